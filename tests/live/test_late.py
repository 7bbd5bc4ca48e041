"""Late is late (P19), and too fast is too fast (P17): at whichever gate, by the log's own time."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.logs import by_moment, stored_at
from tests.parts import NatsServer
from tests.visitor import Visitor, members, visit

from inklings.decks.words import PAREIDOLIA as WORDS
from inklings.games import GAMES
from inklings.games.pareidolia import PAREIDOLIA
from inklings.games.pareidolia.state import Missed, Painting, State
from inklings.house import asks, log
from inklings.house.asks import Why
from inklings.house.table import Table
from inklings.live.bus import NatsBus

# Far from the second of the rule, so no machine is too slow to be too fast.
UNHURRIED = replace(PAREIDOLIA, pace=lambda action: 14 * PAREIDOLIA.pace(action))


class Sky:
    """A table of Pareidolia at two gates, whose clock runs; everyone has a browser at both."""

    def __init__(self, visitors: list[list[Visitor]]) -> None:
        self.visitors = visitors
        """By seat, then by gate."""
        self._commands = 0

    @property
    def table(self) -> Table:
        """As the first gate knows it."""
        return self.visitors[0][0].table

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    @property
    def word(self) -> str:
        """What the sky shows, in English."""
        return WORDS[self.state.round.word or ""].en.text

    @property
    def guessers(self) -> list[int]:
        return [seat for seat in range(4) if seat not in self.state.round.artists]

    async def answer(self, seat: int, action: str, gate: int = 0, **fields: Any) -> dict[str, Any]:
        self._commands += 1
        answer = await self.visitors[seat][gate].do(f"c{self._commands}", {"type": action, **fields})
        for visitor in self.visitors[0]:
            await visitor.reach(answer.get("version", 0))
        return answer

    async def do(self, seat: int, action: str, gate: int = 0, **fields: Any) -> int:
        answer = await self.answer(seat, action, gate, **fields)
        assert answer["type"] == "done", answer
        version: int = answer["version"]
        return version

    async def refusal(self, seat: int, action: str, gate: int = 0, **fields: Any) -> str:
        answer = await self.answer(seat, action, gate, **fields)
        assert answer["type"] == "refused", answer
        why: str = answer["why"]
        return why


@pytest.fixture
async def sky(shared_nats: NatsServer) -> AsyncIterator[Sky]:
    games = [UNHURRIED if game.name == UNHURRIED.name else game for game in GAMES]
    async with members(shared_nats.url, 2, games) as gates:
        code = await gates[0].open_table("pareidolia", {})
        # A second browser of the same person would send the first away: here it is a screen that may speak.
        table = Sky(
            [
                [
                    await visit(gates[0], code, f"secret-of-{seat}"),
                    await visit(gates[1], code, f"secret-of-{seat}", screen=True),
                ]
                for seat in range(4)
            ]
        )
        for seat in range(4):
            sit = asks.Sit(name=f"Player {seat}", avatar=seat)
            assert (await table.visitors[seat][0].ask("sit", sit))["type"] == "done"
        await table.visitors[0][0].ask("begin", asks.Begin())
        await table.do(table.state.round.main, "keep_word", word=0)
        await table.do(table.state.round.main, "toss", shape="puff", x=0, y=0)
        assert isinstance(table.state.phase, Painting)
        yield table


def at(monkeypatch: pytest.MonkeyPatch, ms: int) -> None:
    """From now on both gates receive everything at this time, but no clock has rung yet."""
    monkeypatch.setattr(NatsBus, "now", lambda _: ms)


def seconds_from_now(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """From now on both gates receive everything so much later, but no clock has rung yet."""
    now = NatsBus.now
    monkeypatch.setattr(NatsBus, "now", lambda bus: now(bus) + round(seconds * 1000))


async def test_p19_a_right_guess_that_is_received_at_the_end_is_late_though_no_clock_has_rung(
    sky: Sky, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = sky.table.clock
    assert clock
    at(monkeypatch, clock.outermost.ends)
    assert await sky.refusal(sky.guessers[0], "guess", text=sky.word) == "not_now"
    assert isinstance(sky.state.phase, Painting), "no clock has rung"
    at(monkeypatch, clock.outermost.ends - 1)
    await sky.do(sky.guessers[0], "guess", text=sky.word)
    assert sum(player.droplets for player in sky.state.players) == 3


async def test_p16_an_artist_who_is_late_by_the_short_clock_has_passed_and_the_other_acts(
    sky: Sky, shared_nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    main, second = sky.state.round.artists
    assert sky.state.round.last
    seconds_from_now(monkeypatch, 16)
    assert await sky.refusal(second, "remove", cloud=0) == "not_now"
    version = await sky.do(main, "remove", cloud=0)
    assert [player.droplets for player in sky.state.players] == [0, 0, 0, 0]
    moment, entry = by_moment(await stored_at(shared_nats.url, sky.table.code))[-1]
    assert moment == version
    played = [event for event in entry.events if isinstance(event, log.Played)]
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
    assert sky.table.paced == {}
