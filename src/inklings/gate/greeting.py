"""What `serve` prints when it is ready: its address, and a QR code for phones."""

from __future__ import annotations

import contextlib
import socket
import sys

import segno

from inklings.gate.certificate_file import Certificate

WILDCARDS = ("0.0.0.0", "::")  # noqa: S104  (names for "everywhere", not a place we bind)
BLOCKS = "▀▄█"
FIRST_TIME = """
  The first time, every phone will say that the connection isn't private. That's because
  this house made its own certificate; everything is encrypted all the same.
    Android: tap Advanced, then Proceed.
    iPhone: tap Show Details, then visit this website. If the page opens but can't reach
    a table, iOS is blocking it: start again without --https.
  To check that it's this house: the certificate's SHA-256 begins with {fingerprint}.
"""


def greet(address: str, certificate: Certificate | None = None) -> None:
    """Print it."""
    print(f"\n  Inklings is open at {address}")
    if can_show_codes():
        print("  Phones on the same Wi-Fi:\n")
        segno.make(address, micro=False).terminal(compact=True, border=2)
    else:
        print("  (This terminal can't show a QR code: set LANG=C.UTF-8.)")
    if certificate:
        print(FIRST_TIME.format(fingerprint=certificate.shown), end="")
    print("\n  Press Ctrl-C to stop. Your tables will be here next time.\n", flush=True)


def can_show_codes() -> bool:
    """Whether the terminal can show the characters that QR codes are made of."""
    try:
        BLOCKS.encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def reachable(host: str) -> str:
    """The address under which phones in the same network find this machine."""
    if host not in WILDCARDS:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # reserved for documentation: a datagram socket sends nothing by this
        found: str = probe.getsockname()[0]
        return found
    return "localhost"
