"""What the doctor finds, one line each."""

from __future__ import annotations

from typing import Literal, NamedTuple


class Finding(NamedTuple):
    """Something that was looked at."""

    verdict: Literal["ok", "wrong", "unknown"]
    what: str
    cure: str = ""

    def __str__(self) -> str:
        return f"{self.verdict:7} {self.what}" + (f": {self.cure}" if self.cure else "")


def ok(what: str) -> Finding:
    """All is well."""
    return Finding("ok", what)


def wrong(what: str, cure: str) -> Finding:
    """It would not work."""
    return Finding("wrong", what, cure)


def unknown(what: str, why: str) -> Finding:
    """It could not be looked at."""
    return Finding("unknown", what, why)
