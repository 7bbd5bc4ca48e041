"""The command line: `serve` for a laptop, `gate`, `bots` and `upgrade` for a cluster, `reports`, tools."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import sys
import threading
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from dataclasses import replace
from pathlib import Path

import msgspec
import platformdirs

from inklings.automata import command as automata
from inklings.automata.keeper import ENGINE, RunnerKeeper
from inklings.automata.runner import Runner
from inklings.decks import command as decks
from inklings.decks.command import DeckError
from inklings.games import GAMES
from inklings.gate import door
from inklings.gate.acceptor import ListenError, bind
from inklings.gate.blocklists import BlockedAddresses, BlocklistError, read_words
from inklings.gate.contact import contact_uri
from inklings.gate.door import DoorError
from inklings.gate.gate import CONNECTIONS_AN_ADDRESS
from inklings.gate.greeting import greet, reachable
from inklings.gate.server import GateServer
from inklings.gate.tls import Certificate, HttpsError, TlsServer, certificate_for
from inklings.gate.visitors import Proxies, ProxyError
from inklings.gate.worker import FIGURES_SECONDS, GateSettings
from inklings.gate.workers import Workers, load_workers, usual_count
from inklings.house.codes import CellError
from inklings.house.floor import known
from inklings.house.shelf import Shelf
from inklings.live import reports, tables_command
from inklings.live.bus import Address
from inklings.live.engine import Engine, EngineError, running_engine
from inklings.live.member import Member
from inklings.live.process import run, start_logging, told_to_stop, unless
from inklings.live.reports import ReportsError
from inklings.live.tables_command import TablesError
from inklings.live.upgrade import upgrade
from inklings.monitor.metrics import Process
from inklings.monitor.server import Monitor, MonitorError

logger = logging.getLogger(__name__)

PORT = 8370
SIGNALS = (signal.SIGINT, signal.SIGTERM)
KEEP_DAYS = 30
DRAIN_SECONDS = 10
UNITS = ["", "K", "M", "G", "T"]
NICE = 10
"""Bots think with what people leave of the machine."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    options = _parser().parse_args(arguments)
    start_logging()
    try:
        if options.command == "deck":
            decks.run(options)
        elif options.command == "door":
            door.run(options, print)
        elif options.command == "simulate":
            automata.run(options)
        else:
            run(_SERVING[options.command](options))
    except (
        EngineError,
        HttpsError,
        ListenError,
        MonitorError,
        ProxyError,
        BlocklistError,
        CellError,
        DeckError,
        DoorError,
        ReportsError,
        TablesError,
    ) as error:
        print(f"inklings: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="inklings", description="Games of imagination for friends.")
    commands = parser.add_subparsers(dest="command", required=True)
    serve = commands.add_parser("serve", help="run everything on this machine")
    where = argparse.ArgumentParser(add_help=False)
    for ours in (serve, where):
        ours.add_argument(
            "--data",
            type=Path,
            default=Path(platformdirs.user_data_dir("inklings")),
            help="where tables are kept",
        )
    serve.add_argument(
        "--https",
        action="store_true",
        help="encrypt, with a certificate that this house makes for itself; phones ask about it once",
    )
    gate = commands.add_parser("gate", help="run a gate against an existing NATS server or cluster")
    gate.set_defaults(https=False)  # it has a proxy in front of it
    bots = commands.add_parser("bots", help="run one bot runner next to the gates of a cluster")
    upgrade = commands.add_parser(
        "upgrade", help="switch a cluster to this release's new entries, once no older gate is running"
    )
    upgrade.add_argument(
        "--wait",
        type=float,
        default=0,
        metavar="SECONDS",
        help="how long to wait for older gates and runners to stop",
    )
    upgrade.add_argument(
        "--force", action="store_true", help="even if older gates or runners are still running"
    )
    for member in (gate, bots, upgrade, where):
        engine = os.environ.get(ENGINE)
        member.add_argument(
            "--nats",
            required=not engine and member is not where,
            default=engine,
            metavar="URL",
            help=f"nats://host:4222; or {ENGINE}",
        )
        member.add_argument("--cell", default="", help="first letters of this cell's table codes")
    for keeping in (gate, bots):
        keeping.add_argument("--replicas", type=int, default=3, choices=(1, 3, 5), help="copies of every log")
    bots.add_argument("--child", action="store_true", help="stop when standard input ends")
    for thinking in (serve, bots):
        thinking.add_argument("--tempo", type=float, default=1, help="how slow bots are (1 is like people)")
    for running in (serve, gate, bots):
        running.add_argument("--monitor-host", default="127.0.0.1")
        running.add_argument(
            "--monitor-port",
            type=int,
            default=0,
            metavar="PORT",
            help="where /healthz, /readyz and /metrics are served; 0: nowhere",
        )
    serve.set_defaults(drain_seconds=0)  # there is no other gate
    gate.add_argument(
        "--drain-seconds",
        type=float,
        default=DRAIN_SECONDS,
        metavar="SECONDS",
        help="over how long people are sent to other gates when this one is told to stop",
    )
    for listening in (serve, gate):
        listening.add_argument("--host", default="0.0.0.0", help="where to listen")  # noqa: S104
        listening.add_argument("--port", type=int, default=PORT)
        listening.add_argument(
            "--workers",
            type=int,
            default=0,
            metavar="N",
            help="processes that share the port; 0: one fewer than the machine has cores",
        )
        listening.add_argument(
            "--address", help="how browsers reach this server, such as https://play.example"
        )
        listening.add_argument(
            "--trust-proxy",
            action="append",
            default=[],
            metavar="ADDRESS",
            help="a proxy or network of proxies whose X-Forwarded-For is believed; can be repeated",
        )
        listening.add_argument(
            "--connections-per-address",
            type=int,
            default=CONNECTIONS_AN_ADDRESS,
            metavar="N",
            help=f"what one address may have (default {CONNECTIONS_AN_ADDRESS}); 0: any number, and any pace",
        )
        listening.add_argument(
            "--keep-days",
            type=float,
            default=KEEP_DAYS,
            metavar="DAYS",
            help=f"how long tables are kept to which nobody comes (default {KEEP_DAYS}); 0: for ever",
        )
        listening.add_argument(
            "--max-size",
            type=size,
            default=0,
            metavar="SIZE",
            help="what all tables may take, such as 500M or 20G; by default as much as there is",
        )
        listening.add_argument(
            "--contact",
            type=contact_uri,
            metavar="ADDRESS",
            help="where people can report a weakness to you: a mail address or https://…",
        )
        listening.add_argument(
            "--blocked-words",
            type=Path,
            metavar="FILE",
            help="words that are blotted out at every table, one word or phrase a line",
        )
        listening.add_argument(
            "--blocked-addresses",
            type=Path,
            metavar="FILE",
            help="addresses and networks that are not let in, one a line; read again when it changes",
        )
    tables_command.add_arguments(
        commands.add_parser("tables", help="list, show, export or remove tables"), where
    )
    door.add_arguments(
        commands.add_parser("door", help="write HAProxy's configuration for a house of several cells")
    )
    reports.add_arguments(
        commands.add_parser("reports", parents=[where], help="read what people have reported")
    )
    automata.add_arguments(
        commands.add_parser("simulate", help="let bots play each other and count the results")
    )
    decks.add_commands(commands.add_parser("deck", help="draw cards and look them over"))
    return parser


async def _serve(options: argparse.Namespace) -> None:
    with _only_one(options.data):
        _make_room(options)
        engine = Engine(options.data / "engine")
        await engine.start()
        bots = RunnerKeeper(engine.url, options.tempo)
        try:
            await bots.start()
            await _open(options, Address(url=engine.url, most_bytes=options.max_size), own=engine, bots=bots)
        finally:
            await bots.stop()
            await engine.stop()


async def _gate(options: argparse.Namespace) -> None:
    _make_room(options)
    await _open(options, replace(_address(options), most_bytes=options.max_size))


async def _bots(options: argparse.Namespace) -> None:
    if sys.platform != "win32":
        os.nice(NICE)
    ended = told_to_stop(*SIGNALS)
    if options.child:
        _stop_with_parent(ended)
    runner = await unless(ended, Runner.start(_address(options), Shelf(GAMES), tempo=options.tempo))
    if not runner:
        return
    member = runner.member
    async with Monitor().listening(options.monitor_host, options.monitor_port) as monitor:
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


async def _tables(options: argparse.Namespace) -> None:
    async with _engine_of(options) as address:
        await tables_command.run(options, address, Shelf(GAMES))


async def _reports(options: argparse.Namespace) -> None:
    async with _engine_of(options) as address:
        await reports.run(options, address, print)


@contextlib.asynccontextmanager
async def _engine_of(options: argparse.Namespace) -> AsyncGenerator[Address]:
    """The engine of a cluster, or that of a house on this machine, which is started if it does not run."""
    folder = options.data / "engine"
    if url := options.nats or await running_engine(folder):
        yield Address(url=url, cell=options.cell)
    elif not folder.is_dir():
        raise EngineError(
            f"no house has been kept in {options.data}: name its --data, or --nats of a cluster."
        )
    else:
        with _only_one(options.data):
            engine = Engine(folder)
            await engine.start()
            try:
                yield Address(url=engine.url)
            finally:
                await engine.stop()


async def _upgrade(options: argparse.Namespace) -> None:
    address = Address(url=options.nats, cell=options.cell)
    await upgrade(address, known(Shelf(GAMES)), wait=options.wait, force=options.force, say=print)


def size(text: str) -> int:
    """A number of bytes, such as 500M or 20G."""
    number, unit = (text[:-1], text[-1].upper()) if text[-1:].isalpha() else (text, "")
    if unit not in UNITS or not number.isdigit():
        raise argparse.ArgumentTypeError(f"not a size: {text!r}; write 500M or 20G")
    return int(number) << (10 * UNITS.index(unit))


def _stop_with_parent(ended: asyncio.Event) -> None:
    """Our standard input ends when our parent has gone, however that happened."""
    loop = asyncio.get_running_loop()

    def wait() -> None:
        while os.read(0, 1024):  # not sys.stdin, whose lock a thread must not hold when Python ends
            pass
        loop.call_soon_threadsafe(ended.set)

    threading.Thread(target=wait, daemon=True).start()


def _address(options: argparse.Namespace) -> Address:
    return Address(url=options.nats, cell=options.cell, replicas=options.replicas)


_SERVING = {
    "serve": _serve,
    "gate": _gate,
    "bots": _bots,
    "upgrade": _upgrade,
    "tables": _tables,
    "reports": _reports,
}


def _open_many_files() -> None:
    """Every browser is an open file, and systems allow few unless they are asked for more."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  (not on Windows)

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # some systems call a number too great that they name
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _make_room(options: argparse.Namespace) -> None:
    """What takes a while can begin before there is an engine, and so can what may be wrong."""
    Proxies(options.trust_proxy)
    BlockedAddresses(options.blocked_addresses)
    options.blocked_words = read_words(options.blocked_words) if options.blocked_words else ()
    if options.https and options.workers > 1:
        raise HttpsError("--https runs in one process: leave out --workers.")
    options.certificate = (
        certificate_for(options.data, reachable(options.host), options.address) if options.https else None
    )
    _open_many_files()
    if sys.platform == "win32" or options.https:
        options.workers = 1  # connections cannot be handed over there, or without seeing their table
    elif options.workers == 0:
        options.workers = usual_count()
    if options.workers > 1:
        load_workers()


async def _open(
    options: argparse.Namespace,
    engine: Address,
    *,
    own: Engine | None = None,
    bots: RunnerKeeper | None = None,
) -> None:
    scheme = "https" if options.https else "http"
    nearby = f"{scheme}://{reachable(options.host)}:{options.port}"
    address = options.address and options.address.rstrip("/")
    settings = GateSettings(
        engine=engine,
        nearby=nearby,
        address=address,
        alone=own is not None,
        trusted_proxies=tuple(options.trust_proxy),
        connections_an_address=options.connections_per_address,
        keep_days=options.keep_days,
        store=str(own.store) if own else "",
        contact=options.contact,
        blocked_words=options.blocked_words,
        blocked_addresses=options.blocked_addresses,
        drain_seconds=options.drain_seconds,
        is_monitored=bool(options.monitor_port),
    )
    on_unanswered: Callable[[int], None] = own.cure if own else lambda _: None
    open_gates = _open_workers if options.workers > 1 else _open_alone
    async with Monitor().listening(options.monitor_host, options.monitor_port) as monitor:
        if bots:
            monitor.watch(lambda: {"bots": bots.process})
        await open_gates(options, settings, on_unanswered, monitor)


async def _open_alone(
    options: argparse.Namespace,
    settings: GateSettings,
    on_unanswered: Callable[[int], None],
    monitor: Monitor,
) -> None:
    """One gate, in this process."""
    ended = told_to_stop(*SIGNALS)
    member = await unless(ended, settings.member())
    if member is None:
        return
    member.log.on_unanswered = on_unanswered
    gate = settings.gate(member)
    monitor.watch(lambda: {"gate": Process(gate.figures())})
    certificate: Certificate | None = options.certificate

    def opened() -> None:
        greet(settings.address or settings.nearby, certificate)

    where = {"host": options.host, "port": options.port}
    server = (
        TlsServer(gate, opened, certificate.context(), **where)
        if certificate
        else GateServer(gate, opened, **where)
    )
    with _draining(ended, server.drain, settings.drain_seconds):
        await server.serve_until(ended)


async def _open_workers(
    options: argparse.Namespace,
    settings: GateSettings,
    on_unanswered: Callable[[int], None],
    monitor: Monitor,
) -> None:
    """Several gates behind one door, each in a process of its own."""
    ended = told_to_stop(*SIGNALS)
    doors = bind(options.host, options.port)
    workers = Workers(options.workers, doors, settings, on_unanswered)
    monitor.watch(workers.processes)
    try:
        await unless(ended, workers.start())
        if not ended.is_set():
            greet(settings.address or settings.nearby)
            with _draining(ended, workers.drain, settings.drain_seconds):
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


@contextlib.contextmanager
def _only_one(folder: Path) -> Generator[None]:
    """Two houses must not share one store: the lock goes with the process, however it ends."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl  # noqa: PLC0415  (not on Windows)

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise EngineError(
                    f"Inklings already runs on {folder}: stop it, or choose another --data."
                ) from None
        yield


if __name__ == "__main__":
    sys.exit(main())
