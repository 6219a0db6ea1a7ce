"""Changes the rules one at a time and says which changes no test notices: `python scripts/mutants.py HOW_MANY [SEED] [GROUP…]`.

A group is a reglamento, or `kernel`, what all of them share. Of each group HOW_MANY changes are drawn; each is made in a copy of
the source, and then the quick tests of that reglamento run: its actas, its articles, its counts, some hundreds of hands beside
the referee. A change that passes them all is printed, with its file and line: a test is missing, or the change changes nothing,
which scripts/mutants.toml then says and why.
"""

from __future__ import annotations

import ast
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from subprocess import DEVNULL

ROOT = Path(__file__).resolve().parent.parent
ENGINE = Path("quiero", "engine")
REGLAMENTOS = {"argentino-duelo": (2,), "argentino": (2, 4, 6), "venezolano": (2, 4), "venezolano-simple": (2, 4)}
KERNEL = "kernel"
NOT_RULES = {"__init__.py", "view.py", "look.py", "key.py", "errors.py", "events.py"}
"""What is shown of a match, which the tests of secrecy hold."""
NOT_CHANGED = {"__repr__", "__copy__", "__deepcopy__", "__reduce__"}

PYTEST = ["-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]

COMPARED = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
COMPUTED = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.Mult: ast.Add, ast.Mod: ast.Add,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitXor: ast.BitOr,
}  # fmt: skip
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
ARTICLE = re.compile(r"([DESV]-)(\d+)")


@dataclass(frozen=True)
class Place:
    """A node of the rules: `statement` is the one that it stands in, `where` the function; `put` puts another one there."""

    node: ast.AST
    statement: ast.AST
    where: str
    put: Callable[[ast.AST], None]

    @property
    def line(self) -> int:
        return getattr(self.node, "lineno", 0)


@dataclass(frozen=True)
class Mutant:
    """One change: its place in a module, the node that stands there instead, and how both read."""

    file: Path
    tree: ast.Module
    place: Place
    new: ast.AST
    was: str
    now: str

    def __str__(self) -> str:
        return f"src/{self.file}:{self.place.line} {self.place.where}: {self.was}  →  {self.now}"

    @property
    def known(self) -> tuple[str, str, str, str]:
        """What names it in scripts/mutants.toml."""
        return self.file.relative_to(ENGINE).as_posix(), self.place.where, self.was, self.now

    def module(self) -> str:
        """The whole module with this change."""
        self.place.put(self.new)
        text = ast.unparse(self.tree)
        self.place.put(self.place.node)
        return text


def others(node: ast.AST) -> Iterator[ast.AST]:
    """What might stand in place of a node."""
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Constant(value=str(value)) if found := ARTICLE.fullmatch(value):
            yield ast.Constant(f"{found[1]}{int(found[2]) + 1}")
        case ast.Compare(ops=[op]) if type(op) in COMPARED:
            yield ast.Compare(node.left, [COMPARED[type(op)]()], node.comparators)
        case ast.BinOp() if type(node.op) in COMPUTED:
            yield ast.BinOp(node.left, COMPUTED[type(node.op)](), node.right)
        case ast.BoolOp():
            yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
            for out in range(len(node.values)):
                left = [value for place, value in enumerate(node.values) if place != out]
                yield ast.BoolOp(node.op, left) if len(left) > 1 else left[0]
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.IfExp():
            yield ast.IfExp(node.test, node.orelse, node.body)
        case ast.Call(func=ast.Name(id=name)) if name in CALLED:
            yield ast.Call(ast.Name(CALLED[name], ast.Load()), node.args, node.keywords)
        case ast.Dict():
            for out in range(len(node.keys)):
                yield ast.Dict(node.keys[:out] + node.keys[out + 1 :], node.values[:out] + node.values[out + 1 :])
        case ast.If():
            yield ast.If(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)
            if not node.orelse:
                yield ast.Pass()
        case ast.Expr(value=ast.Call()) | ast.Raise() | ast.Continue():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute()]) | ast.AugAssign():
            yield ast.Pass()


def places(node: ast.AST, statement: ast.AST, where: str = "") -> Iterator[Place]:
    """All that may be changed below `node`."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_comment") or isinstance(node, ast.JoinedStr):
            continue
        for place, child in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(child, ast.AST) or not changes(child):
                continue
            inside = child if isinstance(child, ast.stmt) else statement
            named = f"{where}.{child.name}".strip(".") if isinstance(child, ast.FunctionDef | ast.ClassDef) else where
            if isinstance(value, list):
                yield Place(child, inside, named, partial(value.__setitem__, place))
            else:
                yield Place(child, inside, named, partial(setattr, node, name))
            yield from places(child, inside, named)


def changes(node: ast.AST) -> bool:
    """Whether anything below that node is a rule: no docstring, no slots, nothing for the type checker or for printing."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Import() | ast.ImportFrom() | ast.Assert() | ast.keyword(arg="strict"):
            return False
        case ast.Assign(targets=[ast.Name(id="__slots__")]) | ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return False
        case ast.FunctionDef(name=name) if name in NOT_CHANGED:
            return False
        case ast.Raise(exc=ast.Name(id="NotImplementedError")) | ast.Raise(exc=ast.Call(func=ast.Name(id="AssertionError"))):
            return False
    return True


