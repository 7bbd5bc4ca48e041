"""Each match is recorded once, in any order, and a database that is built again is the same."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError
from tests.chronicle.conftest import Chronicle
from tests.chronicle.records import member_of, record, records

from inklings.chronicle import schema
from inklings.chronicle.database import Database
from inklings.chronicle.record import Record, Seated, Sitting
from inklings.chronicle.store import rows_of
from inklings.kernel.game import Seat


def told(chronicle: Chronicle, matches: list[Record], batch: int) -> Chronicle:
    for start in range(0, len(matches), batch):
        upto = min(start + batch, len(matches))
        chronicle.store.record(matches[start:upto], "s", upto)
    return chronicle


def rows(chronicle: Chronicle) -> dict[str, list[tuple[object, ...]]]:
    return dict(rows_of(chronicle.database))


def seats(chronicle: Chronicle) -> list[list[Seated]]:
    """The seats of all matches."""
    return [msgspec.json.decode(str(row[-1]), type=list[Seated]) for row in rows(chronicle)["match"]]


def test_migrations_make_the_tables_of_the_schema(chronicle: Chronicle) -> None:
    with chronicle.database.reading() as db:
        assert compare_metadata(MigrationContext.configure(db), schema.metadata) == []
    chronicle.database.migrate()  # nothing is left to do


def test_a_match_is_recorded_once(chronicle: Chronicle) -> None:
    matches = records(30)
    assert chronicle.store.record(matches, "s", 30) == 30
    before = rows(chronicle)
    assert chronicle.store.record(matches[10:], "s", 30) == 0
    assert chronicle.store.record([record(0), record(0)], "s", 7) == 0
    assert rows(chronicle) == before
    assert chronicle.store.position("s") == 30
    assert chronicle.store.position("another") == 0
    assert chronicle.store.count() == 30


def test_twice_in_one_batch_counts_once(new_chronicle: Callable[[], Chronicle]) -> None:
    once, twice = new_chronicle(), new_chronicle()
    once.store.record([record(1)], "s", 1)
    assert twice.store.record([record(1), record(1)], "s", 1) == 1
    assert rows(once) == rows(twice)


@pytest.mark.parametrize("batch", [1, 7, 500])
def test_order_and_batches_do_not_matter(new_chronicle: Callable[[], Chronicle], batch: int) -> None:
    matches = records(60)
    other = Random(batch).sample(matches, len(matches))
    assert rows(told(new_chronicle(), matches, 60)) == rows(told(new_chronicle(), other, batch))


def test_a_rebuild_makes_the_same_rows_and_keeps_what_people_asked_for(chronicle: Chronicle) -> None:
    matches = records(60)
    told(chronicle, matches, 25)
    chronicle.wishes.rename_circle("c0", "Thursdays")
    chronicle.wishes.rename_member("c0", member_of(2), "Kleopatra")
    chronicle.wishes.leave("c1", member_of(3, "c1"), 0)
    chronicle.wishes.forget(member_of(1, "c2"))
    before = rows(chronicle)
    chronicle.store.clear()
    assert chronicle.store.position("s") == 0
    assert rows(told(chronicle, matches, 11)) == before


def test_what_fails_leaves_nothing_behind(chronicle: Chronicle) -> None:
    chronicle.store.record([record(0)], "s", 1)
    before = rows(chronicle)
    wrong = replace(record(2), seats=tuple(replace(seat, avatar=None) for seat in record(2).seats))
    with pytest.raises(IntegrityError):
        chronicle.store.record([record(1), wrong], "s", 3)
    assert rows(chronicle) == before


def test_sums_grow_with_matches_and_names_are_the_newest(chronicle: Chronicle) -> None:
    first, second = record(3), replace(record(4), winners=(Seat(2),))
    told(chronicle, [second, first], 1)
    found = rows(chronicle)
    pair = next(one for one in found["reading"] if one[1:4] == ("a-found", member_of(0), member_of(1)))
    given = [one.summary.pairs[0] for one in (first, second)]
    assert pair[5:] == (sum(one.tries for one in given), sum(one.hits for one in given))
    assert {one[2] for one in found["member"]} == {"Ada", "Błażej", "Cleo", "Dörte"}


def test_a_circle_has_the_name_from_its_first_table_until_it_gets_another(chronicle: Chronicle) -> None:
    named = [replace(record(number), circle_name=f"Name {number}") for number in range(3)]
    chronicle.store.record(named[:2], "s", 2)
    assert rows(chronicle)["circle"] == [("c0", "Name 0")]
    chronicle.wishes.rename_circle("c0", "Thursdays")
    chronicle.store.record(named, "s", 3)
    assert rows(chronicle)["circle"] == [("c0", "Thursdays")]


def test_a_circle_remembers_which_cards_it_has_met_longest_ago_first(chronicle: Chronicle) -> None:
    first, second = replace(record(1), met=("a", "b", "c")), replace(record(4), met=("d", "b"))
    other = replace(record(7, circle="c1"), met=("e",))
    chronicle.store.record([second, other, first], "logs", 3)
    assert chronicle.store.met("c0", "moons") == ("a", "c", "d", "b")
    assert chronicle.store.met("c1", "moons") == ("e",)
    assert chronicle.store.met("c0", "rorschach") == ()


def test_what_two_did_together_is_one_row_wherever_they_sat(chronicle: Chronicle) -> None:
    told(chronicle, [record(0, members=(0, 1)), record(1, members=(1, 0))], 1)
    together = [one for one in rows(chronicle)["reading"] if one[1] == "a-won"]
    assert [one[2:4] for one in together] == [(member_of(0), member_of(1))]


def test_bots_and_strangers_have_no_names_and_a_match_of_these_alone_is_not_recorded(
    chronicle: Chronicle,
) -> None:
    stranger = Sitting(None, "Nosy Stranger", 9)
    one = record(1, members=(0, None, None))
    told(chronicle, [replace(one, seats=(*one.seats[:2], stranger)), record(2, members=(None, None))], 2)
    found = rows(chronicle)
    assert [seat[:2] for seat in seats(chronicle)[0]] == [(member_of(0), False), (None, True), (None, False)]
    assert found["reading"] == []
    assert b"Nosy" not in chronicle.place.contents()
    assert chronicle.store.count() == 1


def test_a_nul_in_a_name_is_left_out(chronicle: Chronicle) -> None:
    one = record(1)
    told(chronicle, [replace(one, seats=(replace(one.seats[0], name="A\0da"), *one.seats[1:]))], 1)
    assert rows(chronicle)["member"][0][2] == "Ada"


def test_two_processes_at_once_count_each_match_once(new_chronicle: Callable[[], Chronicle]) -> None:
    here = new_chronicle()
    there = Database(here.place.url)
    other = Chronicle.__new__(Chronicle)
    other.database, other.store = there, type(here.store)(there)
    for start in range(0, 40, 10):
        for each in (here, other):
            each.store.record(records(60)[start : start + 20], "s", start + 20)
    there.close()
    assert rows(here) == rows(told(new_chronicle(), records(60)[:50], 50))
