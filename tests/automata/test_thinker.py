"""A runner that is told to stop does not wait for its bots."""

from __future__ import annotations

import subprocess
import sys

A_LONG_THOUGHT = """
import asyncio, threading, time
from inklings.automata.thinker import Thinker
from inklings.games import GAMES
from inklings.house.registry import GameRegistry
from inklings.house.log import Bot
from inklings.live.effects import Think

begun = threading.Event()

class Slow(Thinker):
    def _think(self, wanted):
        print("thinks", flush=True)
        begun.set()
        time.sleep(300)

async def main():
    thinker = Slow(GameRegistry(GAMES))
    thinker.think(Think("bot", "moons", 0, Bot(temper="keen", language="en"), b"", False), lambda *_: None)
    begun.wait()
    thinker.close()

asyncio.run(main())
"""


def test_a_thought_that_takes_long_holds_up_no_exit() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", A_LONG_THOUGHT], timeout=100, check=False, capture_output=True, text=True
    )
    assert not ended.stderr
    assert ended.stdout == "thinks\n"
