"""Talk that comes too fast, cannot be read, or finds the engine away; and talk that nobody kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest
from tests.logs import stored_at
from tests.parts import GateProcess, NatsServer, gates
from tests.players import Player, players
from tests.talk_fixture import FENCE, fields, said, talk_fixture

from inklings.kernel.game import Channel

UNREADABLE: list[dict[str, Any]] = [
    {"type": "say", "to": "table", "text": 7},
    {"type": "say", "to": "moon", "text": "hello"},
    {"type": "say", "to": "table"},
    {"type": "say", "to": "table", "text": "hello", "by": 2},
    {"type": "react", "reaction": "<b>"},
    {"type": "show", "to": "table", "sign": "pointer", "mark": "it is the moth"},
    {"type": "show", "to": "table", "sign": "shout", "mark": None},
    {"type": "sing"},
]


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    with gates(shared_nats.url, 1, tmp_path_factory.mktemp("gate")) as (gate,):
        yield gate


@pytest.mark.parametrize("talk", [{"type": "say", "to": "table", "text": "hello"}, FENCE], ids=str)
async def test_words_and_reactions_have_a_pace(talk: dict[str, Any], gate: GateProcess) -> None:
    async with players([gate.url], gate.open_table(), 1) as (ada,):
        answers = await asyncio.gather(*(ada.talk(talk["type"], **fields(talk)) for _ in range(20)))
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert {answer["why"] for answer in refused} == {"too_fast"}
        assert len(answers) - len(refused) >= 5
        await ada.until(lambda: len(ada.heard) == len(answers) - len(refused))


async def test_signs_too_many_are_dropped_without_a_word(shared_nats: NatsServer) -> None:
    async with talk_fixture(shared_nats.url) as room:
        ada, *_, dora = room.company
        await room.allow(Channel.HAND)
        before, start = len(ada.frames), time.perf_counter()
        for number in range(40):
            await ada.show("hand", f"{number}")
        await ada.ping()
        most = 3 + 15 * (time.perf_counter() - start)
        await room.fence(ada)
        signs = [talk for talk in said(dora) if talk["type"] == "show"]
        assert 3 <= len(signs) <= most
        assert not [frame for frame in ada.frames[before:] if '"refused"' in frame]


async def test_all_onlookers_together_have_a_pace(gate: GateProcess) -> None:
    code = gate.open_table()
    crowd = [await Player(gate.url, code).connect() for _ in range(12)]
    answers = await asyncio.gather(*(each.talk("react", reaction="love") for each in crowd * 5))
    refused = [answer for answer in answers if answer["type"] == "refused"]
    assert {answer["why"] for answer in refused} == {"too_fast"}
    assert len(answers) - len(refused) >= 20
    for each in crowd:
        await each.close()


async def test_malformed_talk_is_answered_and_goes_nowhere(gate: GateProcess) -> None:
    async with players([gate.url], gate.open_table(), 2) as (ada, bruno):
        for talk in UNREADABLE:
            assert (await ada.talk(talk["type"], **fields(talk)))["type"] == "malformed"
            await ada.close()  # who is malformed too often is shown the door
            await ada.connect()
        assert (await ada.talk("react", reaction="hmm"))["type"] == "done"
        await bruno.until(lambda: bool(bruno.heard))
        assert said(bruno) == [FENCE]


async def test_while_the_engine_is_away_talk_is_refused_and_not_said_later(nats: NatsServer) -> None:
    async with talk_fixture(nats.url) as room:
        ada, bruno, *_ = room.company
        await room.allow(*Channel)
        nats.kill()
        for _ in range(100):  # until the gate has noticed
            answer = await ada.talk("react", reaction="ouch")
            if answer.get("why") == "unavailable":
                break
        assert answer["why"] == "unavailable"
        assert (await ada.talk("say", to="table", text="hello?"))["why"] == "unavailable"
        nats.start()
        await room.fence(bruno)
        assert not [frame for player in room.everybody for frame in player.frames if "hello?" in frame]


async def test_talk_is_kept_nowhere(shared_nats: NatsServer) -> None:
    async with talk_fixture(shared_nats.url) as room:
        ada, bruno, *_ = room.company
        await room.allow(*Channel)
        assert (await ada.talk("say", to="table", text="so long"))["type"] == "done"
        await bruno.until(lambda: bool(bruno.heard))
        await bruno.close()
        bruno.frames.clear()
        await bruno.connect()
        await room.fence(ada)
        assert said(bruno) == [FENCE]
        assert not [
            stored for stored in await stored_at(shared_nats.url, room.code) if b"so long" in stored.data
        ]
