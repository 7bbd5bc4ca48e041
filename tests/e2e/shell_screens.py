"""Pictures of what belongs to no game: the front page, lessons and rules, sheets, screens that wait."""

from __future__ import annotations

import re
from typing import Protocol

from playwright.async_api import Browser, Page, expect
from tests.e2e.people import context
from tests.parts import GateProcess

GAMES = ("moons", "pareidolia", "rorschach", "telepathic")
LESSON = 3
"""Steps of each."""
SHEETS = (
    "People",
    "Order at the table",
    "Continue on another device",
    "Show the table on a TV",
)


class Photographer(Protocol):
    async def take(self, page: Page, name: str) -> None: ...

    async def take_tv(self, page: Page, name: str) -> None: ...


async def shell_screens(camera: Photographer, browser: Browser, gate: GateProcess) -> None:
    page = await (await context(browser, device_scale_factor=1)).new_page()
    await page.goto(gate.url)
    await page.get_by_role("button", name="Thirty Moons").wait_for()
    await camera.take(page, "home")
    await page.goto(f"{gate.url}/ZZZZ")
    await page.get_by_role("button", name="To the front page").wait_for()
    await camera.take(page, "no-table")
    await page.route("**/app/offline.js", lambda route: route.abort())  # it would find that the house answers
    await page.goto(f"{gate.url}/app/offline.html")
    await camera.take(page, "offline")
    await waiting_screen(camera, page, gate)
    await page.context.close()


async def waiting_screen(camera: Photographer, page: Page, gate: GateProcess) -> None:
    """A TV that waits to be sent to a table, and the phone that has scanned it."""
    await page.goto(f"{gate.url}/tv")
    letters = page.get_by_role("status").first
    await expect(letters).to_have_text(re.compile("^[B-Z]{6}$"))
    await camera.take(page, "tv-which")
    await camera.take_tv(page, "tv-waits")
    phone = await page.context.new_page()
    await phone.goto(f"{gate.url}/tv/{await letters.inner_text()}")
    await phone.get_by_role("textbox").first.wait_for()
    await camera.take(phone, "tv-pair")


async def learning_screens(camera: Photographer, browser: Browser, gate: GateProcess) -> None:
    """Every step of every lesson, and all the rules."""
    page = await (await context(browser, device_scale_factor=1)).new_page()
    for game in GAMES:
        await page.goto(f"{gate.url}/?{game}#howto={game}")
        for step in range(LESSON):
            await page.locator("dialog .pieces").wait_for()
            await camera.take(page, f"howto-{game}-{step + 1}")
            await page.locator("dialog footer button").click()
        await page.goto(f"{gate.url}/?rules={game}#rules={game}")
        await page.locator("dialog h3").first.wait_for()
        await camera.take(page, f"rules-{game}")
    await page.context.close()


async def sheet_screens(camera: Photographer, page: Page) -> None:
    """All that lies over a lobby, for its host."""
    await page.get_by_role("button", name="House rules").click()
    await camera.take(page, "house-rules")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Menu").click()
    await camera.take(page, "menu")
    await page.keyboard.press("Escape")
    for sheet in SHEETS:
        await page.get_by_role("button", name="Menu").click()
        await page.get_by_role("dialog").get_by_role("button", name=sheet).click()
        await camera.take(page, f"sheet {sheet}".replace(" ", "-").lower())
        await page.keyboard.press("Escape")
    for tool in ("Talk", "React"):
        await page.get_by_role("button", name=tool).click()
        await camera.take(page, f"tool-{tool.lower()}")
        await page.keyboard.press("Escape")
