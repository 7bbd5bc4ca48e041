"""The audience of a streamed table as one of its players: who seats it, what it sees, what it is asked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from tests.offline_table import REGISTRY, OfflineTable, refusal
from tests.played_log import entries_of

from inklings.house import asks, log, rules, streamed
from inklings.house.asks import Why
from inklings.house.audience import MARGIN_SECONDS, VOTE_SECONDS, question
from inklings.house.fold import advance
from inklings.house.order import StreamOrder
from inklings.house.scene import concerned, shared, yours
from inklings.house.table import AUDIENCE, Table
from inklings.kernel.game import Seat

SEAT = streamed.SeatAudience(language="en")


def stream_of(game: str = "moons", delay: int = 0) -> OfflineTable:
    offline = OfflineTable(game).sit("ada", "bruno")
    offline.ask("ada", streamed.SetStream(on=True, delay=delay))
    return offline


def playing(delay: int = 0) -> OfflineTable:
    """Ada tells the first story; it is for Bruno and the audience to lay a card."""
    offline = stream_of(delay=delay)
    offline.ask("ada", SEAT)
    offline.ask("ada", asks.Begin(), at=1000)
    return offline


def test_the_host_of_a_streamed_table_gives_the_audience_one_seat() -> None:
    offline = OfflineTable("moons").sit("ada", "bruno")
    assert refusal(offline, "ada", SEAT) is Why.NOT_NOW, "it is not streamed"
    offline.ask("ada", streamed.SetStream(on=True))
    assert refusal(offline, "bruno", SEAT) is Why.NOT_HOST
    offline.ask("ada", SEAT)
    view = shared(REGISTRY, offline.table).table
    assert view.audience == 2
    assert view.seats[2].name == "The audience"
    assert refusal(offline, "ada", SEAT) is Why.NOT_NOW, "it has one"


def test_only_games_with_something_to_vote_on_have_such_a_seat() -> None:
    offline = stream_of("telepathic")
    assert "seat_audience" not in rules.may(REGISTRY, offline.table, Seat(0))


def test_nobody_takes_the_seat_of_the_audience() -> None:
    offline = stream_of()
    offline.ask("ada", SEAT)
    for name in ("cleo", "dov", "esther", "finn", "goneril"):
        offline.sit(name)
    assert refusal(offline, "hugo", asks.Sit(name="hugo", avatar=0)) is Why.TABLE_FULL
    assert refusal(offline, "hugo", asks.Sit(name="hugo", avatar=0, seat=Seat(2))) is Why.NO_SUCH_SEAT
    offline.ask("ada", asks.Remove(seat=Seat(2)))
    offline.sit("hugo")


def test_when_the_stream_ends_a_bot_plays_on() -> None:
    offline = playing()
    assert yours(REGISTRY, offline.table, None).audience == 2
    offline.ask("ada", streamed.SetStream(on=False))
    assert yours(REGISTRY, offline.table, None).audience is None
    assert list(offline.table.bots) == [2]
    assert yours(REGISTRY, offline.table, None).own is None


def test_onlookers_see_what_is_the_seats_and_nothing_else() -> None:
    """Each part of it is what the seat sees, or what any onlooker sees: both are proved to hide the rest."""
    compared = 0
    for table in _tables():
        plain = yours(REGISTRY, table, None)
        for seat, place in enumerate(table.places):
            audience = replace(place, person=f"{AUDIENCE}0", bot=log.Bot("keen", "en"))
            places = (*table.places[:seat], audience, *table.places[seat + 1 :])
            watched = replace(table, places=places, stream=StreamOrder(delay=0, key="k"))
            onlooker, player = yours(REGISTRY, watched, None), yours(REGISTRY, watched, Seat(seat))
            assert (onlooker.you, onlooker.audience, onlooker.own) == (None, seat, player.own)
            assert set(onlooker.offers) <= set(player.offers)
            same = replace(onlooker, audience=None, own=plain.own, offers=plain.offers, may=plain.may)
            assert same == plain
            compared += bool(onlooker.offers)
    assert compared > 20


def test_a_change_for_the_seat_is_one_for_onlookers() -> None:
    offline = playing()
    tell(offline)
    before = offline.table
    offline.play("bruno", {"type": "lay_cards", "cards": hand(offline, 1)[:2]}, at=3000)
    assert concerned(REGISTRY, before, offline.entries[-1], offline.table) in {None, frozenset({1})}
    before, audience = offline.table, offline.table.places[2].person or ""
    offline.play(audience, {"type": "lay_cards", "cards": hand(offline, 2)[:2]}, at=4000)
    changed = concerned(REGISTRY, before, offline.entries[-1], offline.table)
    assert changed is None or None in changed


def test_the_audience_is_asked_what_it_can_vote_on() -> None:
    offline = playing()
    assert question(REGISTRY, offline.table) is None, "a clue must be written: a bot does that"
    tell(offline)
    asked = question(REGISTRY, offline.table)
    assert asked
    assert (asked.seat, asked.person) == (2, offline.table.places[2].person)
    offline.play(asked.person, {"type": "lay_cards", "cards": hand(offline, 2)[:2]}, at=3000)
    assert question(REGISTRY, offline.table) is None, "it has answered"
    offline.play("bruno", {"type": "lay_cards", "cards": hand(offline, 1)[:2]}, at=4000)
    again = question(REGISTRY, offline.table)
    assert again
    assert again.id != asked.id


@pytest.mark.parametrize("delay", [0, 30])
def test_a_vote_lasts_twenty_seconds_from_when_the_audience_sees_it(delay: int) -> None:
    offline = playing(delay)
    tell(offline, at=2000)
    asked = question(REGISTRY, offline.table)
    assert asked
    assert offline.table.clock
    clock = offline.table.clock.outermost
    assert asked.ends == 2000 + 1000 * (VOTE_SECONDS + delay)
    assert asked.ends <= clock.ends - 1000 * MARGIN_SECONDS


def test_a_vote_ends_before_the_clock_of_the_game() -> None:
    offline = playing(delay=60)
    tell(offline)
    asked, clock = question(REGISTRY, offline.table), offline.table.clock
    assert asked
    assert clock
    assert asked.ends == clock.outermost.ends - 1000 * MARGIN_SECONDS


def hand(offline: OfflineTable, seat: int) -> list[str]:
    return list(offline.table.state.players[seat].hand)


def tell(offline: OfflineTable, at: int = 2000) -> None:
    clue = {"type": "written", "text": "a long way home"}
    offline.play("ada", {"type": "tell_story", "card": hand(offline, 0)[0], "clue": clue}, at=at)


def _tables() -> Iterator[Table]:
    for number in range(3):
        offline: Table | None = None
        for version, entry in enumerate(entries_of(REGISTRY["moons"].game, 4, f"audience{number}"), start=1):
            offline = advance(REGISTRY, offline, version, entry)
            yield offline
