"""All of it together, over one database."""

from __future__ import annotations

from quiero.manners.book import Book
from quiero.manners.operator import Operator
from quiero.manners.reports import Reports
from quiero.store.database import Database
from quiero.store.manners import MannersStore


class Desk:
    """The store, the book, the reports, and the operator who has `key` ("": there is none)."""

    def __init__(self, database: Database, key: str) -> None:
        self.store = MannersStore(database)
        self.book = Book(self.store, database.now)
        self.reports = Reports(self.store, self.book, database.now)
        self.operator = Operator(key, database.now)
