"""What a viewer can know of the conditions that they do not see."""

from __future__ import annotations

from collections.abc import Collection
from itertools import permutations
from typing import NamedTuple

from inklings.games.telepathic.grid import KINDS, Kind, Value, kind_of
from inklings.games.telepathic.model import Condition, Mark
from inklings.kernel.game import Seat, Viewer


class Held(NamedTuple):
    """A condition card in front of a seat."""

    seat: Seat
    mark: Mark
    value: Value


def held(conditions: tuple[tuple[Condition, ...], ...], kind: Kind) -> tuple[Held, ...]:
    """The cards of a kind on the table: always two, and never the same (T9, T37, T43)."""
    return tuple(
        Held(Seat(seat), mark_of(condition), value_of(condition))
        for seat, cards in enumerate(conditions)
        for condition in cards
        if kind_of(value_of(condition)) == kind
    )


def possible(cards: tuple[Held, ...], stood: Collection[Value], viewer: Viewer) -> list[tuple[Value, ...]]:
    """All that these cards of one kind may be for this viewer.

    They see their own, no two are the same, and what has stood in a line without a loss is no lose condition.
    """
    return [
        values
        for values in permutations(KINDS[kind_of(cards[0].value)], len(cards))
        if all(
            value == card.value if card.seat == viewer else card.mark == "win" or value not in stood
            for card, value in zip(cards, values, strict=True)
        )
    ]


def mark_of(condition: Condition) -> Mark:
    """Whether a condition wins or loses."""
    return "win" if condition.startswith("win") else "lose"


def value_of(condition: Condition) -> Value:
    """The colour or shape that a condition asks for (T2)."""
    return _VALUES[condition.partition("-")[2]]


_VALUES: dict[str, Value] = {value: value for values in KINDS.values() for value in values}
