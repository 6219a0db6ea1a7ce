"""A live table: its journal, the fold of it, the clocks, the computers, and what each seat is shown."""
