"""How commands are sent and answered, and whether docs/protocol.md describes every message and close code."""

from __future__ import annotations

import re
import typing
from pathlib import Path

import msgspec
import pytest

from inklings.wire.messages import AskTable, CloseCode, Do, FromBrowser, Presence, ToBrowser, Unsure
from inklings.wire.schema import wire_schema

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("again", [False, True])
def test_a_command_says_whether_it_was_sent_before(*, again: bool) -> None:
    repeated = b', "again": true' if again else b""
    move = b'{"type": "do", "id": "command-1", "action": {}%s}' % repeated
    ask = b'{"type": "ask", "id": "command-1", "ask": {"type": "begin"}%s}' % repeated
    for message in (move, ask):
        command = msgspec.json.decode(message, type=FromBrowser)
        assert isinstance(command, Do | AskTable)
        assert command.again is again


def test_unsure_is_an_answer_of_its_own() -> None:
    assert msgspec.json.encode(Unsure(id="command-1")) == b'{"type":"unsure","id":"command-1"}'


def test_bots_are_there_unless_it_is_said_that_they_are_not() -> None:
    assert not Presence(here=(), watching=0, screens=0).bots_away


def test_the_browser_is_given_every_close_code_by_its_name() -> None:
    (codes,) = wire_schema()["numbers"]
    assert codes["name"] == "CloseCode"
    assert codes["values"] == {code.name: code.value for code in CloseCode}


@pytest.mark.parametrize("message", [*typing.get_args(FromBrowser), *typing.get_args(ToBrowser)])
def test_the_protocol_page_describes_every_message(message: type[msgspec.Struct]) -> None:
    tag = message.__struct_config__.tag
    assert f"`{tag} {{" in PAGE or f'"type": "{tag}"' in PAGE


def test_the_protocol_page_describes_every_close_code() -> None:
    told = {(int(code), name) for code, name in re.findall(r"^\| (\d{4}) \| `(\w+)` \|", PAGE, re.MULTILINE)}
    assert told == {(code.value, code.name) for code in CloseCode}
