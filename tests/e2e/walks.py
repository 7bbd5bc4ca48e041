"""A quick walk past every phase of every game; an onlooker and a TV look on."""

from __future__ import annotations

import asyncio

from playwright.async_api import Browser, Page
from tests.e2e import pareidolia_others, pareidolia_screens, rorschach_screens, telepathic_screens
from tests.e2e.screens import whole_game
from tests.e2e.shell_screens import Photographer, learning_screens, shell_screens
from tests.parts import GateProcess


async def quick_walk(camera: Photographer, browser: Browser, gate: GateProcess, nats: str) -> None:
    """All at once: in every game somebody waits for something."""
    await asyncio.gather(
        shell_screens(camera, browser, gate),
        learning_screens(camera, browser, gate),
        whole_game(camera, browser, gate),
        telepathic(camera, browser, gate, nats),
        rorschach(camera, browser, gate),
        pareidolia(camera, browser, gate),
    )


async def telepathic(camera: Photographer, browser: Browser, gate: GateProcess, nats: str) -> None:
    table = telepathic_screens.Party(browser, gate, nats, 2, starts="first")
    await telepathic_screens.giver_and_winner(camera, table)


async def rorschach(camera: Photographer, browser: Browser, gate: GateProcess) -> None:
    table = rorschach_screens.Party(browser, gate, 6)
    await camera.take(await table.sit(), "ror-lobby")
    onlooker, tv = await table.open(), await table.open("/tv")
    await table.begin()
    views = rorschach_screens.Views(camera, table, onlooker, tv)
    await rorschach_screens.one_round(table, views, "guesser" if table.is_tested else "control")
    await table.close()


async def pareidolia(camera: Photographer, browser: Browser, gate: GateProcess) -> None:
    """Ada is the main artist, the second and neither."""
    table = pareidolia_screens.Party(browser, gate, 4)
    await camera.take(await table.sit(), "par-lobby")
    onlooker, tv = await table.open(), await table.open("/tv")
    await table.begin()
    views = pareidolia_screens.Views(camera, table, onlooker, tv)
    for _ in range(4):
        role = table.role
        await views.one("choosing", role)
        if role == "main":
            await pareidolia_screens.choose_in_browser(table, views)
        await pareidolia_others.keep_a_word(table.others)
        await table.reach("tossing")
        await views.one("tossing", role)
        if role == "main":
            await toss_in_browser(table.page)
        await pareidolia_others.toss(table.others)
        await table.reach("painting")
        await views.one("painting", role)
        await table.guess("teapot", "a hat")
        if seers := [player for player in table.others if player.offer("guess")]:
            await pareidolia_others.see_it(table.others, seers[0])
        await table.reach("solved", "missed")
        await views.one("solved", role)
        await pareidolia_screens.everybody_is_ready(table)
    await table.close()


async def toss_in_browser(page: Page) -> None:
    """Whoever is too slow has it done by the house."""
    streak = page.get_by_role("button", name="streak").first
    if await streak.is_visible():
        await streak.click()
        await page.get_by_role("button", name="Toss it").click()
