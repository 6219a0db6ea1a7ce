"""What a table is called, and who plays for the house. Proper names, the same in every language."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from quiero.store import Chair

TABLES: Final = (
    "El Ombú", "La Calandria", "El Estribo", "La Tacuara", "El Chajá", "La Tapera", "El Palenque", "La Carreta",
    "El Hornero", "La Tranquera", "El Ceibo", "La Vizcacha", "El Boyero", "La Pulpería", "El Algarrobo", "La Querencia",
    "El Gallo", "La Esquina", "El Farol", "La Bordona", "El Fogón", "La Ribera", "El Lucero", "La Chúcara",
    "El Resero", "La Madrugada", "El Cardón", "La Cañada", "El Aljibe", "La Trastienda", "El Tero", "La Porteña",
)  # fmt: skip

SITTERS: Final = (
    ("Doña Elvira", "elvira"), ("Anselmo", "anselmo"), ("Mora", "mora"), ("Lautaro", "lautaro"), ("Eusebia", "elvira"),
    ("Don Cosme", "anselmo"),
)  # fmt: skip
"""Name and face of the people who play for the house: a name for each seat of the largest table."""


def table_name(table_id: str) -> str:
    """The name on the door: always the same one for a table."""
    return TABLES[crc32(table_id.encode()) % len(TABLES)]


def of_the_house(table_id: str, seat: int) -> Chair:
    """Who plays that seat for the house; different people at the seats of one table."""
    name, character = SITTERS[(crc32(table_id.encode()) + seat) % len(SITTERS)]
    return Chair(table_id, seat, name, character, key="")


def of_a_spectator(table_id: str, key: str) -> str:
    """What somebody who watches is called: always the same at a table, and nothing of the key can be told from it."""
    return f"Mirón {100 + crc32(f'{table_id}|{key}'.encode()) % 900}"
