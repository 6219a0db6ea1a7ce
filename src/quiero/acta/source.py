"""Where things stand in the text of an acta. `tomllib` tells values, not lines; errors need lines."""

from __future__ import annotations

import re
from typing import Final

_TOKEN: Final = re.compile(
    r'''(?P<basic>"""(?:\\.|[^\\])*?"""(?!"))'''
    r"""|(?P<literal>\'\'\'.*?\'\'\'(?!'))"""
    r"""|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|\#[^\n]*"""
    r"""|(?P<hand>^[ \t]*\[\[[ \t]*mano[ \t]*\]\])"""
    r"""|(?P<key>^[ \t]*(?P<name>[\w-]+)[ \t]*=)""",
    re.DOTALL | re.MULTILINE,
)
_BREAK: Final = re.compile(r"(?P<joined>\\[ \t]*\n\s*)|(?P<escaped>\\n)|\\.|(?P<real>\n)", re.DOTALL)


class Source:
    """The lines of the keys of one TOML text, and of what is inside its multi-line strings.

    Only the usual layout is understood: `[[mano]]` tables and bare keys. For anything else `line` gives the nearest thing
    that it knows, so that an error always names a line.
    """

    def __init__(self, text: str) -> None:
        self._keys: dict[int, dict[str, int]] = {0: {}}
        """The lines of the keys of each hand from 1; hand 0 is the top level, key "" the `[[mano]]` itself."""
        self._inside: dict[tuple[int, str], list[int]] = {}
        hand, key = 0, ""
        line, seen = 1, 0
        for token in _TOKEN.finditer(text):
            line += text.count("\n", seen, token.start())
            seen = token.start()
            if token["hand"]:
                hand, key = hand + 1, ""
                self._keys[hand] = {"": line}
            elif token["key"]:
                key = token["name"]
                self._keys[hand].setdefault(key, line)
            elif token["basic"] or token["literal"]:
                self._inside.setdefault((hand, key), _lines_inside(token[0], line, escapes=bool(token["basic"])))

    def line(self, hand: int, key: str = "") -> int:
        """The line of a key; of its `[[mano]]` when it is not found; of the top when that is not found either."""
        keys = self._keys.get(hand, {})
        return keys.get(key) or keys.get("") or self._keys[0].get("mano", 1)

    def line_inside(self, hand: int, key: str, index: int) -> int:
        """The line in the file of the line `index` (from 0) of a string value."""
        inside = self._inside.get((hand, key), [])
        return inside[index] if index < len(inside) else self.line(hand, key)

    def keys(self, hand: int) -> dict[str, int]:
        """Every key of one table with its line."""
        return dict(self._keys.get(hand, {}))


def _lines_inside(raw: str, first: int, *, escapes: bool) -> list[int]:
    """The file's line of each line of the value of a multi-line string that begins on line `first`."""
    body = raw[3:-3]
    line = first
    if body.startswith("\n"):
        body, line = body[1:], line + 1
    if not escapes:
        return list(range(line, line + body.count("\n") + 1))
    lines = [line]
    for found in _BREAK.finditer(body):
        line += found[0].count("\n")
        if found["real"] or found["escaped"]:
            lines.append(line)
    return lines
