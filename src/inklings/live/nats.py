"""The connection to NATS: to one node at a time, and to the next one when the link breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count

from inklings.live.credentials import FROM_URL, Credentials, CredentialsError
from inklings.live.nats_link import HEADER_LINE, Hear, NatsLink, RefusedByNats, Subscription
from inklings.live.nats_nodes import Nodes, host_of

CONNECT_SECONDS = 3.0
RETRY_SECONDS = 0.2
"""From one attempt to the next. When a link breaks that has lasted, the next node is tried at once."""
REFUSED_SECONDS = 2.0
"""How long we wait before we try again, if we were let in before and are not now."""
AVOIDED_SECONDS = 30.0
"""How long a node that we have left is not tried while there are others."""


class NatsConnection:
    """Keeps a connection to one of several nodes until it is closed."""

    def __init__(
        self,
        nodes: Nodes,
        *,
        on_connected: Callable[[], None],
        on_trouble: Callable[[str], None],
        on_lost: Callable[[], None] = lambda: None,
        credentials: Credentials = FROM_URL,
    ) -> None:
        self.nodes = nodes
        self.version = ""
        """Of the server that we are connected to, or were last."""
        self._credentials = credentials
        self.node = ""
        """The address of the node that we are connected to, or were last."""
        self._on_connected = on_connected
        self._on_trouble = on_trouble
        self._on_lost = on_lost
        self._numbers = count(1)
        self._subscriptions: dict[int, Subscription] = {}
        self._link: NatsLink | None = None
        self._closed = False

    async def run(self) -> None:
        """Connect, and connect again whenever the link breaks.

        Raises `RefusedByNats` or `CredentialsError` if we are not let in the first time. Later it tries
        again, since passwords and tokens may be changed on one side first.
        """
        known, loop = False, asyncio.get_running_loop()
        while not self._closed:
            self.node, tried = self.nodes.next(), loop.time()
            link, pause = NatsLink(self._subscriptions, self.nodes), RETRY_SECONDS
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    await link.open(self.node, self._credentials)
            except (OSError, TimeoutError) as error:
                link.abort()
                self._on_trouble(f"{host_of(self.node)}: {error!r}")
            except (RefusedByNats, CredentialsError) as error:
                link.abort()
                if not known:
                    raise
                pause = REFUSED_SECONDS
                self._on_trouble(str(error))
            else:
                known, self._link, self.version = True, link, link.version
                link.write(b"".join(one.command(number) for number, one in self._subscriptions.items()))
                self._on_connected()
                self._on_trouble(await link.lost)
                self._link = None
                self._on_lost()
            if not self._closed:
                await asyncio.sleep(max(0.0, tried + pause - loop.time()))

    @property
    def is_connected(self) -> bool:
        """Whether messages can be sent now."""
        return self._link is not None and self._link.takes_more

    def publish(
        self, subject: str, data: bytes, *, reply: str = "", headers: dict[str, str] | None = None
    ) -> None:
        """Send a message. Without a connection it is dropped."""
        if self._link is None:
            return
        if headers:
            lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
            head = b"%b\r\n%b\r\n" % (HEADER_LINE, lines.encode())
            start = f"HPUB {subject} {reply} {len(head)} {len(head) + len(data)}\r\n".encode()
            self._link.write(b"%b%b%b\r\n" % (start, head, data))
        else:
            self._link.write(b"%b%b\r\n" % (f"PUB {subject} {reply} {len(data)}\r\n".encode(), data))

    def subscribe(self, subject: str, hear: Hear, queue: str = "") -> Callable[[], None]:
        """Listen from now on, also after reconnecting; returns how to stop."""
        number = next(self._numbers)
        one = self._subscriptions[number] = Subscription(subject, queue, hear)
        if self._link:
            self._link.write(one.command(number))
        return lambda: self._unsubscribe(number)

    def leave(self) -> None:
        """Break the link, and connect to another node."""
        self.nodes.left = self.node
        asyncio.get_running_loop().call_later(AVOIDED_SECONDS, self._forgive, self.node)
        if self._link:
            self._link.abort()

    async def flush(self) -> None:
        """Wait until the node has read all that was sent so far."""
        if self._link:
            await self._link.round_trip()

    def close(self) -> None:
        """End it."""
        self._closed = True
        if self._link:
            self._link.abort()

    def _forgive(self, node: str) -> None:
        if self.nodes.left == node:
            self.nodes.left = ""

    def _unsubscribe(self, number: int) -> None:
        if self._subscriptions.pop(number, None) and self._link:
            self._link.write(b"UNSUB %d\r\n" % number)
