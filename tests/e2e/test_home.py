"""The front page, on a slow line."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Route, expect
from tests.e2e.people import chromium, context
from tests.parts import NatsServer, gates


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
