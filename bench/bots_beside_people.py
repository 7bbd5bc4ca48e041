"""How fast people's moves reach others while bots think at two hundred tables, beside how fast without them.

In one run, in turns: alone, beside bots, alone, beside bots. Everything is a process of its own: the engine,
two gates, one runner, those whose moves are timed, and the visitors of the bots, who stand for browsers
elsewhere and so take what is left of this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.move_times import pairs_at, timed, told
from tests.logs import AwaitedLog
from tests.parts import gates, nats_server, runners
from tests.players import Player
from tests.solo import sit_down_with_bots, whatever

from inklings.games import GAMES
from inklings.house.registry import GameRegistry
from inklings.live.address import Address
from inklings.live.member import Member

BOT_TABLES = 200
PEOPLE_TABLES = 5
MOVES = 400
"""Timed in each turn."""
WARM_SECONDS = 20
"""Until all have sat down, and the burst of their coming is over."""


async def visit(gate: str, code: str, bots: int, chance: random.Random) -> None:
    """Play with bots at the pace of a person, game after game."""
    player = await Player(gate, code).connect()
    await sit_down_with_bots(player, bots)
    while True:
        await asyncio.sleep(chance.uniform(1, 4))
        scene = player.scene
        if scene["table"]["stage"] == "over":
            await player.ask("play_again")
            await player.ask("begin")
        elif scene["you"] in scene["awaited"] and (action := whatever(scene, chance)):
            await player.do(action.pop("type"), **action)


async def visitors(doors: list[str], codes: list[str]) -> None:
    """All who play with bots: say when they have sat down, and play until the end of standard input."""
    visits = [
        asyncio.create_task(
            visit(doors[n % len(doors)], code, GAMES[n % len(GAMES)].seats[0] - 1, random.Random(n))
        )
        for n, code in enumerate(codes)
    ]
    os.nice(10)
    reader = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    await asyncio.wait({reader, *visits}, return_when=asyncio.FIRST_COMPLETED)
    for task in visits:
        if task.done():
            task.result()
        task.cancel()


async def main() -> None:
    """Measure in turns, and print the figures as JSON."""
    with tempfile.TemporaryDirectory() as name, nats_server(Path(name)) as nats:
        folder = Path(name)
        with gates(nats.url, 2, folder) as doors, runners(nats.url, 1, folder, tempo=1):
            urls = [gate.url for gate in doors]
            member = await Member.start(Address(url=nats.url), GameRegistry(GAMES), is_runner=True)
            figures: list[dict[str, object]] = []
            async with pairs_at(member, urls, PEOPLE_TABLES) as pairs:
                for turn in ("alone", "beside bots", "alone", "beside bots"):
                    codes = [] if turn == "alone" else await open_tables(member)
                    visiting = begin_visits(urls, codes) if codes else None
                    await asyncio.sleep(WARM_SECONDS)
                    before, started = await bots_moves(member, codes), time.monotonic()
                    figure = told(turn, await timed(pairs, MOVES))
                    if visiting:
                        moved = await bots_moves(member, codes) - before
                        figure["bots_moves_a_second"] = round(moved / (time.monotonic() - started), 1)
                        visiting.communicate(timeout=30)
                    figures.append(figure)
                    sys.stderr.write(f"{figure}\n")
            await member.stop()
    print(json.dumps({"bot_tables": BOT_TABLES, "people": 4 * PEOPLE_TABLES, "turns": figures}, indent=2))


async def open_tables(member: Member) -> list[str]:
    """The bots' tables."""
    return [await member.open_table(GAMES[number % len(GAMES)].name, {}) for number in range(BOT_TABLES)]


def begin_visits(urls: list[str], codes: list[str]) -> subprocess.Popen[bytes]:
    """Let the visitors of these tables come, in a process of their own."""
    command = [sys.executable, "-m", "bench.bots_beside_people"]
    return subprocess.Popen(
        [*command, "--doors", ",".join(urls), "--codes", ",".join(codes)], stdin=subprocess.PIPE
    )


async def bots_moves(member: Member, codes: list[str]) -> int:
    """How many moves bots have made at these tables."""
    logs = [await AwaitedLog(member.log).read(code) for code in codes]
    return sum(b'"command":"bot:' in stored.data for entries in logs for stored in entries)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--doors")
    parser.add_argument("--codes")
    options = parser.parse_args()
    asyncio.run(visitors(options.doors.split(","), options.codes.split(",")) if options.doors else main())
