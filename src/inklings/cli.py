"""The command line: `serve` for a laptop, `gate`, `bots` and `upgrade` for a cluster, tools for makers."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Coroutine, Generator
from pathlib import Path
from typing import Any, TypeVar

import platformdirs
import segno
import uvicorn

from inklings.automata import command as automata
from inklings.automata.keeper import ENGINE, RunnerKeeper
from inklings.automata.runner import Runner
from inklings.decks import command as decks
from inklings.decks.command import DeckError
from inklings.games import GAMES
from inklings.gate.app import make_app
from inklings.gate.gate import Gate
from inklings.gate.listeners import listeners
from inklings.gate.socket import socket_class
from inklings.house.floor import known
from inklings.house.shelf import Shelf
from inklings.live.bus import Address
from inklings.live.engine import Engine, EngineError
from inklings.live.member import Member
from inklings.live.upgrade import upgrade

T = TypeVar("T")

PORT = 8370
WILDCARDS = ("0.0.0.0", "::")  # noqa: S104  (names for "everywhere", not a place we bind)
NICE = 10
"""Bots think with what people leave of the machine."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    options = _parser().parse_args(arguments)
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    try:
        if options.command == "deck":
            decks.run(options)
        elif options.command == "simulate":
            automata.run(options)
        else:
            _run(_SERVING[options.command](options))
    except (EngineError, DeckError) as error:
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
    gate = commands.add_parser("gate", help="run one gate against an existing NATS server or cluster")
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
            "--address", help="how browsers reach this server, such as https://play.example"
        )
    automata.add_arguments(
        commands.add_parser("simulate", help="let bots play each other and count the results")
    )
    decks.add_commands(commands.add_parser("deck", help="draw cards and look them over"))
    return parser


async def _serve(options: argparse.Namespace) -> None:
    with _only_one(options.data):
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
    await _open(options, _address(options))


async def _bots(options: argparse.Namespace) -> None:
    if sys.platform != "win32":
        os.nice(NICE)
    ended = _told_to_stop()
    if options.child:
        _stop_with_parent(ended)
    runner = await _unless(ended, Runner.start(_address(options), Shelf(GAMES), tempo=options.tempo))
    if runner:
        await ended.wait()
        await runner.stop()


async def _upgrade(options: argparse.Namespace) -> None:
    address = Address(url=options.nats, cell=options.cell)
    await upgrade(address, known(Shelf(GAMES)), wait=options.wait, force=options.force, say=print)


def _told_to_stop() -> asyncio.Event:
    """Set when the process is told to stop."""
    ended, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # on Windows
            loop.add_signal_handler(number, ended.set)
    return ended


async def _unless(ended: asyncio.Event, work: Coroutine[Any, Any, T]) -> T | None:
    """Do this, unless we are told to stop meanwhile: an engine may never answer."""
    task, end = asyncio.ensure_future(work), asyncio.ensure_future(ended.wait())
    await asyncio.wait({task, end}, return_when=asyncio.FIRST_COMPLETED)
    end.cancel()
    if task.done():
        return task.result()
    task.cancel()
    return None


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


async def _open(options: argparse.Namespace, engine: Address, *, own: Engine | None = None) -> None:
    _open_many_files()
    nearby = f"http://{_reachable(options.host)}:{options.port}"
    address = options.address and options.address.rstrip("/")
    ended = _told_to_stop()
    member = await _unless(ended, Member.start(engine, Shelf(GAMES), alone=own is not None))
    if member is None:
        return
    if own:
        member.log.on_unanswered = own.cure
    gate = Gate(member, nearby=nearby, address=address)
    server = _GreetingServer(
        address or nearby,
        uvicorn.Config(
            make_app(gate),
            host=options.host,
            port=options.port,
            ws=socket_class(listeners(gate), gate.crowd),
            proxy_headers=False,
            log_level="warning",
            timeout_graceful_shutdown=1,
        ),
    )
    serving = asyncio.create_task(server.serve())
    end = asyncio.create_task(ended.wait())
    await asyncio.wait({serving, end}, return_when=asyncio.FIRST_COMPLETED)
    # Nobody else comes in, and everyone is sent to another gate; then the server has nothing to wait for.
    server.should_exit = True
    for listening in getattr(server, "servers", ()):  # told to stop before it listens, it has none
        listening.close()
    await member.stop()
    await serving
    end.cancel()


class _GreetingServer(uvicorn.Server):
    """Says where it is once it listens. Signals are ours: the engine is stopped after the server."""

    def __init__(self, address: str, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._address = address

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _greet(self._address)


def _greet(address: str) -> None:
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


def _run(work: Coroutine[Any, Any, None]) -> None:
    if sys.platform == "win32":
        asyncio.run(work)
    else:
        import uvloop  # noqa: PLC0415  (not on Windows)

        uvloop.run(work)


if __name__ == "__main__":
    sys.exit(main())
