"""A connection breaks at the worst moment, and nothing is lost or doubled."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

from tests import moons_party as party
from tests.logs import entries_at
from tests.parts import NatsServer, gates
from tests.players import players


async def test_a_command_whose_answer_was_lost_is_sent_again_and_counts_once(
    shared_nats: NatsServer, tmp_path: Path
) -> None:
    with gates(shared_nats.url, 2, tmp_path) as (one, two):
        code = one.open_table(first="random")
        async with players([one.url], code, 4) as company:
            await party.begin(company)
            await party.tell(company)
            player = next(p for p in company if p.offer("lay_cards"))
            offer = player.offer("lay_cards")
            assert offer
            action = {"type": "lay_cards", "cards": offer["cards"][:1]}
            command = {"type": "do", "id": "the-same-command", "action": action}
            await player.say(json.dumps(command))
            await player.close()  # the answer, if there was one, is lost
            await player.connect(two.url)
            assert (await player.send(command))["type"] == "done"
            assert player.own["laid"] == action["cards"]
        commands = [entry.command for entry in await entries_at(shared_nats.url, code)]
        assert sum(command.endswith(":the-same-command") for command in commands) == 1


async def test_who_comes_back_through_another_gate_sees_all_that_happened(
    shared_nats: NatsServer, tmp_path: Path
) -> None:
    with gates(shared_nats.url, 2, tmp_path) as (one, two):
        code = one.open_table(first="random")
        async with players([one.url, two.url], code, 4) as company:
            await party.begin(company)
            *others, sleeper = company
            if sleeper.offer("tell_story"):
                sleeper, *others = company
            await party.tell(others)
            await sleeper.until(lambda: party.in_phase(sleeper, "choosing"))
            await party.lay(sleeper)
            await sleeper.close()
            for player in others:
                if player.offer("lay_cards"):
                    await party.lay(player)
            await party.all_reach(others, "voting")
            start = time.perf_counter()
            await sleeper.connect(one.url)
            took = time.perf_counter() - start
            assert party.in_phase(sleeper, "voting")
            assert (await party.vote(sleeper, random.Random(1)))["type"] == "done"
            print(f"back after {took * 1000:.0f} ms")  # noqa: T201
            assert took < 10, "a second, with slack for a busy machine"
