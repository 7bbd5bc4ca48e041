"""`inklings upgrade`: shows who reads what in a cell, and raises the floor to what this release can read."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable

from inklings.house.floor import Forms
from inklings.live.address import Address
from inklings.live.bus import NatsBus
from inklings.live.engine import EngineError
from inklings.live.floor import Reader, Readers, StoredFloor, read, written
from inklings.live.log import NatsLog
from inklings.live.members import GATE_GONE_SECONDS, RUNNER
from inklings.live.supervisor import Supervisor

LOOK_SECONDS = 1.0
ATTEMPTS = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command can be told."""
    parser.add_argument(
        "--wait",
        type=float,
        default=0,
        metavar="SECONDS",
        help="how long to wait for older gates and runners to stop",
    )
    parser.add_argument(
        "--force", action="store_true", help="even if older gates or runners are still running"
    )


async def upgrade(
    address: Address, forms: Forms, *, wait: float, force: bool, say: Callable[[str], None]
) -> None:
    """Raise the floor of a cell to these forms; raises `EngineError` while an older member is heard."""
    supervisor = Supervisor()
    bus = await NatsBus.connect(address, supervisor)
    try:
        readers, log = Readers(bus, bus, address.name), NatsLog(bus)
        older = await _older(readers, forms, wait)
        _show(readers, say)
        stored = await _stored(log)
        say(f"the floor is:      {stored.forms}")
        say(f"this release reads: {forms}")
        if stored.forms == forms:
            say("There is nothing to raise.")
            return
        if not forms.covers(stored.forms):
            raise EngineError("the floor is above this release: run the command of the newer release.")
        if older and not force:
            names = ", ".join(reader.name for reader in older)
            raise EngineError(
                f"older members are heard ({names}) and could not read what is new: stop them first, and use"
                " --wait to be told when they have gone. --force raises the floor all the same: they will"
                " send people at new tables to other gates."
            )
        await _raise(log, stored, forms)
        say("The floor is raised. Every member follows within some seconds.")
    finally:
        await supervisor.stop(1)
        await bus.close()


async def _older(readers: Readers, forms: Forms, wait: float) -> list[Reader]:
    """Members that read less, once they had time to be heard, and time to go."""
    await asyncio.sleep(GATE_GONE_SECONDS)
    given_up = asyncio.get_running_loop().time() + wait
    while True:
        older = [reader for reader in readers.heard(GATE_GONE_SECONDS) if not reader.forms.covers(forms)]
        if not older or asyncio.get_running_loop().time() >= given_up:
            return older
        await asyncio.sleep(LOOK_SECONDS)


def _show(readers: Readers, say: Callable[[str], None]) -> None:
    heard = sorted(readers.heard(GATE_GONE_SECONDS), key=lambda reader: reader.name)
    say(f"{len(heard)} members are heard; runners of the first release are silent and are not among them.")
    for reader in heard:
        kind = "runner" if reader.name.startswith(RUNNER) else "gate"
        say(f"  {kind:6}  {reader.name:14}  release {reader.release:8}  reads {reader.forms}")


async def _stored(log: NatsLog) -> StoredFloor:
    for _ in range(ATTEMPTS):
        if (stored := await read(log)) is not None:
            return stored
        await asyncio.sleep(LOOK_SECONDS)
    raise EngineError(
        "no floor is found: the engine does not answer, or no gate or runner of this release has started in"
        " this cell yet."
    )


async def _raise(log: NatsLog, stored: StoredFloor, forms: Forms) -> None:
    """Write it, unless a member has raised it by itself meanwhile."""
    for _ in range(ATTEMPTS):
        if await written(log, forms, stored.sequence):
            return
        stored = await _stored(log)
        if stored.forms.covers(forms):
            return
    raise EngineError("the engine does not store the floor: try again.")
