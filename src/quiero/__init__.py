"""quiero: truco, served."""

__version__ = "0.1.0"
