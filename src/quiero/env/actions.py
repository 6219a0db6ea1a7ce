"""The actions of each reglamento, by index. An index never changes its meaning; new words go to the end, and make a new `_vN`."""

from __future__ import annotations

from typing import Final

from quiero.engine import Act
from quiero.engine.cards import NAMES

PASA: Final = "pasa"
"""The only action that is no act of the engine: to leave an answer to the partners who are asked next."""

_TRUCO: Final = ("truco", "retruco", "vale-cuatro")
_VALE: Final = ("truco", "retruco", "vale-nueve", "vale-partida")
_ANSWERS: Final = ("quiero", "no-quiero")
_ENVIDO: Final = ("envido", "real-envido", "falta-envido")
_FLOR: Final = ("flor", "contraflor", "contraflor-al-resto")
_RAISES: Final = ("envido", *[f"envido+{n}" for n in range(1, 23)], "la-falta")
"""At 24 piedras nobody can raise the first two by more than 22 (V-69)."""

_VENEZOLANO: Final = (
    *NAMES,
    *[f"{name} {word}" for word in ("flor", "a-ley", "presento-flor") for name in NAMES],
    *[f"pegado {name}{flor}" for flor in ("", " flor-flor") for name in NAMES],
    *[f"corta {k}" for k in range(1, 40)],
    *_VALE,
    *_ANSWERS,
    *_RAISES,
    *[f"con-flor {word}" for word in (*_VALE, *_ANSWERS, *_RAISES)],
    *[f"{ley} {word}" for ley in ("con-ley", "sin-ley") for word in ("quiero", *_RAISES)],
    "a-ley envido",
    "flor-envida",
    "a-las-flores-no",
    "con-flor me-achico",
    PASA,
)

ACTIONS: Final[dict[str, tuple[str, ...]]] = {
    "argentino-duelo": (
        *NAMES, *_TRUCO, *_ANSWERS, *_ENVIDO, *_FLOR, "mazo", "tengo", "son-buenas", "piedra", "papel", "tijera",
    ),
    "argentino": (*NAMES, *_TRUCO, *_ANSWERS, *_ENVIDO, *_FLOR, "mazo", "me-achico", PASA),
    "venezolano": _VENEZOLANO,
    "venezolano-simple": (*NAMES, *_VALE, *_ANSWERS, "envido", "la-falta", "mazo", PASA),
}  # fmt: skip
"""ACTIONS[reglamento][index]: the acta's word for it, from the 40 cards of the deck on; of a pegado only the card on top."""


def name_of(act: Act) -> str:
    """The action that this act is. A pegado is named by the card on top: the one below is the other that the seat holds."""
    words = act.word.split(" ")
    return " ".join(("pegado", *words[2:])) if words[0] == "pegado" else act.word
