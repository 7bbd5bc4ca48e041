"""What a move costs, as ratios that a short run can hold: `python -m bench.speed.held` writes held.json.

Bytes are exact: the same seed plays the same game. CPU is told in yards: a yard is a piece of
plain Python, run in the same process in turns with votes, so a busy or slow machine slows both down.
"""

from __future__ import annotations

import asyncio
import gc
import time
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from bench.speed import wire
from bench.speed.people import VOTES_OPTIONS, all_vote, votes
from bench.speed.table_here import TableHere

from inklings.games import GAMES

FILE = Path(__file__).with_name("held.json")
MOVES = 250
TURNS = 40
VOTES_A_TURN = 24
YARDS_A_TURN = 60


class Held(msgspec.Struct):
    """The figures."""

    vote: float
    """What a changed vote costs, in yards."""
    bytes: dict[str, float]
    """Bytes a move a client, by game."""


async def bytes_a_move(game: str) -> float:
    """What each of six clients is sent for a move, on average."""
    return TableHere(game).play(MOVES)


async def cost_of_a_vote(turns: int = TURNS) -> float:
    """The gate's CPU for a changed vote at a table of six, without network and engine, in yards.

    From the bytes that a browser has sent to the bytes that six are to be sent: read, decided, rehearsed,
    stored in a list, folded, shown, compared and written.
    """
    table = TableHere("moons", options=VOTES_OPTIONS)
    while not all_vote(table.views):
        table.move()
    changes = votes(table.views)
    ratios = []
    gc.collect()
    gc.disable()
    try:
        for _ in range(turns):
            chosen = [
                (number, *changes[number % len(changes)]) for number in islice(table.numbers, VOTES_A_TURN)
            ]
            messages = [(seat, wire.do(action, number)) for number, seat, action in chosen]
            began = time.thread_time()
            for seat, message in messages:
                table.send(seat, message)
            middle = time.thread_time()
            for _ in range(YARDS_A_TURN):
                yard()
            ended = time.thread_time()
            ratios.append((middle - began) / VOTES_A_TURN / ((ended - middle) / YARDS_A_TURN))
            table.read()
    finally:
        gc.enable()
    assert sum(browser.done for browser in table.browsers) > turns * VOTES_A_TURN
    return median(ratios)


_DOCUMENT = msgspec.json.encode(
    {
        "players": [
            {
                "name": f"Player {seat}",
                "score": seat,
                "done": seat % 2 == 0,
                "cards": [f"card-{seat}-{card}" for card in range(6)],
            }
            for seat in range(6)
        ],
        "phase": {"type": "voting", "narrator": 3, "clue": {"type": "written", "text": "the sea, far away"}},
        "offers": [{"type": "vote", "slots": [1, 2, 3, 4, 5], "most": 1}],
    }
)


def yard() -> bytes:
    """Work of the same kinds as a move's, which no change of ours makes faster: never edit it."""
    tree = msgspec.json.decode(_DOCUMENT)
    other = _copy(tree)
    assert _equal(tree, other)
    return msgspec.json.encode(other)


def _copy(tree: Any) -> Any:
    if isinstance(tree, dict):
        return {key: _copy(value) for key, value in tree.items() if value is not None}
    if isinstance(tree, list):
        return [_copy(value) for value in tree]
    return tree


def _equal(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(_equal(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(_equal, one, other))
    return bool(one == other)


def held() -> Held:
    """The figures that are held."""
    return msgspec.json.decode(FILE.read_bytes(), type=Held)


async def measure() -> Held:
    """The figures as they are now."""
    sent = {game.name: round(await bytes_a_move(game.name), 1) for game in GAMES}
    return Held(vote=round(await cost_of_a_vote(), 2), bytes=sent)


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(asyncio.run(measure())), indent=2) + b"\n")
