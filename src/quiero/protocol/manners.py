"""Not wanting to hear somebody, reporting him, and what the operator reads and settles."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Reason = Literal["insultos", "trampa", "nombre", "otra"]
Verdict = Literal["nada", "silencio-semana", "silencio", "nombre"]
"""Nothing wrong · no words of his own for a week · nor ever again · his name is taken from him, and he is silent for a week."""


class Whom(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/mute: I do not want to hear that person any more, here or anywhere. Answered by `Muted`.

    A player by his `seat`, a spectator (`seat` 0) by the `who` of what he said.
    """

    seat: int = 0
    who: Annotated[str, Meta(max_length=40)] = ""


class Muted(Struct):
    """Somebody whom I do not hear; DELETE /api/mutes/{id} hears him again."""

    id: str
    name: str
    at_ms: int


class Mutes(Struct):
    """GET /api/mutes: the people whom I do not hear, the last one first."""

    people: list[Muted]


class Report(Whom, kw_only=True):
    """POST /api/tables/{id}/report: the house should look at that person. What he said, as I heard it, goes with it."""

    reason: Reason
    words: Annotated[str, Meta(max_length=300)] = ""


class Reported(Struct):
    """It is written down."""

    name: str


class OperatorKey(Struct, forbid_unknown_fields=True):
    """POST /api/operator: the key that `quiero operator` prints opens the operator's pages for a day."""

    key: Annotated[str, Meta(min_length=20, max_length=100)]


class Case(Struct):
    """A report as the operator reads it. `before`: how many others there are of the same person; `verdict` null: open."""

    id: str
    at_ms: int
    table: str
    seat: int
    name: str
    reason: Reason
    words: str
    lines: list[str]
    before: int
    verdict: Verdict | None
    silenced: bool


class Cases(Struct):
    """GET /api/operator/reports: the open ones, the oldest first; with `?settled=1` the last ones that were settled."""

    cases: list[Case]


class Settle(Struct, forbid_unknown_fields=True):
    """POST /api/operator/reports/{id}: what is done about it. Answered by the `Case`."""

    verdict: Verdict


HttpMessage = Whom | Muted | Mutes | Report | Reported | OperatorKey | Case | Cases | Settle
