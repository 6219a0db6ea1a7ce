"""The acta: the written record of a match, read, written, replayed, checked, shown and drawn at random."""
