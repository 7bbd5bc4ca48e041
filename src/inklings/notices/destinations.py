"""Where notices may be sent. The addresses come from strangers, so only hosts on a list are ever asked."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import SplitResult, urlsplit

PUSH_SERVICES = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")
"""The services of all browsers that have Web Push: these hosts and those under them."""
LONGEST = 1024


class Destinations:
    """A list of hosts, of which `*.example` are all under one, and of whole origins such as `http://host:port`.

    Hosts are asked by HTTPS at its usual port. An origin is asked as it is written: an operator who names one
    knows what is there.
    """

    def __init__(self, listed: Iterable[str]) -> None:
        self._hosts = frozenset(one.lower() for one in listed if "://" not in one)
        self._origins = frozenset(one.lower().rstrip("/") for one in listed if "://" in one)

    def __bool__(self) -> bool:
        return bool(self._hosts or self._origins)

    def allow(self, address: str) -> bool:
        """Whether something may be sent to this address."""
        if len(address) > LONGEST or not address.isascii() or not address.isprintable():
            return False
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError:
            return False
        if "@" in parts.netloc or "\\" in address or " " in address:
            return False
        if f"{parts.scheme}://{parts.netloc}".lower() in self._origins:
            return True
        return parts.scheme == "https" and port in (None, 443) and self._is_listed(parts)

    def _is_listed(self, parts: SplitResult) -> bool:
        host = parts.hostname or ""
        _, _, parent = host.partition(".")
        above = set[str]()
        while parent:
            above.add(f"*.{parent}")
            _, _, parent = parent.partition(".")
        return host in self._hosts or not above.isdisjoint(self._hosts)


def push_services(listed: Iterable[str] = ()) -> Destinations:
    """The services that browsers have, and those that the operator names."""
    usual = (name for host in PUSH_SERVICES for name in (host, f"*.{host}"))
    return Destinations((*usual, *listed))
