"""What page and server tell each other."""
