"""People who keep their name: accounts, the browsers in which they are signed in, their passkeys, and what they have played."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    accounts()
    passkeys()
    results()


def accounts() -> None:
    op.create_table(
        "account",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("skeleton", sa.Text, nullable=False, unique=True),
        sa.Column("character", sa.Text, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "session",
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("confirmed_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_session_account", "session", ["account_id"])
    op.create_table(
        "familiar",
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("account_id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "recovery",
        sa.Column("code_hash", sa.Text, primary_key=True),
        sa.Column("account_id", sa.Text, nullable=False),
    )
    op.create_index("ix_recovery_account", "recovery", ["account_id"])
    op.create_table(
        "revoked",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_revoked_at", "revoked", ["at"])


def passkeys() -> None:
    op.create_table(
        "passkey",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passkey_account", "passkey", ["account_id"])
    op.create_table(
        "challenge",
        sa.Column("challenge", sa.Text, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )


def results() -> None:
    numbers = ("points_for", "points_against", "hands", "hands_won", "trucos", "trucos_won", "envidos", "envidos_won")
    op.create_table(
        "result",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account_id", sa.Text, nullable=False),
        sa.Column("reglamento", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("computers", sa.Boolean, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in numbers),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.UniqueConstraint("account_id", "reglamento", "place", name="uq_result_place"),
    )
