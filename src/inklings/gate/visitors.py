"""Who asks: the client behind proxies, the host name it used, and the page that it comes from."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from msgspec import Struct

NEARBY_ENDINGS = (".local", ".lan", ".home.arpa", ".internal", ".localhost")
"""Names that only a network of one's own can give."""


class Visitor(Struct, frozen=True):
    """How we see the one who asks, for `inklings doctor`."""

    forwarded: bool
    """A proxy says for whom it asks."""
    believed: bool
    """We know the proxy, and go by what it says."""


class ProxyError(ValueError):
    """What should be a proxy's address isn't one; the message says which."""


class Proxies:
    """The trusted proxies, which may name the client: only those that the operator has listed."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        try:
            self._networks = [ip_network(text.strip(), strict=False) for text in trusted]
        except ValueError as error:
            raise ProxyError(f"--trust-proxy: {error}") from None

    def trusts(self, address: str) -> bool:
        """Whether this is one of them."""
        if not self._networks:
            return False
        try:
            parsed = ip_address(address)
        except ValueError:
            return False
        parsed = getattr(parsed, "ipv4_mapped", None) or parsed
        return any(parsed in network for network in self._networks)

    def client(self, peer: str, forwarded: Iterable[str]) -> str:
        """Who is behind a connection: the last in `X-Forwarded-For` that is no proxy of ours.

        >>> Proxies(["10.0.0.0/8"]).client("10.0.0.1", ["198.51.100.1, 192.0.2.7", "10.0.0.2"])
        '192.0.2.7'
        >>> Proxies(["10.0.0.0/8"]).client("10.0.0.1", ["junk"]), Proxies().client("10.0.0.1", ["192.0.2.7"])
        ('10.0.0.1', '10.0.0.1')
        """
        if not self.trusts(peer):
            return peer
        said = [one.strip() for header in forwarded for one in header.split(",")]
        for address in reversed(said):
            host = _without_port(address)
            if host is None:
                return peer
            if not self.trusts(host):
                return host
        return peer


def _without_port(text: str) -> str | None:
    """The address in `192.0.2.7:99`, `2001:db8::1` or `[2001:db8::1]:99`; None if there is none."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return str(ip_address(text))
    except ValueError:
        return None


class Names:
    """The host names that we answer to, so pages of other sites cannot reach us under theirs."""

    def __init__(self, address: str | None, frames: Iterable[str] = ()) -> None:
        self._ours = urlsplit(address).netloc.lower() if address else ""
        self._frames = frozenset(frames)
        """Hosts of others under which our own pages are shown."""

    def knows(self, host: str) -> bool:
        """Whether a `Host` header names us: an address, a name nearby, or that which the operator has given.

        >>> names = Names("https://play.example")
        >>> names.knows("play.example"), names.knows("192.0.2.7:8370"), names.knows("evil.example")
        (True, True, False)
        """
        if host and host.lower() == self._ours:
            return True
        name = urlsplit(f"//{host}").hostname or ""
        if "." not in name and ":" not in name:
            return bool(name)
        return name.endswith(NEARBY_ENDINGS) or name == self._ours.partition(":")[0] or _is_address(name)

    def is_own_page(self, origin: str | None, host: str) -> bool:
        """Whether a page from this `Origin` may ask: it is ours, or there is none, as for programs."""
        if origin is None:
            return True
        return urlsplit(origin).netloc.lower() in {host.lower(), self._ours, *self._frames} - {""}


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
