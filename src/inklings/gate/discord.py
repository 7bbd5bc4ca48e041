"""Discord's HTTP API: who someone is, and whether they are in the activity that they name.

Nothing that the page inside Discord says is believed. These calls wait for the network, so they run in
threads. No redirect is followed.
"""

from __future__ import annotations

import asyncio
import re
import urllib.request
from importlib.metadata import version
from typing import NamedTuple, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlencode

import msgspec
from msgspec import Struct

SECONDS = 10.0
LONGEST_ANSWER = 64 * 1024
AT_ONCE = 8
"""Arrivals about which one gate asks Discord at the same time."""
LOOKS, LOOK_AGAIN_SECONDS = 3, 1.0
"""How often we look for someone in an instance: their page may be quicker than Discord's list."""
FRAMES = (
    "https://discord.com",
    "https://*.discord.com",
    "https://discordapp.com",
    "https://*.discordapp.com",
)
"""The pages of Discord that show activities."""

_INSTANCE = re.compile(r"[A-Za-z0-9_-]{1,200}")
_T = TypeVar("_T")


class DiscordApp(Struct, frozen=True):
    """An app that the operator has registered with Discord."""

    client_id: str
    secret: str
    bot_token: str
    api: str

    @property
    def page_host(self) -> str:
        """Where Discord's proxy shows our pages to people."""
        return f"{self.client_id}.discordsays.com"

    @property
    def frames(self) -> tuple[str, ...]:
        """The pages that may show ours in a frame."""
        return (*FRAMES, f"https://{self.page_host}")


class Arrival(NamedTuple):
    """Someone who is in an instance of the activity, as Discord itself says."""

    user: str
    name: str
    place: str
    """Where the instance runs: a channel, or a conversation of a few people."""
    token: str
    """Their access token, which shows nothing but who they are."""


class NotTheirs(Exception):  # noqa: N818  (an answer: no)
    """Discord does not confirm what the page has said; the text is the code of the refusal."""


class DiscordAway(Exception):  # noqa: N818  (an answer: try again)
    """Discord cannot be reached, or has too much to do."""


class _Token(Struct):
    access_token: str


class _User(Struct):
    id: str
    username: str
    global_name: str | None = None


class _Location(Struct):
    id: str


class _Instance(Struct):
    location: _Location
    users: tuple[str, ...]


def agent() -> str:
    """What we call ourselves, as Discord wants it."""
    return f"DiscordBot (inklings, {version('inklings')})"


def opener() -> urllib.request.OpenerDirector:
    """Opens addresses, and follows no redirect."""
    opener = urllib.request.OpenerDirector()
    for handler in (
        urllib.request.ProxyHandler,
        urllib.request.HTTPHandler,
        urllib.request.HTTPSHandler,
        urllib.request.HTTPErrorProcessor,
        urllib.request.HTTPDefaultErrorHandler,
    ):
        opener.add_handler(handler())
    return opener


class Discord:
    """Discord, as our app asks it."""

    def __init__(self, app: DiscordApp) -> None:
        self.app = app
        self._opener = opener()
        self._asking = asyncio.Semaphore(AT_ONCE)

    async def arrive(self, instance: str, code: str) -> Arrival:
        """Who has come with this one-time code; raises `NotTheirs` or `DiscordAway`."""
        if not _INSTANCE.fullmatch(instance):
            raise NotTheirs("not_in_activity")
        async with self._asking:
            form = {
                "client_id": self.app.client_id,
                "client_secret": self.app.secret,
                "grant_type": "authorization_code",
                "code": code,
            }
            token = (await self._ask(_Token, "/oauth2/token", "unknown_code", form=form)).access_token
            user = await self._ask(_User, "/users/@me", "unknown_code", authorization=f"Bearer {token}")
            place = await self._place(instance, user.id)
        return Arrival(user.id, user.global_name or user.username, place, token)

    async def _place(self, instance: str, user: str) -> str:
        """Where an instance runs in which this person is."""
        path = f"/applications/{self.app.client_id}/activity-instances/{instance}"
        bot = f"Bot {self.app.bot_token}"
        for look in range(LOOKS):
            if look:
                await asyncio.sleep(LOOK_AGAIN_SECONDS)
            found = await self._ask(_Instance, path, "not_in_activity", authorization=bot)
            if user in found.users:
                return found.location.id
        raise NotTheirs("not_in_activity")

    async def _ask(
        self,
        kind: type[_T],
        path: str,
        refusal: str,
        *,
        form: dict[str, str] | None = None,
        authorization: str = "",
    ) -> _T:
        headers = {"User-Agent": agent()}
        if authorization:
            headers["Authorization"] = authorization
        request = urllib.request.Request(  # noqa: S310  (the address is the operator's)
            self.app.api + path, urlencode(form).encode() if form else None, headers
        )
        try:
            return msgspec.json.decode(await asyncio.to_thread(self._read, request), type=kind)
        except HTTPError as error:
            with error:
                if error.code in {400, 404}:
                    raise NotTheirs(refusal) from None
                # 401 and 403 mean that our own secret or token is wrong, which the operator has to mend.
                raise DiscordAway(
                    f"Discord answers {error.code} to {path.partition('/activity')[0]}"
                ) from None
        except (OSError, msgspec.MsgspecError) as error:
            raise DiscordAway(f"Discord does not answer: {error}") from None

    def _read(self, request: urllib.request.Request) -> bytes:
        with self._opener.open(request, timeout=SECONDS) as answer:
            read: bytes = answer.read(LONGEST_ANSWER)
        return read
