"""The command line: `serve` for a laptop, `gate`, `bots` and `upgrade` for a cluster, tools for makers."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator
from pathlib import Path

import platformdirs
import segno

from inklings.automata import command as automata
from inklings.automata.keeper import ENGINE, RunnerKeeper
from inklings.automata.runner import Runner
from inklings.decks import command as decks
from inklings.decks.command import DeckError
from inklings.games import GAMES
from inklings.gate.acceptor import ListenError, bind
from inklings.gate.gate import Gate
from inklings.gate.server import GateServer
from inklings.gate.worker import GateSettings
from inklings.gate.workers import Workers, load_workers, usual_count
from inklings.house.floor import known
from inklings.house.shelf import Shelf
from inklings.live.bus import Address
from inklings.live.engine import Engine, EngineError
from inklings.live.member import Member
from inklings.live.process import run, start_logging, told_to_stop, unless
from inklings.live.upgrade import upgrade

PORT = 8370
WILDCARDS = ("0.0.0.0", "::")  # noqa: S104  (names for "everywhere", not a place we bind)
SIGNALS = (signal.SIGINT, signal.SIGTERM)
NICE = 10
"""Bots think with what people leave of the machine."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    options = _parser().parse_args(arguments)
    start_logging()
    try:
        if options.command == "deck":
            decks.run(options)
        elif options.command == "simulate":
            automata.run(options)
        else:
            run(_SERVING[options.command](options))
    except (EngineError, ListenError, DeckError) as error:
        print(f"inklings: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="inklings", description="Games of imagination for friends.")
    commands = parser.add_subparsers(dest="command", required=True)
    serve = commands.add_parser("serve", help="run everything on this machine")
    serve.add_argument(
        "--data",
        type=Path,
        default=Path(platformdirs.user_data_dir("inklings")),
        help="where tables are kept",
    )
    gate = commands.add_parser("gate", help="run a gate against an existing NATS server or cluster")
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
    for member in (gate, bots, upgrade):
        engine = os.environ.get(ENGINE)
        member.add_argument(
            "--nats",
            required=not engine,
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
            await _open(options, Address(url=engine.url), own=engine)
        finally:
            await bots.stop()
            await engine.stop()


async def _gate(options: argparse.Namespace) -> None:
    _make_room(options)
    await _open(options, _address(options))


async def _bots(options: argparse.Namespace) -> None:
    if sys.platform != "win32":
        os.nice(NICE)
    ended = told_to_stop(*SIGNALS)
    if options.child:
        _stop_with_parent(ended)
    runner = await unless(ended, Runner.start(_address(options), Shelf(GAMES), tempo=options.tempo))
    if runner:
        await ended.wait()
        await runner.stop()


async def _upgrade(options: argparse.Namespace) -> None:
    address = Address(url=options.nats, cell=options.cell)
    await upgrade(address, known(Shelf(GAMES)), wait=options.wait, force=options.force, say=print)


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


_SERVING = {"serve": _serve, "gate": _gate, "bots": _bots, "upgrade": _upgrade}


def _open_many_files() -> None:
    """Every browser is an open file, and systems allow few unless they are asked for more."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  (not on Windows)

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # some systems call a number too great that they name
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _make_room(options: argparse.Namespace) -> None:
    """What takes a while can begin before there is an engine."""
    _open_many_files()
    if sys.platform == "win32":
        options.workers = 1  # connections cannot be handed over there
    elif options.workers == 0:
        options.workers = usual_count()
    if options.workers > 1:
        load_workers()


async def _open(options: argparse.Namespace, engine: Address, *, own: Engine | None = None) -> None:
    nearby = f"http://{_reachable(options.host)}:{options.port}"
    address = options.address and options.address.rstrip("/")
    settings = GateSettings(engine=engine, nearby=nearby, address=address, alone=own is not None)
    on_unanswered: Callable[[int], None] = own.cure if own else lambda _: None
    if options.workers > 1:
        await _open_workers(options, settings, on_unanswered)
    else:
        await _open_alone(options, settings, on_unanswered)


async def _open_alone(
    options: argparse.Namespace, settings: GateSettings, on_unanswered: Callable[[int], None]
) -> None:
    """One gate, in this process."""
    ended = told_to_stop(*SIGNALS)
    member = await unless(ended, Member.start(settings.engine, Shelf(GAMES), alone=settings.alone))
    if member is None:
        return
    member.log.on_unanswered = on_unanswered
    gate = Gate(member, nearby=settings.nearby, address=settings.address)
    server = GateServer(gate, lambda: _greet(settings), host=options.host, port=options.port)
    await server.serve_until(ended)


async def _open_workers(
    options: argparse.Namespace, settings: GateSettings, on_unanswered: Callable[[int], None]
) -> None:
    """Several gates behind one door, each in a process of its own."""
    ended = told_to_stop(*SIGNALS)
    doors = bind(options.host, options.port)
    workers = Workers(options.workers, doors, settings, on_unanswered)
    try:
        await unless(ended, workers.start())
        if not ended.is_set():
            _greet(settings)
            await ended.wait()
    finally:
        await workers.stop()


def _greet(settings: GateSettings) -> None:
    address = settings.address or settings.nearby
    print(f"\n  Inklings is open at {address}\n  Phones on the same Wi-Fi:\n")
    segno.make(address, micro=False).terminal(compact=True, border=2)
    print("\n  Press Ctrl-C to stop. Your tables will be here next time.\n", flush=True)


def _reachable(host: str) -> str:
    """The address under which phones in the same network find this machine."""
    if host not in WILDCARDS:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # reserved for documentation: a datagram socket sends nothing by this
        found: str = probe.getsockname()[0]
        return found
    return "localhost"


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
