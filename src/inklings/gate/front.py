"""The front of a gate's web application: every request passes through it.

It finds the client's address, refuses requests for other hosts, charges the cost of the answer to the
client's account, and adds the headers that every answer has.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Coroutine, Generator
from time import thread_time
from typing import Any, TypeAlias

from inklings.gate.accounts import Account, Accounts
from inklings.gate.blocklists import BlockedAddresses
from inklings.gate.framing import Framing
from inklings.gate.visitors import Names, Proxies

Message: TypeAlias = dict[str, Any]
Receive: TypeAlias = Callable[[], Coroutine[Any, Any, Message]]
Send: TypeAlias = Callable[[Message], Coroutine[Any, Any, None]]
App: TypeAlias = Callable[[Message, Receive, Send], Coroutine[Any, Any, None]]

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors "
)
HEADERS = [
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
]
LONGEST_NAME = 200
"""Letters between two slashes of a path. None of our files has a longer name."""
AT_ONCE = 8
"""Requests of one address that start without waiting: a page needs no more."""
NOT_US = (
    "This house does not answer to that name.\n"
    "If it should, start it with --address and that name: inklings serve --address https://your.name\n"
)
BLOCKED = "This house does not answer your address. Ask the people who run it.\n"


class Front:
    """An ASGI application that wraps another."""

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        app: App,
        accounts: Accounts,
        proxies: Proxies,
        names: Names,
        blocked: BlockedAddresses,
        framing: Framing,
    ) -> None:
        self._app = app
        self._accounts = accounts
        self._proxies = proxies
        self._names = names
        self._blocked = blocked
        self._framing = framing

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        client = self._find_client(scope)
        account = self._accounts.of(client)
        policy = POLICY + self._framing.allowed(scope["path"])
        added = [(b"content-security-policy", policy.encode()), *HEADERS]

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *added]
            await send(message)

        if refusal := self._refusal(scope, client):
            status, text = refusal
            await _say(answer, status, text)
        else:
            if account.requests >= AT_ONCE or account.must_wait():
                await account.turn()
            account.requests += 1
            try:
                await _charged(account, self._app(scope, receive, answer))
            finally:
                account.requests -= 1

    def _find_client(self, scope: Message) -> str:
        peer = scope["client"][0] if scope["client"] else ""
        headers = scope["headers"]
        forwarded = [value.decode("latin1") for name, value in headers if name == b"x-forwarded-for"]
        client = self._proxies.client(peer, forwarded)
        if client != peer:
            scope["client"] = (client, 0)
        if self._proxies.trusts(peer) and (b"x-forwarded-proto", b"https") in headers:
            scope["scheme"] = "https"
        return client

    def _refusal(self, scope: Message, client: str) -> tuple[int, str] | None:
        if self._blocked.bars(client):
            return 403, BLOCKED
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin1")
        if not self._names.knows(host):
            return 421, NOT_US
        if max(map(len, scope["path"].split("/"))) > LONGEST_NAME or "\0" in scope["path"]:
            return 404, "There is nothing here.\n"
        origin = headers[b"origin"].decode("latin1") if b"origin" in headers else None
        if scope["method"] not in {"GET", "HEAD"} and not self._names.is_own_page(origin, host):
            return 403, "Pages of other sites may not ask this.\n"
        return None


async def _say(send: Send, status: int, text: str) -> None:
    body = text.encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


@types.coroutine
def _charged(account: Account, work: Coroutine[Any, Any, None]) -> Generator[Any, Any, None]:
    """Run a coroutine, and charge the CPU time of each step to an account."""
    step: Callable[[Any], Any] = work.send
    arrived: Any = None
    while True:
        start = thread_time()
        try:
            awaited = step(arrived)
        except StopIteration:
            return
        finally:
            account.charge(thread_time() - start)
        try:
            arrived = yield awaited
            step = work.send
        except BaseException as error:  # noqa: BLE001  (it is the work's to handle, such as being cancelled)
            step, arrived = work.throw, error
