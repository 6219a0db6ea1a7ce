"""What a table is called, and who plays for the house. Proper names, the same in every language; each house has its own."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from quiero.store import Chair

GONE: Final = "Alguien que se fue"
"""Who sat on a chair whose person had his data erased."""
NAMELESS: Final = "Sin nombre"
"""What somebody is called whose name was taken from him; an account with a number after it."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a reglamento is played: names for its tables, and who sits there for the house.

    `sitters`: name and face, more than the largest table has seats. Their faces are all that the page draws
    (client/src/art/faces/people), and any person may wear one.
    """

    tables: tuple[str, ...]
    sitters: tuple[tuple[str, str], ...]


PULPERIA: Final = Place(
    tables=(
        "El Ombú", "La Calandria", "El Estribo", "La Tacuara", "El Chajá", "La Tapera", "El Palenque", "La Carreta",
        "El Hornero", "La Tranquera", "El Ceibo", "La Vizcacha", "El Boyero", "La Pulpería", "El Algarrobo", "La Querencia",
        "El Gallo", "La Esquina", "El Farol", "La Bordona", "El Fogón", "La Ribera", "El Lucero", "La Chúcara",
        "El Resero", "La Madrugada", "El Cardón", "La Cañada", "El Aljibe", "La Trastienda", "El Tero", "La Porteña",
    ),
    sitters=(
        ("Doña Elvira", "elvira"), ("Anselmo", "anselmo"), ("Mora", "mora"), ("Lautaro", "lautaro"), ("Nélida", "nelida"),
        ("Rulo", "rulo"), ("Midori", "midori"),
    ),
)  # fmt: skip

PATIO: Final = Place(
    tables=(
        "El Almendrón", "La Mata de Mango", "El Araguaney", "La Cayena", "El Chinchorro", "La Tinaja", "El Uvero", "La Perla",
        "El Peñero", "La Pepa de Sol", "El Cardenal", "La Trinitaria", "El Malecón", "La Guaca", "El Tamarindo", "La Atarraya",
        "El Cocal", "La Salina", "El Papelón", "La Ranchería", "El Turpial", "La Bahía", "El Guayacán", "La Nasa",
        "El Merey", "La Empanada", "El Pescador", "La Matica", "El Roble", "La Orilla", "El Alcatraz", "La Sombrita",
    ),
    sitters=(
        ("Beltrán", "beltran"), ("Yuleisi", "yuleisi"), ("Nino", "nino"), ("Chayo", "chayo"), ("Doña Goya", "goya"),
        ("Cheo", "cheo"), ("Samir", "samir"),
    ),
)  # fmt: skip

PLACES: Final = {"es-AR": PULPERIA, "es-VE": PATIO}
"""By the Spanish that is spoken at the table (`rules.locale`)."""

FACES: Final = frozenset(face for place in PLACES.values() for _, face in place.sitters)


def table_name(table_id: str, locale: str) -> str:
    """The name on the door: always the same one for a table."""
    tables = PLACES[locale].tables
    return tables[crc32(table_id.encode()) % len(tables)]


def of_the_house(table_id: str, seats: Iterable[int], people: Collection[Chair], locale: str) -> dict[int, Chair]:
    """Who plays those seats for the house: always the same, all different, and with the face of nobody who sits there.

    Somebody who is called as a person there is called comes only when there is nobody else.
    """
    sitters = PLACES[locale].sitters
    first = crc32(table_id.encode()) % len(sitters)
    worn = {chair.character for chair in people}
    called = {chair.name.casefold() for chair in people}
    free = [(name, face) for name, face in (*sitters[first:], *sitters[:first]) if face not in worn]
    free.sort(key=lambda sitter: sitter[0].casefold() in called)
    return {seat: Chair(table_id, seat, name, face, key="") for seat, (name, face) in zip(seats, free, strict=False)}


def face_for(character: str, locale: str, key: str) -> str:
    """The face that this person chose; for one that nobody here has (another version's page) always the same one of the house."""
    if character in FACES:
        return character
    sitters = PLACES[locale].sitters
    return sitters[crc32(key.encode()) % len(sitters)][1]


def of_a_spectator(table_id: str, key: str) -> str:
    """What somebody who watches is called: always the same at a table, and nothing of the key can be told from it."""
    return f"Mirón {100 + crc32(f'{table_id}|{key}'.encode()) % 900}"
