"""Settings of talk aloud."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from inklings.settings.about import SERVE, TALKING, About
from inklings.settings.texts import read_janus, read_ports, read_turn


@dataclass(frozen=True, kw_only=True)
class VoiceSettings:
    """Where the audio is carried, and how browsers reach it."""

    voice: Annotated[
        bool, About("let people talk aloud at tables that ask for it; needs Janus", (SERVE,))
    ] = False
    voice_address: Annotated[
        str | None,
        About(
            "the IP address by which browsers reach the audio, if this machine has another one",
            TALKING,
            value="IP",
        ),
    ] = None
    voice_ports: Annotated[
        str, About("the UDP ports of the audio", TALKING, value="FIRST-LAST", read=read_ports)
    ] = "40000-40999"
    janus: Annotated[
        str | None,
        About(
            "a Janus of yours that carries the audio, such as ws://127.0.0.1:8188; "
            "without it one is started here",
            TALKING,
            value="URL",
            read=read_janus,
        ),
    ] = None
    janus_secret: Annotated[
        Path | None, About("a file with the api_secret of that Janus", TALKING, value="FILE")
    ] = None
    turn: Annotated[
        str | None,
        About(
            "a relay for browsers behind strict routers, such as turn:turn.example:3478",
            TALKING,
            value="URL",
            read=read_turn,
        ),
    ] = None
    turn_secret: Annotated[
        Path | None, About("a file with the secret that the relay shares with us", TALKING, value="FILE")
    ] = None
