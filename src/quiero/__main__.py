"""`python -m quiero`: the same as the `quiero` command."""

from quiero.cli import app

app()
