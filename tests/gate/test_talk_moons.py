"""Thirty Moons over two gates: the narrator gives no signs from the story to the scores."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests import moons_party as party
from tests.parts import GateProcess, NatsServer, gates
from tests.players import Player, players
from tests.talk_fixture import FENCE, said


@pytest.fixture(scope="module")
def both(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[GateProcess]]:
    with gates(shared_nats.url, 2, tmp_path_factory.mktemp("gates")) as both:
        yield both


async def test_the_narrator_may_talk_but_gives_no_signs(both: list[GateProcess]) -> None:
    code = both[0].open_table(first="random")
    async with players([gate.url for gate in both], code, 4) as company:
        await party.begin(company)
        narrator = await party.tell(company)
        other = next(player for player in company if player is not narrator)
        for phase in ("choosing", "voting"):
            await party.all_reach(company, phase)
            assert narrator.scene["channels"] == ["table"]
            assert (await narrator.talk("react", reaction="wow"))["why"] == "hushed"
            pointer = await narrator.talk("show", to="table", sign="pointer", mark="slot-1")
            assert pointer["why"] == "hushed"
            assert (await narrator.talk("say", to="team", text="psst"))["why"] == "hushed"
            assert (await narrator.talk("say", to="table", text=f"{phase}!"))["type"] == "done"
            await other.show("pointer", "slot-2")
            assert (await other.talk("react", reaction="hmm"))["type"] == "done"
            if phase == "choosing":
                await party.lay_all(company)
        await hear_all(company, "voting!", "slot-2")
        assert not [frame for player in company for frame in player.frames if "slot-1" in frame]
        assert not [heard for heard in other.heard if heard["talk"] == {"type": "react", "reaction": "wow"}]
        await party.vote_all(company, random.Random(1))
        await narrator.show("pointer", "slot-1")
        assert (await narrator.talk("react", reaction="wow"))["type"] == "done"
        await hear_all(company, "slot-1", "wow")


async def test_in_the_lobby_everybody_may_talk(both: list[GateProcess]) -> None:
    code = both[0].open_table()
    async with players([gate.url for gate in both], code, 2) as (ada, bruno):
        onlooker = await Player(both[1].url, code).connect()
        assert ada.scene["channels"] == ["pointer", "reaction", "table"]
        assert (await bruno.talk("say", to="table", text="Cześć!"))["type"] == "done"
        await hear_all([ada, bruno, onlooker], "Cześć!")
        assert ada.heard[-1]["by"] == 1
        assert (await onlooker.talk("react", reaction="hmm"))["type"] == "done"
        assert (await onlooker.talk("say", to="table", text="May I?"))["why"] == "not_seated"
        await ada.until(lambda: said(ada)[-1] == FENCE)
        assert (await ada.talk("say", to="team", text="psst"))["why"] == "hushed"
        await onlooker.close()


async def hear_all(company: list[Player], *texts: str) -> None:
    for player in company:
        for text in texts:
            await player.until(lambda p=player, t=text: t in str(said(p)))  # type: ignore[misc]
