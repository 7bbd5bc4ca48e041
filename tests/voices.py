"""People who talk aloud: a house with a Janus, and Chromiums whose microphones give a tone each."""

from __future__ import annotations

import asyncio
import math
import struct
import time
import wave
from collections.abc import AsyncGenerator, Callable, Collection, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.async_api import Browser, Page
from tests.e2e.people import PHONE, chromium, context
from tests.gate_here import gate_here

from inklings.gate.gate import Gate
from inklings.house import asks
from inklings.house.identity import person_at
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.kernel.game import Seat
from inklings.live.address import Address
from inklings.live.messages import Command
from inklings.voice.janus_server import JanusServer, Media
from inklings.voice.relays import Relays
from inklings.voice.service import VoiceService

PORTS = "42000-42999"
NO_RELAYS = Relays()
LOWEST, STEP = 400, 200
"""Hertz: the tone of the first person, and how much higher each next one is."""
FRESH, QUIET = 150.0, -70.0
"""Milliseconds and decibels: what is older or quieter does not say whose voice it is."""
FLAGS = (
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    "--autoplay-policy=no-user-gesture-required",
)
EARS = """
(() => {
	// A tone is what a browser takes for noise: none of what it does to voices is wanted here.
	const devices = navigator.mediaDevices, ask = devices.getUserMedia.bind(devices);
	const plain = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
	devices.getUserMedia = () => ask({ audio: plain });
	window.lines = [];
	window.RTCPeerConnection = class extends RTCPeerConnection {
		constructor(...all) { super(...all); window.lines.push(this); this.ears = {};
			this.addEventListener('track', ({ track, transceiver }) => {
				window.ear ??= new AudioContext();
				const ear = window.ear.createAnalyser();
				ear.fftSize = 4096;
				ear.smoothingTimeConstant = 0;
				window.ear.createMediaStreamSource(new MediaStream([track])).connect(ear);
				this.ears[transceiver.mid] = ear;
			});
		}
	};
	// For each medium: when something was last heard on it, and the loudest tone.
	window.heard = () => {
		const line = window.lines.findLast((one) => one.connectionState === 'connected' && one.getReceivers()
			.some((it) => it.getSynchronizationSources().length));
		const now = performance.timeOrigin + performance.now();
		if (!line) return [];
		const number = window.lines.indexOf(line);
		return line.getTransceivers().flatMap(({ mid, receiver }) => {
			const [source] = receiver.getSynchronizationSources();
			if (!source || !line.ears[mid]) return [];
			const ear = line.ears[mid], bins = new Float32Array(ear.frequencyBinCount);
			ear.getFloatFrequencyData(bins);
			const best = bins.indexOf(Math.max(...bins));
			const hertz = best * window.ear.sampleRate / ear.fftSize;
			return [[`${number} ${mid}`, now - source.timestamp, hertz, bins[best]]];
		});
	};
})();
"""


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
        self._whose: dict[str, Seat] = {}
        """The voice on each medium, once it was loud."""

    async def join(self) -> None:
        """Take part, and switch the microphone on."""
        await self.page.get_by_role("button", name="Talk aloud", exact=True).click()
        await self.switch()

    async def switch(self) -> None:
        await self.page.get_by_role("button", name="Microphone").click()

    async def heard(self, within: float = FRESH) -> dict[Seat, float]:
        """Whose voices have come in these last milliseconds: for each, how long ago the last was."""
        found: dict[Seat, float] = {}
        for medium, age, hertz, loudness in await self.page.evaluate("heard()"):
            if age <= FRESH and loudness is not None and loudness > QUIET:
                self._whose[medium] = Seat(round((hertz - LOWEST) / STEP))
            if age <= within and medium in self._whose:
                found[self._whose[medium]] = age
        return found


class Salon:
    """A table whose people talk: those who come first with browsers, the rest without."""

    def __init__(self, gate: Gate, url: str, code: str, janus: JanusServer, service: VoiceService) -> None:
        self.gate, self.url, self.code, self.janus, self.service = gate, url, code, janus, service
        self.talkers: list[Talker] = []
        self._commands = 0

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
    made = await context(browser, PHONE, permissions=["microphone"])
    await made.add_init_script(script)
    await made.add_init_script(EARS)
    ticket = f"localStorage.setItem('inklings.ticket.{salon.code}', {salon.secret(seat)!r})"
    await made.add_init_script(ticket)
    page = await made.new_page()
    await page.goto(f"{salon.url}/{salon.code}")
    return Talker(seat, page)


@asynccontextmanager
async def salon(  # noqa: PLR0913
    nats: str,
    folder: Path,
    game: str,
    *,
    seats: int,
    browsers: int,
    relays: Relays = NO_RELAYS,
    script: str = "",
) -> AsyncGenerator[Salon]:
    """People at a table of this game that has asked for voice."""
    async with AsyncExitStack() as stack:
        gate, url = await stack.enter_async_context(gate_here(nats))
        janus = JanusServer(Media(PORTS))
        await janus.start()
        stack.push_async_callback(janus.stop)
        address = Address(url=nats, cell=gate.member.bus.address.cell)
        service = await VoiceService.start(address, gate.member.games, janus.url, janus.secret, relays)
        stack.push_async_callback(service.stop)
        code = await gate.member.open_table(game, {})
        made = Salon(gate, url, code, janus, service)
        await made.sit(seats)
        made.tell(0, asks.SetVoice(on=True))
        await made.until(lambda table: table.voice)
        for seat in range(browsers):
            flag = f"--use-file-for-fake-audio-capture={tone(folder, seat)}"
            browser = await stack.enter_async_context(chromium(*FLAGS, flag))
            made.talkers.append(await seat_browser(made, browser, Seat(seat), script))
        yield made
