"""Pictures of strangers who look for each other. Their tables don't wait: each picture has one of its own."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack

from playwright.async_api import Page
from tests.e2e.studio import NAMES, Studio
from tests.players import Player
from tests.strangers import Seeker


@contextlib.asynccontextmanager
async def gathering(
    studio: Studio, others: int, game: str = "moons"
) -> AsyncGenerator[tuple[Page, list[Player]]]:
    """Somebody in a browser who has tapped, and so many who have come after them."""
    async with AsyncExitStack() as stack:
        page = await studio.open(f"/meet#game={game}")
        await page.get_by_role("list", name="Seats").wait_for()
        code = page.url.rpartition("/")[2]
        company = [await Seeker(studio.gate, stack).sit(code, NAMES[number + 1]) for number in range(others)]
        yield page, company
        await page.context.close()


async def pictures(studio: Studio) -> None:
    camera = studio.camera
    async with gathering(studio, 0) as (page, _):
        await camera.take(page, "strangers-alone")
    async with gathering(studio, 2, "rorschach") as (page, company):
        await company[0].ask("ready", ready=True)
        await camera.take(page, "strangers-three")
    async with gathering(studio, 2) as (page, company):
        code = company[0].code
        await camera.take(await studio.open(f"/{code}"), "strangers-door")
    async with gathering(studio, 2) as (page, company):
        watcher = await studio.open(f"/{company[0].code}/watch")
        await camera.take(watcher, "strangers-onlooker", "phone")
        await camera.take_tv(await studio.open(f"/{company[0].code}/tv"), "strangers-tv")
    async with gathering(studio, 1, "telepathic") as (page, company):
        await company[0].until(lambda: bool(company[0].scene["table"]["stage"] == "playing"))
        await company[0].ask("leave")
        await page.get_by_role("button", name="New players").wait_for()
        await camera.take(page, "strangers-over")
    await a_host_who_looks_for_them(studio)
    page = await studio.open("/meet#game=chess")
    await page.get_by_role("button", name="Try again").wait_for()
    await camera.take(page, "strangers-not-here")


async def a_host_who_looks_for_them(studio: Studio) -> None:
    """The lobby of friends, and what a host is told before strangers come."""
    for game in ("moons", "rorschach"):
        page = await studio.open(f"/{studio.gate.open_table(game)}")
        await page.get_by_label("Your name").fill(NAMES[0])
        await page.get_by_role("button", name="Sit down").click()
        await page.get_by_role("list", name="Seats").wait_for()
        await studio.camera.take(page, f"strangers-host-{game}")
        await page.get_by_role("button", name="Find players").click()
        await page.get_by_role("button", name="Let strangers in").wait_for()
        await studio.camera.take(page, "strangers-host-asked")
        await page.context.close()
