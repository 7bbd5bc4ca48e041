"""Names change at once, who leaves is somebody, and who is forgotten was never there."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from tests.chronicle.conftest import Chronicle
from tests.chronicle.records import member_of, record, records
from tests.chronicle.test_store import rows, seats, told

from inklings.chronicle.find_page import find_page
from inklings.chronicle.record import Record
from inklings.kernel.game import Seat
from inklings.kernel.summary import Line, Summary

ADA = member_of(0)
SECRETS = (b"Ada", ADA.encode(), b"adas-own-clue")


def with_clues(matches: list[Record]) -> list[Record]:
    """The same with a clue of Ada's that can be found again."""
    return [
        replace(
            one,
            summary=Summary(
                one.summary.pairs,
                tuple(
                    Line(Seat(seat), f"adas-own-clue {one.match}", 0.9)
                    for seat, sitting in enumerate(one.seats)
                    if sitting.member == ADA
                ),
            ),
        )
        for one in matches
    ]


def test_names_change_on_the_page(chronicle: Chronicle) -> None:
    told(chronicle, [record(1)], 1)
    chronicle.wishes.rename_circle("c0", "Thursdays")
    chronicle.wishes.rename_circle("c0", "Fridays")
    chronicle.wishes.rename_member("c0", ADA, "Adelheid")
    told(chronicle, [record(2)], 1)
    seen = find_page(chronicle.database, "c0")
    assert seen is not None
    assert seen.name == "Fridays"
    assert [one.name for one in seen.members] == ["Adelheid", "Błażej", "Cleo", "Dörte"]


def test_of_someone_who_leaves_only_scores_stay(chronicle: Chronicle) -> None:
    matches = with_clues([record(number) for number in range(6)])
    told(chronicle, matches, 6)
    before = seats(chronicle)
    chronicle.wishes.leave("c0", ADA, 0)
    found = rows(chronicle)
    after = seats(chronicle)
    assert [[seat[1:] for seat in match] for match in after] == [
        [seat[1:] for seat in match] for match in before
    ]
    assert {seat.member for match in after for seat in match} == {None, *map(member_of, (1, 2, 3))}
    assert all(ADA not in row for name in ("member", "reading", "line") for row in found[name])
    assert not any(secret in chronicle.place.contents() for secret in SECRETS)


def test_anyone_who_left_may_come_back_and_what_was_before_stays_nobodys(chronicle: Chronicle) -> None:
    told(chronicle, [record(1)], 1)
    chronicle.wishes.leave("c0", ADA, record(1).ended + 5)
    told(chronicle, [record(1), record(3)], 2)
    assert [match[0].member for match in seats(chronicle)] == [None, ADA]


def test_every_trace_of_someone_forgotten_is_gone(chronicle: Chronicle) -> None:
    matches = with_clues(records(300, circles=1))
    told(chronicle, matches, 50)
    chronicle.wishes.rename_member("c0", ADA, "Ada the Great")
    assert all(secret in chronicle.place.contents() for secret in (*SECRETS, b"the Great"))
    chronicle.wishes.forget(ADA)
    assert not any(secret in chronicle.place.contents() for secret in (*SECRETS, b"the Great"))
    told(chronicle, matches, 50)
    assert not any(secret in chronicle.place.contents() for secret in SECRETS)
    assert chronicle.store.count() == len(matches)


def test_someone_forgotten_stays_so_after_a_rebuild(
    chronicle: Chronicle, new_chronicle: Callable[[], Chronicle]
) -> None:
    matches = with_clues([record(number) for number in range(60)])
    told(chronicle, matches, 60)
    chronicle.wishes.forget(ADA)
    before = rows(chronicle)
    chronicle.store.clear()
    assert rows(told(chronicle, matches, 13)) == before
    first = new_chronicle()
    first.wishes.forget(ADA)  # before anything was recorded
    assert rows(told(first, matches, 60)) == before
    assert not any(secret in first.place.contents() for secret in SECRETS)


def test_a_circle_without_members_leaves_nothing(chronicle: Chronicle) -> None:
    told(chronicle, [record(1, members=(0, 1, None)), record(2, members=(0, None))], 2)
    chronicle.wishes.rename_circle("c0", "The two of us")
    chronicle.wishes.leave("c0", ADA, 0)
    assert chronicle.store.count() == 1
    chronicle.wishes.forget(member_of(1))
    found = rows(chronicle)
    assert {name for name, some in found.items() if some} == {"departed", "forgotten", "position"}
    assert find_page(chronicle.database, "c0") is None
