"""Settings that are more than a text or a number: each function checks one, and raises `ValueError`."""

from __future__ import annotations

import re
import shlex
import shutil
from urllib.parse import quote, urlsplit

from inklings.settings.about import LARGEST_PORT

POSTGRESQL, SQLITE = "postgresql://", "sqlite:///"
UNITS = ["", "K", "M", "G", "T"]

_MAIL = re.compile(r"[!-?A-~]+@[A-Za-z0-9.-]+")
_WEB = re.compile(r"https://[!-~]+")


def read_size(text: str) -> int:
    """A number of bytes.

    >>> read_size("500M") == 500 * 1024 * 1024
    True
    """
    number, unit = (text[:-1], text[-1].upper()) if text[-1:].isalpha() else (text, "")
    if unit not in UNITS or not number.isdecimal():
        raise ValueError(f"not a size: {text!r}; write 500M or 20G")
    return int(number) << (10 * UNITS.index(unit))


def read_contact(text: str) -> str:
    """A mail address or an https address."""
    contact_uri(text)
    return text


def read_command(text: str) -> str:
    """A command whose program is there."""
    program, *_ = shlex.split(text) or [""]
    if shutil.which(program) is None:
        raise ValueError(f"there is no program {program!r} to run")
    return text


def contact_uri(text: str) -> str:
    """A mail address or an https address as a URI; raises `ValueError` if it is neither."""
    if _WEB.fullmatch(text):
        return text
    if _MAIL.fullmatch(text):
        return f"mailto:{quote(text, safe='@+')}"
    raise ValueError(f"“{text}” is neither a mail address nor an address that begins with https://")


def read_collector(text: str) -> str:
    """The address of a collector of traces."""
    where = urlsplit(text)
    if where.scheme not in {"http", "https"} or not where.hostname or where.username:
        raise ValueError(f"{text!r} is no collector's address; write http://127.0.0.1:4318/v1/traces")
    return text


def read_janus(text: str) -> str:
    """The address of a Janus, as its websockets have it."""
    where = urlsplit(text)
    if where.scheme not in {"ws", "wss"} or not where.hostname:
        raise ValueError(f"{text!r} is no address of a Janus; write ws://127.0.0.1:8188")
    return text


def read_turn(text: str) -> str:
    """The address of a relay."""
    kind, _, where = text.partition(":")
    if kind not in {"turn", "turns"} or not where or where.startswith("/"):
        raise ValueError(f"{text!r} is no relay; write turn:turn.example:3478")
    return text


def read_client_id(text: str) -> str:
    """The client id of a Discord app."""
    if not text.isdecimal():
        raise ValueError(f"{text!r} is no client id; it has digits only")
    return text


def read_ports(text: str) -> str:
    """A range of ports."""
    first, _, last = text.partition("-")
    if not (first.isdecimal() and last.isdecimal() and 0 < int(first) < int(last) <= LARGEST_PORT):
        raise ValueError(f"{text!r} is no range of ports; write 40000-40999")
    return text


def read_database(text: str) -> str:
    """The address of a database. A wrong one is not repeated, for it may hold a password."""
    try:
        known = text.startswith((POSTGRESQL, SQLITE)) and urlsplit(text).port != 0  # or it raises
    except ValueError:
        known = False
    if not known:
        raise ValueError(
            "this is no database; write postgresql://user@host/name, or sqlite:///circles.db for a file"
        )
    return text
