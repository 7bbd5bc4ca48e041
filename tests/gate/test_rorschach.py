"""Rorschach through the protocol: what a team says and thinks stays in the team, and its subject is mute."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.parts import GateProcess, NatsServer, gates
from tests.players import Player, players


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    with gates(shared_nats.url, 1, tmp_path_factory.mktemp("gate")) as (gate,):
        yield gate


async def all_reach(company: list[Player], phase: str) -> None:
    def there(player: Player) -> bool:
        game: dict[str, Any] | None = player.scene.get("game")
        return game is not None and game["phase"]["type"] == phase

    for player in company:
        await player.until(lambda player=player: there(player), 20)  # type: ignore[misc]


async def test_r10_r11_team_talk_and_leanings_reach_the_team_without_its_subject(gate: GateProcess) -> None:
    code = gate.open_table("rorschach", deciding="agree")
    async with players([gate.url], code, 6) as company:
        onlooker = await Player(gate.url, code).connect()
        screen = await Player(gate.url, code, screen=True).connect()
        everybody = [*company, onlooker, screen]
        await company[0].ask("begin")
        await all_reach(everybody, "naming")
        test: int = company[0].scene["game"]["round"]["test"]
        testers = [player for seat, player in enumerate(company) if seat % 2 == test]
        others = [player for player in company if player not in testers]
        subject, *guessers = testers
        for player in testers:
            await player.do("seal", choice=company.index(subject))
        await all_reach(everybody, "striking")

        assert (await subject.talk("say", to="team", text="qxzw"))["why"] == "hushed"
        assert (await subject.talk("say", to="table", text="qxzw"))["why"] == "hushed"
        assert (await subject.talk("react", reaction="wow"))["why"] == "hushed"
        assert (await guessers[0].talk("say", to="team", text="the qxzw, I think"))["type"] == "done"
        await guessers[1].until(lambda: bool(guessers[1].heard))

        marks = {player: len(player.frames) for player in everybody}
        assert (await others[0].do("lean", choice=2))["type"] == "done"
        await others[1].until(lambda: bool(others[1].own["council"]["leanings"]))
        for player in everybody:
            await player.ping()
        for player in everybody:
            if player not in guessers:
                assert not [frame for frame in player.frames if "qxzw" in frame]
            if player not in others:
                assert not [frame for frame in player.frames[marks[player] :] if '"leanings"' in frame]
        await onlooker.close()
        await screen.close()
