"""How the bots of a table are called: by whoever has people there, again and again, for as long as they stay.

Nothing of it is kept. A runner that tends a table answers; where nobody answers, the call goes to one of all
the runners, and that one takes the table. So a runner may die at any instant, and bots without people stop.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Self

from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from inklings.house.ledger import Ledger

CALL_SECONDS = 2.0
"""How often bots are called: so long do they stand still when their runner has died."""
ANSWER_SECONDS = 1.0
QUEUE = "runners"


def vacancy(ledger: Ledger) -> str:
    """Where a table is called out that no runner tends."""
    return f"vacant.{ledger.address.name}"


def tended(ledger: Ledger, code: str) -> str:
    """Where the runner of a table is called."""
    return ledger.subject("tended", code)


class Summons:
    """Calls the bots of one table while they are wanted."""

    def __init__(self, ledger: Ledger, code: str, wanted: Callable[[], bool]) -> None:
        self._ledger = ledger
        self._code = code
        self._wanted = wanted
        self._was_wanted = False
        self._now = asyncio.Event()
        self._calling = asyncio.create_task(self._call_on())

    def look(self) -> None:
        """See whether they have just come to be wanted: then they are called at once."""
        wanted = self._wanted()
        if wanted and not self._was_wanted:
            self._now.set()
        self._was_wanted = wanted

    async def close(self) -> None:
        """Call no more."""
        self._calling.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._calling

    async def _call_on(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CALL_SECONDS):
                    await self._now.wait()
            self._now.clear()
            if self._wanted():
                await self._call()

    async def _call(self) -> None:
        client = self._ledger.client
        try:
            await client.request(tended(self._ledger, self._code), timeout=ANSWER_SECONDS)
        except (NatsError, TimeoutError):  # nobody tends it, or not any more
            with contextlib.suppress(NatsError):
                await client.publish(vacancy(self._ledger), self._code.encode())


class Claim:
    """A runner's word that it tends a table. Of two, the one whose name comes first keeps it."""

    def __init__(self, ledger: Ledger, code: str, runner: str) -> None:
        self._ledger = ledger
        self._subject = tended(ledger, code)
        self._runner = runner
        self._subscription: Subscription | None = None
        self._called = asyncio.Event()
        self.lost = False

    async def __aenter__(self) -> Self:
        self._subscription = await self._ledger.client.subscribe(self._subject, cb=self._hear)
        await self._say()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._subscription:
            with contextlib.suppress(NatsError):
                await self._subscription.unsubscribe()

    async def stand(self, seconds: float) -> None:
        """Return when nobody has called for so long, or when another runner has the better claim."""
        while not self.lost:
            self._called.clear()
            try:
                async with asyncio.timeout(seconds):
                    await self._called.wait()
            except TimeoutError:
                return

    async def _hear(self, message: Msg) -> None:
        if message.reply:
            await message.respond(self._runner.encode())
            self._called.set()
        elif (other := message.data.decode()) < self._runner:
            self.lost = True
            self._called.set()
        elif other > self._runner:
            await self._say()

    async def _say(self) -> None:
        with contextlib.suppress(NatsError):
            await self._ledger.client.publish(self._subject, self._runner.encode())


async def answer_calls(ledger: Ledger, take: Callable[[str], None]) -> Subscription:
    """Hear of tables that no runner tends: each call is heard by one of all the runners."""

    async def hear(message: Msg) -> None:
        take(message.data.decode())

    return await ledger.client.subscribe(vacancy(ledger), queue=QUEUE, cb=hear)
