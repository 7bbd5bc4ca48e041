"""The command line: `serve` for a laptop, `gate` for a cluster; `deck` and `simulate` for makers of games."""

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
from typing import Any

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
from inklings.house.engine import Engine, EngineError
from inklings.house.house import House
from inklings.house.ledger import Address
from inklings.house.shelf import Shelf

PORT = 8370
WILDCARDS = ("0.0.0.0", "::")  # noqa: S104  (names for "everywhere", not a place we bind)
LARGEST_MESSAGE = 64 * 1024
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
    bots = commands.add_parser("bots", help="run one runner of bots beside the gates of a cluster")
    for member in (gate, bots):
        engine = os.environ.get(ENGINE)
        member.add_argument(
            "--nats",
            required=not engine,
            default=engine,
            metavar="URL",
            help=f"nats://host:4222; or {ENGINE}",
        )
        member.add_argument("--replicas", type=int, default=3, choices=(1, 3, 5), help="copies of every log")
        member.add_argument("--cell", default="", help="first letters of this cell's table codes")
    bots.add_argument("--child", action="store_true", help="stop when standard input ends")
    for thinking in (serve, bots):
        thinking.add_argument("--tempo", type=float, default=1, help="how slow bots are, 1 being like people")
    for listening in (serve, gate):
        listening.add_argument("--host", default="0.0.0.0", help="where to listen")  # noqa: S104
        listening.add_argument("--port", type=int, default=PORT)
        listening.add_argument("--address", help="how browsers reach this house, as in https://play.example")
    automata.add_arguments(commands.add_parser("simulate", help="let bots play one another, and count"))
    decks.add_commands(commands.add_parser("deck", help="draw pictures, and look them over"))
    return parser


async def _serve(options: argparse.Namespace) -> None:
    with _only_one(options.data):
        engine = Engine(options.data / "engine")
        await engine.start()
        bots = RunnerKeeper(engine.url, options.tempo)
        try:
            await bots.start()
            await _open(options, Address(url=engine.url))
        finally:
            await bots.stop()
            await engine.stop()


async def _gate(options: argparse.Namespace) -> None:
    await _open(options, _address(options))


async def _bots(options: argparse.Namespace) -> None:
    if sys.platform != "win32":
        os.nice(NICE)
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # on Windows
            loop.add_signal_handler(number, ended.set)
    if options.child:
        threading.Thread(target=_await_parents_end, args=(loop, ended), daemon=True).start()
    house = await House.start(_address(options), Shelf(GAMES), bells=False)
    runner = Runner(house, tempo=options.tempo)
    await runner.start()
    try:
        await ended.wait()
    finally:
        await runner.stop()


def _await_parents_end(loop: asyncio.AbstractEventLoop, ended: asyncio.Event) -> None:
    sys.stdin.buffer.read()
    loop.call_soon_threadsafe(ended.set)


def _address(options: argparse.Namespace) -> Address:
    return Address(url=options.nats, cell=options.cell, replicas=options.replicas)


_SERVING = {"serve": _serve, "gate": _gate, "bots": _bots}


def _open_many_files() -> None:
    """Every browser is an open file, and systems allow few unless they are asked for more."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  (not on Windows)

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # some systems call a number too great that they name
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _open(options: argparse.Namespace, engine: Address) -> None:
    _open_many_files()
    nearby = f"http://{_reachable(options.host)}:{options.port}"
    address = options.address and options.address.rstrip("/")

    async def open_gate() -> Gate:
        return Gate(await House.start(engine, Shelf(GAMES)), nearby=nearby, address=address)

    server = _GreetingServer(
        address or nearby,
        uvicorn.Config(
            make_app(open_gate),
            host=options.host,
            port=options.port,
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            log_level="warning",
            timeout_graceful_shutdown=2,
        ),
    )
    await server.serve()


class _GreetingServer(uvicorn.Server):
    """Says where it is once it listens."""

    def __init__(self, address: str, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._address = address

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        # The server's own way raises the signal again once it has stopped, before we could stop the engine.
        if sys.platform == "win32":
            with super().capture_signals():
                yield
        else:
            loop = asyncio.get_running_loop()
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, self.handle_exit, number, None)
            yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _greet(self._address)


def _greet(address: str) -> None:
    print(f"\n  Inklings is open at {address}\n  Phones on the same Wi-Fi:\n")
    segno.make(address, micro=False).terminal(compact=True, border=2)
    print("\n  Ctrl-C closes it; every table waits for the next start.\n", flush=True)


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
