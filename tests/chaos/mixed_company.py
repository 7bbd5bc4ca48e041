"""People at gates of two releases: they go from one to the other, and remember every answer."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from tests.players import Player
from tests.solo import whatever

from inklings.house.identity import person_at

AWAY_SECONDS = 20.0
PATIENCE_SECONDS = 1
PEOPLE = 2


class Guest(Player):
    """A person who remembers every answer, and goes from gate to gate."""

    def __init__(self, gates: list[str], code: str, chance: Random) -> None:
        super().__init__(gates[0], code)
        self.closings: list[int] = []
        """How connections ended that this person did not end."""
        self.gates = gates
        self.chance = chance
        self.person = person_at(code, self.secret)
        self.answers: list[tuple[str, str, dict[str, Any]]] = []
        """Each with the gate that gave it, and the command."""
        self.moved = 0

    async def send(self, message: dict[str, Any]) -> dict[str, Any]:
        answer = await super().send(message)
        if answer["type"] == "malformed" and message.get("again"):
            # As browsers do: a gate of the release before does not know that word.
            plain = {key: value for key, value in message.items() if key != "again"}
            answer = await super().send(plain)
        self.answers.append((self.gate, f"{self.person}:{message['id']}", answer))
        return answer

    @property
    def trouble(self) -> list[str]:
        """What no person should ever be told; that `again` is unknown is told to their browser only."""
        told = [
            frame for frame in self.frames if frame.startswith(('{"type":"malformed"', '{"type":"broken"'))
        ]
        return [frame for frame in told if "unknown field `again`" not in frame]

    async def move(self) -> None:
        """Go to the next gate, as after a short walk."""
        await self.close()
        await self.keep_connecting(self.gates[(self.gates.index(self.gate) + 1) % len(self.gates)])
        self.moved += 1

    async def move_before_the_answer(self, action: dict[str, Any]) -> None:
        """Send a command, lose the line, and send it again at the next gate, under the same id."""
        message = {"type": "do", "id": secrets.token_urlsafe(12), "action": action}
        await self.say(json.dumps(message))
        await self.move()
        await self.send({**message, "again": True})

    async def come_back(self, front: str) -> None:
        """Reconnect by the front door, once this gate has sent us away."""
        self.closings.append(await self.until_closed())
        await self.close()
        self.gates = [front]
        await self.keep_connecting(front)

    async def keep_connecting(self, url: str) -> None:
        """Connect there, for as long as it takes, as a browser does."""
        self.version = 0  # the release before counts otherwise
        for _ in range(20):
            with contextlib.suppress(AssertionError):
                await self.connect(url)
                return
            self.closings.append(await self.until_closed())
            await self.close()
        raise AssertionError(self.closings)

    async def choose(self) -> dict[str, Any] | None:
        """Whatever is offered. Where this gate's release words its offers otherwise, go on to the next."""
        try:
            return whatever(self.scene, self.chance)
        except msgspec.ValidationError:
            await self.move()
            return None

    async def play_while(self, true: Callable[[], bool]) -> None:
        """Do whatever is offered, here and there; a host begins again when a game is over."""
        while true():
            stage, walks = self.scene["table"]["stage"], self.chance.random() < 0.1
            if walks and self.chance.random() < 0.5:
                await self.move()
            elif stage != "playing" and self.scene["you"] == 0:
                await self.ask("play_again" if stage == "over" else "begin")
            elif stage == "playing" and (action := await self.choose()):
                if walks:
                    await self.move_before_the_answer(action)
                else:
                    await self.do(action.pop("type"), **action)
            await asyncio.sleep(self.chance.uniform(0.05, 0.25))


class Party:
    """A table with two people and enough bots to play."""

    def __init__(self, game: str, code: str, gates: list[str], seed: int) -> None:
        self.game = game
        self.code = code
        self.guests = [
            Guest([*gates[n % 2 :], *gates[: n % 2]], code, Random(10 * seed + n)) for n in range(PEOPLE)
        ]

    async def sit_down(self, seats: int) -> None:
        for number, guest in enumerate(self.guests):
            await guest.connect()
            await done(guest.ask("sit", name=f"Player {number}", avatar=number))
        host, *_ = self.guests
        await done(host.ask("set_patience", seconds=PATIENCE_SECONDS))
        for _ in range(max(1, seats - PEOPLE)):
            await done(host.ask("add_bot", temper="keen", language="en"))
        await done(host.ask("begin"))

    async def play(self, seconds: float) -> None:
        """Play; one of them is away for a while, until time has gone on without them."""
        host, other = self.guests
        ended = asyncio.Event()
        playing = asyncio.create_task(host.play_while(lambda: not ended.is_set()))
        await other.play_while(for_seconds(seconds / 3))
        await other.close()
        if await comes_true(lambda: bool(host.scene.get("pause"))):  # or else nobody has waited for them
            await comes_true(lambda: bool(host.scene) and not host.scene.get("pause"))
        await other.connect()
        await other.play_while(for_seconds(2 * seconds / 3))
        ended.set()
        await playing

    async def agree(self) -> None:
        """With one guest at each gate: both see the same people, and the same table."""
        host, other = self.guests
        if host.gate == other.gate:
            await other.move()
        for _ in range(200):
            seen = [(guest.presence.get("here"), guest.presence.get("watching")) for guest in self.guests]
            tables = [guest.scene["table"]["seats"] for guest in self.guests]
            if seen[0] == seen[1] and {0, 1} <= set(seen[0][0] or ()) and tables[0] == tables[1]:
                return
            await asyncio.sleep(0.05)
        raise AssertionError((self.game, seen, tables))

    async def close(self) -> None:
        for guest in self.guests:
            await guest.close()


async def comes_true(true: Callable[[], bool]) -> bool:
    """Whether it does, before anyone who is away comes back."""
    for _ in range(int(AWAY_SECONDS / 0.05)):
        if true():
            return True
        await asyncio.sleep(0.05)
    return False


def for_seconds(seconds: float) -> Callable[[], bool]:
    """True for so long."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    return lambda: loop.time() < end


async def done(answer: Any) -> None:
    message = await answer
    assert message["type"] == "done", message
