"""Quick match as people meet it: one tap, strangers of the same language, bots that make room."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect
from tests.balancer import Balancer, balancer
from tests.e2e.people import Person, chromium, context
from tests.parts import NatsServer, gates, runners

from inklings.house.clocks import GATHERING_SECONDS

A_TABLE = re.compile(r"/[B-Z]{4,}$")
BEGINS = (GATHERING_SECONDS + 10) * 1000
"""Milliseconds."""


async def tap(browser: Browser, line: Balancer, label: str = "Find players", locale: str = "en-GB") -> Page:
    """Somebody who has never been here, and taps once."""
    page = await (await context(browser, language=locale)).new_page()
    await page.goto(line.url)
    await page.get_by_role("button", name=label).click()
    await page.wait_for_url(A_TABLE)
    return page


def code(page: Page) -> str:
    return page.url.rpartition("/")[2]


async def bots(page: Page) -> int:
    """How many of the seats are a bot's, as the menu says."""
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("dialog").get_by_role("button", name="People").click()
    count = await page.get_by_text("Keen bot").count()
    await page.get_by_role("button", name="Close", exact=True).click()
    return count


@pytest.mark.e2e
@pytest.mark.timeout(240)
async def test_strangers_of_one_language_play_and_bots_make_room(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as two, runners(nats.url, 1, tmp_path, tempo=1.0):
        async with chromium() as browser, balancer(two) as line:
            ada = await tap(browser, line)
            await expect(ada.get_by_text("1 here so far.")).to_be_visible()
            await expect(ada.get_by_text(re.compile(r"Starts in\s*0:\d\d\s*or sooner"))).to_be_visible()
            celina = await tap(browser, line, "Znajdź graczy", "pl-PL")
            await expect(celina.get_by_text("Dla osób, które czytają po polsku.")).to_be_visible()
            assert code(celina) != code(ada), "they read different languages"
            bruno = await tap(browser, line)
            assert code(bruno) == code(ada)
            await expect(ada.get_by_text("2 here so far.")).to_be_visible()
            await expect(celina.get_by_text("Na razie przy stole: 1.")).to_be_visible()

            await ada.get_by_role("button", name="Change my name").click()
            await ada.get_by_label("Your name").fill("Ada")
            await ada.get_by_role("button", name="Save").click()
            await expect(bruno.get_by_role("list", name="Seats")).to_contain_text("Ada")
            await celina.get_by_role("button", name="Przestań szukać").last.click()
            await expect(celina.get_by_role("button", name="Znajdź graczy")).to_be_visible()

            for page in (ada, bruno):
                await expect(page.locator(".gathering")).to_have_count(0, timeout=BEGINS)
                await expect(page.get_by_role("button", name="Menu")).to_be_visible()
            if before := await bots(ada):
                late = await tap(browser, line)
                assert code(late) == code(ada), "a game with bots is better than to wait alone"
                await expect(late.get_by_role("button", name="Menu")).to_be_visible()
                assert await bots(ada) == before - 1


@pytest.mark.e2e
@pytest.mark.timeout(240)
async def test_a_host_finds_a_player_and_after_the_game_another(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line:
            ada = await Person.arrive(browser, "Ada", line)
            table = await ada.open_table("Telepathic")
            await ada.press(ada.button("Find players"))
            await ada.press(ada.button("Let strangers in"))
            await ada.sees("Looking for players")
            await expect(ada.button("House rules")).to_have_count(0)
            bruno = await tap(browser, line)
            assert code(bruno) == table
            for page in (ada.page, bruno):
                await expect(page.locator(".gathering")).to_have_count(0, timeout=BEGINS)
            assert await bots(ada.page) == 0

            await Person("Guest", bruno, line.url).leave_for_good()
            await ada.press(ada.button("Play again"))
            await ada.sees("1 here so far.")
            cleo = await tap(browser, line)
            assert code(cleo) == table
            await ada.sees("2 here so far.")
            await asyncio.gather(
                *(
                    expect(page.locator(".gathering")).to_have_count(0, timeout=BEGINS)
                    for page in (ada.page, cleo)
                )
            )
            await ada.leave_for_good()
            await cleo.get_by_role("button", name="New players").click()
            await cleo.wait_for_url(lambda url: bool(A_TABLE.search(url)) and not url.endswith(table))
            await expect(cleo.get_by_text("1 here so far.")).to_be_visible()
