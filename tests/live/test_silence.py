"""When somebody in a seat counts as silent: each ping says when the next one comes (G3)."""

from __future__ import annotations

from bench.speed.table_here import CODE, MOVE_SECONDS, TableHere

from inklings.live.messages import TimerFired


def silent(here: TableHere, after: float) -> set[int]:
    """The seats that are silent when so many seconds have gone by."""
    here._time.seconds += after
    live = here._tables[CODE]
    live.tell(TimerFired("silence", 0))
    return {guest.shown for guest in live.core.audience.guests if guest.silent and guest.shown is not None}


def ping(here: TableHere, seat: int, again: int) -> None:
    here.send(seat, b'{"type":"ping","at":1,"again":%d}' % again)


async def test_g3_a_browser_is_silent_five_seconds_after_it_should_have_pinged_again() -> None:
    here = TableHere("moons")
    for seat in range(6):
        ping(here, seat, 30)
    ping(here, 0, 9)
    ping(here, 1, 3)
    assert silent(here, 7.9) == set()
    assert silent(here, 0.2) == {1}
    assert silent(here, 13.9 - 8.1 - MOVE_SECONDS) == {1}
    assert silent(here, 0.2) == {0, 1}
    ping(here, 1, 3)
    assert silent(here, 0) == {0}


async def test_g3_a_phone_that_is_put_away_is_expected_sooner_than_it_said_before() -> None:
    here = TableHere("moons")
    for seat in range(6):
        ping(here, seat, 30)
    ping(here, 2, 3)
    assert silent(here, 8.1) == {2}


async def test_g3_a_command_is_a_sign_of_life_and_shortens_nothing() -> None:
    here = TableHere("moons")
    for seat in range(6):
        ping(here, seat, 30)
    here.move()
    assert silent(here, 10) == set()
