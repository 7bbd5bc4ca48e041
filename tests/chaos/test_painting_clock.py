"""Pareidolia's two minutes end on time though the gate that started them is dead."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests import pareidolia_party as party
from tests.logs import entries_at
from tests.parts import NatsServer, gates
from tests.players import players

WANTED_MS = 250
SLACK = 10
"""A machine that does other things at the same time is late by itself."""


@pytest.mark.timeout(420)
async def test_p10_p19_two_minutes_ring_at_every_browser_when_the_server_said(
    shared_nats: NatsServer, tmp_path: Path, record_testsuite_property: Callable[[str, object], None]
) -> None:
    with gates(shared_nats.url, 2, tmp_path) as (doomed, other):
        code = doomed.open_table("pareidolia")
        async with players([doomed.url], code, 4) as company:
            await party.begin(company)
            await party.paint(company)
            clock = company[0].scene["clock"]
            assert clock["seconds"] == 120, "browsers are shown the two minutes, not the fifteen seconds"
            doomed.kill()
            for player in company:
                await player.connect(other.url)
            assert company[0].scene["clock"] == clock
            late: list[int] = []
            for player in company:
                await player.until(lambda player=player: party.in_phase(player, "missed"), 150)  # type: ignore[misc]
                late.append(round(time.time() * 1000) - clock["ends"])
    entries = await entries_at(shared_nats.url, code)
    rings = [entry for entry in entries if entry.command.startswith("time:")]
    assert len(rings) == 8, "seven artists' own clocks, and the end"
    record_testsuite_property("two-minute clock at the browsers, in ms after its end", max(late))
    print(f"the two minutes ended {min(late)} to {max(late)} ms late at browsers; wanted {WANTED_MS}")  # noqa: T201
    assert rings[-1].at - clock["ends"] >= 0
    assert max(late) < WANTED_MS * SLACK
