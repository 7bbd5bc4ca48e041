"""People inside Discord, of which a stand-in shows our page: see `discord_client.py`."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import FrameLocator, Page, expect
from tests.discord_api import discord_api
from tests.e2e.discord_client import HOME, DiscordClient, discord_client
from tests.e2e.people import chromium, context
from tests.e2e.strict_browser import strict_browser
from tests.parts import GateProcess, NatsServer
from tests.players import Player


@asynccontextmanager
async def house_in_discord(
    nats: NatsServer, folder: Path
) -> AsyncGenerator[tuple[GateProcess, DiscordClient]]:
    with discord_api() as api:
        more = [*api.flags(folder), "--address", f"https://{HOME}"]
        gate = GateProcess(nats.url, folder / "log", more=more).ready()
        try:
            async with discord_client(api, gate.port, folder) as client:
                yield gate, client
        finally:
            gate.stop()


def shown_in(page: Page) -> FrameLocator:
    return page.frame_locator("iframe")


async def code_in(page: Page) -> str:
    """The code of the table in the frame of a call."""
    await expect(shown_in(page).get_by_role("button", name="Menu")).to_be_visible()
    found = re.search(r"/embed/([A-Z]+)\?", page.frames[-1].url)
    assert found, page.frames[-1].url
    return found[1]


async def hand_in(page: Page) -> list[str]:
    """The pictures that someone holds."""
    cards = shown_in(page).get_by_role("button", name="in your hand")
    await expect(cards.last).to_be_visible()
    return [await card.get_attribute("aria-label") or "" for card in await cards.all()]


@pytest.mark.e2e
@pytest.mark.timeout(240)
async def test_two_people_of_a_call_meet_at_a_table_and_one_pops_out_and_comes_back(
    nats: NatsServer, tmp_path: Path
) -> None:
    async with (
        house_in_discord(nats, tmp_path) as (gate, discord),
        strict_browser(tmp_path / "ada", *discord.flags) as ada,
        strict_browser(tmp_path / "bo", *discord.flags) as bo,
    ):
        hers, his = await ada.new_page(), await bo.new_page()
        await hers.goto(discord.call("ada", "i-1"))
        code = await code_in(hers)
        await his.goto(discord.call("bo", "i-1"))
        assert await code_in(his) == code
        for page in (hers, his):
            await expect(shown_in(page).get_by_text("Ada", exact=True).first).to_be_visible()
            await expect(shown_in(page).get_by_text("Bo", exact=True).first).to_be_visible()
            await page.wait_for_function("heard.join() === '0,AUTHORIZE,AUTHENTICATE'")

        # Someone who is in no call comes by the code: it is a table like any other.
        cleo = await Player(gate.url, code).connect()
        await cleo.ask("sit", name="Cleo", avatar=3)
        await shown_in(hers).get_by_role("button", name="Begin").click()
        hand = await hand_in(hers)
        assert len(hand) == 7

        # Discord moves the frame to a window of its own, and gives the instance another id.
        discord.moves("ada", "i-1", "i-2")
        async with ada.expect_page() as popped:
            await hers.evaluate("popOut('i-2')")
        window = await popped.value
        assert await hand_in(window) == hand
        await window.close()
        discord.moves("ada", "i-2", "i-1")
        await hers.evaluate("show('i-1')")
        assert await hand_in(hers) == hand
        await hers.frames[-1].evaluate("location.reload()")
        assert await hand_in(hers) == hand
        names = [seat["name"] for seat in cleo.scene["table"]["seats"]]
        assert names == ["Ada", "Bo", "Cleo"], "one person, wherever the seat was used"
        await cleo.close()


@pytest.mark.e2e
@pytest.mark.timeout(120)
async def test_a_page_in_discord_says_what_to_do_and_opens_links_through_discord(
    nats: NatsServer, tmp_path: Path
) -> None:
    async with (
        house_in_discord(nats, tmp_path) as (_, discord),
        chromium(*discord.flags) as browser,
    ):
        page = await (await context(browser)).new_page()
        await page.goto(discord.call("ada", "i-1", declines=1))
        frame = shown_in(page)
        await expect(frame.get_by_role("heading", name="Discord hasn’t told us your name")).to_be_visible()
        await frame.get_by_role("button", name="Try again").click()
        code = await code_in(page)

        await frame.get_by_role("button", name="Menu").click()
        sheet = frame.get_by_role("dialog")
        for gone in ("Open in a window of its own", "Continue on another device", "Sign out everywhere else"):
            await expect(sheet.get_by_text(gone)).to_have_count(0)
        await sheet.get_by_role("button", name="Show the table on a TV").click()
        await sheet.get_by_role("link").first.click()
        await page.wait_for_function("opened.length === 1")
        assert await page.evaluate("opened") == [f"https://{HOME}/{code}/tv"]
        assert len(page.context.pages) == 1, "the page opens no window by itself"
        await page.keyboard.press("Escape")

        # Who leaves can come back, and has a seat again.
        await frame.get_by_role("button", name="Menu").click()
        await sheet.get_by_role("button", name="Leave the table").click()
        await frame.get_by_role("button", name="Back to the table").click()
        await expect(frame.get_by_text("Ada", exact=True).first).to_be_visible()

        # Where nobody is in the call, there is nothing to see.
        stranger = await (await context(browser)).new_page()
        url = discord.call("eve", "i-9").replace("i-9", "i-1")
        await stranger.goto(url)
        said = shown_in(stranger).get_by_role("heading", name="Discord doesn’t see you in this activity")
        await expect(said).to_be_visible()


@pytest.mark.e2e
@pytest.mark.timeout(60)
async def test_nobody_else_is_sent_anything_of_it(nats: NatsServer, tmp_path: Path) -> None:
    async with house_in_discord(nats, tmp_path) as (gate, _), chromium() as browser:
        page = await (await context(browser)).new_page()
        scripts: list[str] = []
        page.on("response", lambda answer: scripts.append(answer.url) if answer.url.endswith(".js") else None)
        for path in ("/", "/?frame_id=1&instance_id=2&platform=desktop", f"/{gate.open_table()}"):
            await page.goto(gate.url + path)
            await page.wait_for_load_state("networkidle")
        await expect(page.get_by_label("Your name")).to_be_visible()
        assert scripts
        texts = [await (await page.request.get(url)).text() for url in set(scripts)]
        assert not any("discord.com" in text for text in texts)
