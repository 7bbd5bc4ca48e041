"""The seat of an audience at real gates: its votes are played, and a bot acts only when nobody votes."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tests import moons_party
from tests.parts import NatsServer, gates, runners
from tests.players import Player, players

from inklings.house.audience import VOTE_SECONDS


async def test_an_audience_votes_at_two_gates_and_a_bot_acts_when_it_does_not(
    nats: NatsServer, tmp_path: Path
) -> None:
    with gates(nats.url, 2, tmp_path) as two, runners(nats.url, 1, tmp_path, tempo=0.01):
        urls = [gate.url for gate in two]
        code = two[0].open_table()
        async with players(urls, code, 3) as company:
            host = company[0]
            await host.ask("set_stream", on=True, delay=0)
            moons_party.done([await host.ask("seat_audience", language="en")])
            watchers = [await Player(urls[n % 2], code).connect() for n in range(3)]
            moons_party.done([await host.ask("begin")])
            await moons_party.tell(company)
            for watcher in watchers:
                await watcher.until(lambda watcher=watcher: bool(watcher.offer("lay_cards")))  # type: ignore[misc]
            first, second, *_ = watchers[0].own["hand"]
            for watcher, card in zip(watchers, (second, first, second), strict=True):
                moons_party.done([await watcher.do("lay_cards", cards=[card])])
            refused = await host.do("lay_cards", cards=[first])
            assert refused["type"] == "refused", "a player has no vote"
            await asyncio.gather(*(moons_party.lay(one) for one in company if one.offer("lay_cards")))
            await moons_party.all_reach([*company, *watchers], "voting", seconds=VOTE_SECONDS + 10)
            laid = watchers[0].own["slots"][0]
            assert host.phase["cards"][laid - 1] == second, "two of three chose it"

            # Nobody votes on the pictures, so the bot does once the time of the audience is over.
            began = time.monotonic()
            await asyncio.gather(*(_vote(one) for one in company if one.offer("vote")))
            await moons_party.all_reach(company, "scoring", "finished", seconds=VOTE_SECONDS + 15)
            assert time.monotonic() - began > VOTE_SECONDS - 5
            for watcher in watchers:
                await watcher.close()


async def _vote(player: Player) -> None:
    offer = player.offer("vote")
    assert offer
    moons_party.done([await player.do("vote", slots=offer["slots"][:1])])
