"""Telepathic through the protocol: what the server really sends, and what can be seen when it is over."""

from __future__ import annotations

import urllib.error
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.parts import GateProcess, NatsServer, gates
from tests.players import Player, players

from inklings.games.telepathic.grid import KINDS
from inklings.games.telepathic.views import TelepathicView


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    with gates(shared_nats.url, 1, tmp_path_factory.mktemp("gate")) as (gate,):
        yield gate


def phase(player: Player) -> str:
    game: dict[str, Any] = player.scene.get("game") or {"phase": {"type": "none"}}
    return str(game["phase"]["type"])


def seen(player: Player) -> TelepathicView:
    return msgspec.convert(player.scene["game"], TelepathicView)


async def all_reach(company: list[Player], *phases: str) -> None:
    for player in company:
        await player.until(lambda player=player: phase(player) in phases, 20)  # type: ignore[misc]


async def turn(company: list[Player]) -> None:
    """Hand the first card, and perform it where no own lose condition is met."""
    giver = next(player for player in company if player.offer("hand_card"))
    view = seen(giver)
    assert view.turn
    await giver.do("hand_card", card=view.row[0], to=view.turn.to[0])
    await all_reach(company, "acting")
    receiver = next(player for player in company if player.offer("choose_set"))
    foreseen = receiver.offer("choose_set")
    assert foreseen
    safe = (
        place for place in range(4) if not any(met.startswith("lose") for met in foreseen["meets"][place])
    )
    await receiver.do("choose_set", place=next(safe))
    await all_reach(company, "handing", "finished")


EVERY_TALK: list[dict[str, Any]] = [
    {"type": "say", "to": "table", "text": "moth"},
    {"type": "say", "to": "team", "text": "moth"},
    {"type": "react", "reaction": "wow"},
    *(
        {"type": "show", "to": to, "sign": sign, "mark": "moth"}
        for sign in ("typing", "pointer", "hand")
        for to in ("table", "team")
    ),
]


async def refused_all(player: Player) -> None:
    for talk in EVERY_TALK:
        fields = {key: value for key, value in talk.items() if key != "type"}
        answer = await player.talk(talk["type"], **fields)
        assert answer["type"] == "refused", talk
        assert answer["why"] in ("hushed", "not_seated"), talk


async def test_t24_chat_reactions_pointers_typing_and_previews_are_refused_on_the_wire(
    gate: GateProcess,
) -> None:
    code = gate.open_table("telepathic", cards="first", assist="always")
    async with players([gate.url], code, 2) as company:
        onlooker = await Player(gate.url, code).connect()
        everybody = [*company, onlooker]
        assert (await company[0].talk("say", to="table", text="before"))["type"] == "done"
        await company[1].until(lambda: bool(company[1].heard))
        await company[0].ask("begin")
        await all_reach(everybody, "handing")
        for player in everybody:
            await refused_all(player)
        await turn(company)
        for player in everybody if phase(company[0]) == "handing" else ():
            await refused_all(player)
        assert not [frame for player in everybody for frame in player.frames if "moth" in frame]
        await onlooker.close()


async def test_t34_directors_talk_to_one_another_and_nobody_else_hears(gate: GateProcess) -> None:
    code = gate.open_table("telepathic", four="director", assist="always")
    async with players([gate.url], code, 4) as company:
        onlooker = await Player(gate.url, code).connect()
        await company[0].ask("begin")
        await all_reach([*company, onlooker], "handing")
        directors = [player for player in company if not player.own["conditions"]]
        partners = [player for player in company if player not in directors]
        assert (len(directors), len(partners)) == (2, 2)
        for player in (*partners, onlooker):
            await refused_all(player)
        assert (await directors[0].talk("say", to="table", text="moth"))["why"] == "hushed"
        assert (await directors[0].talk("say", to="team", text="the moth"))["type"] == "done"
        await directors[1].until(lambda: bool(directors[1].heard))
        await turn(company)
        assert not [frame for player in (*partners, onlooker) for frame in player.frames if "moth" in frame]
        await onlooker.close()


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
        own = {player: player.own["conditions"] for player in company}
        with pytest.raises(urllib.error.HTTPError):
            gate.get(f"/api/tables/{code}/review")
        for _ in range(3):
            if phase(company[0]) == "handing":
                assert all(viewer.scene["channels"] == [] for viewer in everybody)
                await turn(company)
        if phase(company[0]) == "handing":
            announced = company[0].offer("announce")
            assert announced
            await company[0].do("announce", names=[KINDS[announced["kinds"][0]][0]])
            await all_reach(everybody, "answering")
            answer = company[1].offer("answer")
            assert answer
            await company[1].do("answer", name=KINDS[answer["kind"]][0])
        await all_reach(everybody, "finished")
        assert all(len(player.scene["channels"]) == 3 for player in company), "now they may talk"
        assert onlooker.scene["game"]["phase"]["conditions"] == [own[player] for player in company]
        for viewer in everybody:
            unseen = [f'"{one}"' for holder, held in own.items() if holder is not viewer for one in held]
            before = [frame for frame in viewer.frames if '"finished"' not in frame]
            assert len(before) > 2 * seen(screen).actions, "joined, begun, and two frames for each action"
            assert not [frame for frame in before if any(one in frame for one in unseen)]
        positions = gate.get(f"/api/tables/{code}/review")["positions"]
        assert tuple(positions[-1]["grid"]) == seen(screen).grid
        assert len(positions) == seen(screen).actions + 1
        await onlooker.close()
        await screen.close()
