"""What a process writes into its log."""

from __future__ import annotations

import json
import logging

import pytest
from tests.parts import NatsServer
from tests.visitor import members, sit, visit

from inklings.live.log_lines import JsonLines, PlainLines


def record(**about: object) -> logging.LogRecord:
    return logging.getLogger("inklings.test").makeRecord(
        "inklings.test", logging.ERROR, "file", 1, "incident %s", ("c0ffee",), None, extra=about
    )


def test_a_line_for_people_ends_with_what_it_is_about() -> None:
    line = PlainLines().format(record(table="BCDF", sequence=7))
    assert line.endswith(" ERROR inklings.test: incident c0ffee table=BCDF sequence=7")


def test_a_line_for_programs_is_an_object() -> None:
    line = json.loads(JsonLines().format(record(table="BCDF", sequence=7)))
    del line["time"]
    assert line == {
        "level": "error",
        "logger": "inklings.test",
        "event": "incident c0ffee",
        "table": "BCDF",
        "sequence": 7,
    }


def test_a_traceback_is_part_of_the_object_and_shows_no_variables() -> None:
    secret = "hand of cards"  # noqa: S105
    failed = record()
    try:
        int("no number", base=len(secret))
    except ValueError as error:
        failed.exc_info = (type(error), error, error.__traceback__)
    (line,) = JsonLines().format(failed).splitlines()
    assert "ValueError" in json.loads(line)["exception"]
    assert secret not in line


async def test_a_move_can_be_followed_from_gate_to_engine_to_gate(
    shared_nats: NatsServer, caplog: pytest.LogCaptureFixture
) -> None:
    async with members(shared_nats.url) as (one, two):
        code = await one.open_table("moons", {})
        ada, bruno = await visit(one, code, "ada"), await visit(two, code, "bruno")
        caplog.set_level(logging.DEBUG, "inklings.moves")
        await ada.ask("c1", sit("Ada"))
        await bruno.until(lambda: bruno.table.seat_of(ada.person) is not None)
    trail = [vars(line) for line in caplog.records if vars(line).get("command") == "c1"]
    assert sorted(line["msg"] for line in trail) == ["appended", "received", "sent", "told", "told"]
    assert {line["table"] for line in trail} == {code}
    assert len({line["seat"] for line in trail}) == 1
    assert ada.person not in str(trail)
