"""Passing, and the clocks of artists: P10, P16."""

from __future__ import annotations

from collections.abc import Callable

from inklings.games.pareidolia import PAREIDOLIA
from inklings.games.pareidolia.events import ClockRanOut, Passed
from inklings.games.pareidolia.state import Last, Missed, Painting
from inklings.games.pareidolia.test_builders import Table
from inklings.kernel.game import Due, Seat

SIDE = 250
"""So far from the middle that a cloud there does not touch one in the middle."""


def test_p16_an_artist_may_pass() -> None:
    table = Table().paint().pass_on()
    assert table.acting == table.main
    assert table.state.round.last == Last(Seat(2), "pass")


def test_p16_who_does_nothing_for_fifteen_seconds_passes_and_the_two_minutes_go_on() -> None:
    table = Table().paint()
    whole, artists = Due("0-painting", 120), frozenset(map(Seat, (0, 2)))
    assert PAREIDOLIA.due(table.state) == Due("0-act-0-2", 15, within=whole, watchers=artists)
    second = PAREIDOLIA.due(table.time_up(whole=False).state)
    assert second == Due("0-act-1-0", 15, within=whole, watchers=artists)
    assert table.acting == table.main
    assert isinstance(table.phase, Painting)
    assert isinstance(table.time_up(whole=True).phase, Missed)


def test_p10_p16_the_relaxed_clock_gives_twice_the_time() -> None:
    table = Table(clock="long").paint()
    artists = frozenset(map(Seat, (0, 2)))
    assert PAREIDOLIA.due(table.state) == Due(
        "0-act-0-2", 30, within=Due("0-painting", 240), watchers=artists
    )


def test_p10_without_a_clock_nothing_rings_for_those_who_are_here() -> None:
    table = Table(clock="off")
    steps: list[Callable[[], Table]] = [
        table.keep,
        table.toss,
        lambda: table.place(SIDE, 0),
        lambda: table.guess(1, table.word),
        table.ready,
    ]
    for step in steps:
        due = PAREIDOLIA.due(table.state)
        assert due is not None
        assert due.for_absent
        assert due.within is None
        step()


def test_p16_p19_without_a_clock_a_sky_is_given_up_when_both_artists_pass() -> None:
    table = Table(clock="off").paint().place(SIDE, 0).pass_on()
    assert isinstance(table.place(-SIDE, 0).pass_on().phase, Painting), "only one after the other"
    assert isinstance(table.pass_on().phase, Missed)
    assert table.news == (Passed(), ClockRanOut())
    assert isinstance(Table().paint().pass_on().pass_on().phase, Painting), "the clock runs"
    away = Table(clock="off").paint().time_up(whole=True)
    assert away.news == (Passed(),), "who is away passes"
