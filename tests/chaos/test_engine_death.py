"""The engine dies in the middle of a round, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

from tests import moons_party as party
from tests.parts import NatsServer, gates, players

from inklings.games import GAMES
from inklings.house import asks, log
from inklings.house.engine import Engine
from inklings.house.house import House
from inklings.house.ledger import Address, Ledger
from inklings.house.shelf import Shelf


async def test_play_goes_on_after_nats_is_killed_in_mid_round(nats: NatsServer, tmp_path: Path) -> None:
    chance = random.Random(5)
    with gates(nats.url, 2, tmp_path) as two:
        code = two[0].open_table(first="random")
        async with players([gate.url for gate in two], code, 5) as company:
            await party.begin(company)
            await party.play_round(company, chance)
            await party.tell(company)
            layers = [player for player in company if player.offer("lay_cards")]
            acknowledged = [await party.lay(layers[0])]
            nats.kill()
            # Sent while nobody keeps the log: answered once it is kept again, never with an error.
            sent = [asyncio.create_task(party.lay(player)) for player in layers[1:]]
            await asyncio.sleep(1.5)
            assert not any(task.done() for task in sent)
            await asyncio.gather(*(player.ping() for player in layers))  # saving, not lost
            nats.start()
            acknowledged += await asyncio.gather(*sent)
            party.done(acknowledged)
            await party.all_reach(company, "voting")
            await party.vote_all(company, chance)
            versions = {answer["version"] for answer in acknowledged}
    ledger = await Ledger.connect(Address(url=nats.url))
    stored = await ledger.read(code)
    await ledger.close()
    assert versions <= {entry.sequence for entry in stored}
    commands = [log.decode(entry.data).command for entry in stored]
    assert len(commands) == len(set(commands)), "no move is stored twice"


async def test_a_house_starts_its_engine_again(tmp_path: Path) -> None:
    engine = Engine(tmp_path)
    await engine.start()
    house = await House.start(Address(url=engine.url), Shelf(GAMES))
    try:
        code = await house.open_table("moons", {})
        async with house.room(code) as room:
            os.kill(engine.pid, signal.SIGKILL)
            await house.ask(room, "secret-of-ada", "command1", asks.Sit(name="Ada", avatar=1))
        assert len(await house.ledger.read(code)) == 2
    finally:
        await house.stop()
        await engine.stop()
