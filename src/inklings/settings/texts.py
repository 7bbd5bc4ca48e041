"""Settings that are more than a text or a number: each function checks one, and raises `ValueError`."""

from __future__ import annotations

import shlex
import shutil
from urllib.parse import urlsplit

from inklings.gate.contact import contact_uri

POSTGRESQL, SQLITE = "postgresql://", "sqlite:///"
UNITS = ["", "K", "M", "G", "T"]


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


def read_collector(text: str) -> str:
    """The address of a collector of traces."""
    where = urlsplit(text)
    if where.scheme not in {"http", "https"} or not where.hostname or where.username:
        raise ValueError(f"{text!r} is no collector's address; write http://127.0.0.1:4318/v1/traces")
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
