"""Pictures of the album of an evening: as those who choose see it, and as others do."""

from __future__ import annotations

from random import Random

from playwright.async_api import Page, expect
from tests.e2e.studio import Studio
from tests.parts import GateProcess
from tests.played_log import evening_of, store

from inklings.games import GAMES
from inklings.house.codes import new_code
from inklings.house.identity import person_at

SEATS = 6
NAME = "Ada"
TICKET = "the-secret-of-seat-{}-at-this-table"


async def evening(nats: str) -> str:
    """The code of a table at which six people have played all four games."""
    code = new_code(1000, Random("album"))
    who = [person_at(code, TICKET.format(seat)) for seat in range(SEATS)]
    await store(nats, evening_of(GAMES, SEATS, "album", code=code, who=lambda seat: who[seat]), code)
    return code


async def come_back(page: Page, gate: GateProcess, code: str, seat: int = 0) -> None:
    """As someone who played that evening."""
    await page.add_init_script(
        f"localStorage.setItem('inklings.ticket.{code}', '{TICKET.format(seat)}');"
        f"localStorage.setItem('inklings.name', '{NAME}');"
    )
    await page.goto(f"{gate.url}/{code}")


async def open_album(page: Page) -> None:
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Album of the evening").click()
    await expect(page.get_by_role("heading", name="Album of the evening")).to_be_visible()


async def pictures(studio: Studio) -> None:
    camera = studio.camera
    code = await evening(studio.nats)
    page = await studio.blank()
    await come_back(page, studio.gate, code)
    await open_album(page)
    first = page.locator("figure img").first
    await expect(first).to_have_js_property("naturalHeight", 1350, timeout=60_000)
    await page.get_by_role("button", name="Leave out").nth(1).click()
    await page.get_by_role("button", name="Put back").wait_for()
    await camera.take(page, "album")
    await page.get_by_role("button", name="Send the link").scroll_into_view_if_needed()
    await camera.take(page, "album-foot")
    await first.click()
    postcard = page.get_by_role("dialog").get_by_role("img")
    await expect(postcard).to_have_js_property("naturalHeight", 1350, timeout=60_000)
    await camera.take(page, "album-postcard")
    other = await studio.open(page.url.removeprefix(studio.gate.url))
    await expect(other.locator("figure img").first).to_have_js_property("naturalHeight", 1350, timeout=60_000)
    await camera.take(other, "album-others")
    await other.context.close()
    await page.context.close()
