"""Two games that a viewer cannot tell apart, shown to them by two gates: are they sent the same bytes?

    python -m tests.live.histories --games 20

plays so many games of each kind at each number of seats and compares every frame; CI plays a few.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from inklings.games import GAMES
from inklings.house import log, replay, rules
from inklings.house.floor import known
from inklings.house.fold import advance
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.kernel.game import AnyGame, SeatJoined, SeatLeft, Viewer
from inklings.live.audience import Audience
from inklings.live.context import Context
from inklings.live.effects import Send
from inklings.live.floor import Floor
from inklings.live.messages import Join
from inklings.live.space import Space
from inklings.proofs.histories import Step, Twins, twins
from inklings.proofs.shown import difference, viewer_name
from inklings.proofs.walk import Walk, walk

REGISTRY = GameRegistry(GAMES)
STEP_MS = 1000
UNREST = 0.03
MOST_STEPS = 40
"""How long two games are followed side by side."""
MISSED = 0.3
"""How often somebody is missed meanwhile, so that time stands still."""
UNSEEN = 0.2
"""How often something of the house's own is written in one of them that shows nobody else anything."""
GUEST = 1


class Gate:
    """One browser at one gate: what it is sent as a table's log goes on."""

    def __init__(self, table: Table, viewer: Viewer, *, screen: bool = False) -> None:
        self.context = Context(
            "BCDF", REGISTRY, "gate", Random(0), floor=Floor(known(REGISTRY)), space=Space()
        )
        self.context.table = table
        self.frames: list[tuple[int, bytes]] = []
        """When each was sent, and what."""
        self.steps = [replay.Step(0, None, log.Entry(at=0, command="c", events=()), table)]
        """The same, for a replay."""
        self._screen = screen
        self._person = "stranger" if viewer is None else person(viewer)
        self._audience = self._joined()
        self._collect()

    def write(self, events: Sequence[log.HouseEvent], at: int) -> None:
        """One more entry in the log."""
        before = self.context.table
        assert before
        self.context.now = at
        refused = None if events else log.Refusal("not_now")
        entry = log.Entry(at=at, command="c", events=tuple(events), refused=refused)
        self.context.table = advance(REGISTRY, before, before.version + 1, entry)
        self.steps.append(replay.Step(at, before, entry, self.context.table))
        self._audience.entered(entry, before)
        self._audience.show_change()
        self._collect()

    def end_patience(self, at: int) -> None:
        """Let time go on, if it has stood still for long enough by then."""
        table = self.context.table
        if table and table.pause and table.pause.ends <= at:
            self.write((log.PatienceEnded(),), table.pause.ends)

    def come_again(self, at: int) -> None:
        """Reload the page, perhaps at another gate."""
        self.context.now = at
        self._joined()
        self._collect()

    def _joined(self) -> Audience:
        audience = Audience(self.context)
        audience.join(Join(GUEST, self._person, self._screen, seen=0), 0)
        return audience

    def _collect(self) -> None:
        effects, self.context.effects = self.context.effects, []
        self.frames += [(self.context.now, effect.data) for effect in effects if isinstance(effect, Send)]


def person(seat: int) -> str:
    """Who sits there."""
    return f"person {seat}"


@dataclass
class Compared:
    """What was compared."""

    games: int = 0
    viewers: int = 0
    histories: int = 0
    steps: int = 0
    unseen: int = 0
    """Entries in one of the two of which the viewer may not notice anything."""
    frames: int = 0
    told_apart: list[str] = field(default_factory=list[str])


def opened(one: Walk, seats: int) -> Table:
    """A table with everyone seated."""
    events = [rules.open_table(REGISTRY, "BCDF", one.game.name, {})]
    events += [(log.Sat(person(seat), person(seat), seat),) for seat in range(seats)]
    events += [(log.HostPassed(person(0)),)]
    table: Table | None = None
    for version, entry in enumerate(events, start=1):
        table = advance(REGISTRY, table, version, log.Entry(at=version, command="c", events=tuple(entry)))
    assert table
    return table


def tables(one: Walk) -> Iterator[Table]:
    """The table at every stand of a walk."""
    table, written = opened(one, one.stands[0].seats), 0
    for number, stand in enumerate(one.stands):
        move = one.moves[number - 1] if number else None
        events = house_events(one.game, move, one.log[written : stand.events])
        written = stand.events
        started = (log.Begun(), *events) if number == 0 else events
        if started:
            at = (number + 1) * STEP_MS
            entry = log.Entry(at=at, command="c", events=started)
            table = advance(REGISTRY, table, table.version + 1, entry)
        yield table


