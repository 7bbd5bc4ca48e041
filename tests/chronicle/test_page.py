"""What a circle sees of itself."""

from __future__ import annotations

import time

import msgspec
import pytest
from msgspec.structs import replace
from tests.chronicle.conftest import Chronicle
from tests.chronicle.records import HOUR, member_of, record
from tests.chronicle.test_store import told

from inklings.chronicle.find_page import find_page
from inklings.chronicle.page import Page
from inklings.chronicle.record import Seated
from inklings.kernel.game import Seat
from inklings.kernel.summary import Line, Summary
from inklings.own_decks.names import cards_of, new_name

ADA, BEN = member_of(0), member_of(1)
EVENINGS = 1000
SLACK = 10


def seen(chronicle: Chronicle, before: int | None = None, count: int = 20) -> Page:
    found = find_page(chronicle.database, "c0", before=before, count=count)
    assert found is not None
    assert msgspec.json.decode(msgspec.json.encode(found), type=Page) == found
    return found


def test_there_is_no_page_of_a_circle_that_nobody_knows(chronicle: Chronicle) -> None:
    assert find_page(chronicle.database, "nobody") is None


def test_evenings_come_newest_first_in_pages(chronicle: Chronicle) -> None:
    told(chronicle, [record(number) for number in range(15)], 4)
    first = seen(chronicle, count=2)
    assert first.total == 5
    assert [one.evening for one in first.evenings] == ["c0-evening-4", "c0-evening-3"]
    assert [game.match for game in first.evenings[0].games] == [
        f"c0-match-{number}" for number in (12, 13, 14)
    ]
    second = seen(chronicle, first.older, count=2)
    third = seen(chronicle, second.older, count=2)
    assert [one.evening for one in (*second.evenings, *third.evenings)] == [
        f"c0-evening-{number}" for number in (2, 1, 0)
    ]
    assert third.older is None


def test_an_evening_has_its_games_with_scores_and_winners(chronicle: Chronicle) -> None:
    match = replace(record(0, members=(0, None, 1)), scores=(3, 7, 5), winners=(Seat(1),))
    told(chronicle, [match, replace(record(1, members=(0, 1)), scores=())], 2)
    first, second = seen(chronicle).evenings[0].games
    assert first.seats == (Seated(ADA, score=3), Seated(bot=True, score=7, won=True), Seated(BEN, score=5))
    assert [seat.score for seat in second.seats] == [None, None]


def test_own_decks_are_listed_those_played_last_first(chronicle: Chronicle) -> None:
    old, new = new_name(60), new_name(20, "BC", checked=True)
    played = [
        replace(record(0), met=("bafogu", *cards_of(old)[:3])),
        replace(record(1), met=(*cards_of(old)[3:5], *cards_of(new)[:2])),
        replace(record(2), met=("dioramas:bafogu", "amber-otter.7")),
        replace(record(3), met=cards_of(new)[2:3]),
        replace(record(4, circle="c1"), met=cards_of(new_name(20))),
    ]
    told(chronicle, played, 2)
    assert seen(chronicle).decks == (new, old)


def test_streaks_are_of_games_in_a_row(chronicle: Chronicle) -> None:
    winners = (0, 0, 0, 1, 1, 0, 0)
    told(
        chronicle, [replace(record(n, members=(0, 1)), winners=(Seat(w),)) for n, w in enumerate(winners)], 3
    )
    ada, ben = seen(chronicle).members
    assert (ada.games, ada.wins, ada.streak) == (7, 5, 2)
    assert (ben.games, ben.wins, ben.streak) == (7, 2, 0)


def test_weeks_are_counted_back_from_the_newest_evening(chronicle: Chronicle) -> None:
    week = 7 * 24 * HOUR
    for number, weeks in enumerate((0, 2, 3, 4)):
        match = replace(record(number), evening=f"e{number}", ended=1_700_000_000_000 + weeks * week)
        told(chronicle, [match], 1)
    assert seen(chronicle).weeks == 3


def test_everyones_best_clues_are_shown(chronicle: Chronicle) -> None:
    matches = [
        replace(record(n), summary=Summary(lines=(Line(Seat(0), f"clue {n}", n % 7 / 7),))) for n in range(14)
    ]
    told(chronicle, matches, 5)
    ada, ben, *_ = seen(chronicle).members
    assert [one.text for one in ada.clues] == ["clue 13", "clue 6", "clue 12", "clue 5", "clue 11"]
    assert ben.clues == ()


def test_wavelength_is_of_this_circle(chronicle: Chronicle) -> None:
    told(chronicle, [record(number, circle=circle) for number in range(9) for circle in ("c0", "c1")], 9)
    waves = seen(chronicle).wavelength
    assert set(waves.usual) == {"a-found", "a-fooled", "a-won"}
    pairs = {(one.one, one.other): one for one in waves.waves if one.kind == "a-found"}
    assert len(pairs) == 12
    tries = sum(record(number).summary.pairs[0].tries for number in range(9))
    assert pairs[ADA, BEN].tries == tries


@pytest.mark.slow
def test_the_page_of_a_thousand_evenings_is_there_at_once(chronicle: Chronicle) -> None:
    told(chronicle, [record(n, members=(0, 1, 2, 3, 4, 5)) for n in range(3 * EVENINGS)], 500)
    took: list[float] = []
    for _ in range(5):
        began = time.perf_counter()
        msgspec.json.encode(find_page(chronicle.database, "c0"))
        took.append(time.perf_counter() - began)
    assert min(took) < 0.050 * SLACK, "on a quiet machine it takes less than 50 ms"
