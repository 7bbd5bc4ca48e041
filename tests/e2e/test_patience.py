"""Someone drops out in the middle of a game: everyone sees who is missed, and the seat comes back (G3)."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.balancer import balancer
from tests.e2e.people import TV, Person, chromium, context
from tests.parts import NatsServer, gates
from tests.players import Player


@pytest.mark.e2e
@pytest.mark.timeout(180)
async def test_a_seat_is_waited_for_given_to_a_bot_and_taken_back(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line:
            ada = await Person.arrive(browser, "Ada", line)
            code = await ada.open_table()
            bruno = await Person.arrive(browser, "Bruno", line)
            await bruno.join(code)
            cleo = await Player(two[1].url, code).connect()
            await cleo.ask("sit", name="Cleo", avatar=7)
            tv = await (await context(browser, TV)).new_page()
            await tv.goto(f"{line.url}/{code}/tv")
            await ada.begin()
            await expect(bruno.page.get_by_role("timer")).to_be_visible()

            await bruno.page.goto("about:blank")
            for page in (ada.page, tv):
                await expect(page.get_by_text("Waiting for Bruno")).to_be_visible(timeout=20_000)
            still = await ada.page.get_by_role("timer").inner_text()
            await expect(tv.get_by_text(still)).to_be_visible()

            await ada.page.get_by_role("button", name="Let a bot play").click()
            await ada.page.get_by_role("dialog").get_by_role("button", name="Keen").click()
            for page in (ada.page, tv):
                await expect(page.get_by_text("Waiting for Bruno")).to_have_count(0)

            await bruno.page.goto(f"{line.url}/{code}")
            await bruno.page.get_by_role("button", name="Take it back").click()
            await expect(bruno.page.get_by_text("You’re watching")).to_have_count(0)
            await expect(bruno.page.get_by_role("button", name="Take it back")).to_have_count(0)
            await cleo.until(lambda: cleo.scene["table"]["seats"][1].get("bot") is None)
            assert cleo.scene["table"]["seats"][1]["name"] == "Bruno"
            await cleo.close()
