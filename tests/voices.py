"""People who talk aloud: a house with a Janus, and Chromiums whose microphones give a tone each."""

from __future__ import annotations

import asyncio
import json
import math
import re
import struct
import subprocess
import time
import wave
from collections.abc import AsyncGenerator, Callable, Collection, Generator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.async_api import Browser, Page
from tests.e2e.people import PHONE, chromium, context
from tests.ears import DISOBEDIENT, EARS, LOWEST, MOST, STEP
from tests.gate_here import gate_here
from tests.houses import INKLINGS, environment_with

from inklings.gate.gate import Gate
from inklings.house import asks
from inklings.house.identity import person_at
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.kernel.game import Seat
from inklings.live.messages import Command
from inklings.voice.janus_server import JanusServer, Media

PORTS = "42000-42999"
FLAGS = (
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    "--autoplay-policy=no-user-gesture-required",
)


def tone(folder: Path, number: int) -> Path:
    """Two seconds of a person's tone."""
    hertz = LOWEST + STEP * number
    path = folder / f"tone-{number}.wav"
    samples = (int(12000 * math.sin(2 * math.pi * hertz * at / 48000)) for at in range(96000))
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(48000)
        file.writeframes(b"".join(struct.pack("<h", one) for one in samples))
    return path


class Talker:
    """A seated person with a browser."""

    def __init__(self, seat: Seat, page: Page) -> None:
        self.seat = seat
        self.page = page
        self.streams: dict[int, int] = {}
        """The voice that comes by each stream (SSRC) of sound."""
        self.seats: dict[int, Seat] = {}
        """Whose voice has which number."""
        page.on("websocket", lambda socket: socket.on("framereceived", self._received))

    async def join(self) -> None:
        """Take part, and switch the microphone on."""
        await self.page.get_by_role("button", name="Talk aloud", exact=True).click()
        await self.switch()

    async def switch(self) -> None:
        await self.page.get_by_role("button", name="Microphone").click()

    async def heard(self) -> frozenset[Seat]:
        """Whose voices are heard now."""
        recent = await self.page.evaluate("heard.slice(-2)")
        tones = recent[0][1] & recent[1][1] if len(recent) == 2 else 0
        return frozenset(Seat(seat) for seat in range(MOST) if tones >> seat & 1)

    async def record(self) -> list[tuple[float, int]]:
        """All that was heard: the end of each window in seconds since 1970, and a bit for each tone in it."""
        return [(moment / 1000, tones) for moment, tones in await self.page.evaluate("heard")]

    async def waited(self) -> tuple[float, float]:
        """How many seconds sound has waited before it was played, and how many samples of it."""
        seconds, samples = await self.page.evaluate("waited()")
        return seconds, samples

    def _received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if not isinstance(message, dict) or message["type"] != "voice":
            return
        news = message["news"]
        if news["type"] == "room":
            self.seats |= {one["feed"]: Seat(one["seat"]) for one in news.get("people", ())}
        if news["type"] == "offer":
            media = re.findall(r"^a=(mid|ssrc):(\S+)", news["sdp"], re.MULTILINE)
            medium = ""
            for kind, value in media:
                if kind == "mid":
                    medium = value
                elif medium in news["feeds"]:
                    self.streams[int(value)] = news["feeds"][medium]


