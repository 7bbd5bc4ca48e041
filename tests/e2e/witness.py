"""A witness of what a browser is really sent in a game of Rorschach, and whether it was meant to be."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from typing import Any

from playwright.async_api import Page, WebSocket

from inklings.kernel.patch import apply

PATIENCE = 40.0
MARKERS = re.compile(r'"markers":\[([^\]]*)\]')


class Witness:
    """Reads every frame that one page receives."""

    def __init__(self, page: Page) -> None:
        self.scene: dict[str, Any] = {}
        self.version = 0
        self.leaks: list[str] = []
        self.secrets_seen = 0
        """How often this page rightly learned what not everybody may know."""
        self._changed = asyncio.Event()
        page.on("websocket", self._listen)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until what the page was sent makes it so."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._changed.clear()
                await self._changed.wait()

    @property
    def phase(self) -> str:
        game = self.scene.get("game") or {"phase": {"type": "none"}}
        return str(game["phase"]["type"])

    @property
    def round(self) -> dict[str, Any]:
        found: dict[str, Any] = self.scene["game"]["round"]
        return {"subject": None, "struck": None, "guess": None, **found}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat["name"] for seat in self.scene["table"]["seats"])

    @property
    def you(self) -> int | None:
        return self.scene.get("you")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._hear(str(payload)))

    def _hear(self, frame: str) -> None:
        message = json.loads(frame)
        match message["type"]:
            case "scene":
                self.scene = message["scene"]
            case "change":
                self.scene = apply(self.scene, message["patch"])
            case _:
                return
        self.version = message["version"]
        self._changed.set()
        if self.scene.get("game"):
            self._search_for_markers(frame)
            self._search_for_leanings(frame)

    def _search_for_markers(self, frame: str) -> None:
        """R9, R13: the matching is the subject's alone until each marker is turned."""
        for found in MARKERS.finditer(frame):
            shown = len(re.findall(r"\d", found[1]))
            is_subject = self.you is not None and self.you == self.round["subject"]
            most = 3 if self.phase in ("explaining", "finished") else int(self.phase == "retrying")
            if is_subject:
                self.secrets_seen += shown > most
            elif shown > most:
                self.leaks.append(frame)

    def _search_for_leanings(self, frame: str) -> None:
        """R11: who leans where is known to those who decide, and to nobody else."""
        if '"leanings"' not in frame:
            return
        group: list[int] = (self.scene["game"]["phase"].get("council") or {"group": []})["group"]
        teams = {self.scene["game"]["players"][seat]["team"] for seat in group}
        silent = self.phase != "naming" and self.round["subject"] in group
        if self.you in group and len(teams) == 1 and not silent:
            self.secrets_seen += 1
        else:
            self.leaks.append(frame)
