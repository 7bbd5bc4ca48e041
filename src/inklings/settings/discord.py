"""Settings of the app by which people play inside Discord."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from inklings.settings.about import LISTENING, About
from inklings.settings.texts import read_client_id


@dataclass(frozen=True, kw_only=True)
class DiscordSettings:
    """All of them are needed, or none: docs/discord.md."""

    discord_client_id: Annotated[
        str | None,
        About(
            "the client id of your Discord app, in which people play inside Discord",
            LISTENING,
            value="ID",
            read=read_client_id,
        ),
    ] = None
    discord_secret: Annotated[
        Path | None, About("a file with the client secret of that app", LISTENING, value="FILE")
    ] = None
    discord_bot_token: Annotated[
        Path | None, About("a file with the bot token of that app", LISTENING, value="FILE")
    ] = None
    discord_api: Annotated[
        str, About("where Discord's HTTP API is; another one is for tests", LISTENING, value="URL")
    ] = "https://discord.com/api/v10"
