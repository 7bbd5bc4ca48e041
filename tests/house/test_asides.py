"""What only some people may notice, at tables that have never seen a network."""

from __future__ import annotations

import pytest
from tests.desk import REGISTRY, Desk

from inklings.house import asks, log
from inklings.house.fold import advance
from inklings.house.scene import shared
from inklings.kernel.game import Seat

PEOPLE = ("ada", "bruno", "cleo", "dov")


@pytest.fixture
def desk() -> Desk:
    """Two teams, and a team that names its subject without a clock."""
    desk = Desk("rorschach", clock="off", subject="named", deciding="anyone", begins="lampblack").sit(*PEOPLE)
    desk.ask("ada", asks.Begin(), at=1_000)
    return desk


def moments(desk: Desk) -> list[int]:
    return [desk.table.seen_by(Seat(seat)) for seat in range(4)]


def test_only_a_group_has_a_new_version_when_one_of_them_leans(desk: Desk) -> None:
    desk.play("ada", {"type": "lean", "choice": 2}, at=2_000)
    assert moments(desk) == [2_000, 1_000, 2_000, 1_000]
    assert desk.table.seen_by(None) == 1_000
    desk.play("cleo", {"type": "seal", "choice": 2}, at=3_000)
    assert moments(desk) == [3_000] * 4, "everyone sees who has sealed"
    desk.play("cleo", {"type": "seal", "choice": 2}, at=4_000)
    assert moments(desk) == [4_000, 3_000, 4_000, 3_000]


def test_a_short_clock_of_a_group_is_not_shown_to_everyone_though_no_other_runs(desk: Desk) -> None:
    desk.play("ada", {"type": "seal", "choice": 2}, at=2_000)
    assert desk.table.clock
    assert shared(REGISTRY, desk.table).clock is None
    before = shared(REGISTRY, desk.table)
    desk.play("ada", {"type": "seal", "choice": 2}, at=3_000)
    assert shared(REGISTRY, desk.table) == before


def test_nobody_sees_that_a_refusal_was_stored_while_time_stands_still(desk: Desk) -> None:
    desk.attend(2_000, away="ada")
    assert desk.table.pause
    before = shared(REGISTRY, desk.table), moments(desk)
    refused = log.Entry(at=3_000, command="c", events=(), refused=log.Refusal("not_now"))
    table = advance(REGISTRY, desk.table, desk.table.version + 1, refused)
    assert table.pause
    assert table.pause.since == 3_000
    assert (shared(REGISTRY, table), [table.seen_by(Seat(seat)) for seat in range(4)]) == before


def test_a_short_clock_that_someone_is_waited_for_does_not_begin_while_others_are_missed(desk: Desk) -> None:
    """Ada's patience ends before Cleo's: what is written in between, unseen perhaps, starts no clock."""
    desk.attend(2_000, away="ada")
    desk.attend(12_000, away="ada cleo")
    before = shared(REGISTRY, desk.table)
    desk.write((log.HandoverOffered(1, "lock"),), at=35_000)
    assert shared(REGISTRY, desk.table) == before
    desk.ring(at=42_000)
    assert shared(REGISTRY, desk.table).clock, "now it runs for both"
