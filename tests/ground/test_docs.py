"""Our pages point at what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "GLOSSARY.md", *sorted((ROOT / "docs").rglob("*.md"))]
TERMS = re.findall(r"^\| (.+?) \| .+ \| `([\w.]+)` \| \[.+\]\((.+)\) \|$", (ROOT / "GLOSSARY.md").read_text(), re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text()
    targets = re.findall(r"\]\(([^)\s#]+)[^)\s]*\)", text) + re.findall(r'src="([^"]+)"', text)
    assert [target for target in targets if "://" not in target and not (page.parent / target).exists()] == []


def test_the_glossary_has_terms() -> None:
    assert {"flor", "parda", "el envido está primero"} <= {term for term, _, _ in TERMS}


@pytest.mark.parametrize(("term", "identifier", "file"), TERMS, ids=[term for term, _, _ in TERMS])
def test_a_term_is_in_its_file(term: str, identifier: str, file: str) -> None:
    name = identifier.rpartition(".")[2]
    defined = rf"^ *(?:async )?(?:def|class) {name}\b|^{name}\b.*=|^ +(?:self\.)?{name}: |^ *self\.{name} = "
    assert re.search(defined, (ROOT / file).read_text(), re.MULTILINE), f"{term}: {file} defines no {name}"
