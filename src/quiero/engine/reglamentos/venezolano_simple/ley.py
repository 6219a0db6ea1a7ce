"""The tables of venezolano-simple: words, and the article behind each code."""

from __future__ import annotations

from typing import Final

from quiero.engine.cards import NAMES

WORDS: Final = frozenset(NAMES) | frozenset(
    [
        "truco",
        "retruco",
        "vale-nueve",
        "vale-partida",
        "envido",
        "la-falta",
        "quiero",
        "no-quiero",
        "mazo",
        "rendirse",
        "abandono",
    ]
)

LAW: Final = {
    # what is refused
    "otro-reglamento": "S-59",
    "asiento-inexistente": "S-3",
    "partida-terminada": "S-4",
    "entre-manos": "S-7",
    "no-es-reparto": "S-7",
    "no-corre-reloj": "S-46",
    "no-es-tu-turno": "S-18",
    "no-tenes-esa-carta": "S-59",
    "carta-con-canto": "S-24",
    "truco-fuera-de-turno": "S-23",
    "nivel-salteado": "S-26",
    "sube-el-otro": "S-25",
    "no-hay-canto": "S-59",
    "no-te-toca-contestar": "S-24",
    "no-se-contesta-asi": "S-24",
    "envido-fuera-de-turno": "S-28",
    "ya-tiraste": "S-28",
    "flor-anula-envido": "S-38",
    "un-envido-por-mano": "S-30",
    "envido-sobre-truco": "S-35",
    "sin-reenvido": "S-30",
    "primero-el-envido": "S-30",
    "mazo-fuera-de-turno": "S-52",
    "mazo-con-canto": "S-52",
    # what is paid
    "vueltas": "S-21",
    "truco-no-querido": "S-22",
    "mazo": "S-51",
    "envido-querido": "S-33",
    "envido-no-querido": "S-29",
    "flor-de-palo": "S-39",
    "flor-con-pieza": "S-39",
    "flor-reservada": "S-40",
}
"""The article behind each refusal and each payment."""
