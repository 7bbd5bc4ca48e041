"""The front page: on a slow line, and with any number of games."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Route, expect
from tests.e2e.people import DESKTOP, PHONE, TV, chromium, context
from tests.e2e.sizes import LOOK, PICTURES, SIZES
from tests.parts import NatsServer, gates

SMALL = tuple(
    {"width": SIZES[name][0], "height": SIZES[name][1]} for name in ("zoomed", "old phone", "landscape")
)
LEAST_PICTURE = 60
"""Pixels that are left for the picture of a game."""
CABINET = """() => {
    const nav = document.querySelector('nav.cabinet'), rows = {};
    const box = (node) => node.getBoundingClientRect();
    for (const cell of nav.querySelectorAll('.cell'))
        (rows[Math.round(box(cell).top)] ??= []).push(box(cell).width);
    return {
        rows: Object.values(rows),
        width: nav.clientWidth,
        gap: parseFloat(getComputedStyle(nav).columnGap),
        pictures: Math.min(...[...nav.querySelectorAll('.specimen')].map((node) => box(node).height)),
    };
}"""
"""The widths of the games in each row, and the height of the smallest picture."""


@pytest.mark.e2e
@pytest.mark.timeout(120)
async def test_a_code_can_be_typed_while_the_house_has_not_answered(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        code = gate.open_table("moons")
        async with chromium() as browser:
            page = await (await context(browser)).new_page()
            waiting: list[Route] = []

            def hold(route: Route) -> None:
                waiting.append(route)

            await page.route("**/api/house", hold)
            await page.goto(gate.url)
            await page.get_by_role("textbox", name="Table code").click()
            await page.keyboard.type(code[:2])
            assert waiting
            await waiting[0].continue_()
            await expect(page.get_by_role("button", name="Thirty Moons")).to_be_visible()
            await page.keyboard.type(code[2:])
            await expect(page.get_by_label("Your name")).to_be_visible()


@pytest.mark.e2e
@pytest.mark.timeout(600)
async def test_three_to_twelve_games_leave_no_hole(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        house = gate.get("/api/house")
        async with chromium() as browser:
            page = await (await context(browser)).new_page()
            for count in range(3, 13):
                await page.route("**/api/house", partial(answer, house, count))
                await page.goto(gate.url)
                await expect(page.locator(".cell")).to_have_count(count)
                for size in (PHONE, DESKTOP, TV, *SMALL):
                    await page.set_viewport_size({"width": size["width"], "height": size["height"]})
                    look = await page.evaluate(CABINET)
                    if PICTURES:
                        await page.wait_for_timeout(500)
                        await page.screenshot(path=Path(PICTURES) / f"home {count} {size['width']}.png")
                    for row in look["rows"]:
                        assert sum(row) + look["gap"] * (len(row) - 1) == pytest.approx(look["width"], abs=2)
                    if size not in SMALL:
                        assert look["pictures"] >= LEAST_PICTURE, (count, size)
                    if size not in (DESKTOP, TV):  # there inklings peek over an edge, as they should
                        assert not await page.evaluate(LOOK), (count, size)
                await page.unroute("**/api/house")


async def answer(house: dict[str, Any], count: int, route: Route) -> None:
    """The house with so many games: some of its own, and others that are made up."""
    made_up = [{**house["games"][0], "name": f"made-up-{number}"} for number in range(count)]
    await route.fulfill(json={**house, "games": [*house["games"], *made_up][:count]})


@pytest.mark.e2e
@pytest.mark.timeout(120)
async def test_nothing_lies_over_the_name_on_a_narrow_phone(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            for language in ("en-GB", "pl-PL"):
                page = await (await context(browser, language=language)).new_page()
                await page.goto(gate.url)
                for width in (320, 360, 375):
                    await page.set_viewport_size({"width": width, "height": 640})
                    name = await page.get_by_role("heading", name="Inklings").bounding_box()
                    settings = await page.locator(".preferences").bounding_box()
                    assert name is not None
                    assert settings is not None
                    assert name["x"] + name["width"] <= settings["x"]
