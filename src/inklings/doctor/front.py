"""What the doctor finds out by coming as browsers do: through the proxy, if there is one."""

from __future__ import annotations

import socket
import ssl
import urllib.error
import urllib.request
from collections.abc import Iterator
from urllib.parse import urlsplit

import msgspec

from inklings.doctor.certificates import judged_end
from inklings.doctor.findings import Finding, ok, unknown, wrong
from inklings.gate.visitors import Visitor
from inklings.settings.model import Settings

SECONDS = 5.0
HTTPS_PORT = 443


def check_address(settings: Settings) -> Iterator[Finding]:
    """Whether browsers reach the house by its address, and are known by their own addresses."""
    if not settings.address:
        return
    address = settings.address.rstrip("/")
    where = urlsplit(address)
    if where.scheme not in {"http", "https"} or not where.hostname:
        yield wrong(f"{address!r} is no address for browsers", "write --address https://play.example")
        return
    has_proxy = where.scheme == "https" and not settings.https
    if has_proxy and not settings.trust_proxy:
        yield wrong(
            f"{address} is served by a proxy, and none is trusted, so all visitors count as one",
            "name it with --trust-proxy",
        )
    if where.scheme == "https":
        yield from _certificate(where.hostname, where.port or HTTPS_PORT)
    yield _visit(address, has_proxy=has_proxy)


def _certificate(host: str, port: int) -> Iterator[Finding]:
    try:
        with (
            socket.create_connection((host, port), SECONDS) as line,
            ssl.create_default_context().wrap_socket(line, server_hostname=host) as secured,
        ):
            told = secured.getpeercert() or {}
    except ssl.SSLCertVerificationError as error:
        yield wrong(
            f"browsers will not trust the certificate of {host} ({error.verify_message})",
            "renew it, or give your proxy one that they trust",
        )
    except OSError:
        return  # the visit says so
    else:
        ends = ssl.cert_time_to_seconds(str(told["notAfter"]))
        yield judged_end(f"the certificate of {host}", ends, "renew it at your proxy")


def _visit(address: str, *, has_proxy: bool) -> Finding:
    what = f"whether visitors of {address} are known by their own addresses"
    try:
        with urllib.request.urlopen(f"{address}/api/house/visitor", timeout=SECONDS) as answer:  # noqa: S310
            seen = msgspec.json.decode(answer.read(), type=Visitor)
    except urllib.error.HTTPError as error:
        error.close()
        return unknown(what, f"it answers {error.code}; start the gate, and ask again")
    except (OSError, msgspec.DecodeError, msgspec.ValidationError) as error:
        reason = getattr(error, "reason", error)
        return unknown(what, f"no gate answers there from here ({reason}); start it, and ask again")
    if seen.believed:
        return ok(f"visitors of {address} are known by their own addresses")
    if seen.forwarded:
        return wrong(
            f"the proxy at {address} says who comes, and the gate does not believe it",
            "name the proxy's own address with --trust-proxy",
        )
    if has_proxy:
        return wrong(
            f"the proxy at {address} does not say who comes, so all visitors count as one",
            "let it set X-Forwarded-For",
        )
    return unknown(what, "X-Forwarded-For is not set: that is right only if there is no proxy")
