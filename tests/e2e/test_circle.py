"""A circle in real browsers: started, joined, agreed to at a table, seen again, and one of it forgotten."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.balancer import balancer
from tests.chronicle.process import chronicle_process, until
from tests.e2e.moons_people import Stories
from tests.e2e.people import Person, chromium
from tests.parts import NatsServer, gates

CIRCLE = "Our Thursday circle"
OFTEN = 60_000


class Member(Person):
    """Someone who plays for a circle."""

    async def start_circle(self) -> str:
        """Returns the link that the circle shares."""
        await self.page.goto(f"{self.house}/circle")
        await self.page.get_by_label("Name of the circle").fill(CIRCLE)
        await self.press(self.button("Start a circle"))
        await expect(self.page.get_by_role("heading", name=CIRCLE)).to_be_visible()
        assert "key=" not in self.page.url, "what makes people members does not stay in the address bar"
        await self.press(self.button("Invite"))
        await self.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        await self.press(self.button("Copy link"))
        await self.press(self.page.get_by_role("dialog").get_by_role("button", name="Close"))
        return str(await self.page.evaluate("navigator.clipboard.readText()"))

    async def join_circle(self, link: str) -> None:
        await self.page.goto(self.house + link[link.index("/circle#") :])  # by the address where we all are
        await self.press(self.button("Join this circle"))
        await expect(self.page.get_by_role("heading", name=CIRCLE)).to_be_visible()

    async def see_circle(self) -> None:
        await self.page.goto(f"{self.house}/circle")
        await self.press(self.page.get_by_role("link", name=CIRCLE))
        await expect(self.page.get_by_role("heading", name=CIRCLE)).to_be_visible()

    async def forget_me(self) -> None:
        await self.press(self.button("Settings"))
        await self.press(self.button("Forget me"))
        await self.press(self.button("Forget me"))


@pytest.mark.e2e
@pytest.mark.timeout(300)
async def test_a_circle_from_its_first_evening_to_one_who_is_forgotten(
    nats: NatsServer, tmp_path: Path
) -> None:
    database = tmp_path / "circles.db"
    with (
        gates(nats.url, 1, tmp_path) as one,
        chronicle_process(nats.url, f"sqlite:///{database}", tmp_path),
    ):
        until(lambda: bool(one[0].get("/api/house")["circles"]), "a house with circles")
        async with chromium() as browser, balancer(one) as line:
            ada, bruno, cleo, dov = all_four = [
                await Member.arrive(browser, name, line) for name in ("Ada", "Bruno", "Cleo", "Dov")
            ]
            link = await ada.start_circle()
            await bruno.join_circle(link)
            await dov.join_circle(link)
            await expect(bruno.page.get_by_text("Nothing here yet")).to_be_visible()

            code = await ada.open_table()
            for person in (bruno, cleo, dov):
                await person.join(code)
            await ada.set_rule("Moons to win", "15")
            note = ada.page.get_by_role("note")
            await expect(note).to_contain_text(f"Record tonight’s games for “{CIRCLE}”?")
            await ada.press(note.get_by_role("button", name="Record"))
            await ada.press(ada.button(f"Record for “{CIRCLE}”"))
            await expect(note).to_contain_text("when Bruno, Cleo, and Dov agree")
            for member in (bruno, dov):
                await member.press(member.page.get_by_role("note").get_by_role("button", name="Agree"))
                await expect(member.page.get_by_text("your name goes on its page")).to_be_visible()
                await member.press(member.page.get_by_role("dialog").get_by_role("button", name="Agree"))
            await expect(note).to_contain_text("when Cleo agrees")
            await cleo.press(cleo.page.get_by_role("note").get_by_role("button", name="Agree"))
            await cleo.press(cleo.button("Agree as a guest"))
            for person in all_four:
                recorded = person.page.get_by_role("note").filter(has_text="Games here are recorded")
                await expect(recorded).to_be_visible()

            await ada.begin()
            people = sorted(all_four, key=lambda person: person.witness.you or 0)
            await Stories(people).play_to_the_end()

            await expect(ada.page.get_by_role("heading", name=re.compile("full moon"))).to_be_visible()
            await ada.see_circle()
            await expect(ada.page.get_by_text("1 evening").first).to_be_visible(timeout=OFTEN)
            for name in ("Ada", "Bruno", "Dov", "a guest"):
                await expect(ada.page.get_by_text(name).first).to_be_visible()
            assert "Cleo" not in await ada.page.locator("body").inner_text()
            assert b"Cleo" not in database.read_bytes()

            await bruno.press(bruno.button("Menu"))
            await bruno.press(bruno.button("Leave the table"))
            await bruno.see_circle()
            await bruno.forget_me()
            await expect(bruno.page.get_by_text("has forgotten you")).to_be_visible(timeout=OFTEN)
            await expect(bruno.page.get_by_role("link", name=CIRCLE)).to_have_count(0)
            await ada.page.reload()
            await expect(ada.page.get_by_text("1 evening").first).to_be_visible()
            assert "Bruno" not in await ada.page.locator("body").inner_text()
            assert b"Bruno" not in database.read_bytes()
