"""However many watch, a change is one view and one encoding."""

from __future__ import annotations

import asyncio

import pytest
from tests import moons_party as party
from tests.gate_here import gate_here
from tests.parts import NatsServer
from tests.players import Player, players

WATCHING = 500


@pytest.mark.timeout(180)
async def test_500_onlookers_cost_one_view_and_one_encoding_a_change(shared_nats: NatsServer) -> None:
    async with gate_here(shared_nats.url) as (gate, url):
        code = await gate.member.open_table("moons", {"first": "random"})
        async with players([url], code, 3) as company:
            audience = gate.member.tables[code].core.audience
            await party.begin(company)
            onlookers = [Player(url, code, screen=number == 0) for number in range(WATCHING)]
            for start in range(0, WATCHING, 50):
                await asyncio.gather(*(onlooker.connect() for onlooker in onlookers[start : start + 50]))
            await company[0].until(lambda: company[0].presence.get("watching") == WATCHING - 1)

            views, frames = audience.frames.views_built, audience.frames.encoded
            changes = company[0].version
            await party.tell(company)
            version = company[0].version
            for onlooker in onlookers:
                await onlooker.reach(version)
            assert version > changes
            viewers = 1 + len(company)  # the onlookers, and each seat
            assert audience.frames.views_built - views == 1 + viewers, (
                "what all see, and what is each viewer's own"
            )
            assert audience.frames.encoded - frames == viewers

            assert len({one.frames[-1] for one in onlookers if not one.frames[-1].startswith("{")}) == 1
            await asyncio.gather(*(onlooker.close() for onlooker in onlookers))
