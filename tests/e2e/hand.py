"""Someone who plays alone with bots: makes the moves over the page's own line, from what it is offered."""

from __future__ import annotations

import json
import random
import re
import secrets
from typing import Any

from playwright.async_api import Page, WebSocketRoute
from tests.solo import whatever

from inklings.kernel.patch import apply

SOCKET = re.compile(r"/api/tables/.*/socket")


class Hand:
    """Looks on until it is told to play."""

    def __init__(self) -> None:
        self.scene: dict[str, Any] = {}
        self._plays = False
        self._chance = random.Random(3)
        self._sent_for = -1
        self._version = 0

    async def attend(self, page: Page) -> None:
        await page.route_web_socket(SOCKET, self._listen)

    def play(self) -> None:
        """Make every move from now on."""
        self._plays = True
        self._move()

    def _listen(self, browser: WebSocketRoute) -> None:
        server = self._server = browser.connect_to_server()
        browser.on_message(server.send)

        def hear(frame: str | bytes) -> None:
            self._take(json.loads(frame))
            browser.send(frame)
            self._move()

        server.on_message(hear)

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "scene":
                self.scene, self._version = message["scene"], message["version"]
            case "change":
                self.scene, self._version = apply(self.scene, message["patch"]), message["version"]
            case _:
                pass

    def _move(self) -> None:
        if not self._plays or self._sent_for == self._version:
            return
        if self.scene.get("you") not in self.scene.get("awaited", ()):
            return
        self._sent_for = self._version
        action = whatever(self.scene, self._chance)
        self._server.send(json.dumps({"type": "do", "id": secrets.token_urlsafe(12), "action": action}))
