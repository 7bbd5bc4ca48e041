"""Golden games: a script of steps becomes a readable text with what every viewer sees at every step.

    python -m inklings.proofs.playthrough moons      rewrites the goldens of one game
    python -m inklings.proofs.playthrough all        rewrites those of all

A script lies in `games/<name>/playthroughs/<script>.script.json`; beside it the text, to be read as a diff
when a rule or a view changes, and for scripts that ask for it whole views, for the browser's tests.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from inklings import games
from inklings.kernel.game import AnyGame, Outcome, Seat, SeatJoined, SeatLeft, TimeUp, Viewer, fold
from inklings.proofs.walk import Stand, random_move

SCRIPT = ".script.json"


class Move(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """A seat does exactly this."""

    seat: Seat
    action: dict[str, Any]


class PlayOn(Struct, frozen=True, tag="play_on", forbid_unknown_fields=True):
    """So many moves of chance's choosing, or all to the end."""

    moves: int | None = None


Step: TypeAlias = Move | PlayOn | TimeUp | SeatLeft | SeatJoined


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be played again and again in the same way."""

    seed: int
    seats: int
    options: dict[str, Any]
    steps: tuple[Step, ...]
    fixture: bool = False
    """Whether whole views are wanted too."""


class Passage(Struct, frozen=True):
    """What happened in one step, and what everybody sees after it."""

    what: str
    events: tuple[Any, ...]
    stand: Stand


def play(game: AnyGame, script: Script) -> Iterator[Passage]:
    """The passages of a script, the deal first."""
    rng = Random(script.seed)
    events = tuple(game.deal(msgspec.convert(script.options, game.options), script.seats, rng))
    stand = Stand(fold(game, events), script.seats)
    yield Passage("deal", events, stand)
    for step in script.steps:
        match step:
            case Move(seat=seat, action=action):
                passage = _moved(game, stand, seat, msgspec.convert(action, game.action), rng)
                yield passage
                stand = passage.stand
            case PlayOn(moves=moves):
                while moves != 0 and (move := random_move(game, stand, rng)) is not None:
                    passage = _moved(game, stand, *move, rng)
                    yield passage
                    stand = passage.stand
                    moves = None if moves is None else moves - 1
            case TimeUp() | SeatLeft() | SeatJoined():
                events = tuple(game.happen(stand.state, step, rng))
                seats = stand.seats + isinstance(step, SeatJoined)
                stand = Stand(fold(game, events, stand.state), seats)
                yield Passage(f"house: {_json(step)}", events, stand)


def _moved(game: AnyGame, stand: Stand, seat: Seat, action: Any, rng: Random) -> Passage:
    events = tuple(game.decide(stand.state, seat, action, rng))
    after = Stand(fold(game, events, stand.state), stand.seats)
    return Passage(f"seat {seat}: {_json(action)}", events, after)


# --- as text ------------------------------------------------------------------------------------


def as_text(game: AnyGame, script: Script) -> str:
    """Whole views after the deal, and after every other step only what changed in them.

    Lines that the same viewers see stand together, so a secret that reaches somebody new changes a heading.
    """
    lines = [f"{game.name}, {script.seats} seats, seed {script.seed}, {_json(script.options)}"]
    seen: dict[Viewer, dict[str, Any]] = {}
    ended: Outcome | None = None
    for number, passage in enumerate(play(game, script)):
        lines += ["", f"{number}. {passage.what}"]
        lines += [f"  > {_json(event)}" for event in passage.events]
        readers: dict[str, list[Viewer]] = {}
        for viewer in passage.stand.viewers:
            now = _by_number(_shown(game, passage.stand, viewer))
            for line in _leaves(_news(seen.get(viewer, {}), now)):
                readers.setdefault(line, []).append(viewer)
            seen[viewer] = now
        for viewers in sorted(dict.fromkeys(map(tuple, readers.values())), key=len, reverse=True):
            lines.append(f"  {_names(viewers, passage.stand)}:")
            lines += [f"    {line}" for line in readers if tuple(readers[line]) == viewers]
        ended = game.outcome(passage.stand.state)
    return "\n".join([*lines, "", f"outcome: {_json(ended)}", ""])


def _names(viewers: tuple[Viewer, ...], stand: Stand) -> str:
    if viewers == stand.viewers:
        return "everybody"
    return ", ".join("onlooker" if viewer is None else f"seat {viewer}" for viewer in viewers)


def _shown(game: AnyGame, stand: Stand, viewer: Viewer) -> dict[str, Any]:
    return {
        "view": msgspec.to_builtins(game.view(stand.state)),
        "own": {} if viewer is None else msgspec.to_builtins(game.own(stand.state, viewer)),
        "offers": [] if viewer is None else msgspec.to_builtins(game.offers(stand.state, viewer)),
    }


def _by_number(tree: Any) -> Any:
    """A list of things becomes a mapping by their numbers, so that a change in one shows as one line."""
    if isinstance(tree, Mapping):
        return {key: _by_number(value) for key, value in tree.items()}
    if isinstance(tree, Sequence) and any(isinstance(item, Mapping) for item in tree):
        return {str(number): _by_number(item) for number, item in enumerate(tree)}
    return tree


def _news(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """What is new in a tree; None: it is gone."""
    news: dict[str, Any] = {key: None for key in old if old[key] is not None and new.get(key) is None}
    for key, after in new.items():
        before = old.get(key)
        if isinstance(after, Mapping):
            inner = _news(before if isinstance(before, Mapping) else {}, after)
            if inner or not isinstance(before, Mapping):
                news[key] = inner
        elif after is not None and after != before:
            news[key] = after
    return news


def _leaves(tree: Mapping[str, Any], path: str = "") -> Iterator[str]:
    """One line for each innermost mapping, with all that is new in it."""
    plain = {key: value for key, value in tree.items() if not isinstance(value, Mapping)}
    if plain:
        values = (f"{key} gone" if value is None else f"{key} {_json(value)}" for key, value in plain.items())
        yield (f"{path}: " if path else "") + ", ".join(values)
    for key, value in tree.items():
        if isinstance(value, Mapping):
            yield from _leaves(value, f"{path}.{key}" if path else key)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# --- as fixture ---------------------------------------------------------------------------------


def as_fixture(game: AnyGame, script: Script) -> bytes:
    """Every viewer's whole view and offers at every step, onlooker first: one line a step."""
    passages = (
        {
            "step": passage.what,
            "awaited": sorted(game.awaited(passage.stand.state)),
            "viewers": [_shown(game, passage.stand, viewer) for viewer in passage.stand.viewers],
        }
        for passage in play(game, script)
    )
    return b"[\n" + b",\n".join(msgspec.json.encode(passage) for passage in passages) + b"\n]\n"


# --- files --------------------------------------------------------------------------------------


def goldens(game: AnyGame) -> Iterator[tuple[Path, bytes]]:
    """The golden files of a game as they should be now."""
    for path, script in scripts(game):
        name = path.name.removesuffix(SCRIPT)
        yield path.with_name(f"{name}.txt"), as_text(game, script).encode()
        if script.fixture:
            yield path.with_name(f"{name}.views.json"), as_fixture(game, script)


def scripts(game: AnyGame) -> Iterator[tuple[Path, Script]]:
    """The scripts in a game's folder."""
    folder = Path(str(games.__file__)).parent / game.name / "playthroughs"
    for path in sorted(folder.glob(f"*{SCRIPT}")):
        yield path, msgspec.json.decode(path.read_bytes(), type=Script)


def main(names: Sequence[str]) -> None:
    """Rewrite the goldens of these games, or of `all`."""
    for game in games.GAMES:
        if {game.name, "all"} & set(names):
            for path, golden in goldens(game):
                path.write_bytes(golden)
                sys.stdout.write(f"{path.name}: {len(golden)} bytes\n")


if __name__ == "__main__":
    main(sys.argv[1:])
