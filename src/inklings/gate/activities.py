"""People who come from Discord: which table they play at, and by which ticket they have a seat there.

Both follow from keyed hashes, whose key is the secret of our app. Nobody who knows the id of an instance
or of a person can compute them, and no id of Discord is kept or logged.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from datetime import timedelta
from typing import NamedTuple

from inklings.gate.discord import Arrival, Discord, DiscordApp
from inklings.gate.limits import AddressLimit
from inklings.live.activity_store import ActivityStore, Kept
from inklings.live.failures import NoSuchTable, TableBroken, Unavailable
from inklings.live.member import Member

KEEP_INSTANCE = timedelta(days=7)
"""How long the table of an instance is known: far longer than people stay in a call."""
KEEP_WAY_BACK = timedelta(hours=12)
"""How long a new instance at the same place takes over the table of its first person."""
ARRIVALS_AT_ONCE, ARRIVALS_A_SECOND = 200, 5
"""Of one address, which is that of Discord's proxy: hundreds of people may be behind it."""
TRIES = 5
KEY_BYTES = 24


class Seat(NamedTuple):
    """Where someone from Discord plays."""

    code: str
    ticket: str
    """What shows at this table that they are who they are: the same whenever they come."""
    is_new: bool
    """Nobody has been at the table before."""


class Activities:
    """The activities of one gate."""

    def __init__(self, app: DiscordApp, member: Member) -> None:
        self.discord = Discord(app)
        self.arrivals = AddressLimit(ARRIVALS_AT_ONCE, ARRIVALS_A_SECOND)
        self._member = member
        self._store = ActivityStore(member.bus)
        self._key = app.secret.encode()

    async def seat(self, instance: str, arrival: Arrival) -> Seat:
        """The table of an instance, which its first person opens; raises `Refused` or `Unavailable`."""
        way_back = self._hash("way back", arrival.place, arrival.user)
        last = await self._store.find(way_back)
        code, is_new = await self._table(self._hash("instance", instance), last)
        # It may fail only if another page of this person has come at the same moment, and kept the same.
        await self._store.keep(way_back, code, KEEP_WAY_BACK, after=last)
        return Seat(code, self._hash("ticket", code, arrival.user), is_new)

    async def _table(self, instance: str, last: Kept | None) -> tuple[str, bool]:
        """The table of an instance, and whether it is new."""
        code = last.code if last and await self._stands(last.code) else ""
        is_new = not code
        for _ in range(TRIES):
            kept = await self._store.find(instance)
            if kept and await self._stands(kept.code):
                return kept.code, False
            code = code or await self._member.open_table(self._member.games.all[0].name, {})
            if await self._store.keep(instance, code, KEEP_INSTANCE, after=kept):
                return code, is_new
        raise Unavailable

    async def _stands(self, code: str) -> bool:
        """Whether this table has not been removed."""
        try:
            await self._member.look(code)
        except NoSuchTable:
            return False
        except TableBroken:
            pass  # its own page says so
        return True

    def _hash(self, *parts: str) -> str:
        # No part contains the separator, so different parts never give the same text.
        digest = hmac.digest(self._key, "\0".join(parts).encode(), hashlib.sha256)
        return urlsafe_b64encode(digest[:KEY_BYTES]).decode()
