"""Rorschach over days: a team decides together, though its people are never here at the same time."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.gate_here import gate_here
from tests.notices.company import NAMES, came, here, leave, opened, runner_for, subscribe
from tests.notices.push_service import push_service
from tests.parts import NatsServer
from tests.players import Player
from tests.rorschach_party import done

ROUNDS = 2


async def move(player: Player, gate: str) -> str:
    """Come, make the move of the team or of the subject, and go."""
    await player.connect(gate)
    for kind, fields in (
        ("seal", lambda offer: {"choice": offer["choices"][0]}),
        ("match_blots", lambda _: {"symbols": [0, 1, 2]}),
        ("say_ready", lambda _: {}),
    ):
        if offer := player.offer(kind):
            await done(player, kind, **fields(offer))
            break
    else:
        raise AssertionError(player.scene)
    await player.close()
    return kind


@pytest.mark.timeout(240)
async def test_teams_of_rorschach_decide_by_notices(nats: NatsServer) -> None:
    """Two rounds of four people who agree with their mates: each of them was told of every move."""
    with push_service() as service:
        async with runner_for(nats.url, service), gate_here(nats.url, **here(service)) as (gate, url):
            company = await opened(url, 4, "rorschach", deciding="agree", target=3)
            person = dict(zip(NAMES, company, strict=False))
            for name, player in person.items():
                assert await subscribe(player, service, name) == 204
            assert (await company[0].ask("begin"))["type"] == "done"
            await leave(company)
            kinds = Counter[str]()
            while kinds["say_ready"] < ROUNDS * len(company):
                pushed = (await came(service, kinds.total() + 1))[kinds.total()]
                kinds[await move(person[pushed.name], url)] += 1
                assert pushed.said["title"] == f"Rorschach · {company[0].code}"
            state = (await gate.member.look(company[0].code)).state
            assert state.round.number == ROUNDS + 1
            assert kinds["match_blots"] == ROUNDS
            assert kinds["seal"] >= ROUNDS * 5, (
                "the subject is named by two, a blot struck by two, one guesses"
            )
