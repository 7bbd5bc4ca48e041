"""What a gate knows about notices: where they may go, and the key of the house, which runners make."""

from __future__ import annotations

from inklings.gate.limits import AddressLimit
from inklings.live.notice_store import NoticeStore
from inklings.notices.destinations import Destinations

WISHES_AT_ONCE, WISHES_A_SECOND = 60, 1
"""What one address may ask: a browser with many tables changes its quiet hours at all of them."""
LOOKS_AT_ONCE, LOOKS_A_SECOND = 20, 0.5
"""Home pages that one address may open: each looks at up to thirty tables."""


class Notices:
    """The notices of one gate."""

    def __init__(self, store: NoticeStore, push_services: Destinations, webhooks: Destinations) -> None:
        self.store = store
        self.push_services = push_services
        self.webhooks = webhooks
        self.wishes = AddressLimit(WISHES_AT_ONCE, WISHES_A_SECOND)
        self.looks = AddressLimit(LOOKS_AT_ONCE, LOOKS_A_SECOND)
        self._key: str | None = None

    async def key(self) -> str | None:
        """What browsers subscribe with; None: no runner can send anything yet. Raises `Unavailable`."""
        if self._key is None:
            key = await self.store.key()
            self._key = key.public if key else None
        return self._key
