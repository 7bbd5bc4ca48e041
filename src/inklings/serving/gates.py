"""`inklings serve` and `inklings gate`: one gate in this process, or several in workers behind one port."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import Awaitable, Callable, Generator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import NamedTuple

from inklings.gate.acceptor import bind
from inklings.gate.blocklists import BlockedAddresses, read_words
from inklings.gate.certificate_file import Certificate, HttpsError
from inklings.gate.discord import DiscordApp
from inklings.gate.framing import Framing
from inklings.gate.greeting import greet, reachable
from inklings.gate.server import GateServer
from inklings.gate.tls import TlsServer, certificate_for
from inklings.gate.visitors import Proxies
from inklings.gate.worker import GateSettings
from inklings.gate.workers import Workers, load_workers, usual_count
from inklings.live.address import Address
from inklings.live.engine import Engine
from inklings.live.folder_lock import locked_folder
from inklings.live.process import told_to_stop, unless
from inklings.live.tracing import collector_kind, tracing
from inklings.monitor.metrics import Process
from inklings.monitor.server import Monitor
from inklings.serving.child import Keeper
from inklings.serving.chronicle import open_database
from inklings.serving.engine import address_of
from inklings.serving.voice import check_voice
from inklings.settings.about import BOTS, CHRONICLE, VOICE
from inklings.settings.discord_app import discord_app
from inklings.settings.model import Settings
from inklings.settings.push_key import push_key
from inklings.settings.sources import environment_of
from inklings.settings.texts import contact_uri

logger = logging.getLogger(__name__)

SIGNALS = (signal.SIGINT, signal.SIGTERM)


async def serve(settings: Settings) -> None:
    """Run everything on this machine: engine, gates, bot runner; chronicle and voices if they are wanted."""
    with locked_folder(settings.data):
        prepared = _prepare(settings)
        if settings.database:
            open_database(settings).close()  # to see whether it can be used
        if settings.voice:
            check_voice(settings)
        push_key(settings)
        engine = Engine(settings.data / "engine")
        await engine.start()
        # Children have a connection to our engine and none of what is said of other engines.
        own = replace(settings, nats=engine.url, replicas=1, monitor_port=0)
        wanted = {BOTS: True, CHRONICLE: bool(settings.database), VOICE: settings.voice}
        commands = [command for command, is_wanted in wanted.items() if is_wanted]
        children = {command: Keeper(command, environment_of(command, own)) for command in commands}
        try:
            for child in children.values():
                await child.start()
            address = Address(url=engine.url, most_bytes=settings.max_size)
            await _open(prepared, address, own=engine, children=children)
        finally:
            for child in children.values():
                await child.stop()
            await engine.stop()


async def run_gate(settings: Settings) -> None:
    """Run a gate, or several workers, against NATS servers that run elsewhere."""
    prepared = _prepare(settings)
    await _open(prepared, replace(address_of(settings), most_bytes=settings.max_size))


def _open_many_files() -> None:
    """Raise the limit of open files, since every browser is one."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  (not on Windows)

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # some systems call a number too great that they name
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class _Prepared(NamedTuple):
    """What is checked and made before the engine is ready."""

    settings: Settings
    workers: int
    certificate: Certificate | None
    blocked_words: tuple[str, ...]
    discord: DiscordApp | None


def _prepare(settings: Settings) -> _Prepared:
    """Check the settings, and begin what takes a while, before the engine is ready."""
    Proxies(settings.trust_proxy)
    BlockedAddresses(settings.blocked_addresses)
    Framing(settings.embed_on)
    discord = discord_app(settings)
    if settings.traces:
        collector_kind()
    blocked_words = read_words(settings.blocked_words) if settings.blocked_words else ()
    if settings.https and settings.workers > 1:
        raise HttpsError("--https runs in one process: leave out --workers.")
    certificate = (
        certificate_for(settings.data, reachable(settings.host), settings.address) if settings.https else None
    )
    if sys.platform != "win32":
        for one in bind(settings.host, settings.port):  # only to see whether the port is free
            one.close()
    _open_many_files()
    workers = settings.workers or usual_count()
    if sys.platform == "win32" or settings.https:
        workers = 1  # connections cannot be handed over there, or without seeing their table
    if workers > 1:
        load_workers()
    return _Prepared(settings, workers, certificate, blocked_words, discord)


