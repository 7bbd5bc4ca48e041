"""What is counted over many simulated games of Rorschach: how well bots know one another's eyes."""

from __future__ import annotations

from collections import Counter
from typing import Any

from inklings.games.rorschach.state import (
    Answered,
    Dealt,
    Event,
    Guessed,
    Retried,
    Scored,
    State,
)
from inklings.games.rorschach.turns import other
from inklings.kernel.council import CalledOff, Leant, Sealed


class Tally:
    """Counts as games go by."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._said = 0
        self._most_said = 0

    def observe(self, before: State | None, event: Event, after: State) -> None:
        """See one event of a game."""
        self._hear(event)
        if isinstance(event, Dealt):
            self._counts["games"] += 1
        if before is None:
            return
        table = after.round
        match event:
            case Guessed(guess=guess):
                self._count("guess", right=table.is_right(guess))
            case Answered(symbol=symbol) if table.guess is not None:
                kind = "copy" if symbol == table.guess.symbol else "other"
                self._count(kind, right=symbol == table.marker(table.guess.place))
            case Retried(guess=guess):
                self._count("second", right=table.is_right(guess))
            case Scored(first=first, second=second):
                self._counts["rounds"] += 1
                self._counts["test points"] += (first, second).count(table.test)
                self._counts["control points"] += (first, second).count(other(table.test))
            case _:
                pass

    def _hear(self, event: Event) -> None:
        """How much a team says before it moves."""
        match event:
            case Leant() | Sealed() | CalledOff():
                self._said += 1
                self._most_said = max(self._most_said, self._said)
            case _:
                self._said = 0

    def _count(self, kind: str, *, right: bool) -> None:
        self._counts[kind] += 1
        self._counts[f"{kind} right"] += right

    def figures(self) -> dict[str, Any]:
        """What came of it, ready for JSON."""
        return {
            "rounds": self._share("rounds", "games"),
            "first_match_found": self._share("guess right", "guess"),
            "second_match_found": self._share("second right", "second"),
            "control_copies": self._share("copy", "guess"),
            "copying_right": self._share("copy right", "copy"),
            "differing_right": self._share("other right", "other"),
            "test_points_a_round": self._share("test points", "rounds"),
            "control_points_a_round": self._share("control points", "rounds"),
            "most_said_in_a_council": self._most_said,
        }

    def _share(self, part: str, whole: str) -> float:
        return round(self._counts[part] / max(1, self._counts[whole]), 3)
