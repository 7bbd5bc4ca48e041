"""A gate's web server over TLS, for `inklings serve --https`.

Its door charges the handshake, which costs more than anything else that a stranger can ask for. Those who
come by plain HTTP are sent to https.
"""

from __future__ import annotations

import re
import socket
import ssl
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn

from inklings.gate.accounts import Account
from inklings.gate.certificate_file import Certificate, HttpsError
from inklings.gate.gate import Gate
from inklings.gate.requests import LONGEST_HEAD
from inklings.gate.server import GateServer

HANDSHAKE = b"\x16"
"""The first byte of TLS."""
HANDSHAKE_SECONDS = 10.0
"""How long a browser may take for it."""
HANDSHAKE_COST = 0.001
"""Seconds of CPU that it takes us, measured as 0.7 ms."""
GOODBYE_SECONDS = 2.0
"""How long a browser has to confirm the close."""

_asked = re.compile(rb"[A-Z]+ (/[!-~]*) HTTP/1\.[01]\r\n(?:[^\r\n]+\r\n)*?(?i:host): *([!-~]+) *\r\n")


def certificate_for(folder: Path, nearby: str, address: str | None) -> Certificate:
    """The certificate that this house keeps in a folder; phones find it `nearby`. Raises `HttpsError`."""
    try:
        from inklings.gate.certificate import house_certificate, names_here  # noqa: PLC0415  (an extra)
    except ImportError:
        raise HttpsError("--https needs one more package: pip install cryptography") from None
    name = urlsplit(address).hostname if address else None
    return house_certificate(folder, [nearby, *names_here(), name or ""])


def moved_to(request: bytes, knows: Callable[[str], bool]) -> bytes:
    r"""The redirect to https for a plain request; empty if the address is unknown.

    >>> moved_to(b"GET /BCDF HTTP/1.1\r\nHost: laptop:8370\r\n", lambda _: True).splitlines()[1]
    b'Location: https://laptop:8370/BCDF'
    """
    match = _asked.match(request)
    if match is None or not knows(match[2].decode()):
        return b""
    # Not for ever: the next time, this house may be started without --https.
    return (
        b"HTTP/1.1 307 Temporary Redirect\r\nLocation: https://%b%b\r\n"
        b"Content-Length: 0\r\nConnection: close\r\n\r\n" % (match[2], match[1])
    )


class TlsServer(GateServer):
    """Speaks TLS with browsers that begin with it, and redirects others."""

    cost_of_opening = HANDSHAKE_COST

    def __init__(
        self, gate: Gate, on_open: Callable[[], None], context: ssl.SSLContext, *, host: str, port: int
    ) -> None:
        def given(_config: uvicorn.Config, _usual: Callable[[], ssl.SSLContext]) -> ssl.SSLContext:
            return context

        super().__init__(gate, on_open, host=host, port=port)
        self.config.ssl_context_factory = given  # for Windows, where uvicorn takes the connections
        self.security = {
            "ssl": context,
            "ssl_handshake_timeout": HANDSHAKE_SECONDS,
            "ssl_shutdown_timeout": GOODBYE_SECONDS,
        }

    def _take(self, connection: socket.socket, account: Account) -> None:
        try:
            begins_tls = connection.recv(1, socket.MSG_PEEK) == HANDSHAKE
        except OSError:  # it has gone already
            begins_tls = False
        if begins_tls:
            super()._take(connection, account)
        else:
            account.connections -= 1
            self._send_on(connection)

    def _send_on(self, connection: socket.socket) -> None:
        """Tell a browser to come by https. What it has said is here, and the answer fits into one packet."""
        try:
            connection.send(moved_to(connection.recv(LONGEST_HEAD), self.gate.names.knows))
        except OSError:  # it has gone
            pass
        finally:
            connection.close()
