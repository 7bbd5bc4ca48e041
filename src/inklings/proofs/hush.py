"""The hush matrix: who may use which channel in which phase, as the gates ask it of the games.

    python -m inklings.proofs.hush          writes `hush.md` in every game's folder
    python -m inklings.proofs.hush moons    in that of one game

Nobody writes it by hand. Games are played at random at every number of seats, and some on purpose through all
their phases; the golden games as well. Every viewer of every state on the way is asked: so it also proves
that phase and part decide it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from msgspec import inspect

from inklings import games
from inklings.house.registry import GameRegistry
from inklings.house.table import Place, Stage, Table
from inklings.house.talk import channels
from inklings.kernel.game import AnyGame, Channel, SeatJoined, Viewer
from inklings.proofs.playthrough import play, scripts
from inklings.proofs.tour import tour
from inklings.proofs.walk import Stand, Walk, walk

ONLOOKER = "onlooker"
UNREST = (0.0, 0.06, 0.6)
"""Calm games, restless ones, and such in which clocks and leavers do more than anybody who plays."""
FOREWORD = """\
# Who may say what, and when: {game}

Written by `make hush` from the game itself. What the words mean: docs/hush.md.
"""


class Row(NamedTuple):
    """Somebody at some moment."""

    phase: str
    part: str


class Sight(NamedTuple):
    """One viewer of one state, who stands for everybody of that row."""

    walk: Walk
    stand: Stand
    viewer: Viewer
    channels: frozenset[Channel]


def matrix(game: AnyGame) -> dict[Row, Sight]:
    """Every row that was reached, with the first who was seen in it, in the order of the phases."""
    games, seen = GameRegistry([game]), dict[Row, Sight]()
    for way in _walks(game):
        for stand in way.stands:
            for viewer in stand.viewers:
                part = ONLOOKER if viewer is None else game.part(stand.state, viewer)
                if part is None:
                    continue
                sight = Sight(way, stand, viewer, channels(games, _table(game, stand), viewer))
                row = Row(stand.phase, part)
                first = seen.setdefault(row, sight)
                assert first.channels == sight.channels, f"{game.name}: {row} may not always say the same"
    phases = phases_of(game)
    assert {row.phase for row in seen} == set(phases), f"{game.name}: not every phase was reached"
    return {row: seen[row] for row in sorted(seen, key=lambda row: (phases.index(row.phase), row.part))}


def phases_of(game: AnyGame) -> list[str]:
    """The names of a game's phases, in the order in which it writes them."""
    state = inspect.type_info(game.state)
    assert isinstance(state, inspect.StructType)
    phase = next(field.type for field in state.fields if field.encode_name == "phase")
    assert isinstance(phase, inspect.UnionType)
    return [str(kind.tag) for kind in phase.types if isinstance(kind, inspect.StructType)]


def _walks(game: AnyGame) -> Iterator[Walk]:
    # Nobody joins late: a seat of a walk is then always a seat at the table.
    for path, script in scripts(game):
        if not any(isinstance(step, SeatJoined) for step in script.steps):
            passages = list(play(game, script))
            ends = accumulate(len(passage.events) for passage in passages)
            stands = (replace(passage.stand, events=end) for passage, end in zip(passages, ends, strict=True))
            events = (event for passage in passages for event in passage.events)
            yield Walk(game, tuple(events), tuple(stands), path.name)
    closed = replace(game, late_seats=False)
    for seats in game.seats:
        for number, options in enumerate(game.proved_options):
            for unrest in UNREST:
                seed = f"hush {game.name} {seats} {number} {unrest}"
                yield walk(closed, seats, seed, unrest=unrest, options=options)
    for seats in (min(game.seats), max(game.seats)):
        yield tour(closed, seats, f"hush {game.name} {seats}", game.options(), phases_of(game))


def _table(game: AnyGame, stand: Stand) -> Table:
    over = game.outcome(stand.state) is not None
    nobody = (Place(person=None, name="", avatar=0),) * stand.seats
    stage: Stage = "over" if over else "playing"
    return Table(code="", game=game.name, options={}, state=stand.state, stage=stage, places=nobody)


def as_markdown(game: AnyGame) -> str:
    """The document of one game."""
    rows = [
        (row.phase, row.part, *("yes" if channel in sight.channels else "-" for channel in Channel))
        for row, sight in matrix(game).items()
    ]
    lines = [("phase", "who", *Channel), ("---",) * (2 + len(Channel)), *rows]
    return "\n".join(
        [FOREWORD.format(game=game.name), *("| " + " | ".join(line) + " |" for line in lines), ""]
    )


def main(names: Sequence[str]) -> None:
    """Write the documents of these games, or of all."""
    for game in games.GAMES:
        if not names or game.name in names:
            (Path(str(games.__file__)).parent / game.name / "hush.md").write_text(as_markdown(game))


if __name__ == "__main__":
    main(sys.argv[1:])
