"""Pareidolia in real browsers, without a finger or a mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Locator, expect
from tests.e2e.pareidolia_controls import button, supply
from tests.e2e.pareidolia_people import Company
from tests.e2e.people import DESKTOP, chromium
from tests.parts import NatsServer, gates

from inklings.games.pareidolia.model import Pose


@pytest.mark.e2e
@pytest.mark.timeout(240)
async def test_everything_with_a_keyboard_alone(nats: NatsServer, tmp_path: Path) -> None:
    """The same without a finger or a mouse."""
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser, Company.gather(browser, gate, DESKTOP) as company:
            press = company.page.keyboard.press
            await company.become("main")
            await company.page.get_by_role("list", name="Three words").wait_for()
            await press("2")
            await press("Enter")
            await company.reach("tossing")
            await supply(company, "puff").wait_for()
            await press("4")
            await press("ArrowUp")
            await press("Enter")
            await company.reach("painting")
            assert [cloud.shape for cloud in company.sky] == ["ring"]
            await keys_place_and_move(company)
            await keys_nudge_and_remove(company)
            company.assert_nobody_else_was_told()
            await company.finish_round()


async def keys_place_and_move(company: Company) -> None:
    press = company.page.keyboard.press

    async def place() -> None:
        await tab_to(company, supply(company, "streak"))
        await press("Enter")
        await press("Shift+ArrowLeft")
        await press("e")
        await press("Enter")

    await company.does("place", place)
    streak = company.sky[-1]
    assert (streak.shape, streak.pose) == ("streak", Pose(-60, 0, 15, flip=False))

    async def move() -> None:
        await press("2")
        await press("Shift+ArrowUp")
        await press("ArrowUp")
        await press("q")
        await press("f")
        await press("Enter")

    await company.does("move", move)
    assert company.clouds[streak.id].pose == Pose(-60, -72, 0, flip=True)


async def keys_nudge_and_remove(company: Company) -> None:
    press = company.page.keyboard.press
    streak = company.sky[-1].id

    async def nudge() -> None:
        await press("n")
        await press(str(1 + list(company.clouds).index(streak)))
        await press("Shift+ArrowDown")
        await press("Enter")

    before = company.pose(streak)
    await company.does("nudge", nudge)
    assert company.pose(streak)[1] > before[1]

    async def remove() -> None:
        await press("r")
        cloud = company.page.get_by_role("list", name="Clouds in the sky").get_by_role("button").first
        await tab_to(company, cloud)
        await press("Enter")
        await expect(button(company, "Remove it")).to_be_visible()
        await press("Enter")

    gone = company.sky[0].id
    await company.does("remove", remove)
    assert gone not in company.clouds


async def tab_to(company: Company, wanted: Locator) -> None:
    for _ in range(60):
        if await wanted.evaluate("it => it === document.activeElement"):
            return
        await company.page.keyboard.press("Tab")
    raise AssertionError("Tab never got there")
