"""Where journals live: a narrow interface, and SQLite behind it."""

from quiero.store.base import Chair, Mesa, NewRow, Row, Store, StoreTrouble
from quiero.store.sqlite import SqliteStore

__all__ = ["Chair", "Mesa", "NewRow", "Row", "SqliteStore", "Store", "StoreTrouble"]