def house_events(game: AnyGame, move: object, events: Sequence[Any]) -> tuple[log.HouseEvent, ...]:
    """A game's events as the log holds them, with what the house notes besides."""
    played = REGISTRY[game.name].played(events)
    match move:
        case SeatJoined() if events:
            return (log.Sat("newcomer", "newcomer", 0), *played)
        case SeatLeft(seat=seat) if events:
            return (log.Left(seat), *played)
        case _:
            return played


def compare(pair: Twins, table: Table, rng: Random, found: Compared, *, screen: bool = False) -> None:
    """Show both to the viewer and compare all that is sent, and when."""
    one = Gate(table, pair.viewer, screen=screen)
    other = Gate(replace(table, state=pair.twin), pair.viewer, screen=screen)
    at = (pair.begins + 1) * STEP_MS
    missed = [seat for seat in table.awaited if seat != pair.viewer]
    if missed and rng.random() < MISSED:
        at, gone = at + STEP_MS, rng.choice(missed)
        for gate in (one, other):
            gate.write((log.Missed(gone),), at)
    for step in pair.steps:
        at += STEP_MS
        for gate in (one, other):
            gate.end_patience(at)
        if step.events:
            one.write(house_events(pair.walk.game, step.move, step.events), at)
        if step.twin_events:
            other.write(house_events(pair.walk.game, step.move, step.twin_events), at)
        found.unseen += bool(step.events) != bool(step.twin_events)
        if rng.random() < UNSEEN:
            seat = rng.choice([seat for seat in range(len(table.places)) if seat != pair.viewer])
            other.write(rng.choice(((), (log.HandoverOffered(seat, "lock"),))), at + STEP_MS // 2)
            found.unseen += 1
        for gate in (one, other):
            gate.come_again(at + STEP_MS - 1)
        if one.frames != other.frames:
            found.told_apart.append(_difference(pair, step, one, other))
            break
    else:
        replays = [
            msgspec.json.encode(replay.frames(REGISTRY, gate.steps, pair.viewer)) for gate in (one, other)
        ]
        if replays[0] != replays[1]:
            told = f"{viewer_name(pair.viewer)} can tell by the replay: {difference(*replays)}"
            found.told_apart.append(f"{pair.walk.game.name}, {pair.walk.seed}: {told}")
    found.histories += 1
    found.steps += len(pair.steps)
    found.frames += len(one.frames)


def _difference(pair: Twins, step: Step, one: Gate, other: Gate) -> str:
    """Who can tell two games apart, after what, and by which field of which frame."""
    told = f"the number of frames: {len(one.frames)} or {len(other.frames)}"
    for number, ((at, here), (twin_at, there)) in enumerate(zip(one.frames, other.frames, strict=False)):
        if here != there:
            told = f"frame {number}: {difference(here, there)}"
            break
        if at != twin_at:
            told = f"the time of frame {number}: {at} or {twin_at}"
            break
    where = f"{pair.walk.game.name}, {pair.walk.seed}, from {pair.walk.stands[pair.begins].phase} on"
    return f"{where}: {viewer_name(pair.viewer)} can tell by {told}, after {step}"


def compare_games(games: Sequence[AnyGame], each: int, forks: int) -> Compared:
    """Play so many games of each kind at each number of seats; `forks` histories for each viewer of each."""
    found = Compared()
    for game in games:
        for seats in game.seats:
            for number in range(each):
                options = game.proved_options[number % len(game.proved_options)]
                seed = f"histories {seats} {number}"
                compare_walk(walk(game, seats, seed, unrest=UNREST, options=options), forks, found)
    return found


def compare_walk(one: Walk, forks: int, found: Compared) -> None:
    """Compare what seats, an onlooker and a shared screen are sent in a game and in its twins."""
    rng, at = one.chance(), list(tables(one))
    found.games += 1
    for viewer, screen in (*((viewer, False) for viewer in one.stands[0].viewers), (None, True)):
        found.viewers += 1
        for _ in range(forks):
            begins = rng.randrange(len(one.moves))
            compare(twins(one, viewer, begins, rng, MOST_STEPS), at[begins], rng, found, screen=screen)


def main(arguments: Sequence[str]) -> int:
    """Compare as many games as are wanted, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="of each kind at each number of seats")
    parser.add_argument("--forks", type=int, default=4, help="histories for each viewer of a game")
    wanted = parser.parse_args(arguments)
    found = compare_games(GAMES, wanted.games, wanted.forks)
    sys.stdout.write(
        f"{found.games} games, {found.viewers} viewers, {found.histories} twin histories, "
        f"{found.steps} steps ({found.unseen} unseen), {found.frames} frames compared; "
        f"told apart: {len(found.told_apart)}\n"
    )
    sys.stdout.writelines(f"{one}\n" for one in found.told_apart[:20])
    return 1 if found.told_apart else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
