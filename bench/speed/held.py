"""What a move costs, as ratios that a short run can hold: `python -m bench.speed.held` writes held.json.

Bytes are exact: the same seed plays the same game. A vote is told in yards: a yard is a piece of plain
Python, run in the same process in turns with votes, so another machine or Python changes both.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
from bench.speed import wire
from bench.speed.people import SEATS, VOTES_OPTIONS, all_vote, votes
from bench.speed.table_here import TableHere

from inklings.games import GAMES

FILE = Path(__file__).with_name("held.json")
MOVES = 250
TURNS = 250
VOTES_A_TURN = 6
YARDS_A_TURN = 15


class Held(msgspec.Struct):
    """The figures."""

    steps: float
    """What a changed vote costs the interpreter, in yards."""
    cpu: float
    """The same in CPU time."""
    bytes: dict[str, float]
    """Bytes a move a client, by game."""


async def bytes_a_move(game: str) -> float:
    """What each of six clients is sent for a move, on average."""
    return TableHere(game).play(MOVES)


class Voting:
    """A table of six in this process, at which four change their votes again and again."""

    def __init__(self) -> None:
        self._table = TableHere("moons", options=VOTES_OPTIONS)
        while not all_vote(self._table.views):
            self._table.move()
        self._changes = votes(self._table.views)

    def messages(self, count: int) -> list[tuple[int, bytes]]:
        """The next votes, and who casts them."""
        changes, chosen = self._changes, []
        for number in islice(self._table.numbers, count):
            seat, action = changes[number % len(changes)]
            chosen.append((seat, wire.do(action, number)))
        return chosen

    def vote(self, messages: list[tuple[int, bytes]]) -> None:
        """All that a gate does for them but for network and engine.

        From the bytes that a browser has sent to the bytes that six are to be sent: read, decided, rehearsed,
        stored in a list, folded, shown, compared and written.
        """
        for seat, message in messages:
            self._table.send(seat, message)

    def count_done(self) -> int:
        """How many commands were done."""
        self._table.read()
        return sum(browser.done for browser in self._table.browsers)


async def steps_of_a_vote() -> float:
    """How many steps the interpreter takes for a vote, in yards: the same on a busy machine."""
    voting = Voting()
    voting.vote(voting.messages(VOTES_A_TURN))
    messages = voting.messages(VOTES_A_TURN)
    return _steps(lambda: voting.vote(messages)) / VOTES_A_TURN / _steps(yard)


async def cpu_of_a_vote() -> float:
    """The CPU time of a vote, in yards: both as they are in the quickest of many short turns.

    What others do on the machine, in its caches too, can only add to them.
    """
    voting, of_votes, of_yards = Voting(), [], []
    gc.collect()
    gc.disable()
    try:
        for _ in range(TURNS):
            messages = voting.messages(VOTES_A_TURN)
            began = time.thread_time()
            voting.vote(messages)
            middle = time.thread_time()
            for _ in range(YARDS_A_TURN):
                yard()
            ended = time.thread_time()
            of_votes.append((middle - began) / VOTES_A_TURN)
            of_yards.append((ended - middle) / YARDS_A_TURN)
    finally:
        gc.enable()
    assert voting.count_done() > TURNS * VOTES_A_TURN, "every vote counts"
    return min(of_votes) / min(of_yards)


def _steps(work: Callable[[], object]) -> int:
    """How many instructions of Python's own machine this takes."""
    steps = 0

    def enter(frame: FrameType, _event: str, _arg: Any) -> Callable[..., Any]:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return step

    def step(_frame: FrameType, event: str, _arg: Any) -> Callable[..., Any]:
        nonlocal steps
        steps += event == "opcode"
        return step

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        work()
    finally:
        sys.settrace(before)
    return steps


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
    sent = {game.name: round(await bytes_a_move(game.name), 1) for game in GAMES if SEATS in game.seats}
    return Held(steps=round(await steps_of_a_vote(), 2), cpu=round(await cpu_of_a_vote(), 1), bytes=sent)


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(asyncio.run(measure())), indent=2) + b"\n")
