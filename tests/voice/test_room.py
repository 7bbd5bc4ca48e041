"""What Janus is asked when silence begins, in which order, and what happens when it does not answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import msgspec
import pytest
from tests.voice.janus_model import JanusModel, Message, janus_model

from inklings.games import GAMES
from inklings.house.order import TalkOrder
from inklings.house.registry import GameRegistry
from inklings.house.table import Place, Table
from inklings.live.supervisor import Supervisor
from inklings.live.voice import Browser
from inklings.voice.janus import Janus
from inklings.voice.room import VoiceRoom
from inklings.wire.voice import AnyVoiceNews, Audible, Offered

PEOPLE = 6
PLACES = tuple(Place(person=f"p{seat}", name="", avatar=0) for seat in range(PEOPLE))
LOBBY = Table(code="", game="moons", options={}, places=PLACES, voice=True)
"""Everybody hears everybody."""
SILENCE = msgspec.structs.replace(LOBBY, talk=TalkOrder(together=True))
"""Nobody hears anybody."""


class Company:
    """Six people who talk."""

    def __init__(self, model: JanusModel, janus: Janus, supervisor: Supervisor) -> None:
        self.model, self.supervisor = model, supervisor
        self.room = VoiceRoom(GameRegistry(GAMES), LOBBY, janus, supervisor, self._told)
        self.audible: list[tuple[int, int]] = []
        """Each browser that was told whom it may hear, and how many."""

    def _told(self, browser: Browser | None, news: AnyVoiceNews) -> None:
        if isinstance(news, Audible) and browser:
            self.audible.append((browser.guest, len(news.feeds)))
        if isinstance(news, Offered) and browser:
            self.room.heard(f"p{browser.guest}", browser, news.number, "v=0\r\n")

    async def come(self, count: int = PEOPLE) -> None:
        for seat in range(count):
            browser = Browser("gate", seat)
            await self.room.admit(f"p{seat}", browser, "v=0\r\n")
            handle = self.model.requests("joinandconfigure")[-1]["handle"]
            self.room.connected(handle)
            self.room.microphone(f"p{seat}", browser, on=True, wish="table")
        await self.settled()

    async def settled(self) -> None:
        """Wait until Janus is asked nothing more."""
        asked = -1
        while asked != len(self.model.asked):
            asked = len(self.model.asked)
            await asyncio.sleep(0.05)


@asynccontextmanager
async def company() -> AsyncGenerator[Company]:
    supervisor, ready = Supervisor(), asyncio.Event()
    async with janus_model() as model:
        janus = await Janus.open(model.url, "", lambda _handle, _event: None)
        supervisor.once("janus", janus.run(ready.set))
        await ready.wait()
        yield Company(model, janus, supervisor)
        await supervisor.stop(1)


def passes_on(body: Message) -> bool:
    return any(stream["send"] for stream in body["streams"])


async def test_silence_is_asked_of_janus_for_all_at_once_and_before_anything_else() -> None:
    async with company() as people:
        await people.come()
        people.model.withholds = lambda _body: True
        before = len(people.model.asked)
        people.room.changed(SILENCE)
        await people.settled()
        asked = people.model.asked[before:]
        assert [body["request"] for body in asked] == ["configure"] * PEOPLE, "none waited for another"
        assert len({body["handle"] for body in asked}) == PEOPLE
        assert not any(map(passes_on, asked))
        assert {len(body["streams"]) for body in asked} == {PEOPLE - 1}
        await people.model.release()
        await people.settled()
        assert len(people.model.asked) == before + PEOPLE, "once is enough"


async def test_browsers_are_told_whom_they_may_hear_and_do_not_wait_for_janus() -> None:
    async with company() as people:
        await people.come()
        assert dict(people.audible) == dict.fromkeys(range(PEOPLE), PEOPLE - 1)
        people.audible.clear()
        people.model.withholds = lambda _body: True
        people.room.changed(SILENCE)
        assert sorted(people.audible) == [(seat, 0) for seat in range(PEOPLE)]
        await people.model.release()
        await people.settled()
        people.room.changed(msgspec.structs.replace(SILENCE, version=99))
        assert len(people.audible) == PEOPLE, "once is enough"


async def test_a_phase_that_changes_nothing_asks_janus_nothing() -> None:
    async with company() as people:
        await people.come()
        before = len(people.model.asked)
        people.room.changed(msgspec.structs.replace(LOBBY, version=99))
        await people.settled()
        assert len(people.model.asked) == before


async def test_silence_that_begins_before_the_last_change_is_confirmed_follows_it_at_once() -> None:
    async with company() as people:
        await people.come()
        people.room.changed(SILENCE)
        await people.settled()
        people.model.withholds = passes_on
        people.room.changed(LOBBY)
        await people.settled()
        assert people.model.withheld == PEOPLE
        people.room.changed(SILENCE)
        await people.model.release()
        await people.settled()
        last = people.model.asked[-PEOPLE:]
        assert not any(map(passes_on, last)), "the newest rules are those that hold in the end"
        assert len({body["handle"] for body in last}) == PEOPLE


async def test_everything_ends_though_janus_answers_no_more(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        async with company() as people:
            await people.come(2)
            people.model.withholds = lambda body: body["request"] in {"join", "update"}
            await people.come(3)  # they are being joined to one another, and mute meanwhile
            assert people.model.withheld
    assert "does not end" not in caplog.text
