"""The app by which people play inside Discord, as the settings name it."""

from __future__ import annotations

from inklings.gate.discord import DiscordApp
from inklings.settings.model import Settings
from inklings.settings.secret_file import read_secret


class DiscordError(Exception):
    """The settings of the app are not complete; the text says what is missing."""


def discord_app(settings: Settings) -> DiscordApp | None:
    """The operator's app; None: they have none. Raises `DiscordError` or `SecretFileError`."""
    needed = {
        "--discord-client-id": settings.discord_client_id or "",
        "--discord-secret": read_secret(settings.discord_secret),
        "--discord-bot-token": read_secret(settings.discord_bot_token),
    }
    if not any(needed.values()):
        return None
    if missing := [flag for flag, value in needed.items() if not value]:
        raise DiscordError(
            f"Discord needs {' and '.join(missing)}, too: docs/discord.md tells where they are."
        )
    client_id, secret, bot_token = needed.values()
    return DiscordApp(client_id, secret, bot_token, settings.discord_api.rstrip("/"))
