"""The album of an evening in a real browser: chosen from, closed, saved as a file that needs no network."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page, Request, expect
from tests.e2e.album_screens import SEATS, come_back, evening, open_album
from tests.e2e.people import PHONE, chromium, context
from tests.parts import NatsServer, gates

from inklings.games import GAMES


async def see_all_pictures(page: Page) -> int:
    pictures = page.locator("figure img")
    for number in range(await pictures.count()):
        await pictures.nth(number).scroll_into_view_if_needed()
        await expect(pictures.nth(number)).to_have_js_property("naturalHeight", 1350, timeout=60_000)
    return await pictures.count()


@pytest.mark.e2e
@pytest.mark.timeout(600)
async def test_six_people_keep_an_evening_of_four_games(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        code = await evening(nats.url)
        async with chromium() as browser:
            page = await (await context(browser, PHONE, accept_downloads=True)).new_page()
            errors: list[str] = []
            page.on("pageerror", lambda error: errors.append(str(error)))
            await come_back(page, gate, code)
            await open_album(page)
            assert code not in page.url
            await expect(page.locator("section h2")).to_have_count(len(GAMES))
            await expect(page.locator("header li")).to_have_count(SEATS)
            count = await see_all_pictures(page)

            await page.get_by_role("button", name="Leave out").first.click()
            await expect(page.get_by_role("button", name="Put back")).to_have_count(1)
            async with page.expect_download(timeout=300_000) as download:
                await page.get_by_role("button", name="Save as a file").click()
            file = tmp_path / "inklings.html"
            await (await download.value).save_as(file)
            await page.get_by_role("button", name="Close the album").click()
            await expect(page.get_by_text("The host has closed this album")).to_be_visible()
            await expect(page.get_by_role("button", name="Leave out")).to_have_count(0)

            stranger = await (await context(browser, PHONE)).new_page()
            await stranger.goto(page.url)
            await expect(stranger.locator("figure")).to_have_count(count - 1)
            assert not errors

            assert await asked_by(file, await (await context(browser, PHONE)).new_page()) == [file.as_uri()]


async def asked_by(file: Path, page: Page) -> list[str]:
    """What a page from a file asks the network for, once all of its pictures can be seen."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith("data:"):
            asked.append(request.url)

    page.on("request", note)
    await page.context.set_offline(True)
    await page.goto(file.as_uri())
    assert await see_all_pictures(page)
    await expect(page.get_by_role("button", name="Save as a file")).to_have_count(0)
    printed = await page.pdf()
    assert printed.count(b"/Type /Page") > len(GAMES)
    return asked
