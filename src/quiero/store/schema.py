"""The tables of the database. How they came to be is in `migrations`; a test holds the two together."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, Table, Text, UniqueConstraint

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
    Column("sitting", Text, nullable=False, server_default=""),
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

account: Final = Table(
    "account",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("skeleton", Text, nullable=False, unique=True),
    Column("character", Text, nullable=False),
    Column("password", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Names that somebody keeps. `skeleton` is the name without what the eye may miss, `password` an Argon2 hash or "" for none.

`id` is also the `key` of the chairs that this person takes.
"""

session: Final = Table(
    "session",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("account_id", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("confirmed_at", BigInteger, nullable=False),
    Index("ix_session_account", "account_id"),
)
"""Browsers that are signed in. `confirmed_at`: when the person last proved who he is in that browser."""

familiar: Final = Table(
    "familiar",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("account_id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Browsers in which that account was once signed in: their tries at the password are not counted with those of strangers."""

recovery: Final = Table(
    "recovery",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column("account_id", Text, nullable=False),
    Index("ix_recovery_account", "account_id"),
)
"""Recovery codes that have not been used."""

passkey: Final = Table(
    "passkey",
    metadata,
    Column("id", Text, primary_key=True),
    Column("account_id", Text, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Index("ix_passkey_account", "account_id"),
)
"""WebAuthn credentials; `id` as the browser writes it (base64url)."""

challenge: Final = Table(
    "challenge",
    metadata,
    Column("challenge", Text, primary_key=True),
    Column("purpose", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)
"""What an authenticator was asked to sign, until it has. `subject`: the account it is for, or the one to be made, as JSON."""

revoked: Final = Table(
    "revoked",
    metadata,
    Column("key", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("ix_revoked_at", "at"),
)
"""Keys and sessions for which something changed just now: every node looks again at the sockets that they hold."""

result: Final = Table(
    "result",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account_id", Text, nullable=False),
    Column("reglamento", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("computers", Boolean, nullable=False),
    Column("points_for", Integer, nullable=False),
    Column("points_against", Integer, nullable=False),
    Column("hands", Integer, nullable=False),
    Column("hands_won", Integer, nullable=False),
    Column("trucos", Integer, nullable=False),
    Column("trucos_won", Integer, nullable=False),
    Column("envidos", Integer, nullable=False),
    Column("envidos_won", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    UniqueConstraint("account_id", "reglamento", "place", name="uq_result_place"),
)
"""What a finished match was for an account: once for each chair, never changed.

`place` counts that account's matches of the reglamento from 1: no two nodes can rate two of them from the same rating.
`mu` and `sigma` are the rating after it.
"""
mute: Final = Table(
    "mute",
    metadata,
    Column("listener", Text, primary_key=True),
    Column("speaker", Text, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Whom somebody does not want to hear any more; `name` is what that one was called then. `id` is what the listener may know."""

silence: Final = Table(
    "silence",
    metadata,
    Column("speaker", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""Who may not say words of his own, and until when."""

report: Final = Table(
    "report",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("speaker", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("verdict", Text, nullable=False, server_default=""),
    Column("settled_at", BigInteger),
    Index("ix_report_verdict", "verdict", "at"),
    Index("ix_report_speaker", "speaker"),
)
"""What a player reported of another. `lines`: what that one had said, as the reporter heard it (JSON). `verdict` "": open."""

table_code: Final = Table(
    "table_code",
    metadata,
    Column("code", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The short codes that lead to tables. One that is old leads to another table when it is needed again."""
