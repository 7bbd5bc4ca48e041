"""A table that is streamed: its picture does not give away the code, and phones of onlookers are behind."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.async_api import Page, expect
from tests.balancer import balancer
from tests.e2e.people import TV, Person, chromium, context
from tests.e2e.test_order import choose, menu
from tests.parts import NatsServer, gates
from tests.players import players

BEHIND = 5
DESK = {"width": 1440, "height": 900}


async def picture_of(host: Page) -> str:
    """The address of the picture for the stream, which is copied and never shown."""
    await host.get_by_role("button", name="Copy the picture’s address").click()
    await expect(host.get_by_text("Copied!")).to_be_visible()
    return str(await host.evaluate("navigator.clipboard.readText()"))


@pytest.mark.e2e
@pytest.mark.timeout(180)
async def test_a_streamed_table_hides_its_code_and_onlookers_are_behind(
    nats: NatsServer, tmp_path: Path
) -> None:
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line:
            ada = await Person.arrive(
                browser, "Ada", line, size=DESK, permissions=["clipboard-read", "clipboard-write"]
            )
            code = await ada.open_table()
            await expect(ada.page).to_have_title(f"{code} · Inklings")
            bruno = await Person.arrive(browser, "Bruno", line)
            await bruno.come(code)

            await menu(ada.page, "Table settings")
            await choose(ada.page, "We’re streaming", "Yes")
            await choose(ada.page, "Onlookers are behind by", f"{BEHIND} s")
            await ada.page.screenshot(path=tmp_path / "settings.png")
            plain = await picture_of(ada.page)
            await choose(ada.page, "Names in the picture", "No")
            await choose(ada.page, "Paper behind the picture", "No")
            bare = await picture_of(ada.page)
            await ada.page.get_by_role("dialog").get_by_role("button", name="Close").click()

            await expect(ada.page.get_by_text(code, exact=True)).to_have_count(0)
            await expect(ada.page).not_to_have_title(re.compile(code))
            await expect(ada.page.get_by_text("Hidden from your audience")).to_be_visible()
            await ada.page.screenshot(path=tmp_path / "hidden.png")
            await ada.page.get_by_role("button", name="Show", exact=True).click()
            await expect(ada.page.get_by_text(code, exact=True)).to_be_visible()
            await ada.page.get_by_role("button", name="Hide", exact=True).click()

            stream = await (await context(browser, TV)).new_page()
            await stream.goto(plain)
            await expect(stream.get_by_text("Bruno")).to_be_visible()
            await stream.screenshot(path=tmp_path / "picture.png")
            nameless = await (await context(browser, TV)).new_page()
            await nameless.goto(bare)
            await expect(nameless.get_by_text("Player 2")).to_be_visible()
            await nameless.screenshot(path=tmp_path / "bare.png", omit_background=True)
            for page, hidden in ((stream, code), (nameless, code), (nameless, "Bruno")):
                assert hidden not in await page.inner_text("body")
                assert hidden not in await page.title()
            assert (
                await nameless.evaluate("getComputedStyle(document.body).backgroundColor")
                == "rgba(0, 0, 0, 0)"
            )

            onlooker = await (await context(browser)).new_page()
            await onlooker.goto(f"{line.url}/{code}/watch")
            await expect(onlooker.get_by_text(f"{BEHIND} s behind")).to_be_visible()
            await onlooker.screenshot(path=tmp_path / "behind.png")
            before = time.monotonic()
            await menu(ada.page, "Lock the table")
            await expect(stream.get_by_text("The table’s locked")).to_be_visible()
            live = time.monotonic() - before
            await expect(onlooker.get_by_text("The table’s locked")).to_be_visible()
            assert time.monotonic() - before >= BEHIND > live, (
                "a slow machine shows the picture first all the same"
            )


@pytest.mark.e2e
@pytest.mark.timeout(240)
async def test_names_and_clues_show_once_the_host_has_read_them(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line:
            ada = await Person.arrive(
                browser, "Ada", line, size=DESK, permissions=["clipboard-read", "clipboard-write"]
            )
            code = await ada.open_table()
            await menu(ada.page, "Table settings")
            await choose(ada.page, "We’re streaming", "Yes")
            await choose(ada.page, "I read everything first", "Yes")
            await ada.page.screenshot(path=tmp_path / "settings.png")
            picture = await picture_of(ada.page)
            await ada.page.get_by_role("dialog").get_by_role("button", name="Close").click()
            stream = await (await context(browser, TV)).new_page()
            await stream.goto(picture)

            async with players([gate.url for gate in two], code, 1) as (friend,):
                await ada.page.get_by_role("button", name="Show it").click()
                bruno = await Person.arrive(browser, "Bruno", line)
                await bruno.page.goto(f"{line.url}/{code}")
                await bruno.write(bruno.page.get_by_label("Your name"), "Bruno")
                await bruno.press(bruno.button("Sit down"))
                await expect(ada.page.get_by_text("“Bruno” has sat down")).to_be_visible()
                assert "Bruno" not in await stream.inner_text("body")
                await expect(stream.get_by_text("•••")).to_be_visible()
                await ada.page.screenshot(path=tmp_path / "name.png")
                await ada.page.get_by_role("button", name="Show it").click()
                await expect(stream.get_by_text("Bruno")).to_be_visible()

                await ada.begin()
                await bruno.tell("what I should not have said")
                await bruno.sees("The host reads it first")
                await expect(ada.page.get_by_text("what I should not have said")).to_be_visible()
                for page, name in ((ada.page, "clue"), (bruno.page, "waits"), (stream, "clue-picture")):
                    await page.screenshot(path=tmp_path / f"{name}.png")
                await ada.page.get_by_role("button", name="Another one").click()
                await bruno.sees("The host would like something else")
                await bruno.page.screenshot(path=tmp_path / "again.png")
                await bruno.write(bruno.page.get_by_role("textbox", name="Your clue"), "a long way home")
                await bruno.press(bruno.button("Tell it"))
                await ada.page.get_by_role("button", name="Show it").click()
                await expect(stream.get_by_text("a long way home")).to_be_visible()
                assert not any("should not" in frame for frame in friend.frames)
