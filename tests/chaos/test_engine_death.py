"""The engine dies in the middle of a round, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

from tests import moons_party as party
from tests.logs import by_moment, stored_at
from tests.parts import NatsServer, gates
from tests.players import players
from tests.visitor import members, visit

from inklings.house import asks
from inklings.house.entry_codec import decode_entry
from inklings.live.engine import Engine


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
    stored = await stored_at(nats.url, code)
    assert versions <= {moment for moment, _ in by_moment(stored)}
    commands = [decode_entry(entry.data).command for entry in stored]
    assert len(commands) == len(set(commands)), "no move is stored twice"


async def test_a_house_starts_its_engine_again(tmp_path: Path) -> None:
    engine = Engine(tmp_path)
    await engine.start()
    try:
        async with members(engine.url, 1) as (member,):
            code = await member.open_table("moons", {})
            visitor = await visit(member, code, "secret-of-ada")
            os.kill(engine.pid, signal.SIGKILL)
            answer = await visitor.ask("command1", asks.Sit(name="Ada", avatar=1))
            assert answer["type"] == "done"
        assert len(await stored_at(engine.url, code)) == 2
    finally:
        await engine.stop()
