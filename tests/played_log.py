"""The log of a table at which a game was played to its end, without a network."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from tests.live.histories import REGISTRY, STEP_MS, house_events, person
from tests.logs import engine_log

from inklings.house import log, rules
from inklings.house.entry_codec import encode_entry
from inklings.house.rewritten import Kept
from inklings.kernel.game import AnyGame
from inklings.proofs.walk import walk

CODE = "BCDF"
BEGAN = 1_800_000_000_000


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
    begins = rules.open_table(REGISTRY, code, game.name, {})
    begins += tuple(log.Sat(who(seat), f"Name {seat}", seat) for seat in range(seats))
    written = [log.Entry(at=BEGAN, command="open", events=(*begins, log.HostPassed(who(0))))]
    done = 0
    for number, stand in enumerate(one.stands):
        move = one.moves[number - 1] if number else None
        events = house_events(game, move, one.log[done : stand.events])
        done = stand.events
        if number == 0:
            events = (log.Begun(), *events)
        if events:
            at = written[0].at + (number + 1) * STEP_MS
            written.append(log.Entry(at=at, command=f"c{number}", events=events))
    return written


def kept(entries: list[log.Entry]) -> list[Kept]:
    """The same as it is stored."""
    return [Kept(version, msgspec.Raw(encode_entry(entry))) for version, entry in enumerate(entries, start=1)]


async def store(url: str, entries: list[log.Entry], code: str) -> None:
    """Write the log into a real engine."""
    async with engine_log(url) as engine:
        last = 0
        for entry in entries:
            last = await engine.stored(code, encode_entry(entry), after=last, command=entry.command)
