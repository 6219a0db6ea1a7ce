"""Write the client's TypeScript from the messages of `quiero.protocol`, or with `--check` say whether it is stale.

    python scripts/gen_protocol.py [--check]

msgspec makes the JSON schema, json-schema-to-typescript (of client/node_modules, run by node) makes the TypeScript.
Exit codes: 0 written, or up to date · 1 stale (`--check`) · 2 the schema or the tools will not do.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, get_args

import msgspec

import quiero.protocol
from quiero.protocol import messages

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
TARGET = CLIENT / "src" / "server" / "protocol.ts"

PARTS = [import_module(f"quiero.protocol.{part.name}") for part in iter_modules(quiero.protocol.__path__)]
"""The messages of each part of the page; what goes over plain HTTP is in the `HttpMessage` of its part."""

UNIONS = {
    "ClientMessage": get_args(messages.ClientMessage),
    "ServerMessage": get_args(messages.ServerMessage),
    "HttpMessage": tuple(kind for part in PARTS for kind in get_args(getattr(part, "HttpMessage", None))),
}

BANNER = "// Written by scripts/gen_protocol.py from src/quiero/protocol: change that and run this."

NOISE = re.compile(r"(?: \*\n)? \* This interface was referenced by `\w+`'s JSON-Schema\n \* via the `definition` \"\w+\"\.\n")
EMPTY = re.compile(r"/\*\*\n \*/\n")

SCRIPT = """
import { compile } from "json-schema-to-typescript";
let text = "";
for await (const part of process.stdin) text += part;
const options = {
  bannerComment: "", additionalProperties: false, unreachableDefinitions: true,
  style: { printWidth: 110 },
};
process.stdout.write(await compile(JSON.parse(text), "Protocol", options));
"""


class Unfit(Exception):
    """What keeps the TypeScript from being made."""


def schema() -> dict[str, Any]:
    """One JSON schema with a definition for every message and for the unions of the socket. Raises Unfit on a tuple."""
    kinds = [kind for union in UNIONS.values() for kind in union]
    _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for name, component in found.items():
        if "prefixItems" in json.dumps(component):
            raise Unfit(f"{name} holds a tuple")
    for name, union in UNIONS.items():
        found[name] = {"title": name, "anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in union]}
    return {
        "title": "Protocol",
        "description": "What goes over the wire, each way.",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in UNIONS},
        "required": list(UNIONS),
        "$defs": found,
    }


def constants() -> str:
    """The numbers that both sides must agree on."""
    return f"export const MAX_MESSAGE = {messages.MAX_MESSAGE};\n\nexport const CLOSE = {json.dumps(messages.CLOSE)} as const;\n"


def typescript() -> str:
    """The whole file. Raises Unfit when node or the generator is missing, or fails."""
    node = shutil.which("node")
    if node is None or not (CLIENT / "node_modules" / "json-schema-to-typescript").is_dir():
        raise Unfit("node and client/node_modules are needed: run `make install`")
    done = subprocess.run(
        [node, "--input-type=module", "-e", SCRIPT],
        input=json.dumps(schema()),
        cwd=CLIENT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Unfit(done.stderr.strip())
    body = EMPTY.sub("", NOISE.sub("", done.stdout))
    return f"{BANNER}\n\n{constants()}\n{body}"


def main() -> int:
    try:
        text = typescript()
    except Unfit as why:
        print(f"gen_protocol: {why}", file=sys.stderr)
        return 2
    if "--check" not in sys.argv[1:]:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET.relative_to(ROOT)} is stale: run scripts/gen_protocol.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
