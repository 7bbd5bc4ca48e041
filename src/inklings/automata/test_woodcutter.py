"""A card is drawn once, even if a gate gives up and asks again. A card that failed is drawn again (D22)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import BrokenExecutor
from types import SimpleNamespace
from typing import Any, cast

import pytest

from inklings.automata import woodcutter
from inklings.automata.woodcutter import Woodcutter
from inklings.live import drawing
from inklings.live.drawing import DrawWoodcut
from inklings.live.member import Member

CARD = drawing.encode(DrawWoodcut("amber-otter-lantern", 1, 360))


class Workshop:
    """Stands in for a runner, and for the processes that draw."""

    def __init__(self) -> None:
        self.begun: list[asyncio.Future[bytes]] = []
        self.answers: list[bytes] = []
        self.asked: Callable[[Any], None]
        self.asking: list[asyncio.Task[None]] = []
        self.address = SimpleNamespace(name="cell")

    def subscribe_messages(self, _subject: str, asked: Callable[[Any], None], _queue: str) -> None:
        self.asked = asked

    def answer(self, _message: Any, data: bytes) -> None:
        self.answers.append(data)

    def once(self, _name: str, answering: Coroutine[Any, Any, None]) -> None:
        self.asking.append(asyncio.create_task(answering))

    async def run(self, _make: Any, _given: Any) -> bytes:
        self.begun.append(asyncio.get_running_loop().create_future())
        return await self.begun[-1]

    async def ask(self) -> None:
        self.asked(SimpleNamespace(data=CARD))
        await asyncio.sleep(0)
        await asyncio.sleep(0)


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    made = Workshop()
    monkeypatch.setattr(woodcutter, "Processes", lambda: made)
    Woodcutter(cast(Member, SimpleNamespace(bus=made, supervisor=made))).start()
    return made


async def test_d22_a_card_is_drawn_once_however_often_it_is_asked_for(workshop: Workshop) -> None:
    await workshop.ask()
    workshop.asking[0].cancel()
    await workshop.ask()
    assert len(workshop.begun) == 1
    workshop.begun[0].set_result(b"a print")
    await asyncio.gather(*workshop.asking, return_exceptions=True)
    assert workshop.answers == [b"a print"]
    await workshop.ask()
    await workshop.asking[-1]
    assert (len(workshop.begun), workshop.answers) == (1, [b"a print", b"a print"])


async def test_d22_a_card_whose_process_has_died_is_drawn_again(workshop: Workshop) -> None:
    await workshop.ask()
    workshop.begun[0].set_exception(BrokenExecutor())
    await workshop.asking[0]
    await workshop.ask()
    workshop.begun[1].set_result(b"a print")
    await workshop.asking[1]
    assert workshop.answers == [b"", b"a print"]
