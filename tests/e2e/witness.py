"""A witness of what a browser is really sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from playwright.async_api import Page, WebSocket
from tests.frames import Shown, shown

PATIENCE = 40.0


class Witness:
    """Reads every frame that one page receives."""

    def __init__(self, page: Page) -> None:
        self.scene: dict[str, Any] = {}
        self.version = 0
        self._changed = asyncio.Event()
        page.on("websocket", self._listen)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until what the page was sent makes it so."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._changed.clear()
                await self._changed.wait()

    @property
    def stage(self) -> str:
        return str(self.scene.get("table", {}).get("stage", "none"))

    @property
    def phase(self) -> str:
        game = self.scene.get("game") or {"phase": {"type": "none"}}
        return str(game["phase"]["type"])

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat["name"] for seat in self.scene["table"]["seats"])

    @property
    def you(self) -> int | None:
        return self.scene.get("you")

    def offered(self, kind: str) -> bool:
        return any(offer["type"] == kind for offer in self.scene.get("offers", ()))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._hear(str(payload)))

    def _hear(self, frame: str) -> None:
        now = shown(Shown(self.version, self.scene), json.loads(frame))
        if now is None:
            return
        self.version, self.scene = now
        self._changed.set()
        self.examine(frame)

    def examine(self, frame: str) -> None:
        """Look closely at a frame that changed the scene."""
