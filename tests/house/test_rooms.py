"""A leader's room by its rules alone: names, the door, and who sits with whom."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from inklings.games import GAMES
from inklings.house import rooms
from inklings.house.asks import NAME
from inklings.house.mixing import mixed, pairs_met, table_sizes
from inklings.house.room_names import every_name, made_name
from inklings.house.rooms import Attendee, Room, RoomOrder, RoomTable, RoomWhy
from inklings.kernel.alike import alike
from inklings.kernel.bot import Language
from inklings.kernel.game import AnyGame, Refused
from inklings.kernel.text import Flaw

ORDER = RoomOrder(game="moons", options={}, size=4, naming="made", door="ask", hint="", language="en")
EMPTY = Room(code="BCDF", key="the-key", leader="the-leader", opened=0, order=ORDER)


def room_of(count: int, order: RoomOrder = ORDER) -> Room:
    people = tuple(Attendee(f"person-{n}", f"Ada {n}", n, n, is_in=True) for n in range(count))
    return replace(EMPTY, order=order, people=people)


def play(room: Room, groups: list[list[str]]) -> Room:
    tables = [RoomTable(f"T{n}", tuple(group)) for n, group in enumerate(groups)]
    return rooms.with_open_round(rooms.with_round(room, tables, 0))


def why_not(room: Room, person: str, name: str | None) -> object:
    with pytest.raises(Refused) as refused:
        rooms.come(room, person, name, 1, Random(1), 0)
    return refused.value.why


# --- who sits with whom -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_number_of_people_fits_at_tables_of_every_size(game: AnyGame) -> None:
    for people in range(game.seats.start, rooms.MOST_PEOPLE + 1):
        for size in game.seats:
            sizes = table_sizes(people, size, game.seats)
            assert sum(sizes) == people
            assert set(sizes) <= set(game.seats)
            assert max(sizes) - min(sizes) <= 1
    for people in range(game.seats.start):
        assert table_sizes(people, game.seats.start, game.seats) == []


@pytest.mark.parametrize("seed", range(5))
def test_thirty_people_at_tables_of_four_meet_only_new_people_for_four_rounds(seed: int) -> None:
    room, rng = room_of(30), Random(seed)
    everyone = {one.id for one in room.people}
    for _ in range(4):
        groups = rooms.next_groups(room, range(3, 9), rng, everyone)
        assert sorted(person for group in groups for person in group) == sorted(everyone)
        room = play(room, groups)
    met = pairs_met(table.people for one in room.rounds for table in one.tables)
    assert max(met.values()) == 1


def test_people_who_must_meet_again_meet_evenly() -> None:
    """Six people at tables of three have met everyone after a few rounds: no two sit together each time."""
    room, rng = room_of(6), Random(3)
    for _ in range(10):
        room = play(room, rooms.next_groups(room, range(3, 9), rng, {one.id for one in room.people}))
    met = pairs_met(table.people for one in room.rounds for table in one.tables)
    everyone = [frozenset(two) for two in combinations((one.id for one in room.people), 2)]
    assert sum(met.values()) == 10 * 6
    assert {met[two] for two in everyone} <= {3, 4, 5}


def test_the_best_seats_do_not_follow_from_who_came_first() -> None:
    together = Counter(
        frozenset(group)
        for seed in range(200)
        for group in mixed(["a", "b", "c", "d"], [2, 2], Counter(), Random(seed))
    )
    assert len(together) == 6
    assert min(together.values()) > 30


def test_only_people_who_are_in_and_here_are_seated() -> None:
    room = room_of(6)
    waiting = replace(room.people[0], is_in=False)
    room = replace(room, people=(waiting, *room.people[1:]))
    groups = rooms.next_groups(room, range(3, 9), Random(1), {"person-0", "person-1", "person-2", "person-3"})
    assert sorted(person for group in groups for person in group) == ["person-1", "person-2", "person-3"]
    with pytest.raises(Refused) as refused:
        rooms.next_groups(room, range(3, 9), Random(1), {"person-0", "person-1"})
    assert (refused.value.why, refused.value.facts) == (RoomWhy.TOO_FEW, {"missing": 2})


def test_a_room_has_an_end_of_rounds() -> None:
    room = room_of(3)
    for _ in range(rooms.MOST_ROUNDS):
        room = play(room, [["person-0", "person-1", "person-2"]])
    with pytest.raises(Refused) as refused:
        rooms.next_groups(room, range(3, 9), Random(1), {"person-0", "person-1", "person-2"})
    assert refused.value.why == RoomWhy.TOO_MANY_ROUNDS


def test_nobody_is_sent_to_a_table_that_does_not_stand_yet() -> None:
    room = rooms.with_round(room_of(3), [RoomTable("T0", ("person-0",))], 0)
    assert room.table_of("person-0") is None
    assert room.codes == ["T0"], "but it is deleted with the room"
    assert rooms.with_open_round(room).table_of("person-0") == RoomTable("T0", ("person-0",))


def test_someone_late_has_one_table_in_a_round() -> None:
    room = play(room_of(7), [["person-0", "person-1", "person-2"], ["person-3", "person-4", "person-5"]])
    for code in ("T0", "T1"):
        room = rooms.moved(room, "person-6", code)
        assert [table.code for table in room.now if "person-6" in table.people] == [code]
    for person, code in (("person-6", "T9"), ("nobody", "T0")):
        with pytest.raises(Refused) as refused:
            rooms.moved(room, person, code)
        assert refused.value.why == RoomWhy.NOT_THERE


# --- names --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_room_has_a_name_for_everyone_and_none_looks_like_another(language: Language) -> None:
    names = every_name(language)
    assert len(names) > 4 * rooms.MOST_PEOPLE
    assert all(NAME.read(name) == name for name in names)
    taken: list[str] = []
    rng = Random(7)
    for number in range(rooms.MOST_PEOPLE):
        name = made_name(language, taken, rng)
        assert not any(alike(name, other) for other in taken)
        beasts = {one.partition(" ")[0] for one in taken}
        assert name.partition(" ")[0] not in beasts or number >= 30
        taken.append(name)


def test_a_name_that_the_room_made_stays() -> None:
    room = rooms.come(EMPTY, "ada", "Something rude", 1, Random(1), 5)
    (ada,) = room.people
    assert ada.name in every_name("en")
    assert rooms.come(room, "ada", "Something else", 2, Random(2), 9) == room


def test_who_waits_may_take_another_name_and_who_is_in_may_not() -> None:
    typed = replace(EMPTY, order=replace(ORDER, naming="typed"))
    room = rooms.come(typed, "ada", "Ada", 1, Random(1), 5)
    room = rooms.come(room, "ada", "Zoe", 2, Random(1), 9)
    assert [(one.name, one.avatar, one.came) for one in room.people] == [("Zoe", 2, 5)]
    room = rooms.let_in(room, ["ada"])
    assert rooms.come(room, "ada", "Eve", 3, Random(1), 9) == room
    assert why_not(typed, "bruno", "\u200b") == Flaw.BLANK
    assert why_not(typed, "bruno", "x" * 21) == Flaw.TOO_LONG


# --- the door -----------------------------------------------------------------------------------------


def test_an_open_door_lets_everyone_in_also_those_who_waited() -> None:
    room = rooms.come(EMPTY, "ada", None, 1, Random(1), 0)
    assert not room.people[0].is_in
    room = rooms.arranged(room, replace(ORDER, door="open"))
    assert room.people[0].is_in
    assert rooms.come(room, "bruno", None, 1, Random(1), 0).people[1].is_in


def test_a_full_room_takes_nobody_else() -> None:
    room = room_of(rooms.MOST_PEOPLE)
    assert why_not(room, "ada", None) == RoomWhy.ROOM_FULL
    assert rooms.come(room, "person-3", None, 1, Random(1), 0) == room


def test_a_hint_is_a_text_like_any_other() -> None:
    assert rooms.arranged(EMPTY, replace(ORDER, hint=" past\n tense ")).order.hint == "past tense"
    assert rooms.arranged(EMPTY, replace(ORDER, hint="  ")).order.hint == ""
    with pytest.raises(Refused) as refused:
        rooms.arranged(EMPTY, replace(ORDER, hint="x" * 81))
    assert refused.value.why == Flaw.TOO_LONG


def test_tickets_are_different_for_every_table_and_person() -> None:
    seen = {
        EMPTY.ticket(table, person) for table in ("BCDF", "BCDG") for person in ("ada", "bruno", "leader")
    } | {replace(EMPTY, key="another").ticket("BCDF", "ada")}
    assert len(seen) == 7
    assert all(20 <= len(ticket) <= 64 for ticket in seen)
