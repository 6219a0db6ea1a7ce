"""Fair deals: one seed for a match, committed to before anyone sits and shown when the match is over.

Everything that the server draws in a match follows from the seed and from a nonce of each seat (`aportes`), so that
whoever holds the acta of a finished match can draw it all again. The exact bytes are in `docs/acta.md`, *A fair deal*.
"""

from quiero.fair.draws import NO_APORTE, Draws, commitment

__all__ = ["NO_APORTE", "Draws", "commitment"]
