"""What the doctor asks the NATS servers of a cell.

It makes one empty stream as a gate would make those of clocks, and removes it. That shows whether there can
be so many copies, whether the servers know what we need of them, and what time they have.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import time
from collections.abc import AsyncIterator
from datetime import datetime
from urllib.parse import urlsplit

import msgspec

from inklings.doctor.findings import Finding, ok, unknown, wrong
from inklings.doctor.machine import judged_version
from inklings.live.address import Address
from inklings.live.bus import NatsBus
from inklings.live.engine import EngineError
from inklings.live.nats_link import PORT
from inklings.live.nats_nodes import Nodes, host_of
from inklings.live.stream_setup import HOPELESS
from inklings.live.streams import Streams
from inklings.live.supervisor import Supervisor

REACH_SECONDS = 3.0
LOGIN_SECONDS = 10.0
MAKE_SECONDS = 5.0
LARGEST_SKEW = 2.0
NO_PEERS = 10005


class _Failure(msgspec.Struct):
    err_code: int = 0
    description: str = ""


class _Config(msgspec.Struct):
    num_replicas: int = 0


class _Answer(msgspec.Struct):
    error: _Failure | None = None
    ts: datetime | None = None
    created: datetime | None = None
    config: _Config | None = None


async def examine(address: Address) -> AsyncIterator[Finding]:
    """Everything that can be known from here."""
    reached = False
    for url in Nodes(address.url.split(",")).urls:
        finding = await _reach(url)
        reached = reached or finding.verdict == "ok"
        yield finding
    if not reached:
        return
    supervisor = Supervisor()
    try:
        async with asyncio.timeout(LOGIN_SECONDS):
            bus = await NatsBus.connect(address, supervisor)
        try:
            yield ok(f"the engine lets us in {address.credentials.described(address.url)}")
            yield judged_version("the engine", bus.server_version)
            async for finding in _examine_streams(bus):
                yield finding
        finally:
            await bus.close()
    except EngineError as error:
        yield wrong(str(error).rstrip("."), "correct nats, or what nats_creds and the like name")
    except TimeoutError:
        yield wrong("the engine takes connections and answers nothing", "look into the log of nats-server")
    finally:
        await supervisor.stop(1)


async def _reach(url: str) -> Finding:
    where = urlsplit(url)
    try:
        async with asyncio.timeout(REACH_SECONDS):
            _, writer = await asyncio.open_connection(where.hostname, where.port or PORT)
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
    except (OSError, TimeoutError, ValueError) as error:
        number = getattr(error, "errno", None) or 0
        why = os.strerror(number) if number > 0 else str(error) or "no answer"
        return wrong(f"no NATS server is at {host_of(url)} ({why})", "start it, or correct nats")
    return ok(f"a server is at {host_of(url)}")


async def _examine_streams(bus: NatsBus) -> AsyncIterator[Finding]:
    answer = await bus.ask("$JS.API.INFO")
    error = msgspec.json.decode(answer.data, type=_Answer).error if answer else None
    if answer is None or error:
        yield wrong(
            f"JetStream is off ({error.description if error else 'nobody answers for it'})",
            "turn it on with a jetstream {} block in the configuration of nats-server, and for this account",
        )
        return
    yield ok("JetStream is on")
    well = True
    async for finding in _try_stream(bus):
        well = well and finding.verdict != "wrong"
        yield finding
    if not well:
        return
    first = Streams(bus.address.name).name(0)
    kept = await bus.ask(f"$JS.API.STREAM.INFO.{first}")
    config = msgspec.json.decode(kept.data, type=_Answer).config if kept else None
    if config and config.num_replicas != bus.address.replicas:
        yield wrong(
            f"tables are kept in {_copies(config.num_replicas)}, not in {bus.address.replicas}",
            "edit the streams with NATS's own tools, or correct --replicas: only the first gate goes by it",
        )


async def _try_stream(bus: NatsBus) -> AsyncIterator[Finding]:
    name, copies = f"DOCTOR-{secrets.token_hex(4)}", bus.address.replicas
    config = {
        **Streams(bus.address.name).clocks(0),
        "name": name,
        "subjects": [f"doctor.{name}"],
        "storage": "file",
        "num_replicas": copies,
    }
    asked = time.time()
    made = await bus.ask(f"$JS.API.STREAM.CREATE.{name}", msgspec.json.encode(config), seconds=MAKE_SECONDS)
    answered = time.time()
    try:
        answer = msgspec.json.decode(made.data, type=_Answer) if made else None
        if answer is None:
            yield wrong("no stream can be made in time", "look whether the cluster has a leader")
        elif answer.error:
            yield _refused(answer.error, copies)
        else:
            yield ok(f"logs can be kept in {_copies(copies)}")
            yield _clock(answer.ts or answer.created, asked, answered)
    finally:
        await bus.ask(f"$JS.API.STREAM.DELETE.{name}")


def _refused(error: _Failure, copies: int) -> Finding:
    what = f"logs can't be kept in {_copies(copies)} ({error.description})"
    if error.err_code in HOPELESS:
        return wrong(what, HOPELESS[error.err_code].rstrip("."))
    if error.err_code == NO_PEERS:
        return wrong(what, f"run {copies} NATS servers with JetStream, or use fewer --replicas")
    return wrong(f"a stream can't be made ({error.description})", "see what NATS says of this error")


def _copies(count: int) -> str:
    return "1 copy" if count == 1 else f"{count} copies"


def _clock(theirs: datetime | None, asked: float, answered: float) -> Finding:
    if theirs is None:
        return unknown("clocks", "the engine does not say its time")
    ahead = (asked + answered) / 2 - theirs.timestamp()
    if abs(ahead) > LARGEST_SKEW + (answered - asked):
        way = "ahead of" if ahead > 0 else "behind"
        return wrong(
            f"this machine's clock is {abs(ahead):.0f} s {way} the engine's",
            "keep both by NTP (chrony or systemd-timesyncd): certificates and JWTs go by them",
        )
    return ok("this machine's clock agrees with the engine's")
