"""«Seguir en otro aparato»: one device of a seat gets a code, another one spends it and may play that seat too."""

from __future__ import annotations

from quiero.accounts.codes import CODE_SECONDS, code_hash, new_code
from quiero.tables.people import Seating
from quiero.tables.service import Tables


async def offer(tables: Tables, table_id: str, seat: int) -> str:
    """A new code for that seat, good once and for `CODE_SECONDS`. The store keeps only its hash."""
    code = new_code()
    await tables.offer_handover(table_id, seat, code_hash(code), CODE_SECONDS)
    return code


async def take(tables: Tables, typed: str, guest: str) -> Seating:
    """Spend a code as a person typed it: `guest` may play that seat from now on. Raises TableRefusal (`codigo-vencido`)."""
    return await tables.take_handover(code_hash(typed), guest)
