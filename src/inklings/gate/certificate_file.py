"""A certificate as a server uses it: a file with its key, and the fingerprint that people compare."""

from __future__ import annotations

import ssl
from pathlib import Path
from typing import NamedTuple

SHOWN = 8
"""Bytes of a fingerprint that people compare."""


class HttpsError(RuntimeError):
    """We can't serve https; the message says why."""


class Certificate(NamedTuple):
    """A certificate, in a file with its key."""

    file: Path
    fingerprint: bytes
    """Its SHA-256."""

    @property
    def shown(self) -> str:
        """The beginning of the fingerprint, for people to compare."""
        return self.fingerprint[:SHOWN].hex(" ", 2).upper()

    def context(self) -> ssl.SSLContext:
        """What a server needs to speak TLS with it."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.file)
        context.set_alpn_protocols(["http/1.1"])
        return context
