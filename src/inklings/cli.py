"""The command line: `serve` for a laptop, `gate`, `bots` and `upgrade` for a cluster, tools."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import sys
import threading
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Generator
from dataclasses import replace
from importlib.metadata import version
from io import TextIOWrapper
from typing import Any, NamedTuple

import msgspec

from inklings.automata import command as automata
from inklings.automata.keeper import RunnerKeeper
from inklings.automata.runner import Runner
from inklings.decks import command as decks
from inklings.decks.command import DeckError
from inklings.doctor import command as doctor
from inklings.games import GAMES
from inklings.gate import door
from inklings.gate.acceptor import ListenError, bind
from inklings.gate.blocklists import BlockedAddresses, BlocklistError, read_words
from inklings.gate.contact import contact_uri
from inklings.gate.door import DoorError
from inklings.gate.greeting import greet, reachable
from inklings.gate.server import GateServer
from inklings.gate.tls import Certificate, HttpsError, TlsServer, certificate_for
from inklings.gate.visitors import Proxies, ProxyError
from inklings.gate.worker import FIGURES_SECONDS, GateSettings
from inklings.gate.workers import Workers, load_workers, usual_count
from inklings.house.codes import CellError
from inklings.house.floor import known
from inklings.house.registry import GameRegistry
from inklings.live import reports_command, tables_command, token_command, upgrade_command
from inklings.live.address import Address
from inklings.live.credentials import Credentials
from inklings.live.engine import Engine, EngineError, running_engine
from inklings.live.folder_lock import locked_folder
from inklings.live.member import Member
from inklings.live.process import run, start_logging, told_to_stop, unless
from inklings.live.reports_command import ReportsError
from inklings.live.tables_command import TablesError
from inklings.live.tracing import TracesError, collector_kind, tracing
from inklings.monitor.metrics import Process
from inklings.monitor.server import Monitor, MonitorError
from inklings.settings import shown
from inklings.settings.model import BOTS, GATE, REPORTS, SERVE, TABLES, TOKEN, UPGRADE, Settings
from inklings.settings.sources import SettingsError, add_flags, environment_of, in_force

logger = logging.getLogger(__name__)

SIGNALS = (signal.SIGINT, signal.SIGTERM)
NICE = 10
"""Bots think with what people leave of the machine."""
RUN = {
    SERVE: "run everything on this machine",
    GATE: "run a gate against an existing NATS server or cluster",
    BOTS: "run one bot runner next to the gates of a cluster",
}
FAILURES = (
    CellError,
    DoorError,
    EngineError,
    HttpsError,
    ListenError,
    MonitorError,
    ProxyError,
    BlocklistError,
    DeckError,
    ReportsError,
    TablesError,
    TracesError,
)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # no terminal is too old for what we print
    options = _parser().parse_args(arguments)
    try:
        if options.command == "deck":
            decks.run(options)
        elif options.command == "simulate":
            automata.run(options)
        elif options.command == "door":
            door.run(options, print)
        elif options.command == "config":
            shown.run(options, print)
        elif options.command == "doctor":
            return 0 if doctor.run(options, _address, print) else 1
        else:
            settings = in_force(options.command, vars(options)).settings
            start_logging(settings.log_format, settings.log_level)
            run(_WORK[options.command](settings, options))
    except SettingsError as error:
        print(f"inklings: {error}", file=sys.stderr)
        return 2
    except FAILURES as error:
        print(f"inklings: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="inklings", description="Games of imagination for friends.")
    parser.add_argument("--version", action="version", version=f"inklings {version('inklings')}")
    commands = parser.add_subparsers(dest="command", required=True)

    def add(command: str, text: str) -> argparse.ArgumentParser:
        return commands.add_parser(command, help=text)

    for command, text in RUN.items():
        add_flags(add(command, text), command)
    commands.choices[BOTS].add_argument("--child", action="store_true", help="stop when standard input ends")
    raising = add(UPGRADE, "switch a cluster to this release's new entries, once no older gate is running")
    add_flags(raising, UPGRADE)
    upgrade_command.add_arguments(raising)
    where = argparse.ArgumentParser(add_help=False)
    add_flags(where, TABLES)
    tables_command.add_arguments(add(TABLES, "list, show, export or remove tables"), where)
    reading = add(REPORTS, "read what people have reported")
    add_flags(reading, REPORTS)
    reports_command.add_arguments(reading)
    letting_in = add(TOKEN, "print a token for the operator's page at /house, or end all tokens")
    add_flags(letting_in, TOKEN)
    token_command.add_arguments(letting_in)
    shown.add_arguments(add("config", "show every setting, its value and where it came from"))
    doctor.add_arguments(add("doctor", "find what is wrong with a set-up, and say what to do"))
    door.add_arguments(add("door", "write HAProxy's configuration for a house of several cells"))
    automata.add_arguments(add("simulate", "let bots play each other and count the results"))
    decks.add_commands(add("deck", "draw cards and look them over"))
    return parser


async def _serve(settings: Settings, _: argparse.Namespace) -> None:
    with locked_folder(settings.data):
        prepared = _prepare(settings)
        engine = Engine(settings.data / "engine")
        await engine.start()
        # The child has a connection to our engine and none of what is said of other engines.
        own = replace(settings, nats=engine.url, replicas=1, monitor_port=0)
        bots = RunnerKeeper(environment_of(BOTS, own))
        try:
            await bots.start()
            address = Address(url=engine.url, most_bytes=settings.max_size)
            await _open(prepared, address, own=engine, bots=bots)
        finally:
            await bots.stop()
            await engine.stop()


async def _gate(settings: Settings, _: argparse.Namespace) -> None:
    prepared = _prepare(settings)
    await _open(prepared, replace(_address(settings), most_bytes=settings.max_size))


async def _bots(settings: Settings, options: argparse.Namespace) -> None:
    if sys.platform != "win32":
        os.nice(NICE)
    ended = told_to_stop(*SIGNALS)
    if options.child:
        _stop_with_parent(ended)
    with tracing(settings.traces, settings.traces_share):
        runner = await unless(
            ended, Runner.start(_address(settings), GameRegistry(GAMES), tempo=settings.tempo)
        )
        if runner is None:
            return
        member = runner.member
        async with Monitor().listening(settings.monitor_host, settings.monitor_port) as monitor:
            monitor.watch(lambda: {"bots": Process(member.figures())})
            if options.child:
                member.supervisor.keep("figures", lambda: _print_figures(member))
            await ended.wait()
        await runner.stop()


async def _print_figures(member: Member) -> None:
    """Tell our parent what we count."""
    while True:
        print(msgspec.json.encode(member.figures()).decode(), flush=True)
        await asyncio.sleep(FIGURES_SECONDS)


async def _upgrade(settings: Settings, options: argparse.Namespace) -> None:
    forms = known(GameRegistry(GAMES))
    await upgrade_command.upgrade(
        _address(settings), forms, wait=options.wait, force=options.force, say=print
    )


async def _tables(settings: Settings, options: argparse.Namespace) -> None:
    async with _engine_of(settings) as address:
        await tables_command.run(options, address, GameRegistry(GAMES))


async def _reports(settings: Settings, options: argparse.Namespace) -> None:
    async with _engine_of(settings) as address:
        await reports_command.run(options, address, print)


async def _token(settings: Settings, options: argparse.Namespace) -> None:
    page = settings.address and settings.address.rstrip("/")
    async with _engine_of(settings) as address:
        await token_command.run(options, address, page, print)


_WORK: dict[str, Callable[[Settings, argparse.Namespace], Coroutine[Any, Any, None]]] = {
    SERVE: _serve,
    GATE: _gate,
    BOTS: _bots,
    UPGRADE: _upgrade,
    TABLES: _tables,
    REPORTS: _reports,
    TOKEN: _token,
}


def _address(settings: Settings) -> Address:
    assert settings.nats, "a command that has no engine of its own requires it"
    credentials = Credentials(
        creds=settings.nats_creds,
        nkey=settings.nats_nkey,
        token_file=settings.nats_token_file,
        ca=settings.nats_ca,
        cert=settings.nats_cert,
        key=settings.nats_key,
    )
    return Address(url=settings.nats, cell=settings.cell, replicas=settings.replicas, credentials=credentials)


@contextlib.asynccontextmanager
async def _engine_of(settings: Settings) -> AsyncGenerator[Address]:
    """The engine of a cluster, or that of a house on this machine, which is started if it does not run."""
    folder = settings.data / "engine"
    if settings.nats:
        yield _address(settings)
    elif url := await running_engine(folder):
        yield Address(url=url)
    elif not folder.is_dir():
        raise EngineError(
            f"no house has been kept in {settings.data}: name its --data, or --nats of a cluster."
        )
    else:
        with locked_folder(settings.data):
            engine = Engine(folder)
            await engine.start()
            try:
                yield Address(url=engine.url)
            finally:
                await engine.stop()


def _stop_with_parent(ended: asyncio.Event) -> None:
    """Our standard input ends when our parent has gone, however that happened."""
    loop = asyncio.get_running_loop()

    def wait() -> None:
        while os.read(0, 1024):  # not sys.stdin, whose lock a thread must not hold when Python ends
            pass
        loop.call_soon_threadsafe(ended.set)

    threading.Thread(target=wait, daemon=True).start()


def _open_many_files() -> None:
    """Every browser is an open file, and systems allow few unless they are asked for more."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  (not on Windows)

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # some systems call a number too great that they name
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class _Prepared(NamedTuple):
    """What can be made before there is an engine."""

    settings: Settings
    workers: int
    certificate: Certificate | None
    blocked_words: tuple[str, ...]


def _prepare(settings: Settings) -> _Prepared:
    """What takes a while can begin before there is an engine, and so can what may be wrong."""
    Proxies(settings.trust_proxy)
    BlockedAddresses(settings.blocked_addresses)
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
    return _Prepared(settings, workers, certificate, blocked_words)


async def _open(
    prepared: _Prepared, engine: Address, *, own: Engine | None = None, bots: RunnerKeeper | None = None
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
        drain_seconds=0 if own else settings.drain_seconds,  # `serve` has nobody to hand people to
        is_monitored=bool(settings.monitor_port),
        log_format=settings.log_format,
        log_level=settings.log_level,
        traces=settings.traces,
        traces_share=settings.traces_share,
    )
    on_unanswered: Callable[[int], None] = own.cure if own else lambda _: None
    open_gates = _open_workers if prepared.workers > 1 else _open_alone
    async with Monitor().listening(settings.monitor_host, settings.monitor_port) as monitor:
        if bots:
            monitor.watch(lambda: {"bots": bots.process})
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
    """Several gates behind one door, each in a process of its own."""
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
    """Meanwhile SIGTERM lets people go to other gates before the end; SIGINT ends at once."""
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


if __name__ == "__main__":
    sys.exit(main())
