"""People behind routers that let no UDP through talk by way of a relay: a real coturn."""

from __future__ import annotations

import secrets
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.parts import NatsServer
from tests.voices import salon

from inklings.live.engine import free_port

LOOPBACK = "127.0.0.1"
ONLY_RELAYS = """
window.RTCPeerConnection = class extends RTCPeerConnection {
	constructor(config) { super({ ...config, iceTransportPolicy: 'relay' }); }
};
"""
"""A browser that can't reach the audio but through a relay."""
WAYS = """
Promise.all(window.lines.filter((line) => line.connectionState === 'connected').map(async (line) => {
	const stats = [...(await line.getStats()).values()];
	const chosen = stats.find((one) => one.type === 'transport').selectedCandidatePairId;
	const local = stats.find((one) => one.id === chosen).localCandidateId;
	return stats.find((one) => one.id === local).candidateType;
}))
"""
"""By which way each connection of a browser goes."""


def own_address() -> str:
    """The address of this machine that Janus uses: it has none on loopback. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.connect(("192.0.2.1", 9))
        return str(line.getsockname()[0])


@contextmanager
def coturn(secret: str, log: Path) -> Iterator[str]:
    """A relay as docs/operate.md says: browsers reach it by loopback alone."""
    port, own = free_port(), own_address()
    options = (
        *("-n", "--use-auth-secret", f"--static-auth-secret={secret}", "--realm=inklings", "--no-cli"),
        *(f"--listening-ip={LOOPBACK}", f"--listening-port={port}", f"--relay-ip={own}"),
        *("--denied-peer-ip=0.0.0.0-255.255.255.255", f"--allowed-peer-ip={own}", "--no-tls", "--no-dtls"),
        *("--min-port=43000", "--max-port=43999", "--log-file=stdout", f"--pidfile={log}.pid"),
    )
    with log.open("wb") as out:
        process = subprocess.Popen(("turnserver", *options), stdout=out, stderr=out)  # noqa: S607
    try:
        _until_it_listens(port)
        yield f"turn:{LOOPBACK}:{port}?transport=tcp"
    finally:
        process.terminate()
        process.wait(10)


def _until_it_listens(port: int) -> None:
    until = time.monotonic() + 20
    while True:
        try:
            socket.create_connection((LOOPBACK, port), 1).close()
        except OSError:
            assert time.monotonic() < until, "coturn does not start"
            time.sleep(0.1)
        else:
            return


@pytest.mark.e2e
@pytest.mark.timeout(180)
async def test_people_who_need_a_relay_hear_one_another(nats: NatsServer, tmp_path: Path) -> None:
    secret = secrets.token_urlsafe(24)
    with coturn(secret, tmp_path / "coturn.log") as url:
        async with salon(
            *(nats.url, tmp_path, "moons"),
            seats=3,
            browsers=2,
            relay=(url, secret),
            script=ONLY_RELAYS,
        ) as people:
            ada, bruno = people.talkers
            for one in people.talkers:
                await one.join()
            await people.until_heard({ada.seat: {bruno.seat}, bruno.seat: {ada.seat}})
            for one in people.talkers:
                assert set(await one.page.evaluate(WAYS)) == {"relay"}
