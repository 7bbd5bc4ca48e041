"""The first time: a lone visitor reads the goal, is shown how it goes, and plays with bots to the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect
from tests.e2e.hand import Hand
from tests.e2e.lessons import NEXT
from tests.e2e.people import DESKTOP, PHONE, chromium, context
from tests.parts import NatsServer, gates, runners

from inklings import games

ON = re.compile(f"{NEXT.pattern}|^(Skip this|Pomiń)$")
LONGEST = 480_000
"""Milliseconds that a game may take: where a clock must run out, bots in haste are no help."""
WORDS = Path(games.__file__).parent


def title(game: str) -> str:
    """What stands on the game's door."""
    words = (WORDS / game / "words" / "en.ftl").read_text()
    found = re.search(rf"^{game}-title = (.+)$", words, re.MULTILINE)
    assert found
    return found[1]


async def take_the_lesson(page: Page) -> None:
    while True:
        button = page.get_by_role("dialog").get_by_role("button", name=ON)
        last = await button.inner_text() == "Play now"
        await button.click()
        if last:
            return


@pytest.mark.e2e
@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", [game.name for game in games.GAMES])
async def test_a_newcomer_is_shown_how_and_plays_with_bots_to_the_end(
    game: str, nats: NatsServer, tmp_path: Path
) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,), runners(nats.url, 1, tmp_path, tempo=0.02):
        async with chromium() as browser:
            page = await (await context(browser, PHONE if game != "pareidolia" else DESKTOP)).new_page()
            hand = Hand()
            await hand.attend(page)
            await page.goto(gate.url)
            await expect(page.get_by_text("Got a code?")).to_be_visible()
            await expect(page.get_by_text("Free, in your browser")).to_be_visible()
            await page.get_by_role("button", name=title(game)).click()
            await page.get_by_role("button", name="Play with bots").click()
            await expect(page.get_by_role("dialog").get_by_role("heading", name=title(game))).to_be_visible()
            await page.get_by_role("button", name="Show me").click()
            await take_the_lesson(page)
            await expect(page.get_by_role("button", name="Menu")).to_be_visible()
            if game == "moons":
                await expect(page.get_by_role("textbox", name="Your clue")).to_be_visible()
            if game == "telepathic":
                await expect(page.get_by_text("Then name your partner")).to_be_visible()
            hand.play()
            await expect(page.get_by_role("button", name="Play again")).to_be_visible(timeout=LONGEST)
            assert hand.scene["table"]["stage"] == "over"
            assert any(seat.get("bot") for seat in hand.scene["table"]["seats"])
            await page.goto(gate.url)
            await page.get_by_role("button", name=title(game)).click()
            await page.get_by_role("button", name="Play with bots").click()
            await expect(page.get_by_role("button", name="Menu")).to_be_visible()


@pytest.mark.e2e
@pytest.mark.timeout(120)
async def test_a_lesson_on_the_front_page_ends_at_a_table(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            page = await (await context(browser)).new_page()
            await page.goto(gate.url)
            await page.get_by_role("link", name="How to play: Rorschach").click()
            await take_the_lesson(page)
            await expect(page.get_by_role("button", name="Play with bots")).to_be_visible()
