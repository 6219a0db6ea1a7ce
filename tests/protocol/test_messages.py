"""The messages: strict in what they take, and the same in Python and in TypeScript."""

from __future__ import annotations

import dataclasses
import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiero.engine.view import View
from quiero.protocol import doors, messages
from quiero.protocol.messages import ClientMessage, Do, Ping, decoder

ROOT = Path(__file__).resolve().parents[2]
GENERATOR = ROOT / "scripts" / "gen_protocol.py"


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("gen_protocol", GENERATOR)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_typescript_is_what_the_messages_make() -> None:
    if not shutil.which("node") or not (ROOT / "client" / "node_modules" / "json-schema-to-typescript").is_dir():
        pytest.skip("node and client/node_modules are missing: run `make install`")
    done = subprocess.run([sys.executable, str(GENERATOR), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_message_is_in_the_schema_and_none_holds_a_tuple() -> None:
    definitions = generator().schema()["$defs"]
    for union in (messages.ClientMessage, messages.ServerMessage, doors.HttpMessage):
        assert {kind.__name__ for kind in get_args(union)} <= definitions.keys()
    assert "prefixItems" not in json.dumps(definitions)
    assert {field.name for field in dataclasses.fields(View)} == set(definitions["View"]["properties"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '"do"',
        "{}",
        '{"t":"ping"}',
        '{"t":"ping","n":"1"}',
        '{"t":"ping","n":1,"m":2}',
        '{"t":"nunca"}',
        '{"t":["do"]}',
        '{"t":"do","id":"corto","act":"truco","decision":1}',
        '{"t":"do","id":"con espacios","act":"truco","decision":1}',
        '{"t":"do","id":"abcdefgh","act":"","decision":1}',
        '{"t":"do","id":"abcdefgh","act":"truco","decision":1.5}',
        '{"t":"do","id":"abcdefgh","act":"truco","seat":2}',
        '{"t":"frame","version":1}',
        "[" * 4000,
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        decoder().decode(text)


def test_messages_are_read() -> None:
    assert decoder().decode('{"t":"ping","n":7}') == Ping(7)
    assert decoder().decode(b'{"t":"do","id":"a-b_c-123","act":"real-envido","decision":3}') == Do("a-b_c-123", "real-envido", 3)
    assert decoder().decode('{"t":"do","id":"a-b_c-123","act":"rendirse"}') == Do("a-b_c-123", "rendirse", None)


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        message = decoder().decode(data)
    except (msgspec.DecodeError, UnicodeError):
        return
    assert isinstance(message, ClientMessage)


SHAPES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["t", "id", "act", "n", "x"]), inner, max_size=4),
    max_leaves=12,
)


@given(
    st.sampled_from(["do", "rematch", "resync", "ping", "frame", "x"]), st.dictionaries(st.text(max_size=8), SHAPES, max_size=4)
)
def test_any_json_is_read_or_refused(tag: str, fields: dict[str, object]) -> None:
    try:
        message = decoder().decode(msgspec.json.encode({"t": tag, **fields}))
    except msgspec.DecodeError:
        return
    assert isinstance(message, ClientMessage)
