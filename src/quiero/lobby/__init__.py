"""Making a table, finding it again, and sitting down at it."""
