"""The log of a table at which a game was played to its end, without a network."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from tests.live.histories import REGISTRY, STEP_MS, house_events, person
from tests.logs import engine_log

from inklings.house import log, matches, rules
from inklings.house.entry_codec import encode_entry
from inklings.house.rewritten import Kept
from inklings.kernel.game import AnyGame, SeatJoined, SeatLeft
from inklings.proofs import playthrough
from inklings.proofs.walk import walk

CODE = "BCDF"
BEGAN = 1_800_000_000_000
NAMES = ("Ada", "Bruno", "Cleo", "Dov", "Esther", "Finn", "Goneril", "Hugo", "Ida", "Jan")


def entries_of(  # noqa: PLR0913
    game: AnyGame,
    seats: int,
    seed: str,
    *,
    unrest: float = 0,
    code: str = CODE,
    who: Callable[[int], str] = person,
) -> list[log.Entry]:
    """Everyone sits down and plays whatever is offered."""
    one = walk(game, seats, seed, unrest=unrest)
    ends = [stand.events for stand in one.stands]
    played = [one.log[start:end] for start, end in zip([0, *ends], ends, strict=False)]
    return list(_entries(game, seats, zip((None, *one.moves), played, strict=True), code, who))


def evening_of(
    games: Sequence[AnyGame], seats: int, seed: str, *, code: str = CODE, who: Callable[[int], str] = person
) -> list[log.Entry]:
    """The same people play one game after another."""
    evening: list[log.Entry] = []
    for number, game in enumerate(games):
        opened, *played = entries_of(game, seats, f"{seed}-{number}", code=code, who=who)
        if not evening:
            evening.append(opened)
        else:
            chosen = matches.game_set(REGISTRY, game.name, {})
            at = evening[-1].at + STEP_MS
            evening.append(log.Entry(at=at, command=f"next{number}", events=(log.Reopened(), chosen)))
        later = evening[-1].at - BEGAN
        evening += [replace(one, at=one.at + later, command=f"{number}{one.command}") for one in played]
    return evening


def golden_games(game: AnyGame) -> Iterator[Path]:
    """The scripts of its golden games that are played to their end."""
    for path in sorted(Path(f"src/inklings/games/{game.name}/playthroughs").glob(f"*{playthrough.SCRIPT}")):
        *_, last = playthrough.play(game, _script(path))
        if game.outcome(last.stand.state):
            yield path


def golden_entries(game: AnyGame, path: Path, code: str) -> list[log.Entry]:
    """The same for a golden game."""
    script, before = _script(path), 0
    played: list[tuple[object, Sequence[Any]]] = []
    for passage in playthrough.play(game, script):
        joined = before and passage.stand.seats > before
        before = passage.stand.seats
        news = passage.what.removeprefix("house: ")
        left = news != passage.what and '"seat_left"' in news
        seat = SeatLeft(msgspec.json.decode(news)["seat"]) if left else None
        played.append((SeatJoined() if joined else seat, passage.events))
    return list(_entries(game, script.seats, played, code, person, script.options))


def _script(path: Path) -> playthrough.Script:
    return msgspec.json.decode(path.read_bytes(), type=playthrough.Script)


def _entries(  # noqa: PLR0913, PLR0917
    game: AnyGame,
    seats: int,
    played: Iterable[tuple[object, Sequence[Any]]],
    code: str,
    who: Callable[[int], str],
    options: dict[str, Any] | None = None,
) -> Iterator[log.Entry]:
    begins = rules.open_table(REGISTRY, code, game.name, options or {})
    begins += tuple(log.Sat(who(seat), NAMES[seat], 7 * seat + 3) for seat in range(seats))
    yield log.Entry(at=BEGAN, command="open", events=(*begins, log.HostPassed(who(0))))
    for number, (move, happened) in enumerate(played):
        events = house_events(game, move, happened)
        if number == 0:
            events = (log.Begun(), *events)
        if events:
            yield log.Entry(at=BEGAN + (number + 1) * STEP_MS, command=f"c{number}", events=events)


def kept(entries: list[log.Entry]) -> list[Kept]:
    """Entries as they are stored."""
    return [Kept(version, msgspec.Raw(encode_entry(entry))) for version, entry in enumerate(entries, start=1)]


async def store(url: str, entries: list[log.Entry], code: str) -> None:
    """Write a log into a real engine."""
    async with engine_log(url) as engine:
        last = 0
        for entry in entries:
            last = await engine.stored(code, encode_entry(entry), after=last, command=entry.command)
