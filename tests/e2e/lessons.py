"""Every how-to-play, as someone goes through it: what they do until each step is learnt."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable

from playwright.async_api import Page, expect

from inklings.kernel.game import AnyGame

PLAY_NOW = ("Play now", "Zagraj")
NEXT = re.compile(f"^({'|'.join(('Next', 'Dalej', *PLAY_NOW))})$")
A_TABLE = re.compile(r"/[A-Z]{4,}$")
"""Where a lesson of the front page ends."""


async def learn_moons(page: Page) -> AsyncIterator[None]:
    await page.locator("dialog .hand button").nth(1).click()
    yield
    own = page.locator("dialog .ballot button").nth(1)
    await expect(own).to_be_disabled()
    await page.locator("dialog .ballot button").nth(2).click()
    yield
    for clue in range(3):
        await page.locator("dialog .clues button").nth(clue).click()
    yield


async def learn_rorschach(page: Page) -> AsyncIterator[None]:
    for blot in range(3):
        await page.locator("dialog .blots button").nth(blot).click()
    yield
    await page.locator("dialog .words button").nth(0).click()
    yield
    await page.locator("dialog .words button").nth(1).click()
    yield


async def learn_telepathic(page: Page) -> AsyncIterator[None]:
    for row in (3, 1, 0):
        await page.locator("dialog .set").nth(row).click()
    yield
    await page.locator("dialog .table ol button").nth(2).click()
    yield
    for colour in (0, 3):
        await page.locator("dialog .names button").nth(colour).click()
    yield


async def learn_pareidolia(page: Page) -> AsyncIterator[None]:
    await page.locator('dialog [data-picture="tower"]').click()
    for spot in ((0, 300), (110, -100)):
        await page.mouse.click(*await in_sky(page, *spot))
        await page.locator("dialog .paint .label").click()
    yield
    for end in ((-260, -300), (-215, 72)):
        await page.mouse.move(*await in_sky(page, -380, 300))
        await page.mouse.down()
        await page.mouse.move(*await in_sky(page, *end), steps=5)
        await page.mouse.up()
    yield
    for guess in ("hat", "Ślimaki" if await page.locator("html[lang=pl]").count() else "a snail"):
        await page.locator("dialog input").fill(guess)
        await page.keyboard.press("Enter")
    yield


async def learn_by_pressing(page: Page) -> AsyncIterator[None]:
    """Any lesson in which every step is learnt by pressing the right button: all of them are tried."""
    pieces, learnt = page.locator("dialog .pieces"), page.locator("dialog .say.learnt")
    await expect(pieces).to_be_visible()  # what is not there yet is not over
    while await pieces.count():
        for button in await pieces.locator("button:enabled").all():
            await button.click()
            if await learnt.count():
                break
        yield


async def in_sky(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where on the page a point of the lesson's sky is."""
    box = await page.locator("dialog .round").bounding_box()
    assert box is not None
    unit = min(box["width"], box["height"]) / 1024
    return box["x"] + box["width"] / 2 + x * unit, box["y"] + box["height"] / 2 + y * unit


async def next_step(page: Page) -> bool:
    """Go on, where what has been learnt is marked; returns whether there was another step."""
    await expect(page.locator("dialog .say.learnt")).to_be_visible()
    button = page.get_by_role("button", name=NEXT)
    last = await button.inner_text() in PLAY_NOW
    await button.click()
    if last:
        await expect(page).to_have_url(A_TABLE)
    return not last


LESSONS: dict[str, Callable[[Page], AsyncIterator[None]]] = {
    "moons": learn_moons,
    "pareidolia": learn_pareidolia,
    "rorschach": learn_rorschach,
    "telepathic": learn_telepathic,
}
"""Lessons that take more than to press one button after another."""


def lesson_of(game: AnyGame, page: Page) -> AsyncIterator[None]:
    """Go through a lesson that is open; yields whenever a step should be learnt."""
    return LESSONS.get(game.name, learn_by_pressing)(page)
