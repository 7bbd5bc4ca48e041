"""A copied ticket is noticed and can be made worthless; a name can be erased; the privacy page is there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.balancer import balancer
from tests.e2e.people import Person, chromium, context
from tests.e2e.test_host import menu, picture
from tests.parts import NatsServer, gates
from tests.players import Player


@pytest.mark.e2e
@pytest.mark.timeout(300)
async def test_someone_with_a_copied_ticket_is_signed_out(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line:
            ada = await Person.arrive(browser, "Ada", line)
            code = await ada.open_table()
            other = await Player(two[0].url, code).connect()
            await other.ask("sit", name="Cleo", avatar=7)

            copied = await ada.page.context.storage_state()
            thief = await (await context(browser, storage_state=copied)).new_page()
            await thief.goto(f"{line.url}/{code}")
            await ada.sees("You’re playing on another device")
            await picture(ada.page, tmp_path, "moved")
            await ada.press(ada.button("Not me. Sign them out"))
            await ada.sees("Only this device has your seat now.")
            back = thief.get_by_role("button", name="Play here instead")
            newcomer = thief.get_by_role("button", name="Sit down")
            await expect(back.or_(newcomer)).to_be_visible()
            if await back.is_visible():
                await back.click()
            await expect(newcomer).to_be_visible()
            assert [seat["name"] for seat in other.scene["table"]["seats"]] == ["Ada", "Cleo"]
            await ada.page.reload()
            await expect(ada.button("1 more needed")).to_be_visible()

            await menu(ada.page, "Sign out everywhere else")
            await ada.sees("Only this device has your seat now.")
            await menu(ada.page, "Erase my name here")
            await picture(ada.page, tmp_path, "erase")
            await ada.page.get_by_role("button", name="Leave and erase").click()
            await ada.sees("Your name and words are gone from that table.")
            await other.until(lambda: len(other.scene["table"]["seats"]) == 1)
            await ada.page.get_by_role("link", name="Privacy").click()
            await ada.sees("A table that nobody has come to for 30 days is removed with everything in it.")
            await other.close()
