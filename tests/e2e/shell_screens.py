"""Pictures of the house without a table: its front door, TVs, every lesson, the rules, no network."""

from __future__ import annotations

from playwright.async_api import Page
from tests.e2e.lessons import lesson_of, next_step
from tests.e2e.studio import Studio

from inklings.games import GAMES
from inklings.kernel.game import AnyGame


async def pictures(studio: Studio) -> None:
    camera = studio.camera
    page = await studio.open("/")
    await camera.take(page, "home")
    for game in GAMES:
        await lesson(studio, page, game)
        await page.goto(f"{studio.gate.url}/#rules={game.name}")
        await camera.take(page, f"rules-{game.name}")
    await page.goto(f"{studio.gate.url}/ZZZZ")
    await camera.take(page, "no-table")
    await page.goto(f"{studio.gate.url}/app/offline.html")
    await page.context.set_offline(True)  # it would find the house and reload
    await camera.take(page, "offline")
    await page.context.set_offline(False)
    tv = await studio.open("/tv")
    await tv.wait_for_url("**/*/tv")
    await tv.locator(".welcome").wait_for()  # for a moment there is neither the old page nor the new one
    await camera.take_tv(tv, "tv-welcome")
    phone = await studio.open(f"/{tv.url.split('/')[-2]}#tv=BCDFGH")
    await camera.take(phone, "tv-first-phone")


async def lesson(studio: Studio, page: Page, game: AnyGame) -> None:
    """Each step before it is learnt, and after."""
    name = game.name
    await page.goto(f"{studio.gate.url}/?{name}#howto={name}")
    number = 1
    await studio.camera.take(page, f"howto-{name}-{number}")
    async for _ in lesson_of(game, page):
        await studio.camera.take(page, f"howto-{name}-{number}-learnt")
        if await next_step(page):
            number += 1
            await studio.camera.take(page, f"howto-{name}-{number}")
