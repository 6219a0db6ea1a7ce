"""The tables of the database. How they came to be is in `migrations`; a test holds the two together."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, MetaData, Table, Text, UniqueConstraint

metadata: Final = MetaData()

event: Final = Table(
    "event",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("cmd_id", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("payload", Text, nullable=False),
    UniqueConstraint("table_id", "cmd_id", name="uq_event_cmd"),
)
"""The journals: one accepted command, one row."""

due: Final = Table(
    "due",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("decision", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_due_at", "at"),
)
"""What each table waits for: an index over the last row of its journal, so that a table nobody has in memory is found in time."""

mesa: Final = Table(
    "mesa",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("seed", LargeBinary, nullable=False),
)

seat: Final = Table(
    "seat",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("character", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("nonce_hash", Text, nullable=False, server_default=""),
    UniqueConstraint("table_id", "key", name="uq_seat_key"),
    Index("ix_seat_key", "key"),
)
"""Personal data: who sits where. The journal knows seats only."""

handover: Final = Table(
    "handover",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("key", Text),
    Index("ix_handover_key", "key"),
)
"""Codes of «seguir en otro aparato». `key` is empty until the code is spent; then it is one more key of that seat."""

beat: Final = Table(
    "beat",
    metadata,
    Column("node", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
