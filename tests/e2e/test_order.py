"""A TV that is sent to the table, faces that pass, and the host's order: as people meet them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect
from tests.balancer import balancer
from tests.e2e.people import TV, Person, chromium, context
from tests.parts import NatsServer, gates
from tests.players import Player


async def menu(page: Page, entry: str) -> None:
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("dialog").get_by_role("button", name=entry).click()


async def close(page: Page) -> None:
    await page.get_by_role("button", name="Close", exact=True).click()


async def react(page: Page, face: str) -> None:
    await page.get_by_role("button", name="React").click()
    await page.get_by_role("button", name=face).click()


async def letters_on(tv: Page) -> str:
    await expect(tv.get_by_role("status")).to_have_text(re.compile("[B-Z]{6}$"))
    return (await tv.get_by_role("status").inner_text())[-6:]


async def send_tv(host: Page, tv: Page) -> None:
    """The TV shows six letters, and the host types them."""
    letters = await letters_on(tv)
    await menu(host, "Show the table on a TV")
    await host.get_by_role("textbox", name="Letters on the TV").click()
    await host.keyboard.type(letters)


async def choose(page: Page, what: str, choice: str) -> None:
    radio = page.get_by_role("group", name=what).get_by_role("radio", name=choice, exact=True)
    await radio.check()


@pytest.mark.e2e
@pytest.mark.timeout(180)
async def test_a_tv_faces_and_order(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line:
            ada = await Person.arrive(browser, "Ada", line)
            code = await ada.open_table()
            bruno = await Player(two[1].url, code).connect()
            await bruno.ask("sit", name="Bruno", avatar=7)
            tv = await (await context(browser, TV)).new_page()
            await tv.goto(f"{line.url}/tv")
            await send_tv(ada.page, tv)
            await expect(tv.get_by_text("Bruno")).to_be_visible()
            assert tv.url.endswith(f"/{code}/tv")

            await react(ada.page, "Applause")
            await expect(tv.get_by_text("Applause")).to_be_attached()
            await bruno.until(lambda: bool(bruno.heard))
            assert bruno.heard[0]["talk"] == {"type": "react", "reaction": "applause"}
            assert (await bruno.talk("react", reaction="laugh"))["type"] == "done"
            await expect(ada.page.get_by_text("Laughter")).to_be_attached()

            onlooker = await (await context(browser)).new_page()
            await onlooker.goto(f"{line.url}/{code}/watch")
            await expect(onlooker.get_by_role("list", name="Seats")).to_contain_text("Bruno")

            await menu(ada.page, "People")
            await ada.page.get_by_role("button", name="Mute Bruno").click()
            await expect(ada.page.get_by_role("button", name="Unmute Bruno")).to_be_visible()
            assert (await bruno.talk("react", reaction="laugh"))["why"] == "muted"
            await close(ada.page)

            await menu(ada.page, "Table settings")
            await choose(ada.page, "We’re all in one room", "Yes")
            await close(ada.page)
            await expect(ada.page.get_by_role("button", name="React")).to_have_count(0)
            await expect(onlooker.get_by_role("button", name="React")).to_be_visible()
            await menu(ada.page, "Table settings")
            await choose(ada.page, "Let onlookers react", "No")
            await close(ada.page)
            await expect(onlooker.get_by_role("button", name="React")).to_have_count(0)
            await bruno.close()


@pytest.mark.e2e
@pytest.mark.timeout(180)
async def test_a_phone_that_scans_a_tv_sends_it_to_its_own_table(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line:
            ada = await Person.arrive(browser, "Ada", line)
            code = await ada.open_table()
            tv = await (await context(browser, TV)).new_page()
            await tv.goto(f"{line.url}/tv")
            letters = await letters_on(tv)
            opened = tv.url.removesuffix("/tv")
            await ada.page.goto(f"{opened}#tv={letters}")
            await ada.page.get_by_role("button", name=f"Show table {code}").click()
            await expect(tv.get_by_text("Ada", exact=True)).to_be_visible()
            await expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("Ada")
            await ada.page.goto(f"{opened}#tv=BCDFGH")
            await ada.page.get_by_role("button", name=f"Show table {code}").click()
            await ada.sees("No TV shows those letters")


@pytest.mark.e2e
@pytest.mark.timeout(180)
async def test_the_host_shows_someone_out_and_lets_them_back_in(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line:
            ada = await Person.arrive(browser, "Ada", line)
            code = await ada.open_table()
            bruno = await Person.arrive(browser, "Bruno", line)
            await bruno.come(code)
            await menu(ada.page, "People")
            await ada.page.get_by_role("button", name="Remove Bruno").click()
            await ada.page.screenshot(path=tmp_path / "remove.png")
            await ada.page.get_by_role("button", name="Remove Bruno").last.click()
            await bruno.sees("The host removed you from this table")
            await bruno.page.screenshot(path=tmp_path / "removed.png")
            await bruno.page.reload()
            await bruno.sees("The host removed you from this table")
            await expect(ada.page.get_by_role("button", name="Let back in")).to_be_visible()
            await ada.page.screenshot(path=tmp_path / "readmit.png")
            await ada.page.get_by_role("button", name="Let back in").click()
            await expect(ada.page.get_by_role("button", name="Let back in")).to_have_count(0)
            await bruno.page.reload()
            await expect(bruno.page.get_by_text(code).first).to_be_visible()
