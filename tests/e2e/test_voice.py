"""Talk aloud with a real Janus and real browsers: who hears whom is what the rules say."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from bench.voice.wire import Wire, wire_of
from playwright.async_api import expect
from tests.parts import NatsServer
from tests.voices import PORTS, Salon, salon

from inklings.house.asks import Begin
from inklings.house.voice import voice_of
from inklings.kernel.game import Seat

Heard = Mapping[Seat, frozenset[Seat]]
LATE = 3.0
"""Ten times the seconds in which silence begins. By then a browser has played all that it was sent before."""


async def heard(people: Salon) -> Heard:
    return {one.seat: await one.heard() for one in people.talkers}


async def allowed(people: Salon) -> Heard:
    """For each hearer with a browser, those whom the rules let them hear."""
    table, seats = await people.table(), [one.seat for one in people.talkers]
    reach = {seat: voice_of(people.games, table, seat, "team").hearers for seat in seats}
    return {it: frozenset(seat for seat in seats if it in reach[seat]) for it in seats}


async def until_heard(people: Salon, wanted: Heard, seconds: float) -> None:
    until = time.monotonic() + seconds
    while (found := await heard(people)) != wanted:
        assert time.monotonic() < until, f"{found} instead of {wanted}"
        await asyncio.sleep(0.05)


async def hears_what_is_allowed(people: Salon, seconds: float = 20) -> float:
    """Wait until all is as the rules say, and stays so; returns how long it took.

    On a busy machine a voice may stop for a moment. What nobody may hear is not heard for a moment either.
    """
    began = time.monotonic()
    wanted = await allowed(people)
    await until_heard(people, wanted, seconds)
    took = time.monotonic() - began
    # A browser that stood still for a moment was silent, and plays only then what it was sent before.
    await asyncio.sleep(LATE - took)
    await until_heard(people, wanted, seconds)
    for _ in range(10):
        await asyncio.sleep(0.05)
        found = await heard(people)
        assert all(found[seat] <= wanted[seat] for seat in wanted), f"{found} beyond {wanted}"
    await until_heard(people, wanted, seconds)
    return took


def passed_on(people: Salon, wire: Wire, speaker: Seat, since: float) -> int:
    """How many packets of a speaker's voice have left Janus for anyone."""
    return sum(
        moment > since
        for one in people.talkers
        for stream, feed in one.streams.items()
        if one.seats.get(feed) == speaker
        for moment in wire.packets.get(stream, ())
    )


@pytest.mark.e2e
@pytest.mark.timeout(300)
async def test_people_hear_whom_the_rules_let_them_hear(nats: NatsServer, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        if wire := wire_of(PORTS):
            stack.enter_context(wire)
        talking = salon(nats.url, tmp_path, "rorschach", seats=4, browsers=3)
        people = await stack.enter_async_context(talking)
        for one in people.talkers:
            await one.join()
        everybody = {one.seat for one in people.talkers}
        await hears_what_is_allowed(people)
        assert await heard(people) == {seat: everybody - {seat} for seat in everybody}

        people.tell(0, Begin())
        table = await people.until(lambda table: table.stage == "playing")
        await hears_what_is_allowed(people)
        assert sum(len(those) for those in (await heard(people)).values()) == 2, "one team is whole"

        game = people.games[table.game].game
        random = Random(2)
        for _ in range(200):
            table = await people.table()
            mute = [it.seat for it in people.talkers if game.part(table.state, it.seat) == "subject"]
            if mute:
                break
            await people.move(random)
        assert mute
        since = time.time()
        await hears_what_is_allowed(people)
        hushed = people.talkers[mute[0]]
        if wire:  # their microphone sends on
            await asyncio.sleep(since + LATE + 1 - time.time())
            assert passed_on(people, wire, mute[0], since - 10)
            assert not passed_on(people, wire, mute[0], since + LATE)
        await expect(hushed.page.get_by_text("Quiet now. Nobody can hear you.")).to_be_visible()

        os.kill(people.janus.pid, signal.SIGKILL)
        await expect(people.talkers[1].page.get_by_text("Voice is away")).to_be_visible()
        assert await hears_what_is_allowed(people) < 20
