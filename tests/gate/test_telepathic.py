"""Telepathic through the protocol: what the server really sends, and what can be seen when it is over."""

from __future__ import annotations

import urllib.error
from collections.abc import Iterator
from typing import Any

import pytest
from tests.parts import GateProcess, NatsServer, Player, gates, players


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    with gates(shared_nats.url, 1, tmp_path_factory.mktemp("gate")) as (gate,):
        yield gate


def phase(player: Player) -> str:
    game: dict[str, Any] = player.scene.get("game") or {"phase": {"type": "none"}}
    return str(game["phase"]["type"])


async def all_reach(company: list[Player], *phases: str) -> None:
    for player in company:
        await player.until(lambda player=player: phase(player) in phases, 20)  # type: ignore[misc]


async def turn(company: list[Player]) -> None:
    """Hand the first card, and perform it where no own lose condition is met."""
    giver = next(player for player in company if player.offer("hand_card"))
    offer = giver.offer("hand_card")
    assert offer
    await giver.do("hand_card", card=offer["cards"][0], to=offer["to"][0])
    await all_reach(company, "acting")
    receiver = next(player for player in company if player.offer("choose_set"))
    foreseen = receiver.offer("choose_set")
    assert foreseen
    safe = (
        place for place in range(4) if not any(met.startswith("lose") for met in foreseen["meets"][place])
    )
    await receiver.do("choose_set", place=next(safe))
    await all_reach(company, "handing", "finished")


async def test_t10_t24_a_game_in_silence_whose_conditions_only_their_holders_are_sent(
    gate: GateProcess,
) -> None:
    code = gate.open_table("telepathic", cards="first", assist="always")
    async with players([gate.url], code, 2) as company:
        onlooker = await Player(gate.url, code).connect()
        screen = await Player(gate.url, code, screen=True).connect()
        everybody = [*company, onlooker, screen]
        await company[0].ask("begin")
        await all_reach(everybody, "handing")
        own = {player: player.scene["game"]["yours"] for player in company}
        with pytest.raises(urllib.error.HTTPError):
            gate.get(f"/api/tables/{code}/review")
        for _ in range(3):
            if phase(company[0]) == "handing":
                assert all(viewer.scene["channels"] == [] for viewer in everybody)
                await turn(company)
        if phase(company[0]) == "handing":
            announced = company[0].offer("announce")
            assert announced
            await company[0].do("announce", names=[announced["choices"][0][0]])
            await all_reach(everybody, "answering")
            answer = company[1].offer("answer")
            assert answer
            await company[1].do("answer", name=answer["choices"][0])
        await all_reach(everybody, "finished")
        assert all(len(viewer.scene["channels"]) == 4 for viewer in everybody)
        assert onlooker.scene["game"]["phase"]["conditions"] == [own[player] for player in company]
        for viewer in everybody:
            unseen = [f'"{one}"' for holder, held in own.items() if holder is not viewer for one in held]
            before = [frame for frame in viewer.frames if '"finished"' not in frame]
            assert len(before) > 3
            assert not [frame for frame in before if any(one in frame for one in unseen)]
        positions = gate.get(f"/api/tables/{code}/review")["positions"]
        assert positions[-1]["grid"] == screen.scene["game"]["grid"]
        assert len(positions) == screen.scene["game"]["actions"] + 1
        await onlooker.close()
        await screen.close()