def mutants(src: Path, file: Path) -> list[Mutant]:
    """Every change of a module."""
    tree = ast.parse((src / file).read_text(encoding="utf-8"))
    return [
        Mutant(file, tree, place, ast.fix_missing_locations(ast.copy_location(new, place.node)), *told(place, new))
        for place in list(places(tree, tree))
        for new in others(place.node)
    ]


def told(place: Place, new: ast.AST) -> tuple[str, str]:
    """How a place reads now and with the new node: its statement, or the node alone where that is a long table."""
    if isinstance(place.node, ast.Dict) and isinstance(new, ast.Dict):
        key, value = next(entry for entry in zip(place.node.keys, place.node.values, strict=True) if entry[0] not in new.keys)
        return f"{head(key) if key else '**'}: {head(value)}", "left out"
    if place.node is place.statement:
        return head(place.node), head(new)
    was = head(place.statement)
    place.put(new)
    now = head(place.statement)
    place.put(place.node)
    return (was, now) if len(was) < 160 else (head(place.node), head(new))


def head(node: ast.AST) -> str:
    """The first line of a node's code."""
    return ast.unparse(ast.fix_missing_locations(node)).partition("\n")[0]


def tests_of(*names: str) -> list[list[str]]:
    """The commands that judge a change of those reglamentos, the quickest first."""
    folders = [name.replace("-", "_") for name in names]
    tables = [f"{name}-{seats}" for name in names for seats in REGLAMENTOS[name]]
    actas = [f"tests/actas/{folder}{name}" for name in names for folder in ("", "finales/")]
    articles = [f"tests/reglamentos/{folder}" for folder in folders]
    counts = [f"tests/perft/test_{folder}.py" for folder in folders]
    return [
        ["-m", "quiero.acta.cli", "check", *actas],
        [*PYTEST, *articles, *counts],
        [*PYTEST, "tests/referee/test_random.py", "-k", " or ".join(tables)],
    ]


def tests_of_kernel() -> list[list[str]]:
    """Those of every reglamento, and of the engine's verbs and keys."""
    actas, *others = tests_of(*REGLAMENTOS)
    return [actas, [*PYTEST, "tests/engine/test_verbs.py", "tests/engine/test_key.py"], *others]


class Court:
    """Runs the tests of a group on a copy of the source."""

    def __init__(self, copy: Path, group: str) -> None:
        self.copy = copy
        self.commands = tests_of(group) if group != KERNEL else tests_of_kernel()
        self.seconds = [0.0] * len(self.commands)
        for place, command in enumerate(self.commands):
            began = time.monotonic()
            if not self._passes(command, 900):
                raise SystemExit(f"the tests fail on the rules as they are: python {' '.join(command)}")
            self.seconds[place] = time.monotonic() - began

    def survives(self, mutant: Mutant) -> bool:
        """Whether no test notices. One that runs much longer than it should has noticed."""
        path = self.copy / mutant.file
        kept = path.read_text(encoding="utf-8")
        path.write_text(mutant.module(), encoding="utf-8")
        try:
            return all(self._passes(command, 20 + 5 * took) for command, took in zip(self.commands, self.seconds, strict=True))
        finally:
            path.write_text(kept, encoding="utf-8")

    def _passes(self, command: list[str], seconds: float) -> bool:
        environment = {**os.environ, "PYTHONPATH": str(self.copy), "PYTHONDONTWRITEBYTECODE": "1"}
        environment.pop("QUIERO_UNDER_TEST", None)
        environment.pop("QUIERO_SOAK", None)
        with subprocess.Popen(
            [sys.executable, *command], cwd=ROOT, env=environment, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
        ) as run:
            try:
                return run.wait(seconds) == 0
            except subprocess.TimeoutExpired:
                os.killpg(run.pid, signal.SIGKILL)  # with what it started itself
                return False


def modules_of(src: Path, group: str) -> list[Path]:
    """The files of a group, below `src`."""
    folder = ENGINE if group == KERNEL else ENGINE / "reglamentos" / group.replace("-", "_")
    return [path.relative_to(src) for path in sorted((src / folder).glob("*.py")) if path.name not in NOT_RULES]


def known(root: Path) -> set[tuple[str, str, str, str]]:
    """The changes that change nothing, as scripts/mutants.toml has them: file, function, before, after."""
    entries = tomllib.loads((root / "scripts" / "mutants.toml").read_text(encoding="utf-8"))["same"]
    return {(entry["file"], entry["where"], entry["was"], entry["now"]) for entry in entries}


def main(how_many: int, seed: int, groups: list[str]) -> None:
    """Draws, tries and prints."""
    same = known(ROOT)
    with tempfile.TemporaryDirectory(prefix="quiero-mutants-") as name:
        copy = Path(name, "src")
        shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__"))
        for group in groups:
            court = Court(copy, group)
            every = [mutant for file in modules_of(copy, group) for mutant in mutants(copy, file)]
            tried = [mutant for mutant in every if mutant.known not in same]
            drawn = random.Random(f"{seed} {group}").sample(tried, min(how_many, len(tried)))
            print(f"{group}: {len(drawn)} of {len(every)} changes (seed {seed})", flush=True)
            survivors = 0
            for mutant in sorted(drawn, key=lambda each: (each.file, each.place.line)):
                if court.survives(mutant):
                    survivors += 1
                    print(f"  {mutant}", flush=True)
            print(f"{group}: {survivors} survive", flush=True)


if __name__ == "__main__":
    words = sys.argv[1:]
    main(int(words[0]), int(words[1]) if len(words) > 1 else 1, words[2:] or [*REGLAMENTOS, KERNEL])
