"""Asks a command of the operator's whether a picture may be kept."""

from __future__ import annotations

import shlex
import subprocess

from msgspec import Struct

SECONDS = 10.0
NO = 10
"""What the command ends with if a picture must not be kept. Programs that fail end with 1 or 2."""


class CheckFailedError(Exception):
    """The command has not said yes or no."""


class Check(Struct, frozen=True):
    """A question to the command."""

    command: str
    picture: bytes
    """A WebP of 640×960, made by us."""


def check(asked: Check) -> bool:
    """Whether the picture may be kept; raises `CheckFailedError`."""
    try:
        ended = subprocess.run(  # noqa: S603  (the operator's own)
            shlex.split(asked.command),
            input=asked.picture,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CheckFailedError(str(error)) from None
    if ended.returncode not in {0, NO}:
        said = ended.stderr.decode(errors="replace").strip().rpartition("\n")[2]
        raise CheckFailedError(f"it ended with {ended.returncode} and said {said!r}")
    return not ended.returncode