async def _open(
    prepared: _Prepared,
    engine: Address,
    *,
    own: Engine | None = None,
    children: Mapping[str, Keeper] = MappingProxyType({}),
) -> None:
    settings = prepared.settings
    scheme = "https" if settings.https else "http"
    gate_settings = GateSettings(
        engine=engine,
        nearby=f"{scheme}://{reachable(settings.host)}:{settings.port}",
        address=settings.address and settings.address.rstrip("/"),
        alone=own is not None,
        trusted_proxies=settings.trust_proxy,
        connections_an_address=settings.connections_per_address,
        keep_days=settings.keep_days,
        store=str(own.store) if own else "",
        contact=settings.contact and contact_uri(settings.contact),
        blocked_words=prepared.blocked_words,
        blocked_addresses=settings.blocked_addresses,
        framed_by=settings.embed_on,
        drain_seconds=0 if own else settings.drain_seconds,  # `serve` has nobody to hand people to
        is_monitored=bool(settings.monitor_port),
        push_services=settings.push_services,
        webhooks=settings.webhooks,
        discord=prepared.discord,
        log_format=settings.log_format,
        log_level=settings.log_level,
        traces=settings.traces,
        traces_share=settings.traces_share,
    )
    on_unanswered: Callable[[int], None] = own.cure if own else lambda _: None
    open_gates = _open_workers if prepared.workers > 1 else _open_alone
    async with Monitor().listening(settings.monitor_host, settings.monitor_port) as monitor:
        monitor.watch(lambda: {name: child.process for name, child in children.items()})
        await open_gates(prepared, gate_settings, on_unanswered, monitor)


async def _open_alone(
    prepared: _Prepared, gate_settings: GateSettings, on_unanswered: Callable[[int], None], monitor: Monitor
) -> None:
    """One gate, in this process."""
    ended = told_to_stop(*SIGNALS)
    member = await unless(ended, gate_settings.member())
    if member is None:
        return
    member.log.on_unanswered = on_unanswered
    gate, certificate = gate_settings.gate(member), prepared.certificate
    monitor.watch(lambda: {"gate": Process(gate.figures())})

    def opened() -> None:
        greet(gate_settings.address or gate_settings.nearby, certificate)

    host, port = prepared.settings.host, prepared.settings.port
    server = (
        TlsServer(gate, opened, certificate.context(), host=host, port=port)
        if certificate
        else GateServer(gate, opened, host=host, port=port)
    )
    with (
        tracing(gate_settings.traces, gate_settings.traces_share),
        _draining(ended, server.drain, gate_settings.drain_seconds),
    ):
        await server.serve_until(ended)


async def _open_workers(
    prepared: _Prepared, gate_settings: GateSettings, on_unanswered: Callable[[int], None], monitor: Monitor
) -> None:
    """Several gates behind one port, each in its own process."""
    ended = told_to_stop(*SIGNALS)
    doors = bind(prepared.settings.host, prepared.settings.port)
    workers = Workers(prepared.workers, doors, gate_settings, on_unanswered)
    monitor.watch(workers.processes)
    try:
        await unless(ended, workers.start())
        if not ended.is_set():
            greet(gate_settings.address or gate_settings.nearby)
            with _draining(ended, workers.drain, gate_settings.drain_seconds):
                await ended.wait()
    finally:
        await workers.stop()


@contextlib.contextmanager
def _draining(
    ended: asyncio.Event, drain: Callable[[float], Awaitable[None]], seconds: float
) -> Generator[None]:
    """In this block SIGTERM sends people to other gates before the end; SIGINT ends at once."""
    if not seconds:
        yield
        return
    told = told_to_stop(signal.SIGTERM)

    async def drain_when_told() -> None:
        await told.wait()
        logger.info("stopping: people are sent to other gates, which takes %g seconds", seconds)
        await drain(seconds)
        ended.set()

    waiting = asyncio.create_task(drain_when_told())
    try:
        yield
    finally:
        waiting.cancel()
