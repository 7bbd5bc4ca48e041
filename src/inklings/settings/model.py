"""Every setting, declared once: its name, type, default, help, and which commands have it.

Flags, environment variables, keys of the file, `inklings config` and docs/settings.md are derived from this.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from types import UnionType
from typing import Annotated, Literal, get_args, get_type_hints

import platformdirs

from inklings.gate.limits import CONNECTIONS_AN_ADDRESS
from inklings.house.codes import check_cell
from inklings.settings.about import (
    BOTS,
    BOTTING,
    CHRONICLE,
    EXPORT,
    GATE,
    LARGEST_PORT,
    LISTENING,
    ON_ENGINE,
    PLAYING,
    REPORTS,
    RUNNING,
    SERVE,
    TABLES,
    TOKEN,
    UPGRADE,
    VOICE,
    About,
    Setting,
)
from inklings.settings.discord import DiscordSettings
from inklings.settings.texts import read_collector, read_command, read_contact, read_database, read_size
from inklings.settings.voice import VoiceSettings

DATA = Path(platformdirs.user_data_dir("inklings"))


@dataclass(frozen=True, kw_only=True)
class _HouseSettings:
    data: Annotated[
        Path,
        About(
            "where tables are kept",
            (SERVE, TABLES, REPORTS, TOKEN),
            value="FOLDER",
            default="your data directory",
        ),
    ] = DATA
    host: Annotated[str, About("where to listen", LISTENING)] = "0.0.0.0"  # noqa: S104
    port: Annotated[int, About("the port for browsers", LISTENING, least=0, most=LARGEST_PORT)] = 8370
    https: Annotated[
        bool,
        About(
            "encrypt, with a certificate that this house makes for itself; phones ask about it once", (SERVE,)
        ),
    ] = False
    address: Annotated[
        str | None,
        About(
            "how browsers reach this server, such as https://play.example", (*LISTENING, TOKEN), value="URL"
        ),
    ] = None
    workers: Annotated[
        int,
        About(
            "processes that share the port; 0: one fewer than the machine has cores",
            LISTENING,
            value="N",
            least=0,
        ),
    ] = 0
    nats: Annotated[
        str | None,
        About(
            "where the engine is: nats://host:4222, or several with commas between them",
            ON_ENGINE,
            value="URL",
            required_by=(GATE, BOTS, CHRONICLE, VOICE, UPGRADE),
            secret=True,
        ),
    ] = None
    nats_creds: Annotated[
        Path | None, About("a creds file for the engine: a JWT and an NKey seed", ON_ENGINE, value="FILE")
    ] = None
    nats_nkey: Annotated[
        Path | None, About("a file with an NKey seed for the engine", ON_ENGINE, value="FILE")
    ] = None
    nats_token_file: Annotated[
        Path | None,
        About("a file with the engine's token; read again for every connection", ON_ENGINE, value="FILE"),
    ] = None
    nats_ca: Annotated[
        Path | None, About("the authority of the engine's certificate, as PEM", ON_ENGINE, value="FILE")
    ] = None
    nats_cert: Annotated[
        Path | None, About("our own certificate for the engine, as PEM", ON_ENGINE, value="FILE")
    ] = None
    nats_key: Annotated[
        Path | None, About("its key, if it is not in the same file", ON_ENGINE, value="FILE")
    ] = None
    cell: Annotated[
        str, About("first letters of this cell's table codes", ON_ENGINE, value="LETTERS", read=check_cell)
    ] = ""
    replicas: Annotated[Literal[1, 3, 5], About("copies of every log", (GATE, BOTS, CHRONICLE, VOICE))] = 3
    trust_proxy: Annotated[
        tuple[str, ...],
        About("a proxy or network of proxies whose X-Forwarded-For is believed", LISTENING, value="ADDRESS"),
    ] = ()
    connections_per_address: Annotated[
        int, About("what one address may have; 0: any number, and any pace", LISTENING, value="N", least=0)
    ] = CONNECTIONS_AN_ADDRESS
    keep_days: Annotated[
        float,
        About(
            "how long tables are kept to which nobody comes; 0: for ever", LISTENING, value="DAYS", least=0
        ),
    ] = 30
    max_size: Annotated[
        int,
        About(
            "what all tables may take, such as 500M or 20G; 0: as much as there is",
            LISTENING,
            value="SIZE",
            read=read_size,
        ),
    ] = 0
    contact: Annotated[
        str | None,
        About(
            "where people report a weakness to you, and push services reach you: a mail or https address",
            PLAYING,
            value="ADDRESS",
            read=read_contact,
        ),
    ] = None
    blocked_words: Annotated[
        Path | None,
        About(
            "words that are blotted out at every table, one word or phrase a line", LISTENING, value="FILE"
        ),
    ] = None
    blocked_addresses: Annotated[
        Path | None,
        About(
            "addresses and networks that are not let in, one a line; read again when it changes",
            LISTENING,
            value="FILE",
        ),
    ] = None
    embed_on: Annotated[
        tuple[str, ...],
        About("a site whose pages may show tables in a frame; * for all", LISTENING, value="SITE"),
    ] = ()
    push_services: Annotated[
        tuple[str, ...],
        About(
            "a push service beside those of the usual browsers: a host, *.host, or http://host:port",
            PLAYING,
            value="HOST",
        ),
    ] = ()
    push_key: Annotated[
        Path | None,
        About(
            "a file with the key that signs notices, for several cells; otherwise each makes its own",
            BOTTING,
            value="FILE",
        ),
    ] = None
    webhooks: Annotated[
        tuple[str, ...],
        About("a host to which tables may post whose turn it is, such as discord.com", PLAYING, value="HOST"),
    ] = ()
    database: Annotated[
        str | None,
        About(
            "where games of circles are recorded: postgresql://user@host/name, or sqlite:///file",
            (SERVE, CHRONICLE, EXPORT),
            value="URL",
            read=read_database,
            required_by=(CHRONICLE, EXPORT),
            secret=True,
        ),
    ] = None
    check_pictures: Annotated[
        str | None,
        About(
            "says of each picture that people send whether it may be kept; docs/operate.md tells how",
            BOTTING,
            value="COMMAND",
            read=read_command,
        ),
    ] = None
    tempo: Annotated[float, About("how slow bots are (1 is like people)", BOTTING, least=0)] = 1
    monitor_host: Annotated[
        str, About("on which address the monitor port listens", RUNNING, value="HOST")
    ] = "127.0.0.1"
    monitor_port: Annotated[
        int,
        About(
            "where /healthz, /readyz and /metrics are served; 0: nowhere",
            RUNNING,
            value="PORT",
            least=0,
            most=LARGEST_PORT,
        ),
    ] = 0
    log_format: Annotated[Literal["plain", "json"], About("how log lines are written", RUNNING)] = "plain"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        About("which log lines are written: these and all that are worse", RUNNING),
    ] = "info"
    traces: Annotated[
        str | None,
        About(
            "a collector of OpenTelemetry to which traces of moves are sent, such as "
            "http://127.0.0.1:4318/v1/traces",
            PLAYING,
            value="URL",
            read=read_collector,
        ),
    ] = None
    traces_share: Annotated[
        float, About("the share of moves that is traced", PLAYING, value="SHARE", least=0, most=1)
    ] = 0.01
    drain_seconds: Annotated[
        float,
        About(
            "over how many seconds people are handed to other gates when this one is told to stop",
            (GATE,),
            value="SECONDS",
            least=0,
        ),
    ] = 10


@dataclass(frozen=True, kw_only=True)
class Settings(DiscordSettings, VoiceSettings, _HouseSettings):
    """What a command goes by. Settings that it does not have are at their defaults."""


def _declared() -> dict[str, Setting]:
    hints, found = get_type_hints(Settings, include_extras=True), dict[str, Setting]()
    for one in fields(Settings):
        kind, about = get_args(hints[one.name])
        if isinstance(kind, UnionType):  # a type or None
            kind = get_args(kind)[0]
        found[one.name] = Setting(one.name, kind, one.default, about)
    return found


SETTINGS = _declared()


def settings_of(*commands: str) -> list[Setting]:
    """The settings that any of these commands has."""
    return [one for one in SETTINGS.values() if not set(commands).isdisjoint(one.about.commands)]
