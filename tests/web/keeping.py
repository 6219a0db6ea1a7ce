"""Browsers whose people keep a name."""

from __future__ import annotations

from tests.web.site import Browser

PASSWORD = "la del mate amargo"

_names = iter(f"Jugadora {one}{two}{three}" for one in "aeou" for two in "dfgkp" for three in "aeou")
"""None of which looks like another."""


def new_name() -> str:
    return next(_names)


def keep(browser: Browser, name: str = "", password: str = PASSWORD) -> tuple[str, list[str]]:
    """Keep a name in that browser: the name, and its recovery codes."""
    name = name or new_name()
    done = browser.post("/api/account", {"name": name, "character": "mora", "password": password})
    assert done.status_code == 200, done.text
    assert done.json()["me"]["name"] == name
    return name, done.json()["codes"]


def enter(browser: Browser, name: str, password: str = PASSWORD) -> tuple[int, str]:
    done = browser.post("/api/account/enter", {"name": name, "password": password})
    return done.status_code, done.json().get("code", done.json().get("name"))


def post(browser: Browser, path: str, body: object) -> tuple[int, str]:
    done = browser.post(f"/api/account/{path}", body)
    return done.status_code, done.json().get("code", "")


def who(browser: Browser) -> str:
    return str(browser.get("/api/account").json()["name"])
