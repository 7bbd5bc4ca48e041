"""The command line: `serve` for a laptop, `gate`, `bots`, `chronicle` and `upgrade` for a cluster, tools."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Coroutine
from importlib.metadata import version
from io import TextIOWrapper
from typing import Any

from inklings.automata import command as automata
from inklings.chronicle.export import command as export
from inklings.chronicle.export.files import ExportError
from inklings.doctor import command as doctor
from inklings.games import GAMES
from inklings.gate import door
from inklings.gate.acceptor import ListenError
from inklings.gate.blocklists import BlocklistError
from inklings.gate.certificate_file import HttpsError
from inklings.gate.door import DoorError
from inklings.gate.framing import FramingError
from inklings.gate.visitors import ProxyError
from inklings.house.codes import CellError
from inklings.house.floor import known
from inklings.house.registry import GameRegistry
from inklings.live import reports_command, tables_command, token_command, upgrade_command
from inklings.live.engine import EngineError
from inklings.live.process import run, start_logging
from inklings.live.reports_command import ReportsError
from inklings.live.tables_command import TablesError
from inklings.live.tracing import TracesError
from inklings.monitor.server import MonitorError
from inklings.serving.bots import run_bots
from inklings.serving.chronicle import ChronicleError, run_chronicle
from inklings.serving.engine import address_of, engine_of
from inklings.serving.voice import VoiceError, run_voice
from inklings.settings import shown
from inklings.settings.about import (
    BOTS,
    CHRONICLE,
    EXPORT,
    GATE,
    REPORTS,
    SERVE,
    TABLES,
    TOKEN,
    UPGRADE,
    VOICE,
)
from inklings.settings.discord_app import DiscordError
from inklings.settings.model import Settings
from inklings.settings.push_key import PushKeyError
from inklings.settings.secret_file import SecretFileError
from inklings.settings.sources import SettingsError, add_flags, in_force

RUN = {
    SERVE: "run everything on this machine",
    GATE: "run a gate against an existing NATS server or cluster",
    BOTS: "run one bot runner next to the gates of a cluster",
    CHRONICLE: "record what circles have played, next to the gates of a cluster",
    VOICE: "let people talk aloud, next to the gates of a cluster",
}
FAILURES = (
    CellError,
    ChronicleError,
    DiscordError,
    DoorError,
    EngineError,
    ExportError,
    HttpsError,
    ListenError,
    MonitorError,
    ProxyError,
    PushKeyError,
    BlocklistError,
    FramingError,
    ReportsError,
    SecretFileError,
    TablesError,
    TracesError,
    VoiceError,
)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # no terminal is too old for what we print
    options = _parser().parse_args(arguments)
    try:
        if options.command == "simulate":
            automata.run(options)
        elif options.command == "door":
            door.run(options, print)
        elif options.command == "config":
            shown.run(options, print)
        elif options.command == "doctor":
            return 0 if doctor.run(options, address_of, print) else 1
        elif options.command == EXPORT:
            export.run(options, in_force(EXPORT, vars(options)).settings.database, print)
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
    for child in (BOTS, CHRONICLE, VOICE):
        commands.choices[child].add_argument(
            "--child", action="store_true", help="stop when standard input ends"
        )
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
    exporting = add(EXPORT, "write the circles and matches of a chronicle as tables")
    add_flags(exporting, EXPORT)
    export.add_arguments(exporting)
    shown.add_arguments(add("config", "show every setting, its value and where it came from"))
    doctor.add_arguments(add("doctor", "find what is wrong with a set-up, and say what to do"))
    door.add_arguments(add("door", "write HAProxy's configuration for a house of several cells"))
    automata.add_arguments(add("simulate", "let bots play each other and count the results"))
    return parser


def _serve(settings: Settings, _options: argparse.Namespace) -> Coroutine[Any, Any, None]:
    from inklings.serving.gates import serve  # noqa: PLC0415  (a third of every start; bots need none of it)

    return serve(settings)


def _gate(settings: Settings, _options: argparse.Namespace) -> Coroutine[Any, Any, None]:
    from inklings.serving.gates import run_gate  # noqa: PLC0415  (the same)

    return run_gate(settings)


async def _upgrade(settings: Settings, options: argparse.Namespace) -> None:
    forms = known(GameRegistry(GAMES))
    await upgrade_command.upgrade(
        address_of(settings), forms, wait=options.wait, force=options.force, say=print
    )


async def _tables(settings: Settings, options: argparse.Namespace) -> None:
    async with engine_of(settings) as address:
        await tables_command.run(options, address, GameRegistry(GAMES))


async def _reports(settings: Settings, options: argparse.Namespace) -> None:
    async with engine_of(settings) as address:
        await reports_command.run(options, address, print)


async def _token(settings: Settings, options: argparse.Namespace) -> None:
    page = settings.address and settings.address.rstrip("/")
    async with engine_of(settings) as address:
        await token_command.run(options, address, page, print)


_WORK: dict[str, Callable[[Settings, argparse.Namespace], Coroutine[Any, Any, None]]] = {
    SERVE: _serve,
    GATE: _gate,
    BOTS: lambda settings, options: run_bots(settings, is_child=options.child),
    CHRONICLE: lambda settings, options: run_chronicle(settings, is_child=options.child),
    VOICE: lambda settings, options: run_voice(settings, is_child=options.child),
    UPGRADE: _upgrade,
    TABLES: _tables,
    REPORTS: _reports,
    TOKEN: _token,
}


if __name__ == "__main__":
    sys.exit(main())
