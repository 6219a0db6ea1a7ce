"""The tables of argentino-duelo: words, the flor, and the article behind each code."""

from __future__ import annotations

from typing import Final

from quiero.engine.cards import NAMES
from quiero.engine.flor import Grammar

WORDS: Final = frozenset(NAMES) | frozenset(
    [
        "truco",
        "retruco",
        "vale-cuatro",
        "envido",
        "real-envido",
        "falta-envido",
        "quiero",
        "no-quiero",
        "tengo",
        "son-buenas",
        "flor",
        "contraflor",
        "contraflor-al-resto",
        "mazo",
        "rendirse",
        "abandono",
        "piedra",
        "papel",
        "tijera",
    ]
)

FLOR_POINTS: Final = 3

FLOR: Final = {
    ("flor",): Grammar(
        "flor", "", ("contraflor", "contraflor-al-resto"), 3, 3, ("flor-comparada", "flor-sin-contestar")
    ),
    ("flor", "contraflor"): Grammar(
        "quiero", "no-quiero", ("contraflor-al-resto",), 6, 3, ("contraflor-querida", "contraflor-no-querida")
    ),
    ("flor", "contraflor-al-resto"): Grammar(
        "quiero", "no-quiero", (), None, 3, ("al-resto-querido", "al-resto-no-querido")
    ),
    ("flor", "contraflor", "contraflor-al-resto"): Grammar(
        "quiero", "no-quiero", (), None, 6, ("al-resto-querido", "al-resto-no-querido")
    ),
}  # fmt: skip
"""D-53 to D-56, and D-68 for silence."""

LAW: Final = {
    # what is refused
    "otro-reglamento": "D-80",
    "asiento-inexistente": "D-1",
    "partida-terminada": "D-3",
    "entre-manos": "D-79",
    "no-es-reparto": "D-79",
    "no-corre-reloj": "D-66",
    "primero-el-sorteo": "D-5",
    "ya-elegiste": "D-5",
    "sorteo-terminado": "D-5",
    "no-es-tu-turno": "D-16",
    "no-tenes-esa-carta": "D-16",
    "carta-con-canto": "D-27",
    "truco-fuera-de-turno": "D-22",
    "nivel-salteado": "D-28",
    "sube-el-otro": "D-26",
    "no-hay-canto": "D-80",
    "no-te-toca-contestar": "D-27",
    "no-se-contesta-asi": "D-80",
    "envido-fuera-de-turno": "D-30",
    "primera-cerrada": "D-29",
    "un-envido-por-mano": "D-31",
    "truco-querido-cierra": "D-43",
    "flor-cierra-envido": "D-59",
    "ya-tiraste": "D-41",
    "primero-el-envido": "D-27",
    "real-de-entrada": "D-33",
    "falta-cierra": "D-34",
    "cadena-agotada": "D-35",
    "flor-fuera-de-turno": "D-47",
    "sin-flor": "D-46",
    "flor-tarde": "D-49",
    "flor-ya-cantada": "D-59",
    "contraflor-sin-flor": "D-56",
    "primero-la-flor": "D-52",
    "no-se-contesta-asi-la-flor": "D-56",
    "falta-declarar": "D-38",
    "declara-el-pie": "D-38",
    "mazo-fuera-de-turno": "D-63",
    "mazo-con-canto": "D-61",
    "mazo-sin-actuar": "D-62",
    # what the table refuses before the engine is asked
    "tarde": "D-71",
    "decision-vieja": "D-80",
    "acto-desconocido": "D-80",
    "acto-ajeno": "D-80",
    # what is paid
    "vueltas": "D-21",
    "truco-no-querido": "D-24",
    "mazo": "D-60",
    "envido-querido": "D-39",
    "envido-no-querido": "D-36",
    "flor-sola": "D-51",
    "flor-comparada": "D-53",
    "flor-sin-contestar": "D-68",
    "contraflor-querida": "D-54",
    "contraflor-no-querida": "D-54",
    "al-resto-querido": "D-55",
    "al-resto-no-querido": "D-55",
}
"""The article behind each refusal and each payment."""
