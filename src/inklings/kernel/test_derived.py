"""Answers that a state keeps are no part of it."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from inklings.kernel.derived import derived

asked: list[int] = []


class State(Struct, frozen=True, dict=True):
    """A state."""

    number: int


@derived
def doubled(state: State) -> int:
    """A question."""
    asked.append(state.number)
    return 2 * state.number


def test_an_answer_is_worked_out_once_for_each_state() -> None:
    asked.clear()
    one = State(1)
    two = replace(one, number=2)
    assert [doubled(one), doubled(two), doubled(one), doubled(two)] == [2, 4, 2, 4]
    assert asked == [1, 2]


def test_an_answer_changes_nothing_about_a_state() -> None:
    fresh, asked_before = State(3), State(3)
    doubled(asked_before)
    assert fresh == asked_before
    assert hash(fresh) == hash(asked_before)
    assert msgspec.json.encode(asked_before) == b'{"number":3}'