class Salon:
    """A table whose people talk: those who come first with browsers, the rest without."""

    def __init__(self, gate: Gate, url: str, code: str, janus: JanusServer, server: int) -> None:
        self.gate, self.url, self.code, self.janus, self.server = gate, url, code, janus, server
        self.talkers: list[Talker] = []
        self._commands = 0

    @property
    def cell(self) -> str:
        return self.gate.member.bus.address.cell

    @property
    def games(self) -> GameRegistry:
        return self.gate.member.games

    async def table(self) -> Table:
        return await self.gate.member.look(self.code)

    def secret(self, seat: int) -> str:
        return f"the-ticket-of-the-person-in-seat-{seat}"

    def tell(self, seat: int, body: Any) -> None:
        """Have somebody do something, as their browser would."""
        self._commands += 1
        person = person_at(self.code, self.secret(seat))
        command = Command(0, f"command-{self._commands}", person, body, "", again=False)
        self.gate.member.tables[self.code].tell(command)

    async def until(self, holds: Callable[[Table], bool], seconds: float = 10) -> Table:
        until = time.monotonic() + seconds
        while not holds(table := await self.table()):
            assert time.monotonic() < until, "the table does not come so far"
            await asyncio.sleep(0.01)
        return table

    async def until_heard(self, wanted: Mapping[Seat, Collection[Seat]], seconds: float = 20) -> None:
        """Wait until each of these hears exactly these voices."""
        until = time.monotonic() + seconds
        while (found := {one.seat: set(await one.heard()) for one in self.talkers}) != wanted:
            assert time.monotonic() < until, f"{found} instead of {wanted}"
            await asyncio.sleep(0.05)

    async def sit(self, seats: int) -> None:
        for seat in range(seats):
            self.tell(seat, asks.Sit(name=f"Person {seat}", avatar=seat))
            await self.until(lambda table, seat=seat: len(table.places) > seat)  # type: ignore[misc]

    async def move(self, random: Random) -> None:
        """Somebody does something that is offered, of those for whom all wait."""
        table = await self.table()
        game = self.games[table.game].game
        seats = sorted(game.awaited(table.state)) or [Seat(seat) for seat in range(len(table.places))]
        seat = Seat(random.choice(seats))
        offers = game.offers(table.state, seat)
        if offers:
            action = game.example(random.choice(offers), random)
            self.tell(seat, msgspec.Raw(msgspec.json.encode(action)))
            await asyncio.sleep(0.05)


async def seat_browser(salon: Salon, browser: Browser, seat: Seat, script: str) -> Talker:
    """Somebody's browser, at the table."""
    # Our pages run no scripts but their own, and this one listens for us.
    # Without motion: what is drawn here takes the time in which sound should be played.
    made = await context(browser, PHONE, permissions=["microphone"], bypass_csp=True, reduced_motion="reduce")
    await made.add_init_script(script)
    await made.add_init_script(EARS)
    ticket = f"localStorage.setItem('inklings.ticket.{salon.code}', {salon.secret(seat)!r})"
    await made.add_init_script(ticket)
    talker = Talker(seat, await made.new_page())
    await talker.page.goto(f"{salon.url}/{salon.code}")
    return talker


@contextmanager
def voice_server(nats: str, janus: JanusServer, folder: Path, relay: tuple[str, str]) -> Generator[int]:
    """A voice server in a process of its own, whose number this is: the test must not make it late."""
    url, secret = relay
    files = {"janus": janus.secret, "turn": secret}
    for name, text in files.items():
        (folder / name).touch(mode=0o600)
        (folder / name).write_text(text)
    options = (
        "--nats",
        nats,
        "--replicas",
        "1",
        "--janus",
        janus.url,
        "--janus-secret",
        str(folder / "janus"),
    )
    turn = ("--turn", url, "--turn-secret", str(folder / "turn")) if url else ()
    log = folder / "voice.log"
    with log.open("wb") as out:
        command = [*INKLINGS, "voice", *options, *turn]
        process = subprocess.Popen(command, stdout=out, stderr=out, env=environment_with())
    try:
        yield process.pid
    finally:
        process.terminate()
        process.wait(15)
    assert "does not end" not in log.read_text()


@asynccontextmanager
async def salon(  # noqa: PLR0913
    nats: str,
    folder: Path,
    game: str,
    *,
    seats: int,
    browsers: int,
    options: dict[str, Any] | None = None,
    relay: tuple[str, str] = ("", ""),
    script: str = DISOBEDIENT,
) -> AsyncGenerator[Salon]:
    """People at a table of this game that has asked for voice.

    `relay`: its address, and the secret that it shares with the house. `script` runs in every browser.
    """
    async with AsyncExitStack() as stack:
        gate, url = await stack.enter_async_context(gate_here(nats))
        janus = JanusServer(Media(PORTS))
        await janus.start()
        stack.push_async_callback(janus.stop)
        server = stack.enter_context(voice_server(nats, janus, folder, relay))
        code = await gate.member.open_table(game, options or {})
        made = Salon(gate, url, code, janus, server)
        await made.sit(seats)
        made.tell(0, asks.SetVoice(on=True))
        await made.until(lambda table: table.voice)
        for seat in range(browsers):
            flag = f"--use-file-for-fake-audio-capture={tone(folder, seat)}"
            browser = await stack.enter_async_context(chromium(*FLAGS, flag))
            made.talkers.append(await seat_browser(made, browser, Seat(seat), script))
        yield made
