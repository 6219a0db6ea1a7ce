"""The tables of venezolano: words, señas, and the article behind each code."""

from __future__ import annotations

from typing import Final

from quiero.engine.cards import NAMES

TRUCOS: Final = ("", "truco", "retruco", "vale-nueve", "vale-partida")
MOST: Final = 24
"""The highest target, so that no bet is raised by more."""
LAST_CUT: Final = 39
FIRST: Final = 2
"""Piedras of an envido, and of each «y envido» over it (V-66, V-68)."""
ADDS: Final = {"envido": FIRST} | {f"envido+{n}": n for n in range(1, MOST + 1)}
"""How many piedras each raise adds; la falta goes by the score."""
ENVIDOS: Final = ("envido", "la-falta", *[f"envido+{n}" for n in range(1, MOST + 1)])
ANSWERS: Final = ("quiero", "no-quiero")
LEYES: Final = ("con-ley", "sin-ley")
PREFIXED: Final = (
    *[f"con-flor {word}" for word in (*TRUCOS[1:], *ANSWERS, *ENVIDOS)],
    *[f"{ley} {word}" for ley in LEYES for word in ("quiero", *ENVIDOS)],
)
CHOSEN: Final = tuple([f"{ley} envido" for ley in LEYES])
OPENINGS: Final = ("envido", "la-falta", "a-ley envido", *CHOSEN, "flor-envida")
"""What opens an envido of some kind; every other word of envido or flor is an answer."""

DECLARED: Final = ("flor", "a-ley", "presento-flor")
CARDS: Final = (
    *NAMES,
    *[f"{name} {word}" for name in NAMES for word in DECLARED],
    *[f"pegado {low} {top}{flor}" for low in NAMES for top in NAMES if low != top for flor in ("", " flor-flor")],
)
WORDS: Final = frozenset([
    *CARDS, *TRUCOS[1:], *ENVIDOS, *ANSWERS, *PREFIXED, "a-ley envido", "flor-envida", "a-las-flores-no", "con-flor me-achico",
    *[f"corta {k}" for k in range(1, LAST_CUT + 1)], "rendirse", "abandono",
])  # fmt: skip

SENAS: Final = frozenset(["guiño-derecho", "guiño-izquierdo", "lengua-derecha", "lengua-izquierda", "ambos-ojos"])
"""V-191."""

LAW: Final = {
    # what is refused
    "otro-reglamento": "V-1",
    "asiento-inexistente": "V-9",
    "partida-terminada": "V-11",
    "entre-manos": "V-19",
    "no-es-reparto": "V-19",
    "no-corre-reloj": "V-177",
    "primero-el-corte": "V-20",
    "corte-invalido": "V-20",
    "corta-otro": "V-20",
    "ya-se-corto": "V-20",
    "no-es-tu-turno": "V-33",
    "no-tenes-esa-carta": "V-6",
    "carta-con-canto": "V-55",
    "pegado-obligado": "V-157",
    "pegado-no": "V-164",
    "sin-flor": "V-102",
    "no-es-la-ultima": "V-96",
    "es-la-ultima": "V-96",
    "a-ley-ya-dicha": "V-108",
    "a-ley-primera-carta": "V-108",
    "truco-fuera-de-turno": "V-53",
    "primero-truco": "V-81",
    "nivel-no-sube": "V-82",
    "sin-voz": "V-86",
    "no-hay-canto": "V-6",
    "no-te-toca-contestar": "V-56",
    "no-se-contesta-asi": "V-55",
    "envido-fuera-de-turno": "V-53",
    "ya-tiraste": "V-60",
    "primera-cerrada": "V-60",
    "envido-cerrado": "V-75",
    "ley-sin-a-ley": "V-135",
    "hay-que-elegir-ley": "V-132",
    "ley-ya-elegida": "V-132",
    "concurso-no": "V-119",
    "falta-cierra": "V-73",
    "pasa-el-objetivo": "V-69",
    "falta-corta": "V-72",
    "no-se-bloquea": "V-112",
    "no-quiero-es-me-achico": "V-123",
    "sena-sin-companero": "V-194",
    "sena-desconocida": "V-191",
    # what is paid
    "vueltas": "V-204",
    "truco-no-querido": "V-84",
    "vale-partida": "V-89",
    "flor": "V-91",
    "flores": "V-92",
    "envido-querido": "V-50",
    "ley-querida": "V-133",
    "concurso-querido": "V-125",
    "envido-no-querido": "V-68",
    "ley-no-querida": "V-136",
    "concurso-no-querido": "V-127",
    "receta": "V-143",
}
"""The article behind each refusal and each payment."""
