"""Someone who plays alone with bots, over the line of their own page."""

from __future__ import annotations

import json
import random
import re
import secrets
from typing import Any

from playwright.async_api import Page, WebSocketRoute
from tests.frames import Shown, shown
from tests.solo import whatever

SOCKET = re.compile(r"/api/tables/.*/socket")


class Listener:
    """Knows what the page is shown, and can make moves over the page's own line."""

    def __init__(self) -> None:
        self.scene: dict[str, Any] = {}
        self.version = 0

    async def attend(self, page: Page) -> None:
        """Listen to every table that the page opens."""
        await page.route_web_socket(SOCKET, self._listen)

    def act(self, action: dict[str, Any] | None) -> None:
        """Make a move."""
        self._server.send(json.dumps({"type": "do", "id": secrets.token_urlsafe(12), "action": action}))

    def before_change(self) -> None:
        """Something comes; the scene is still the old one."""

    def changed(self) -> None:
        """The page has been told."""

    def _listen(self, browser: WebSocketRoute) -> None:
        server = self._server = browser.connect_to_server()
        browser.on_message(server.send)

        def hear(frame: str | bytes) -> None:
            self.before_change()
            self._take(json.loads(frame))
            browser.send(frame)
            self.changed()

        server.on_message(hear)

    def _take(self, message: Any) -> None:
        if now := shown(Shown(self.version, self.scene), message):
            self.version, self.scene = now


class Hand(Listener):
    """Looks on until it is told to play, and then does whatever is offered."""

    def __init__(self) -> None:
        super().__init__()
        self._plays = False
        self._chance = random.Random(3)
        self._sent_for = -1

    def play(self) -> None:
        """Make every move from now on."""
        self._plays = True
        self.changed()

    def changed(self) -> None:
        """Move, if it is this person's turn."""
        if not self._plays or self._sent_for == self.version:
            return
        if self.scene.get("you") not in self.scene.get("awaited", ()):
            return
        self._sent_for = self.version
        self.act(whatever(self.scene, self._chance))
