"""A table of Thirty Moons played by hand: what the tests of the rules are written in."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from inklings.games.moons import MOONS
from inklings.games.moons.model import Action, LayCards, Options, SayReady, TellStory, Vote, Written
from inklings.games.moons.rules import deal
from inklings.games.moons.state import Choosing, Dealt, Event, Phase, Scoring, State, Voting
from inklings.games.moons.turns import awaited
from inklings.kernel.game import Seat
from inklings.proofs.played import PlayedTable


class Table(PlayedTable[State, Action, Event]):
    """Seat 0 narrates first, if not told otherwise."""

    def __init__(
        self,
        seats: int = 4,
        *,
        narrator: int | None = 0,
        seed: int = 1,
        met: tuple[str, ...] = (),
        **options: Any,
    ) -> None:
        rng = Random(seed)
        (dealt,) = deal(Options(**options), seats, rng, met)
        assert isinstance(dealt, Dealt)
        dealt = replace(dealt, narrator=None if narrator is None else Seat(narrator))
        super().__init__(MOONS, [dealt], rng)

    def tell(self, seat: int, clue: str = "moon") -> Table:
        return self.do(seat, TellStory(self.hand(seat)[0], Written(clue)))

    def lay(self, *seats: int) -> Table:
        for seat in seats:
            assert isinstance(self.phase, Choosing)
            self.do(seat, LayCards(self.hand(seat)[: self.phase.decoys]))
        return self

    def lay_all(self) -> Table:
        return self.lay(*sorted(awaited(self.state)))

    def vote(self, voter: int, *owners: int) -> Table:
        return self.do(voter, Vote(tuple(self.slot(owner) for owner in owners)))

    def slot(self, owner: int) -> int:
        assert isinstance(self.phase, Voting)
        return next(slot for slot, laid in enumerate(self.phase.table, 1) if laid.owner == owner)

    def to_vote(self, narrator: int = 0, clue: str = "moon") -> Table:
        """A story is told and every decoy lies."""
        return self.tell(narrator, clue).lay_all()

    def to_scores(self, narrator: int, votes: dict[int, int]) -> Table:
        """A whole round: who named whose card."""
        self.to_vote(narrator)
        for voter, owner in votes.items():
            self.vote(voter, owner)
        assert isinstance(self.phase, Scoring)
        return self

    def all_miss(self, narrator: int, clue: str = "moon") -> Table:
        """A whole round in which nobody finds the narrator's card."""
        self.to_vote(narrator, clue)
        for voter in sorted(awaited(self.state)):
            self.vote(voter, next(seat for seat in self.seated if seat not in (voter, narrator)))
        return self

    def ready(self) -> Table:
        for seat in sorted(awaited(self.state)):
            self.do(seat, SayReady())
        return self

    def give(self, *scores: int) -> Table:
        """Set the scores, to come near an end."""
        players = tuple(
            replace(player, score=score) for player, score in zip(self.state.players, scores, strict=True)
        )
        self.state = replace(self.state, players=players)
        return self

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def seated(self) -> tuple[int, ...]:
        return tuple(i for i, player in enumerate(self.state.players) if player.status == "playing")

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(player.score for player in self.state.players)

    @property
    def hands(self) -> tuple[int, ...]:
        return tuple(len(player.hand) for player in self.state.players)

    def hand(self, seat: int) -> tuple[str, ...]:
        return self.state.players[seat].hand


def all_cards(state: State) -> list[str]:
    """Every card of the game, wherever it lies."""
    cards = [*state.pile, *state.discard, *state.buried]
    for player in state.players:
        cards.extend(player.hand)
    match state.phase:
        case Choosing(laid=table) | Voting(table=table) | Scoring(table=table):
            cards.extend(laid.card for laid in table)
        case _:
            pass
    return cards
