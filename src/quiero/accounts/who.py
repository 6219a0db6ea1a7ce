"""Who is at a browser: a guest, known by a token, or somebody who is signed in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from quiero.accounts.guests import guest_of, key_of, new_token
from quiero.store.accounts import Account, Session

SESSION_COOKIE: Final = "quiero_session"
FAMILIAR_COOKIE: Final = "quiero_known"


@dataclass(frozen=True, slots=True)
class Who:
    """`token`: that of the guest, "" for a browser that never sat, or was signed in when it did.

    A browser may have chairs from before somebody signed in, and they stay playable there: so there are two keys.
    """

    token: str = ""
    account: Account | None = None
    session: Session | None = None

    @property
    def guest(self) -> str:
        """The key of the guest's chairs, "" for none."""
        return key_of(self.token) if self.token else ""

    @property
    def keys(self) -> tuple[str, ...]:
        """Whose chairs may be played here. A new chair is the first one's."""
        own = (self.account.id,) if self.account else ()
        return (*own, *filter(None, (self.guest,)))

    @property
    def key(self) -> str:
        """Whose his next chair is. Only for one that has keys (see `welcome`)."""
        return self.keys[0]

    def welcome(self) -> Who:
        """The same, with a token to be given to a browser that has nothing yet to be known by."""
        return self if self.keys else replace(self, token=new_token())

    @property
    def lines(self) -> tuple[str, ...]:
        """All by which its open sockets are found when something changes."""
        return (*self.keys, *((self.session.token_hash,) if self.session else ()))


def token_in(cookie: str | None) -> str:
    """What a cookie holds, if it can be a token of ours; "" if not."""
    return cookie if cookie is not None and guest_of(cookie) else ""
