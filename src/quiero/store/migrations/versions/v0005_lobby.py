"""People who change chairs before a match begins, and the short codes of tables."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0005"
down_revision: Final = "0004"


def upgrade() -> None:
    op.add_column("seat", sa.Column("sitting", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "table_code",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
