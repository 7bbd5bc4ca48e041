"""A lone visitor with a phone: in two taps from the front page to a game with bots, and on to its end."""

from __future__ import annotations

import json
import random
import re
import secrets
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, WebSocketRoute, expect
from tests.e2e.people import chromium, context
from tests.parts import GateProcess, NatsServer, gates, runners
from tests.solo import whatever

from inklings import games
from inklings.kernel.patch import apply

SOCKET = re.compile(r"/api/tables/.*/socket")
LONGEST = 480_000
"""Milliseconds that a game may take: where a clock must run out, bots in haste are no help."""
WORDS = Path(games.__file__).parent


def title(game: str) -> str:
    """What stands on the game's door."""
    words = (WORDS / game / "words" / "en.ftl").read_text()
    found = re.search(rf"^{game}-title = (.+)$", words, re.MULTILINE)
    assert found
    return found[1]


class Hand:
    """Makes the visitor's moves over the page's own line, from what it is offered."""

    def __init__(self) -> None:
        self.scene: dict[str, Any] = {}
        self.taps = 0
        self._chance = random.Random(3)
        self._sent_for = -1
        self._version = 0

    async def attend(self, page: Page) -> None:
        await page.route_web_socket(SOCKET, self._listen)

    async def tap(self, page: Page, name: str) -> None:
        self.taps += 1
        await page.get_by_role("button", name=name).click()

    def _listen(self, browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        browser.on_message(server.send)

        def hear(frame: str | bytes) -> None:
            self._take(json.loads(frame))
            browser.send(frame)
            self._move(server)

        server.on_message(hear)

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "scene":
                self.scene, self._version = message["scene"], message["version"]
            case "change":
                self.scene, self._version = apply(self.scene, message["patch"]), message["version"]
            case _:
                pass

    def _move(self, server: WebSocketRoute) -> None:
        if self._sent_for == self._version or self.scene.get("you") not in self.scene.get("awaited", ()):
            return
        self._sent_for = self._version
        action = whatever(self.scene, self._chance)
        server.send(json.dumps({"type": "do", "id": secrets.token_urlsafe(12), "action": action}))


async def evening(page: Page, gate: GateProcess, game: str) -> None:
    hand = Hand()
    await hand.attend(page)
    await page.goto(gate.url)
    await hand.tap(page, title(game))
    await hand.tap(page, "Play with bots")
    await hand.tap(page, "Just play")
    await expect(page.get_by_role("button", name="Menu")).to_be_visible()
    assert hand.taps == 3
    await expect(page.get_by_role("button", name="Play again")).to_be_visible(timeout=LONGEST)
    assert hand.scene["table"]["stage"] == "over"
    assert any(seat["bot"] for seat in hand.scene["table"]["seats"])


@pytest.mark.e2e
@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", [game.name for game in games.GAMES])
async def test_two_taps_to_a_game_with_bots_and_it_can_be_finished(
    game: str, nats: NatsServer, tmp_path: Path
) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,), runners(nats.url, 1, tmp_path, tempo=0.02):
        async with chromium() as browser:
            page = await (await context(browser)).new_page()
            await evening(page, gate, game)
