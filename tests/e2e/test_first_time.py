"""The first time: a lone visitor reads the goal, is shown how it goes, and plays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect
from tests.e2e.lessons import NEXT
from tests.e2e.people import DESKTOP, PHONE, chromium, context
from tests.e2e.test_bots import title
from tests.parts import NatsServer, gates, runners

from inklings import games

ON = re.compile(f"{NEXT.pattern}|^(Skip this|Pomiń)$")


async def take_the_lesson(page: Page) -> None:
    while True:
        button = page.get_by_role("dialog").get_by_role("button", name=ON)
        last = await button.inner_text() == "Play now"
        await button.click()
        if last:
            return


@pytest.mark.e2e
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", [game.name for game in games.GAMES])
async def test_a_newcomer_is_shown_how_and_then_plays(game: str, nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,), runners(nats.url, 1, tmp_path, tempo=1):
        async with chromium() as browser:
            page = await (await context(browser, PHONE if game != "pareidolia" else DESKTOP)).new_page()
            await page.goto(gate.url)
            await expect(page.get_by_text("Got a code?")).to_be_visible()
            await expect(page.get_by_text("Free, in your browser")).to_be_visible()
            await page.screenshot(path=tmp_path / "home.png")
            await page.get_by_role("button", name=title(game)).click()
            await page.get_by_role("button", name="Play with bots").click()
            await expect(page.get_by_role("dialog").get_by_role("heading", name=title(game))).to_be_visible()
            await page.screenshot(path=tmp_path / "goal.png")
            await page.get_by_role("button", name="Show me").click()
            await take_the_lesson(page)
            await expect(page.get_by_role("button", name="Menu")).to_be_visible()
            if game == "moons":
                await expect(page.get_by_role("textbox", name="Your clue")).to_be_visible()
            if game == "telepathic":
                await expect(page.get_by_text("Then name your partner")).to_be_visible()
            await page.wait_for_timeout(1000)
            await page.screenshot(path=tmp_path / "playing.png")
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
