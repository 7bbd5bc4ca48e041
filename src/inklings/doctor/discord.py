"""What the doctor says of the app by which people play inside Discord."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import TypeVar
from urllib.parse import urlencode

import msgspec
from msgspec import Struct

from inklings.doctor.findings import Finding, ok, unknown, wrong
from inklings.gate.discord import LONGEST_ANSWER, DiscordApp, agent, opener
from inklings.settings.discord_app import DiscordError, discord_app
from inklings.settings.model import Settings
from inklings.settings.secret_file import SecretFileError

SECONDS = 5.0
EMBEDDED = 1 << 17
"""The flag of an app whose activities are enabled."""
BAD_CODE, NOT_LET_IN = 400, {401, 403}
RESET = "reset it in Discord's portal, and write the new one into the file"
_T = TypeVar("_T")


class _App(Struct):
    id: str
    name: str
    flags: int = 0
    redirect_uris: tuple[str, ...] = ()


class _House(Struct):
    discord: str | None


def check_discord(settings: Settings) -> Iterator[Finding]:
    """Whether the app's settings are complete, and Discord knows them."""
    try:
        app = discord_app(settings)
    except (DiscordError, SecretFileError) as error:
        yield wrong(str(error).rstrip("."), "give all three, or none")
        return
    if app is None:
        return
    if not (settings.address or "").startswith("https:"):
        yield wrong("Discord shows only pages that are encrypted", "give an --address with https")
    yield from _known(app)
    yield _secret(app)
    yield mapped(app, f"https://{app.page_host}")


def _known(app: DiscordApp) -> Iterator[Finding]:
    """What Discord says of the app to whom its bot token belongs."""
    try:
        found = _ask(_App, f"{app.api}/applications/@me", {"Authorization": f"Bot {app.bot_token}"})
    except urllib.error.HTTPError as error:
        if error.code in NOT_LET_IN:
            yield wrong(f"Discord doesn't take the bot token (it answers {error.code})", RESET)
        else:
            yield unknown("whether Discord knows the app", f"it answers {error.code}")
        return
    except (OSError, msgspec.MsgspecError) as error:
        yield unknown("whether Discord knows the app", _reason(error))
        return
    if found.id != app.client_id:
        yield wrong(
            f"the bot token is that of another app ({found.name}, {found.id})", "give both of one app"
        )
        return
    yield ok(f"Discord knows the app {found.name}")
    if not found.redirect_uris:
        yield wrong(
            "the app has no redirect, so nobody can agree to it", "add one: docs/discord.md tells how"
        )
    if not found.flags & EMBEDDED:
        yield unknown("whether activities are enabled", "Discord doesn't say so; look in the portal")


def _secret(app: DiscordApp) -> Finding:
    """Whether the client secret is right: then Discord refuses a made-up code for the code alone."""
    form = {
        "client_id": app.client_id,
        "client_secret": app.secret,
        "grant_type": "authorization_code",
        "code": "none",
    }
    what = "whether Discord takes the client secret"
    try:
        _ask(dict[str, object], f"{app.api}/oauth2/token", {}, urlencode(form).encode())
    except urllib.error.HTTPError as error:
        if error.code == BAD_CODE:
            return ok("Discord takes the client secret")
        if error.code in NOT_LET_IN:
            return wrong(f"Discord doesn't take the client secret (it answers {error.code})", RESET)
        return unknown(what, f"it answers {error.code}")
    except (OSError, msgspec.MsgspecError) as error:
        return unknown(what, _reason(error))
    return unknown(what, "it gives a token for a code that we made up")


def mapped(app: DiscordApp, page: str) -> Finding:
    """Whether the page that Discord shows is ours: its proxy shows it to everyone."""
    what = f"whether {page} shows this server"
    try:
        found = _ask(_House, f"{page}/api/house", {})
    except urllib.error.HTTPError as error:
        return unknown(what, f"it answers {error.code}; start the gate, and look at the URL mapping")
    except (OSError, msgspec.MsgspecError) as error:
        return unknown(what, f"{_reason(error)}; start the gate, and look at the URL mapping")
    if found.discord != app.client_id:
        return wrong(
            f"{page} shows a server without this app", "correct the URL mapping, or start the gate again"
        )
    return ok(f"{page} shows this server")


def _ask(kind: type[_T], url: str, headers: dict[str, str], form: bytes | None = None) -> _T:
    request = urllib.request.Request(url, form, {"User-Agent": agent(), **headers})  # noqa: S310
    try:
        with opener().open(request, timeout=SECONDS) as answer:
            return msgspec.json.decode(answer.read(LONGEST_ANSWER), type=kind)
    except urllib.error.HTTPError as error:
        error.close()
        raise


def _reason(error: Exception) -> str:
    return f"no answer from there ({getattr(error, 'reason', error)})"
