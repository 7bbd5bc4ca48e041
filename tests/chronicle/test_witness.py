"""The chronicle hears of matches only from tables where everyone has agreed."""

from __future__ import annotations

from msgspec.structs import replace
from tests.live.histories import REGISTRY
from tests.played_log import CODE, evening_of, kept

from inklings.chronicle.record import Record
from inklings.chronicle.witness import Witness, circles_in
from inklings.games import GAMES
from inklings.house import log
from inklings.house.entry_codec import encode_entry
from inklings.house.forgetting import without
from inklings.house.rewritten import pack

SEATS = 4
CIRCLE = "thursdays"


def agreeing(*seats: int, guests: tuple[int, ...] = ()) -> list[log.Entry]:
    """An evening of four games at which these people have agreed at the beginning."""
    opened, *played = evening_of(GAMES, SEATS, "witness")
    said = tuple(
        log.Agreed(seat, CIRCLE, "Thursdays", "" if seat in guests else f"member-{seat}") for seat in seats
    )
    return [replace(opened, events=(*opened.events, *said)), *played]


def recorded(entries: list[log.Entry]) -> list[Record]:
    witness = Witness(REGISTRY)
    return [
        one
        for version, entry in enumerate(entries, start=1)
        for one in witness.see(version, encode_entry(entry))
    ]


def test_all_matches_are_recorded_where_everyone_has_agreed() -> None:
    records = recorded(agreeing(*range(SEATS)))
    assert [one.game for one in records] == [game.name for game in GAMES]
    assert {one.circle for one in records} == {CIRCLE}
    assert {one.circle_name for one in records} == {"Thursdays"}
    assert len({one.evening for one in records}) == 1
    assert len({one.match for one in records}) == len(GAMES)
    assert CODE not in str(records)
    assert [seat.member for seat in records[0].seats] == [f"member-{seat}" for seat in range(SEATS)]


def test_nothing_is_recorded_where_one_person_has_not() -> None:
    assert recorded(agreeing()) == []
    assert recorded(agreeing(0, 1, 3)) == []


def test_of_a_guest_nothing_is_recorded_but_that_somebody_was_there() -> None:
    for one in recorded(agreeing(*range(SEATS), guests=(2,))):
        assert one.seats[2].member is None
        assert one.seats[2].name == ""


def test_a_rewritten_log_tells_the_same_but_for_the_one_who_was_forgotten() -> None:
    entries = agreeing(*range(SEATS))
    who = entries[0].events[3]
    assert isinstance(who, log.Sat)
    clean = list(without(REGISTRY, kept(entries), who.person, "a-stranger"))
    whole = log.Entry(at=entries[-1].at + 1, command="forget", events=(pack(clean),))
    before, after = recorded(entries), recorded([whole])
    assert [one.match for one in after] == [one.match for one in before]
    forgotten = next(seat for seat, place in enumerate(before[0].seats) if place.name == who.name)
    assert all(one.seats[forgotten].member is None for one in after)
    assert before[0].seats[0] == after[0].seats[0]


def test_a_match_is_not_recorded_if_someone_who_began_it_had_not_agreed() -> None:
    opened, *played = agreeing(0, 1, 2)
    begun = next(place for place, one in enumerate(played) if isinstance(one.events[0], log.Begun))
    at = played[begun].at
    late = log.Entry(at=at, command="late", events=(log.Agreed(3, CIRCLE, "Thursdays", "member-3"),))
    told = recorded([opened, *played[: begun + 1], late, *played[begun + 1 :]])
    assert [one.game for one in told] == [game.name for game in GAMES[1:]]


def test_entries_tell_to_which_circles_people_agree() -> None:
    found = [circles_in(encode_entry(one)) for one in agreeing(0)]
    assert found[0] == {CIRCLE}
    assert set(found[1:]) == {frozenset()}
