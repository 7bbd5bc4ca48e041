"""The host's hand: pauses a game, resumes it, stops waiting, ends it, and deals again at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page, expect
from tests.balancer import balancer
from tests.e2e.people import TV, Person, chromium, context
from tests.parts import NatsServer, gates
from tests.players import Player


async def menu(page: Page, entry: str) -> None:
    await page.get_by_role("button", name="Menu").last.click()
    await page.get_by_role("dialog").get_by_role("button", name=entry).click()


async def picture(page: Page, pictures: Path, name: str) -> None:
    await page.screenshot(path=pictures / f"{name}.png")


@pytest.mark.e2e
@pytest.mark.timeout(300)
async def test_the_host_pauses_resumes_skips_ends_and_deals_again(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line:
            ada = await Person.arrive(browser, "Ada", line)
            code = await ada.open_table()
            bruno = await Person.arrive(browser, "Bruno", line)
            await bruno.come(code)
            cleo = await Player(two[1].url, code).connect()
            await cleo.ask("sit", name="Cleo", avatar=7)
            tv = await (await context(browser, TV)).new_page()
            await tv.goto(f"{line.url}/{code}/tv")
            await expect(tv.get_by_text("Cleo")).to_be_visible()
            await ada.begin()
            await bruno.is_asked("Tell")

            clue = bruno.page.get_by_role("textbox", name="Your clue")
            await clue.fill("half a")
            await menu(ada.page, "Pause the game")
            await ada.sees("You paused the game")
            await bruno.sees("Ada paused the game")
            await expect(tv.get_by_text("Ada paused the game")).to_be_visible()
            await expect(bruno.button("Resume")).to_have_count(0)
            await cleo.until(lambda: bool(cleo.scene.get("hold")))
            offer = cleo.scene["offers"][0]
            answer = await cleo.do(
                "tell_story", card=offer["cards"][0], clue={"type": "written", "text": "too early"}
            )
            assert answer["why"] == "paused"
            await picture(ada.page, tmp_path, "paused-host")
            await picture(bruno.page, tmp_path, "paused-phone")
            await picture(tv, tmp_path, "paused-tv")

            await ada.press(ada.button("Resume"))
            await expect(bruno.page.get_by_text("Ada paused the game")).to_have_count(0)
            await expect(clue).to_have_value("half a")
            await picture(bruno.page, tmp_path, "resumed-phone")

            await menu(ada.page, "Stop waiting")
            await cleo.until(lambda: cleo.scene["game"]["phase"]["type"] == "narrating")
            await ada.press(ada.button("Menu"))
            await picture(ada.page, tmp_path, "menu-host")
            await ada.press(ada.page.get_by_role("dialog").get_by_role("button", name="End this game"))
            await ada.press(ada.page.get_by_role("dialog").get_by_role("button", name="End this game"))
            await ada.sees("You ended the game")
            await bruno.sees("Ada ended the game")
            await bruno.sees("No winner this time")
            await expect(tv.get_by_text("Ada ended the game")).to_be_visible()
            await picture(ada.page, tmp_path, "ended-host")
            await picture(bruno.page, tmp_path, "ended-phone")
            await picture(tv, tmp_path, "ended-tv")

            await ada.press(ada.button("Play again"))
            await cleo.until(lambda: cleo.scene["table"]["stage"] == "playing")
            assert cleo.scene["table"]["match"] == 2
            await expect(clue).to_have_value("")
            await cleo.close()
