"""What only some people may notice, at tables that have never seen a network."""

from __future__ import annotations

import pytest
from tests.offline_table import REGISTRY, OfflineTable

from inklings.house import asks, log
from inklings.house.fold import advance
from inklings.house.scene import shared
from inklings.kernel.game import Seat

PEOPLE = ("ada", "bruno", "cleo", "dov")


@pytest.fixture
def offline() -> OfflineTable:
    """Two teams, and a team that names its subject without a clock."""
    offline = OfflineTable(
        "rorschach", clock="off", subject="named", deciding="anyone", begins="lampblack"
    ).sit(*PEOPLE)
    offline.ask("ada", asks.Begin(), at=1_000)
    return offline


def moments(offline: OfflineTable) -> list[int]:
    return [offline.table.seen_by(Seat(seat)) for seat in range(4)]


def test_only_a_group_has_a_new_version_when_one_of_them_leans(offline: OfflineTable) -> None:
    offline.play("ada", {"type": "lean", "choice": 2}, at=2_000)
    assert moments(offline) == [2_000, 1_000, 2_000, 1_000]
    assert offline.table.seen_by(None) == 1_000
    offline.play("cleo", {"type": "seal", "choice": 2}, at=3_000)
    assert moments(offline) == [3_000] * 4, "everyone sees who has sealed"
    offline.play("cleo", {"type": "seal", "choice": 2}, at=4_000)
    assert moments(offline) == [4_000, 3_000, 4_000, 3_000]


def test_a_short_clock_of_a_group_is_not_shown_to_everyone_though_no_other_runs(
    offline: OfflineTable,
) -> None:
    offline.play("ada", {"type": "seal", "choice": 2}, at=2_000)
    assert offline.table.clock
    assert shared(REGISTRY, offline.table).clock is None
    before = shared(REGISTRY, offline.table)
    offline.play("ada", {"type": "seal", "choice": 2}, at=3_000)
    assert shared(REGISTRY, offline.table) == before


def test_nobody_sees_that_a_refusal_was_stored_while_time_stands_still(offline: OfflineTable) -> None:
    offline.attend(2_000, away="ada")
    assert offline.table.pause
    before = shared(REGISTRY, offline.table), moments(offline)
    refused = log.Entry(at=3_000, command="c", events=(), refused=log.Refusal("not_now"))
    table = advance(REGISTRY, offline.table, offline.table.version + 1, refused)
    assert table.pause
    assert table.pause.since == 3_000
    assert (shared(REGISTRY, table), [table.seen_by(Seat(seat)) for seat in range(4)]) == before


def test_nobody_sees_that_someone_comes_back_after_the_game(offline: OfflineTable) -> None:
    offline.attend(2_000, away="ada")
    offline.ask("ada", asks.EndGame(), at=3_000)
    before = shared(REGISTRY, offline.table), moments(offline)
    offline.attend(4_000)
    assert not offline.table.missed
    assert (shared(REGISTRY, offline.table), moments(offline)) == before


def test_a_short_clock_that_someone_is_waited_for_does_not_begin_while_others_are_missed(
    offline: OfflineTable,
) -> None:
    """Ada's patience ends before Cleo's: what is written in between, unseen perhaps, starts no clock."""
    offline.attend(2_000, away="ada")
    offline.attend(12_000, away="ada cleo")
    before = shared(REGISTRY, offline.table)
    offline.write((log.HandoverOffered(1, "lock"),), at=35_000)
    assert shared(REGISTRY, offline.table) == before
    offline.ring(at=42_000)
    assert shared(REGISTRY, offline.table).clock, "now it runs for both"
