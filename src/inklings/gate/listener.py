"""What a websocket hands its messages to: a session at a table, or a screen that waits for one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeAlias

from websockets.http11 import Request

from inklings.gate.accounts import Account
from inklings.live.interfaces import Outlet


class Connection(Outlet, Protocol):
    """A browser's websocket, as its listener sees it."""

    account: Account | None
    """Who is charged for what this browser costs us."""


class Listener(Protocol):
    """The receiver of a browser's messages."""

    def receive(self, data: bytes) -> None:
        """Handle a message of the browser."""

    def end(self) -> None:
        """The browser has gone."""


class Refusal(NamedTuple):
    """Why a websocket is not opened: an HTTP status and a text."""

    status: int
    text: str


Listen: TypeAlias = Callable[[Request, str, Connection], Listener | Refusal]
"""Finds the listener for a request from an address, or the reason why there is none."""
