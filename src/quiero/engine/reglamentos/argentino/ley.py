"""The tables of argentino: words, señas, the flor, and the article behind each code."""

from __future__ import annotations

from typing import Final

from quiero.engine.cards import NAMES
from quiero.engine.flor import Grammar

WORDS: Final = frozenset([
    *NAMES, "truco", "retruco", "vale-cuatro", "envido", "real-envido", "falta-envido", "quiero", "no-quiero", "flor",
    "contraflor", "contraflor-al-resto", "me-achico", "mazo", "rendirse", "abandono",
])  # fmt: skip

SENAS: Final = frozenset(
    ["cejas", "guiño", "boca-derecha", "boca-izquierda", "labio", "besito", "boca-abierta", "cabeza", "ojos"]
)
"""E-64."""

FLOR_POINTS: Final = 3

FLOR: Final = {
    ("flor",): Grammar(
        "", "me-achico", ("contraflor", "contraflor-al-resto"), None, 4, ("", "me-achico")
    ),
    ("flor", "contraflor"): Grammar(
        "quiero", "no-quiero", ("contraflor-al-resto",), 6, 4, ("contraflor-querida", "contraflor-no-querida")
    ),
    ("flor", "contraflor-al-resto"): Grammar(
        "quiero", "no-quiero", (), None, 4, ("al-resto-querido", "al-resto-no-querido")
    ),
    ("flor", "contraflor", "contraflor-al-resto"): Grammar(
        "quiero", "no-quiero", (), None, 6, ("al-resto-querido", "al-resto-no-querido")
    ),
}  # fmt: skip
"""E-45 to E-48, and E-68 for silence."""

LAW: Final = {
    # what is refused
    "otro-reglamento": "E-71",
    "asiento-inexistente": "E-4",
    "partida-terminada": "E-2",
    "entre-manos": "E-9",
    "no-es-reparto": "E-9",
    "no-corre-reloj": "E-68",
    "no-es-tu-turno": "E-17",
    "no-tenes-esa-carta": "E-71",
    "carta-con-canto": "E-27",
    "truco-fuera-de-turno": "E-21",
    "nivel-salteado": "E-25",
    "sube-el-otro": "E-26",
    "no-hay-canto": "E-71",
    "no-te-toca-contestar": "E-59",
    "no-se-contesta-asi": "E-71",
    "envido-fuera-de-turno": "E-29",
    "primera-cerrada": "E-28",
    "un-envido-por-mano": "E-40",
    "truco-querido-cierra": "E-31",
    "flor-cierra-envido": "E-42",
    "primero-el-envido": "E-30",
    "real-de-entrada": "E-34",
    "falta-cierra": "E-34",
    "cadena-agotada": "E-33",
    "mesa-sin-flor": "E-41",
    "flor-fuera-de-turno": "E-43",
    "sin-flor": "E-42",
    "flor-tarde": "E-43",
    "flor-ya-cantada": "E-44",
    "flor-disputada": "E-50",
    "contraflor-sin-flor": "E-45",
    "primero-la-flor": "E-45",
    "no-se-contesta-asi-la-flor": "E-45",
    "mazo-fuera-de-turno": "E-54",
    "mazo-con-canto": "E-54",
    "sena-sin-companero": "E-63",
    "sena-desconocida": "E-64",
    # what is paid
    "vueltas": "E-20",
    "truco-no-querido": "E-24",
    "mazo": "E-52",
    "mazo-en-primera": "E-53",
    "envido-querido": "E-37",
    "envido-no-querido": "E-34",
    "flor-sola": "E-44",
    "me-achico": "E-46",
    "contraflor-querida": "E-47",
    "contraflor-no-querida": "E-47",
    "al-resto-querido": "E-48",
    "al-resto-no-querido": "E-48",
}
"""The article behind each refusal and each payment."""
