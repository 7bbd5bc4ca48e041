"""Nothing is cut off, covered or smaller than it need be, on a phone and on the TV."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.e2e.moons_screens import Table
from tests.e2e.people import PHONE, chromium, context
from tests.e2e.studio import Camera, Studio
from tests.parts import NatsServer, gates

from inklings.games import GAMES

SMALL = {"width": 320, "height": 568}
OVERLAP = """(both) => {
    const [one, other] = both.split(' | ').map((what) =>
        [...document.querySelectorAll(what)].map((node) => node.getBoundingClientRect()));
    return one.some((a) => other.some((b) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom));
}"""
"""Whether anything of one kind lies over anything of another."""
HEIGHTS = "nodes => nodes.map((node) => node.getBoundingClientRect().height)"
SHAPES = """nodes => nodes.map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [Math.round(left), Math.round(top), width / height];
})"""


@pytest.mark.e2e
@pytest.mark.timeout(240)
async def test_a_small_phone_stays_as_wide_as_it_is(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            page = await (await context(browser, SMALL, is_mobile=True, has_touch=True)).new_page()
            await page.goto(f"{gate.url}/{gate.open_table('moons')}")
            await page.get_by_label("Your name").fill("Wilhelmina")
            await page.get_by_role("button", name="Sit down").click()
            for _ in ("at first", "after a reload"):
                await page.get_by_role("list", name="Seats").wait_for()
                assert await page.evaluate("innerWidth") == SMALL["width"]
                wide = (
                    "nodes => nodes.filter((node) => node.getBoundingClientRect().right > innerWidth).length"
                )
                assert await page.locator(".ticket button").evaluate_all(wide) == 0
                await page.reload()


@pytest.mark.e2e
@pytest.mark.timeout(240)
async def test_help_does_not_cover_the_pictures_of_the_games(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            page = await (await context(browser, PHONE)).new_page()
            await page.goto(gate.url)
            await expect(page.locator(".help")).to_have_count(len(GAMES))
            assert not await page.evaluate(OVERLAP, ".help span | .specimen")


@pytest.mark.e2e
@pytest.mark.timeout(300)
async def test_a_vote_shows_whole_pictures_as_large_as_they_can_be(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            table = Table(Studio(Camera([]), browser, gate, nats.url), 4)
            tv = await table.open("/tv")
            await tv.set_viewport_size({"width": 1920, "height": 1080})
            await table.sit()
            await table.begin()
            told = table.narrator() is None
            await table.tell()
            if not told:
                await table.lay_mine()
            await table.lay()
            await table.vote(most=told)
            cards = tv.locator(".table .plate")
            await expect(cards).to_have_count(4)
            await tv.wait_for_timeout(1000)
            assert min(await cards.evaluate_all(HEIGHTS)) >= 0.6 * 1080
            assert not await tv.evaluate(OVERLAP, ".time p | .tip svg")
            # The narrator has no ballot, but looks at the same cards.
            shapes = await table.page.locator("button[data-picture]").evaluate_all(SHAPES)
            assert len({left for left, _, _ in shapes}) == len({top for _, top, _ in shapes}) == 2
            assert all(ratio == pytest.approx(2 / 3, abs=0.02) for _, _, ratio in shapes)
            await table.close()
