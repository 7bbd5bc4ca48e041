"""Own decks with which a circle plays are kept for longer than others, and listed while they are there."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

from tests.gate_here import gate_here
from tests.live.test_deck_store import made
from tests.parts import NatsServer
from tests.players import players

from inklings.live.deck_store import KEEP, KEEP_FOR_CIRCLE
from inklings.own_decks.names import new_name

KEY = "the-key-of-the-circle-of-this-test"
A_MINUTE = timedelta(minutes=1)


async def test_a_circle_that_begins_a_game_with_a_deck_keeps_it_for_a_year(shared_nats: NatsServer) -> None:
    async with gate_here(shared_nats.url) as (gate, url):
        decks, now = gate.member.decks, datetime.now(UTC)
        own, of_others, of_another_cell = await made(decks), await made(decks), new_name(20, "DF")
        code = await gate.member.open_table("moons", {"pictures": "own", "own": own})
        async with players([url], code, 3) as company:
            for number, player in enumerate(company):
                wish = {"key": KEY, "secret": f"the-secret-of-player-{number}", "name": "Thursdays"}
                assert (await player.ask("play_for_circle", **wish))["type"] == "done"
            assert (await company[0].ask("begin"))["type"] == "done"
        keeping = [task for task in asyncio.all_tasks() if task.get_name() == "deck of a circle"]
        await asyncio.gather(*keeping)
        listed = (of_others, own, of_another_cell, new_name(20))
        assert await gate.own_decks.still_here(listed) == (of_others, own, of_another_cell)
        await decks.sweep(now + KEEP + A_MINUTE, keep=None)
        assert await decks.find(of_others), "tables are kept for ever, and so are decks"
        await decks.sweep(now + KEEP + A_MINUTE)
        assert await gate.own_decks.still_here((own,)) == (own,)
        assert await decks.find(of_others) is None
        await decks.sweep(now + KEEP_FOR_CIRCLE + A_MINUTE)
        assert await decks.find(own) is None
