"""`inklings tables`: what an operator can see and do about the tables of a house."""

from __future__ import annotations

import argparse
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

import msgspec

from inklings.house import log
from inklings.house.codes import is_code
from inklings.house.entry_codec import NewerEntry, UnreadableEntry, decode_entry
from inklings.house.fold import folded
from inklings.house.registry import GameRegistry
from inklings.house.rewritten import Kept, expanded
from inklings.kernel.game import Refused
from inklings.live.address import Address
from inklings.live.archive import Archive
from inklings.live.bus import NatsBus
from inklings.live.failures import NoSuchTable, Unavailable
from inklings.live.floor import Floor, read
from inklings.live.forget_table import forget_table
from inklings.live.log import NatsLog
from inklings.live.supervisor import Supervisor
from inklings.live.sweeper import Swept, sweep

STOP_SECONDS = 2.0
OLDER_GATE = "some gate is of an older release: stop it, and run `inklings upgrade` first."


class TablesError(RuntimeError):
    """It cannot be done; the message says what to do."""


class Exported(msgspec.Struct):
    """A line of an exported table."""

    version: int
    entry: msgspec.Raw


def add_arguments(parser: argparse.ArgumentParser, where: argparse.ArgumentParser) -> None:
    """Say what can be done; `where` has the options that say in which house."""
    what = parser.add_subparsers(dest="what", required=True)
    what.add_parser(
        "list", parents=[where], help="all tables, with the number of entries and the time of the newest"
    )
    for name, help_text in (
        ("show", "what one table is: its game, its people, how long its log is"),
        ("export", "the whole log of a table, one entry a line"),
    ):
        what.add_parser(name, parents=[where], help=help_text).add_argument("code")
    forget = what.add_parser(
        "forget", parents=[where], help="remove tables with everything that was stored of them"
    )
    forget.add_argument("codes", nargs="*", metavar="code")
    forget.add_argument(
        "--older-than", type=float, metavar="DAYS", help="all tables to which nobody has come for so long"
    )


async def run(options: argparse.Namespace, address: Address, games: GameRegistry) -> None:
    """Do what was asked for; raises `TablesError` or `EngineError`."""
    async with _opened(address) as (archive, floor):
        try:
            match options.what:
                case "list":
                    await _list(archive)
                case "show":
                    await _show(archive, games, options.code.upper())
                case "export":
                    await _export(archive, options.code.upper())
                case _:
                    await _forget(archive, floor, options)
        except Unavailable:
            raise TablesError("the engine does not answer: try again.") from None


@asynccontextmanager
async def _opened(address: Address) -> AsyncGenerator[tuple[Archive, Floor]]:
    supervisor = Supervisor()
    bus = await NatsBus.connect(address, supervisor)
    entries = NatsLog(bus)
    try:
        stored = await read(entries)
        if stored is None:
            raise TablesError("there is no house in this engine yet, or it does not answer.")
        yield Archive(bus, entries), Floor(stored.forms)
    finally:
        await supervisor.stop(STOP_SECONDS)
        await bus.close()


async def _list(archive: Archive) -> None:
    tables = 0
    async for codes in archive.codes():
        for code, entries in codes.items():
            newest = await archive.newest(code)
            if newest and not newest.is_forgotten:
                tables += 1
                print(f"{code}  {entries:6} entries  {newest.stored:%Y-%m-%d %H:%M}")
    print(f"{tables} tables", file=sys.stderr)


async def _show(archive: Archive, games: GameRegistry, code: str) -> None:
    kept = await _read(archive, code)
    try:
        table = folded(games, kept)
    except (NewerEntry, UnreadableEntry) as error:
        raise TablesError(f"{code} cannot be read: {error}") from None
    assert table, "a log is not empty"
    entries = [decode_entry(bytes(one.entry)) for one in kept]
    first, newest = (datetime.fromtimestamp(entry.at / 1000, UTC) for entry in (entries[0], entries[-1]))
    print(f"{code}: {table.game}, {table.stage}, game {table.match}")
    print(f"opened {first:%Y-%m-%d %H:%M}, newest entry {newest:%Y-%m-%d %H:%M} UTC")
    print(f"{len(kept)} entries, {sum(len(one.entry) for one in kept)} bytes")
    for seat, place in enumerate(table.places):
        kind = "bot" if place.bot else "person" if place.person else "empty"
        print(f"  {seat + 1}. {_plain(place.name)} ({kind}{', host' if place.person == table.host else ''})")


async def _export(archive: Archive, code: str) -> None:
    for one in await _read(archive, code):
        line = msgspec.json.encode(Exported(version=one.version, entry=one.entry))
        sys.stdout.buffer.write(line + b"\n")


async def _forget(archive: Archive, floor: Floor, options: argparse.Namespace) -> None:
    if options.older_than is not None:
        if not floor.allows((log.Forgotten(),), ""):
            raise TablesError(OLDER_GATE)
        before = datetime.now(UTC) - timedelta(days=options.older_than)
        swept = await sweep(archive, before, _progress)
        print(f"{swept.removed} of {swept.looked} tables removed")
    elif not options.codes:
        raise TablesError("which tables? Name their codes, or use --older-than DAYS.")
    for code in map(str.upper, options.codes):
        try:
            await forget_table(archive, floor, code)
        except Refused:
            raise TablesError(OLDER_GATE) from None
        except NoSuchTable:
            raise TablesError(f"there is no table {code}.") from None
        print(f"{code} removed")


async def _read(archive: Archive, code: str) -> list[Kept]:
    stored = await archive.read(code) if is_code(code) else []
    kept = expanded((one.sequence, one.data) for one in stored)
    if not kept:
        raise TablesError(f"there is no table {code}.")
    return kept


def _progress(swept: Swept) -> None:
    print(f"{swept.looked} tables looked at, {swept.removed} removed", end="\r", file=sys.stderr, flush=True)


def _plain(name: str) -> str:
    """A name as a terminal may show it."""
    return name if name.isprintable() else ascii(name)
