"""Voice servers as processes, with a Janus of the operator's: one answers, and another stands by."""

from __future__ import annotations

import asyncio
import subprocess
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from tests.doctor.asking import only_wrong, serve, verdicts
from tests.houses import INKLINGS, Ran, environment_with
from tests.parts import NatsServer
from tests.visitor import members

from inklings.live import voice
from inklings.live.bus import NatsBus
from inklings.live.engine import free_port
from inklings.live.voice import GONE_SECONDS, Beat
from inklings.voice.janus_server import JanusServer, Media

PORTS = "44000-44099"
PATIENCE = 10 * GONE_SECONDS


class VoiceServer:
    """`inklings voice`, next to gates."""

    def __init__(self, nats: str, janus: str, secret: Path) -> None:
        self._monitor = free_port()
        options = ("--nats", nats, "--replicas", "1", "--janus", janus, "--janus-secret", str(secret))
        self.process = subprocess.Popen(
            [*INKLINGS, "voice", *options, "--monitor-port", str(self._monitor)], env=environment_with()
        )

    def ready(self) -> str:
        """What /readyz says; nothing before it listens."""
        url = f"http://127.0.0.1:{self._monitor}/readyz"
        try:
            with urllib.request.urlopen(url, timeout=5) as answer:
                return str(answer.read().decode().strip())
        except urllib.error.HTTPError as error:
            with error:
                return error.read().decode().strip()
        except OSError:
            return ""

    async def until(self, says: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while await asyncio.to_thread(self.ready) != says:  # noqa: ASYNC110
                await asyncio.sleep(0.1)


@contextmanager
def voice_server(nats: str, janus: str, secret: Path) -> Iterator[VoiceServer]:
    server = VoiceServer(nats, janus, secret)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait()


@asynccontextmanager
async def own_janus(folder: Path) -> AsyncIterator[tuple[JanusServer, Path]]:
    """A Janus that somebody else started, and the file with its secret."""
    janus = JanusServer(Media(PORTS))
    secret = folder / "janus-secret"
    secret.write_text(janus.secret)
    await janus.start()
    try:
        yield janus, secret
    finally:
        await janus.stop()


class Beats:
    """What voice servers tell the gates of a cell."""

    def __init__(self, bus: NatsBus) -> None:
        self._heard: asyncio.Queue[Beat] = asyncio.Queue()
        bus.subscribe(voice.told(bus.address.name), self._told)

    def _told(self, data: bytes) -> None:
        if beat := voice.decode_told(data).beat:
            self._heard.put_nowait(beat)

    async def one(self, *, besides: str = "") -> str:
        """The next server that carries voices, other than this."""
        async with asyncio.timeout(PATIENCE):
            while True:
                beat = await self._heard.get()
                if beat.here and beat.server != besides:
                    return beat.server

    async def during(self, seconds: float) -> set[str]:
        """Which servers say that they carry voices."""
        while not self._heard.empty():
            self._heard.get_nowait()
        await asyncio.sleep(seconds)
        return {self._heard.get_nowait().server for _ in range(self._heard.qsize())}


async def test_one_answers_and_another_takes_over_when_it_dies(nats: NatsServer, tmp_path: Path) -> None:
    async with own_janus(tmp_path) as (janus, secret), members(nats.url, 1) as (gate,):
        beats = Beats(gate.bus)
        with voice_server(nats.url, janus.url, secret) as first:
            await first.until("voice: ready")
            one = await beats.one()
            with voice_server(nats.url, janus.url, secret) as second:
                await second.until("voice: ready")
                assert await beats.during(GONE_SECONDS) == {one}, "the second stands by"
                first.process.kill()
                other = await beats.one(besides=one)
                assert await beats.during(GONE_SECONDS) == {other}


async def test_a_wrong_secret_is_told(nats: NatsServer, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_text("not that of this Janus")
    async with own_janus(tmp_path) as (janus, secret), members(nats.url, 1):
        with voice_server(nats.url, janus.url, wrong) as server:
            await server.until("voice: Janus takes another secret than that in --janus-secret")
            wrong.write_text(secret.read_text())
        with voice_server(nats.url, janus.url, wrong) as server:
            await server.until("voice: ready")


async def test_the_doctor_asks_a_janus_of_the_operators(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_text("not that of this Janus")

    async def told(url: str, secret: Path) -> Ran:
        options = ("--voice", "--https", "--janus", url, "--janus-secret", secret)
        return await asyncio.to_thread(serve, tmp_path / "data", *options)

    async with own_janus(tmp_path) as (janus, secret):
        assert (
            f"voices are carried by the Janus at {janus.url}" in verdicts(await told(janus.url, secret))["ok"]
        )
        refused = only_wrong(await told(janus.url, wrong))
        assert refused.startswith(f"the Janus at {janus.url} takes another secret: let --janus-secret name")
        missing = only_wrong(await told(janus.url, tmp_path / "nowhere"))
        assert missing.startswith(f"can't read {tmp_path}/nowhere")
    nobody = f"ws://127.0.0.1:{free_port()}"
    assert only_wrong(await told(nobody, secret)).startswith(
        f"the Janus at {nobody} can't be used: there is no"
    )
