"""What the page and the server say to each other about people: keeping a name, coming back, leaving, and what was played."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quiero.protocol.messages import Name, ReglamentoName

Password = Annotated[str, Meta(min_length=1, max_length=200)]
Typed = Annotated[str, Meta(min_length=1, max_length=80)]
Outcome = Literal["won", "lost", "closed"]
"""`closed`: all went away, and nobody won."""
Base64Url = Annotated[str, Meta(min_length=1, max_length=3000, pattern="^[A-Za-z0-9_-]+$")]


# ---- from the page -------------------------------------------------------------------------------


class SignUp(Struct, forbid_unknown_fields=True):
    """POST /api/account: keep this name by a password. Answered by `Welcome`."""

    name: Name
    character: Name
    password: Password


class SignIn(Struct, forbid_unknown_fields=True):
    """POST /api/account/enter. Answered by `Me`."""

    name: Typed
    password: Password


class Recover(Struct, forbid_unknown_fields=True):
    """POST /api/account/recover: spend a code for a new password; all other browsers are signed out. Answered by `Me`."""

    name: Typed
    code: Typed
    password: Password


class Confirm(Struct, forbid_unknown_fields=True):
    """POST /api/account/confirm: it is still I. Answered by `Me`."""

    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    """POST /api/account/password; all other browsers are signed out. Answered by `Me`."""

    password: Password


class NewCharacter(Struct, forbid_unknown_fields=True):
    """POST /api/account/character. Answered by `Me`."""

    character: Name


class LeaveOther(Struct, forbid_unknown_fields=True):
    """POST /api/account/leave-others: sign out that browser (`Browser.id`), or with "" all but this one. Answered by `Me`."""

    id: Annotated[str, Meta(max_length=16)] = ""


class Forget(Struct, forbid_unknown_fields=True):
    """POST /api/account/forget: erase all that is kept of me. `name` is my name again; a guest has none to give."""

    name: Annotated[str, Meta(max_length=80)] = ""


class AskPasskey(Struct, forbid_unknown_fields=True):
    """POST /api/account/passkeys/ask: what must an authenticator sign? `name` and `character` are for a `new` account."""

    purpose: Literal["new", "add", "enter", "confirm"]
    name: Annotated[str, Meta(max_length=80)] = ""
    character: Annotated[str, Meta(max_length=24)] = ""


class PasskeyMade(Struct, forbid_unknown_fields=True):
    """POST /api/account/passkeys/made: the new credential. Answered by `Welcome`, without codes for one that was added."""

    id: Base64Url
    client_data: Base64Url
    attestation: Base64Url


class PasskeyShown(Struct, forbid_unknown_fields=True):
    """POST /api/account/passkeys/shown: the signature of a credential. Answered by `Me`."""

    id: Base64Url
    client_data: Base64Url
    authenticator: Base64Url
    signature: Base64Url


class DropPasskey(Struct, forbid_unknown_fields=True):
    """POST /api/account/passkeys/drop. Answered by `Me`."""

    id: Base64Url


# ---- from the server -----------------------------------------------------------------------------


class PasskeyAsked(Struct):
    """What to hand to `navigator.credentials`, all bytes as base64url. `known`: credentials that there are already."""

    challenge: str
    rp_id: str
    user_id: str
    user_name: str
    known: list[str]


class Browser(Struct):
    """One that is signed in; `here` is the one that asks. `device` is what it calls itself, "" where that says nothing."""

    id: str
    device: str
    here: bool
    seen_ms: int


class PasskeyInfo(Struct):
    id: str
    device: str
    created_ms: int
    used_ms: int


class Me(Struct):
    """GET /api/account: who is at this browser. `name` is "" for a guest, and then the rest says nothing.

    `sure`: who it is was proved a moment ago, and what the account is opened with may be changed. `codes`: recovery codes left.
    """

    name: str
    character: str
    password: bool
    sure: bool
    codes: int
    passkeys: list[PasskeyInfo]
    browsers: list[Browser]


class Welcome(Struct):
    """The name is kept. `codes` are the recovery codes, shown this once."""

    me: Me
    codes: list[str]


class Codes(Struct):
    """POST /api/account/codes: new recovery codes, shown this once; the old ones are good for nothing."""

    codes: list[str]


class Standing(Struct):
    """What a player has done among people at one reglamento.

    `rating` is absent until a match against people with accounts was played; `settled`: after enough of them. `trucos` and
    `envidos` are those that were sung and paid at the table, `…_won` those paid to the player's team. `house`: matches with
    computers.
    """

    reglamento: ReglamentoName
    rating: int | None
    settled: bool
    matches: int
    won: int
    points_for: int
    points_against: int
    hands: int
    hands_won: int
    trucos: int
    trucos_won: int
    envidos: int
    envidos_won: int
    house: int


class Opponent(Struct):
    """Another person at the table of a match. `name` is "" for a guest, of whom only those at the table are told."""

    name: str
    team: int
    kept: bool


class Played(Struct):
    """A match that is over. `table` is "" but for who played it: the way to its acta. `us` is the player's team.

    `computers`: some of the others were.
    """

    table: str
    reglamento: ReglamentoName
    ended_ms: int
    outcome: Outcome
    rated: bool
    computers: bool
    us: int
    points_for: int
    points_against: int
    people: list[Opponent]


class Player(Struct):
    """GET /api/players/{name}: what everybody may know of somebody who keeps a name. `mine`: it is who asks."""

    name: str
    character: str
    since_ms: int
    mine: bool
    standings: list[Standing]
    played: list[Played]
    more: bool


HttpMessage = (
    SignUp | SignIn | Recover | Confirm | NewPassword | NewCharacter | LeaveOther | Forget
    | AskPasskey | PasskeyMade | PasskeyShown | DropPasskey | PasskeyAsked
    | Browser | PasskeyInfo | Me | Welcome | Codes | Standing | Opponent | Played | Player
)  # fmt: skip
