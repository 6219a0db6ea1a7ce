"""Journals, what they wait for, people and nodes.

A migration is never changed once it was released: the next change of the schema is the next file.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None

EVENT_DUE: Final = """
CREATE TRIGGER event_due AFTER INSERT ON event BEGIN
    DELETE FROM due WHERE table_id = NEW.table_id;
    INSERT INTO due (table_id, decision, kind, seat, at)
    SELECT NEW.table_id,
           json_extract(value, '$.decision'),
           json_extract(value, '$.kind'),
           json_extract(value, '$.seat'),
           coalesce(json_extract(value, '$.at'), NEW.at + json_extract(value, '$.after'))
    FROM json_each(NEW.payload, '$.due');
END
"""
"""`due` changes in the statement that writes the row: there is no moment between the two at which a node could die."""


def upgrade() -> None:
    op.create_table(
        "event",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("cmd_id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "cmd_id", name="uq_event_cmd"),
    )
    op.create_table(
        "due",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("decision", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_due_at", "due", ["at"])
    op.execute(EVENT_DUE)
    op.create_table(
        "mesa",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("character", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="uq_seat_key"),
    )
    op.create_index("ix_seat_key", "seat", ["key"])
    op.create_table(
        "handover",
        sa.Column("code_hash", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.Text),
    )
    op.create_index("ix_handover_key", "handover", ["key"])
    op.create_table(
        "beat",
        sa.Column("node", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
