"""What each person promised for the deal when sitting down."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    op.add_column("seat", sa.Column("nonce_hash", sa.Text, nullable=False, server_default=""))
