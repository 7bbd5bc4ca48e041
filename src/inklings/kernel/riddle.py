"""What everyone at a table is about to find out, so that those who only look on can guess it."""

from __future__ import annotations

from typing import Any, NamedTuple

from inklings.kernel.offer import AnyOffer


class Riddle(NamedTuple):
    """One riddle of a game: either it is open, or its answer is known."""

    round: int
    """The round that it belongs to; each has one riddle at most."""
    offer: AnyOffer | None = None
    """While it is open: a guess is an action within this offer."""
    answer: Any = None
    """Once it is known: the action that was right."""
    gains: tuple[int, int] = (0, 0)
    """Then also what one more player would have won with a wrong guess, and with the right one."""


def no_riddle(_view: object) -> None:
    """There is nothing to guess for those who only look on."""
    return
