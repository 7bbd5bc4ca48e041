"""Games among bots alone, without a network, in a time of their own: an evening takes a moment."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

import msgspec

from inklings.kernel.bot import Language, Tally, Temper
from inklings.kernel.clock import Clock, in_force, running
from inklings.kernel.game import AnyGame, Outcome, Seat, TimeUp
from inklings.kernel.mind import Intent, Mind, bot_bytes, haste, intent
from inklings.proofs.brought import BROUGHT

MOST_STEPS = 20_000


@dataclass(frozen=True)
class Player:
    """A bot at the table."""

    mind: Mind
    temper: Temper = "keen"
    language: Language = "en"
    person: bool = False
    """Stands for a person, whom the bots give way to and hurry for."""
    tempo: float = 1
    """How slow it is, 1 being like the person that bots are made after."""


@dataclass(frozen=True, kw_only=True)
class Record:
    """How a simulated game went."""

    outcome: Outcome
    seconds: float
    """How long it would have taken."""
    moves: tuple[int, ...]
    """How often each seat acted."""
    bells: int
    """How often a clock ran out."""
    idle: tuple[float, ...]
    """For how many seconds each seat had nothing to do but to wait for others."""
    thinking: tuple[float, ...]
    """What each thought cost the machine, in real seconds."""


def simulate(
    game: AnyGame, players: Sequence[Player], seed: str, *, options: Any = None, tally: Tally | None = None
) -> Record:
    """Play one game to its end. The same seed gives the same game.

    Raises `Refused` for a move against the rules, and asserts that bots never all wait while no clock runs.
    """
    table = _Table(game, players, Random(seed), tally)
    rules = game.options() if options is None else options
    table.apply(game.start(rules, len(players), table.chance, (), BROUGHT))
    for _ in range(MOST_STEPS):
        outcome = game.outcome(table.state)
        if outcome is not None:
            return Record(
                outcome=outcome,
                seconds=table.now,
                moves=tuple(table.moves),
                bells=table.bells,
                idle=tuple(table.idle),
                thinking=tuple(table.thinking),
            )
        table.step()
    raise AssertionError(f"{game.name}, seed {seed}: no end after {MOST_STEPS} steps")


_Next: TypeAlias = tuple[float, Seat]


@dataclass
class _Table:
    """A simulated table: the state, the time, and what everybody is about to do."""

    game: AnyGame
    players: Sequence[Player]
    chance: Random
    tally: Tally | None
    state: Any = None
    now: float = 0
    version: int = 0
    clock: Clock | None = None
    bells: int = 0
    thinking: list[float] = field(default_factory=list[float])

    def __post_init__(self) -> None:
        seats = len(self.players)
        self.moves = [0] * seats
        self.idle = [0.0] * seats
        self._people = [Seat(seat) for seat, player in enumerate(self.players) if player.person]
        self._chances = [Random(self.chance.random()) for _ in range(seats)]
        self._seen: list[bytes] = [b""] * seats
        self._intents: list[Intent | None] = [None] * seats
        self._rung: Clock | None = None
        self._actions: msgspec.json.Decoder[Any] = msgspec.json.Decoder(self.game.action)

    def step(self) -> None:
        """Let the next thing happen: somebody acts, or a clock runs out."""
        acting = min(
            ((one.at, Seat(seat)) for seat, one in enumerate(self._intents) if one is not None), default=None
        )
        if self.clock and self.clock != self._rung and (not acting or self.clock.ends / 1000 < acting[0]):
            self._ring(self.clock)
        else:
            assert acting is not None, (
                f"{self.game.name}: all wait, no clock runs, and it is not over\n"
                + "\n".join(f"seat {seat}: {seen.decode()}" for seat, seen in enumerate(self._seen))
            )
            self._act(acting)

    def apply(self, events: Sequence[Any]) -> None:
        """Let events happen, and everybody who sees a difference think."""
        for event in events:
            before, self.state = self.state, self.game.evolve(self.state, event)
            if self.tally is not None:
                self.tally.observe(before, event, self.state)
        self.version += 1
        self.clock = running(
            in_force(self.game.due(self.state), absent=False),
            self.clock,
            match=1,
            version=self.version,
            now=round(self.now * 1000),
        )
        if self.game.outcome(self.state) is None:
            for seat in range(len(self.players)):
                self._look(Seat(seat))

    def _act(self, acting: _Next) -> None:
        at, seat = acting
        self._pass(at)
        one = self._intents[seat]
        assert one is not None, "anyone who acts has an intent"
        self._intents[seat], self._seen[seat] = None, b""
        self.moves[seat] += 1
        self.apply(self.game.decide(self.state, seat, self._actions.decode(one.action), self.chance))

    def _ring(self, clock: Clock) -> None:
        self._pass(max(self.now, clock.ends / 1000))
        self._rung = clock
        self.bells += 1
        self.apply(self.game.happen(self.state, TimeUp(whole=clock.is_last), self.chance))

    def _pass(self, now: float) -> None:
        """Time goes by, for some in vain."""
        for seat in range(len(self.players)):
            if seat not in self.game.awaited(self.state) and not self.game.occupied(self.state, Seat(seat)):
                self.idle[seat] += now - self.now
        self.now = now

    def _look(self, seat: Seat) -> None:
        seen = bot_bytes(self.game, self.state, seat, self._people)
        if seen == self._seen[seat]:
            return
        self._seen[seat] = seen
        player, started = self.players[seat], time.perf_counter()
        thought = player.mind.think(
            seat, seen, self._chances[seat], temper=player.temper, language=player.language
        )
        self.thinking.append(time.perf_counter() - started)
        hurry = 1 if player.person else haste(self.game, self.state, self._people)
        self._intents[seat] = intent(self._intents[seat], thought, self.now, player.tempo * hurry)
