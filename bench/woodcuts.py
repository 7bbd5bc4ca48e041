"""How long a new deck of woodcuts takes while other tables play, and whether they notice.

In one run, in turns: alone, beside a deck that is drawn, alone, beside another deck. The engine, the gate and
the runner that draws are processes of their own.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

from bench.move_times import pairs_at, timed, told
from tests.moons_party import begin
from tests.parts import GateProcess, gates, nats_server, runners
from tests.players import players

from inklings.games import GAMES
from inklings.house.registry import GameRegistry
from inklings.live.address import Address
from inklings.live.member import Member

TABLES = 20
MOVES = 400
LOOK_SECONDS = 1.5
"""How often a lobby asks."""
MOST_LOOKS = 200


async def deck_in_play(gate: GateProcess) -> dict[str, object]:
    """Ask for a new deck as a lobby does, and begin when all is drawn."""
    started = time.monotonic()
    name = (await asyncio.to_thread(gate.get, "/api/woodcuts"))["name"]
    first = None
    for _ in range(MOST_LOOKS):
        look = await asyncio.to_thread(gate.get, f"/api/woodcuts/{name}/drawn")
        if look["drawn"] and first is None:
            first = time.monotonic() - started
        if look["drawn"] == look["count"]:
            break
        await asyncio.sleep(LOOK_SECONDS)
    drawn = time.monotonic() - started
    code = gate.open_table(pictures="woodcuts", woodcuts=name)
    async with players([gate.url], code, 4) as company:
        await begin(company)
        shown = (await asyncio.to_thread(gate.get, f"/api/woodcuts/{name}"))["cards"]
        hands = [card for player in company for card in player.scene["own"]["hand"]]
        for card in hands:
            await asyncio.to_thread(gate.fetch, shown[card]["pictures"]["card"])
    return {
        "deck": name,
        "first_card_s": round(first or drawn, 1),
        "all_drawn_s": round(drawn, 1),
        "in_play_s": round(time.monotonic() - started, 1),
    }


async def main() -> None:
    """Measure in turns, and print the figures as JSON."""
    with tempfile.TemporaryDirectory() as name, nats_server(Path(name)) as nats:
        folder = Path(name)
        with gates(nats.url, 1, folder) as (gate,), runners(nats.url, 1, folder, tempo=1):
            member = await Member.start(Address(url=nats.url), GameRegistry(GAMES), is_runner=True)
            figures: list[dict[str, object]] = []
            async with pairs_at(member, [gate.url], TABLES) as pairs:
                for turn in ("alone", "beside a new deck", "alone", "beside a new deck"):
                    deck = None if turn == "alone" else asyncio.create_task(deck_in_play(gate))
                    figure = told(turn, await timed(pairs, MOVES))
                    if deck:
                        figure |= await deck
                    figures.append(figure)
                    sys.stderr.write(f"{figure}\n")
            await member.stop()
    print(json.dumps({"tables": TABLES, "turns": figures}, indent=2))


if __name__ == "__main__":
    asyncio.run(main())
