"""The addresses of a NATS cluster's nodes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from urllib.parse import urlsplit


@dataclass
class Nodes:
    """The known addresses, tried in turn. One that we have just left is avoided."""

    urls: list[str]
    turn: int = 0
    left: str = ""
    known: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.urls = [url if "://" in url else f"nats://{url}" for url in self.urls]
        self.known = {urlsplit(url).netloc.rpartition("@")[2] for url in self.urls}

    def learn(self, hosts: Sequence[str]) -> None:
        """Other nodes of the same cluster, which take the same credentials."""
        first = urlsplit(self.urls[0])
        who = first.netloc.rpartition("@")[0]
        for host in hosts:
            if host not in self.known:
                self.known.add(host)
                self.urls.append(f"{first.scheme}://{who}@{host}" if who else f"{first.scheme}://{host}")

    def next(self) -> str:
        """The address to try now."""
        self.turn += 1
        others = [url for url in self.urls if url != self.left] or self.urls
        return others[self.turn % len(others)]


def host_of(url: str) -> str:
    """The host and port of a URL, without user and password."""
    return urlsplit(url).netloc.rpartition("@")[2]
