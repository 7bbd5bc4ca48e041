"""Calls for bots: answered by one runner, by another when that one is gone, and by nobody once they end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
from tests.parts import NatsServer

from inklings.house import summons
from inklings.house.ledger import Address, Ledger
from inklings.house.summons import Claim, Summons, answer_calls

CODE = "BCDF"


@pytest.fixture
async def ledger(shared_nats: NatsServer) -> AsyncIterator[Ledger]:
    ledger = await Ledger.connect(Address(url=shared_nats.url, cell="B"))
    yield ledger
    await ledger.close()


async def test_a_call_that_nobody_answers_goes_to_one_of_all_runners(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(summons, "CALL_SECONDS", 0.1)
    heard: asyncio.Queue[str] = asyncio.Queue()
    for runner in ("one", "other"):
        await answer_calls(ledger, lambda code, runner=runner: heard.put_nowait(f"{runner} {code}"))  # type: ignore[misc]
    wanted = False
    calling = Summons(ledger, CODE, lambda: wanted)
    await asyncio.sleep(0.3)
    assert heard.empty(), "nobody is called while nobody is wanted"
    wanted = True
    calling.look()
    first = await asyncio.wait_for(heard.get(), 5)
    assert first.endswith(CODE)
    async with Claim(ledger, CODE, "one"):
        await asyncio.sleep(0.3)
        while not heard.empty():
            heard.get_nowait()
        await asyncio.sleep(0.5)
        assert heard.empty(), "whoever tends a table answers for it"
    await asyncio.wait_for(heard.get(), 5)  # and when they are gone, another is called
    await calling.close()


async def test_whoever_is_not_called_lets_go(ledger: Ledger) -> None:
    async with asyncio.timeout(5), Claim(ledger, CODE, "one") as claim:
        await claim.stand(0.2)


@pytest.mark.parametrize(("earlier", "later"), [("a", "b"), ("b", "a")])
async def test_of_two_runners_at_one_table_one_stays(ledger: Ledger, earlier: str, later: str) -> None:
    async with Claim(ledger, CODE, earlier) as one, Claim(ledger, CODE, later) as other:
        loser, winner = (one, other) if later < earlier else (other, one)
        await asyncio.wait_for(loser.stand(60), 5)
        assert loser.lost
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(winner.stand(60), 0.3)
        assert not winner.lost
