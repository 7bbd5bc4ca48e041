"""Records as games would make them, without playing."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from inklings.chronicle.record import Record, Sitting
from inklings.kernel.game import Seat
from inklings.kernel.summary import Line, Pair, Sort, Summary

NAMES = ("Ada", "Błażej", "Cleo", "Dörte", "Edvard", "Fumiko", "Gwen")
HOUR = 3_600_000


def member_of(number: int, circle: str = "c0") -> str:
    return f"{circle}-member-{number}-0123456789abcdef"


def record(number: int, *, circle: str = "c0", members: Sequence[int | None] = (0, 1, 2, 3)) -> Record:
    """A match among these members; None is a bot. The same number gives the same record."""
    chance = Random(f"{circle} {number}")
    seats = tuple(
        Sitting(bot=True)
        if who is None
        else Sitting(member_of(who, circle), NAMES[who] if number % 3 else f"{NAMES[who]} {number}", who)
        for who in members
    )
    kinds: tuple[tuple[str, Sort], ...] = (("a-found", "reads"), ("a-fooled", "fools"), ("a-won", "together"))
    pairs = tuple(
        Pair(kind, sort, Seat(by), Seat(of), tries, chance.randint(0, tries))
        for kind, sort in kinds
        for by in range(len(seats))
        for of in range(len(seats))
        if (by < of if sort == "together" else by != of)
        for tries in [chance.randint(1, 5)]
    )
    lines = tuple(
        Line(Seat(seat), f"clue {number} of {one.name}", round(chance.random(), 3))
        for seat, one in enumerate(seats)
        if not one.bot and chance.random() < 0.5
    )
    return Record(
        match=f"{circle}-match-{number}",
        circle=circle,
        evening=f"{circle}-evening-{number // 3}",
        ended=1_700_000_000_000 + number // 3 * 170 * HOUR + number % 3 * HOUR,
        game="moons",
        seats=seats,
        scores=tuple(chance.randint(0, 30) for _ in seats),
        winners=(Seat(chance.randrange(len(seats))),),
        summary=Summary(pairs, lines),
        met=tuple(f"card{one}" for one in chance.sample(range(60), 12)),
    )


def records(count: int, circles: int = 3) -> list[Record]:
    """Matches of several circles in turn, with others present each time."""
    chance = Random(count)
    return [
        record(
            number // circles,
            circle=f"c{number % circles}",
            members=[*chance.sample(range(len(NAMES)), 4), *([None] if chance.random() < 0.3 else [])],
        )
        for number in range(count)
    ]
