"""The command `inklings doctor`."""

from __future__ import annotations

import argparse
import asyncio
import logging
from collections.abc import Callable, Iterator

from inklings.doctor import (
    certificates,
    cluster,
    collector,
    database,
    discord,
    front,
    machine,
    notices,
    voice,
)
from inklings.doctor.findings import Finding, ok, wrong
from inklings.live.address import Address
from inklings.live.engine import EngineError
from inklings.settings.about import GATE, LISTENING, SERVE
from inklings.settings.model import Settings
from inklings.settings.sources import SettingsError, add_flags, in_force, unknown_variables

CHECKS: dict[str, tuple[Callable[[Settings], Iterator[Finding]], ...]] = {
    SERVE: (
        machine.check_data,
        machine.check_disk,
        machine.check_ports,
        machine.check_files,
        machine.check_own_engine,
        machine.check_terminal,
        machine.check_lists,
        database.check_database,
        voice.check_voice,
        notices.check_notices,
        certificates.check_house_certificate,
        front.check_address,
        discord.check_discord,
        collector.check_collector,
    ),
    GATE: (
        machine.check_ports,
        machine.check_files,
        machine.check_lists,
        certificates.check_nats_certificate,
        front.check_address,
        discord.check_discord,
        collector.check_collector,
    ),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command can be told: all that `serve` or `gate` would be told."""
    parser.add_argument(
        "of", nargs="?", default=SERVE, choices=LISTENING, help=f"which command to look at ({SERVE})"
    )
    add_flags(parser, *LISTENING)


def run(
    options: argparse.Namespace, address_of: Callable[[Settings], Address], say: Callable[[str], None]
) -> bool:
    """Say what is found, line by line; returns whether nothing is wrong."""
    logging.disable(logging.WARNING)  # what is wrong is told in our own lines
    well = True
    for finding in _findings(options, address_of):
        well = well and finding.verdict != "wrong"
        say(str(finding))
    return well


def _findings(options: argparse.Namespace, address_of: Callable[[Settings], Address]) -> Iterator[Finding]:
    try:
        found = in_force(options.of, vars(options))
    except SettingsError as error:
        yield Finding("wrong", f"settings: {error}")
        return
    yield ok(f"settings: {found.file}" if found.file else "settings: there is no file")
    for name in unknown_variables():
        yield Finding("unknown", f"{name} is in the environment, and no setting")
    for check in CHECKS[options.of]:
        yield from check(found.settings)
    if options.of == GATE:
        try:
            address = address_of(found.settings)
        except EngineError as error:
            yield wrong(str(error).rstrip("."), "correct these settings")
        else:
            yield from asyncio.run(_collected(address))


async def _collected(address: Address) -> list[Finding]:
    return [finding async for finding in cluster.examine(address)]
