"""Late is late (P19), and too fast is too fast (P17): at whichever gate, by the log's own time."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.parts import NatsServer

from inklings.decks.words import PAREIDOLIA as WORDS
from inklings.games.pareidolia import PAREIDOLIA
from inklings.games.pareidolia.state import Missed, Painting, State
from inklings.house import asks, house, log
from inklings.house.asks import Why
from inklings.house.house import House
from inklings.house.ledger import Address
from inklings.house.room import Room, now_ms
from inklings.house.shelf import Shelf
from inklings.kernel.game import Refused

# Far from the second of the rule, so that no machine is too slow to be too fast.
UNHURRIED = replace(PAREIDOLIA, pace=lambda action: 14 * PAREIDOLIA.pace(action))


class Sky:
    """A table of Pareidolia at two gates, whose clock runs."""

    def __init__(self, gates: tuple[House, House], rooms: tuple[Room, Room]) -> None:
        self.gates = gates
        self.rooms = rooms
        self._commands = 0

    @property
    def state(self) -> State:
        """As the first gate knows it."""
        state: State = self.rooms[0].table.state
        return state

    @property
    def word(self) -> str:
        """What the sky shows, in English."""
        return WORDS[self.state.round.word or ""].en.text

    @property
    def guessers(self) -> list[int]:
        return [seat for seat in range(4) if seat not in self.state.round.artists]

    async def do(self, seat: int, action: str, gate: int = 0, **fields: Any) -> int:
        self._commands += 1
        raw = msgspec.Raw(json.dumps({"type": action, **fields}).encode())
        return await self.gates[gate].do(self.rooms[gate], f"secret-of-{seat}", f"c{self._commands}", raw)

    async def refusal(self, seat: int, action: str, gate: int = 0, **fields: Any) -> str:
        with pytest.raises(Refused) as refused:
            await self.do(seat, action, gate, **fields)
        return refused.value.why


@pytest.fixture
async def sky(shared_nats: NatsServer) -> AsyncIterator[Sky]:
    async with AsyncExitStack() as stack:
        pair = [await House.start(Address(url=shared_nats.url), Shelf([UNHURRIED])) for _ in range(2)]
        for gate in pair:
            stack.push_async_callback(gate.stop)
        code = await pair[0].open_table("pareidolia", {})
        rooms = [await stack.enter_async_context(gate.room(code)) for gate in pair]
        for seat in range(4):
            sit = asks.Sit(name=f"Player {seat}", avatar=seat)
            await pair[0].ask(rooms[0], f"secret-of-{seat}", "sit", sit)
        await pair[0].ask(rooms[0], "secret-of-0", "begin", asks.Begin())
        table = Sky((pair[0], pair[1]), (rooms[0], rooms[1]))
        await table.do(table.state.round.main, "keep_word", word=0)
        await table.do(table.state.round.main, "toss", shape="puff", x=0, y=0)
        assert isinstance(table.state.phase, Painting)
        yield table


def seconds_from_now(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """From now on both gates receive everything so much later, but no clock has rung yet."""
    monkeypatch.setattr(house, "now_ms", lambda: now_ms() + round(seconds * 1000))


async def test_p19_a_right_guess_that_is_received_at_the_end_is_late_though_no_clock_has_rung(
    sky: Sky, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = sky.rooms[0].table.clock
    assert clock
    monkeypatch.setattr(house, "now_ms", lambda: clock.outermost.ends)
    assert await sky.refusal(sky.guessers[0], "guess", text=sky.word) == "not_now"
    assert isinstance(sky.state.phase, Painting), "no clock has rung"
    monkeypatch.setattr(house, "now_ms", lambda: clock.outermost.ends - 1)
    await sky.do(sky.guessers[0], "guess", text=sky.word)
    assert sum(player.droplets for player in sky.state.players) == 3


async def test_p16_an_artist_who_is_late_by_the_short_clock_has_passed_and_the_other_acts(
    sky: Sky, monkeypatch: pytest.MonkeyPatch
) -> None:
    main, second = sky.state.round.artists
    assert sky.state.round.last
    seconds_from_now(monkeypatch, 16)
    assert await sky.refusal(second, "remove", cloud=0) == "not_now"
    version = await sky.do(main, "remove", cloud=0)
    assert [player.droplets for player in sky.state.players] == [0, 0, 0, 0]
    stored = (await sky.gates[0].ledger.read(sky.rooms[0].code))[-1]
    assert stored.sequence == version
    played = [event for event in log.decode(stored.data).events if isinstance(event, log.Played)]
    assert [msgspec.json.decode(event.event)["type"] for event in played] == ["passed", "cloud_removed"]


async def test_a_short_and_the_whole_clock_that_have_both_ended_ring_in_their_order(
    sky: Sky, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds_from_now(monkeypatch, 200)
    await sky.do(sky.guessers[0], "say_ready")
    assert isinstance(sky.state.phase, Missed)
    assert sky.state.round.last
    assert sky.state.round.last.did == "pass"


async def test_p17_a_seat_guesses_once_a_second_whichever_gate_it_asks(
    sky: Sky, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = sky.guessers
    await sky.do(one, "guess", text="first")
    assert await sky.refusal(one, "guess", gate=1, text="second") == Why.TOO_FAST
    assert await sky.refusal(one, "guess", gate=0, text="third") == Why.TOO_FAST
    await sky.do(other, "guess", gate=1, text="another's")
    seconds_from_now(monkeypatch, 14)
    await sky.do(one, "guess", gate=1, text="fourth")
    assert await sky.refusal(one, "guess", gate=0, text="fifth") == Why.TOO_FAST
    said = [guess.text for guess in sky.state.round.guesses]
    assert said == ["first", "another's", "fourth"]


async def test_p17_what_was_refused_does_not_count_and_other_moves_have_no_pace(sky: Sky) -> None:
    main, second = sky.state.round.artists
    assert await sky.refusal(main, "guess", text="mine") == "not_now"
    assert await sky.refusal(main, "guess", text="mine again") == "not_now"
    for artist in (second, main, second):
        await sky.do(artist, "pass")
    assert sky.rooms[0].table.paced == {}
