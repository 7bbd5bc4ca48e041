"""What a bot is: a player who is handed what everyone sees, what is its own, and offers, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Literal, Protocol, TypeAlias

from inklings.kernel.game import ActionT, AnyGame, Game, OfferT, OwnT, Seat, StateT, ViewT

Temper: TypeAlias = Literal["easy", "keen", "sharp"]
Language: TypeAlias = Literal["en", "pl"]


@dataclass(frozen=True, kw_only=True)
class Sight(Generic[ViewT, OwnT, OfferT]):
    """All that a bot knows. It has no memory: what it should remember must stand in its view."""

    seat: Seat
    view: ViewT
    own: OwnT
    offers: tuple[OfferT, ...]
    temper: Temper
    language: Language
    """In which it speaks and guesses."""
    awaited: frozenset[Seat] = frozenset()
    """For whom everybody waits."""
    people: frozenset[Seat] = frozenset()
    """The seats that people hold, as everybody sees: a bot gives way to them."""


def sight_of(
    game: Game[Any, StateT, Any, Any, ViewT, OwnT, OfferT],
    state: StateT,
    seat: int,
    *,
    temper: Temper = "keen",
    language: Language = "en",
) -> Sight[ViewT, OwnT, OfferT]:
    """What a bot in this seat of a state knows: for tests."""
    return Sight(
        seat=Seat(seat),
        view=game.view(state),
        own=game.own(state, Seat(seat)),
        offers=game.offers(state, Seat(seat)),
        temper=temper,
        language=language,
        awaited=frozenset(game.awaited(state)),
    )


@dataclass(frozen=True, kw_only=True)
class Thought(Generic[ActionT]):
    """What a bot wants to do."""

    action: ActionT
    seconds: float
    """How long a person would take over it, from the moment at which it could be done."""


Think: TypeAlias = Callable[[Sight[Any, Any, Any], Random], Thought[Any] | None]
"""A game's bot, `think` in its `bot` package: a pure function; None means to wait for something to change."""


def plain(game: AnyGame) -> Think:
    """The bot of a game that has none of its own: it does something offered, whatever that leads to."""

    def think(sight: Sight[Any, Any, Any], chance: Random) -> Thought[Any]:
        action = game.example(chance.choice(sight.offers), chance)
        return Thought(action=action, seconds=chance.uniform(2, 6))

    return think


class Tally(Protocol):
    """What a game counts of its own over many simulated games, to say how good its bots are.

    A game may have one as `Tally` in its module `tally`, which stands apart from `bot`: it sees states.
    """

    def observe(self, before: Any, event: Any, after: Any) -> None:
        """See one event of a game; `before` is None at the first of each game."""

    def figures(self) -> dict[str, Any]:
        """What came of it, ready for JSON."""
        ...
