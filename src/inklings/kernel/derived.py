"""Questions to a state whose answers are worked out once: a state never changes, so neither do they."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

StateT = TypeVar("StateT")
AnswerT = TypeVar("AnswerT")


def derived(question: Callable[[StateT], AnswerT]) -> Callable[[StateT], AnswerT]:
    """A question whose answer a state keeps, beside its fields. The state is a `Struct` with `dict=True`.

    The answer must be one that nobody can change, such as a tuple or a frozenset.
    """
    name = f"{question.__module__}.{question.__qualname__}"

    @wraps(question)
    def ask(state: StateT) -> AnswerT:
        kept: dict[str, Any] = state.__dict__
        try:
            answer: AnswerT = kept[name]
        except KeyError:
            answer = kept[name] = question(state)
        return answer

    return ask
