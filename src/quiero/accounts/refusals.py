"""Why an account does not do what was asked."""

from __future__ import annotations


class AccountRefusal(Exception):
    """`code` is a key of the dictionaries.

    Codes: `nombre-tomado` (another's), `nombre-no-se-guarda` (see `names.UnfitName`), `contrasena-corta`, `entrada-mal` (no such
    name with that password), `recuperacion-mal` (nor with that code), `sin-cuenta` (nobody is signed in here), `ya-con-cuenta`
    (somebody is), `hay-que-confirmar` (too long ago to be sure who it is), `llave-mal` (that passkey proves nothing),
    `llave-vencida` (it came too late, or twice), `ultima-llave` (without it nobody could enter any more), `nombre-no-coincide`,
    `no-hay-jugador`, `muchos-intentos`.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
