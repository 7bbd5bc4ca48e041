"""Learning by doing in a real browser: every how-to-play, the rules, and a house that is out of reach."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.e2e.lessons import lesson_of, next_step
from tests.e2e.people import chromium, context
from tests.parts import NatsServer, gates

from inklings.games import GAMES

LANGUAGES = ("en-GB", "pl-PL")
RULES = re.compile("^(Full rules|Wszystkie zasady)$")


@pytest.mark.e2e
@pytest.mark.timeout(180)
async def test_every_lesson_can_be_gone_through_on_a_phone_in_every_language(
    nats: NatsServer, tmp_path: Path
) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            for language in LANGUAGES:
                page = await (await context(browser, has_touch=True, language=language)).new_page()
                for game in GAMES:
                    await page.goto(gate.url)
                    await page.locator(f'a[href="#howto={game.name}"]').click()
                    assert f"{game.name}-howto" not in await page.locator("dialog").inner_text()
                    async for _ in lesson_of(game, page):
                        await next_step(page)
                    await expect(page.locator("dialog")).to_have_count(0)
                await page.context.close()


@pytest.mark.e2e
@pytest.mark.timeout(120)
async def test_rules_are_one_tap_from_the_lesson_and_back_closes_them(
    nats: NatsServer, tmp_path: Path
) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            page = await (await context(browser)).new_page()
            await page.goto(gate.url)
            await page.locator('a[href="#howto=rorschach"]').click()
            await page.get_by_role("link", name=RULES).click()
            await expect(page.get_by_role("dialog")).to_contain_text("R14")
            await page.go_back()
            await expect(page.locator("dialog .say")).to_be_visible()
            await page.go_back()
            await expect(page.locator("dialog")).to_have_count(0)
            await page.goto(f"{gate.url}/#rules=rorschach/R24")
            await expect(page.locator("dialog .at")).to_be_in_viewport()


@pytest.mark.e2e
@pytest.mark.timeout(120)
async def test_a_house_out_of_reach_is_said_so_and_found_again(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            page = await (await context(browser)).new_page()
            await page.goto(gate.url)
            await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            await page.reload()
            await page.context.set_offline(offline=True)
            await page.reload()
            await expect(page.locator("body")).to_contain_text("Can’t reach the server")
            await page.context.set_offline(offline=False)
            await expect(page.get_by_role("button", name="Thirty Moons")).to_be_visible()
