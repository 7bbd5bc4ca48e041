"""G3 over real sockets: who is missed, who is back, and who gets a seat back. Two gates throughout."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.gate_here import gate_here
from tests.parts import NatsServer
from tests.players import Player, players

AWAY_WITHIN = 10.0
"""So soon must a phone that sleeps be shown as away."""


@pytest.fixture
async def company(shared_nats: NatsServer) -> AsyncIterator[list[Player]]:
    """Four people in Thirty Moons, who wait for the narrator; the first is host."""
    async with gate_here(shared_nats.url) as (gate, one), gate_here(shared_nats.url) as (_, two):
        code = await gate.member.open_table("moons", {"first": "random"})
        async with players([one, two], code, 4) as seated:
            await granted(seated[0].ask("begin"))
            for player in seated:
                await player.until(lambda player=player: player.scene["table"]["stage"] == "playing")  # type: ignore[misc]
                await player.until(lambda player=player: len(player.presence.get("here", [])) == 4)  # type: ignore[misc]
            yield seated


async def granted(answer: Any) -> dict[str, Any]:
    message: dict[str, Any] = await answer
    assert message["type"] == "done", message
    return message


def narrator_and_other(company: list[Player]) -> tuple[Player, Player]:
    """Whom everyone waits for, and someone at the other gate."""
    (seat,) = company[0].scene["awaited"]
    return company[seat], company[(seat + 1) % 4]


async def test_g3_the_clock_stands_still_until_the_one_who_left_is_back(company: list[Player]) -> None:
    narrator, other = narrator_and_other(company)
    seat, ends = narrator.scene["you"], other.scene["clock"]["ends"]
    await narrator.close()
    await other.until(lambda: other.scene.get("pause") is not None)
    assert other.scene["pause"]["seats"] == [seat]
    await other.until(lambda: seat not in other.presence["here"])
    await narrator.connect()
    await other.until(lambda: other.scene.get("pause") is None)
    assert other.scene["clock"]["ends"] > ends
    await narrator.until(lambda: narrator.scene["clock"] == other.scene["clock"])


async def test_g3_after_the_patience_of_the_house_the_clock_goes_on(company: list[Player]) -> None:
    narrator, other = narrator_and_other(company)
    await granted(company[0].ask("set_patience", seconds=1))
    await narrator.close()
    await other.until(lambda: other.scene.get("pause") is not None)
    pause, ends = other.scene["pause"], other.scene["clock"]["ends"]
    assert pause["ends"] - pause["since"] == 1000
    await other.until(lambda: other.scene.get("pause") is None)
    assert other.scene["clock"]["ends"] == ends + 1000, "by the engine's clock, at whichever gate"


async def test_a_phone_that_sleeps_is_away_within_ten_seconds_and_here_when_it_wakes(
    company: list[Player],
) -> None:
    narrator, other = narrator_and_other(company)
    seat = narrator.scene["you"]
    await narrator.ping()
    asleep = time.monotonic()
    narrator.fall_asleep()
    await other.until(lambda: seat not in other.presence.get("here", [seat]))
    assert time.monotonic() - asleep < AWAY_WITHIN
    await other.until(lambda: other.scene.get("pause") is not None)
    await narrator.ping()
    await other.until(lambda: other.scene.get("pause") is None)
    assert seat in other.presence["here"]


async def test_g3_a_bot_keeps_the_seat_of_someone_away(company: list[Player]) -> None:
    narrator, other = narrator_and_other(company)
    seat, host = narrator.scene["you"], company[0] if narrator is not company[0] else company[1]
    await narrator.close()
    if host is not company[0]:
        # The host is the one who is away: someone else has to be host first.
        company[0], host = company[1], company[1]
        await narrator.connect()
        await granted(narrator.ask("free_seat", seat=seat))
        await narrator.close()
        await host.until(lambda: "seat_bot" in host.scene["may"])
    await host.until(lambda: seat not in host.presence.get("here", [seat]))
    await granted(host.ask("seat_bot", seat=seat, temper="keen", language="en"))
    await other.until(lambda: other.scene["table"]["seats"][seat].get("bot") == "keen")
    await narrator.connect()
    assert narrator.scene["you"] is None
    await narrator.until(lambda: any('"kept"' in frame for frame in narrator.frames))
    await granted(narrator.ask("take_back"))
    await narrator.until(lambda: narrator.scene["you"] == seat)
    assert narrator.scene["table"]["seats"][seat].get("bot") is None


async def test_someone_who_comes_back_has_their_seat_again_from_a_newcomer(company: list[Player]) -> None:
    host, *_, guest = company
    seat = guest.scene["you"]
    await guest.close()
    await host.until(lambda: seat not in host.presence.get("here", [seat]))
    await granted(host.ask("free_seat", seat=seat))
    newcomer = await Player(host.gate, host.code).connect()
    await granted(newcomer.ask("sit", name="Nora", avatar=11))
    assert newcomer.scene["you"] == seat
    await guest.connect()
    await guest.until(lambda: any('"kept"' in frame for frame in guest.frames))
    kept = next(json.loads(frame) for frame in guest.frames if '"kept"' in frame)
    assert kept == {"type": "kept", "seat": seat, "taken": True}
    await granted(guest.ask("take_back"))
    await guest.until(lambda: guest.scene["you"] == seat)
    await newcomer.until(lambda: newcomer.scene["you"] is None)
    await newcomer.close()


async def test_someone_who_looks_on_hears_when_a_newcomer_takes_their_seat_at_another_gate(
    company: list[Player],
) -> None:
    host, *_, guest = company
    seat = guest.scene["you"]
    assert guest.gate != host.gate
    await guest.close()
    await host.until(lambda: seat not in host.presence.get("here", [seat]))
    await granted(host.ask("free_seat", seat=seat))
    await guest.connect()
    await guest.until(lambda: any('"kept"' in frame for frame in guest.frames))
    newcomer = await Player(host.gate, host.code).connect()
    await granted(newcomer.ask("sit", name="Nora", avatar=11))
    await guest.until(lambda: any('"kept"' in frame and '"taken":true' in frame for frame in guest.frames))
    await newcomer.close()
