"""Friends name a deck that nobody has seen, and play with it (D22)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect
from tests.balancer import balancer
from tests.e2e.moons_people import Stories
from tests.e2e.people import TV, Person, chromium, context, together
from tests.parts import NatsServer, gates, runners

NAMES = ("Ada", "Bruno", "Cleo", "Dora")
NAME = "amber-otter-lantern"
DRAWN = 200_000
ALL_CAME = """([name, least]) => {
    const pictures = [...document.querySelectorAll('.plate img')].filter((one) => one.src.includes(name));
    return pictures.length >= least && pictures.every((one) => one.complete && one.naturalWidth > 0);
}"""


async def shows_woodcuts(page: Page, least: int) -> None:
    await page.wait_for_function(ALL_CAME, arg=[f"/{NAME}/", least])


@pytest.mark.e2e
@pytest.mark.timeout(500)
async def test_d22_a_party_plays_with_woodcuts(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as one, runners(nats.url, 1, tmp_path, tempo=1):
        async with balancer(one) as line, chromium() as browser:
            ada, *others = people = [await Person.arrive(browser, name, line) for name in NAMES]
            code = await ada.open_table()
            for person in others:
                await person.join(code)
            await ada.set_rule("Pictures", "Woodcuts")
            await ada.set_rule("Moons to win", "15")
            field = ada.page.get_by_label("Name of your deck")
            await expect(field).to_have_value(re.compile("^[a-z]+-[a-z]+-[a-z]+$"))
            await field.fill("Amber Otter  Lantern!")
            await field.press("Enter")
            await expect(field).to_have_value(NAME)
            for person in others:
                await expect(person.page.get_by_text(NAME)).to_be_visible()
                await expect(person.page.get_by_text("All 84 pictures are printed.")).to_be_visible(
                    timeout=DRAWN
                )
                await expect(person.page.get_by_role("button", name="Another deck")).to_be_hidden()
            screen = await (await context(browser, TV)).new_page()
            await screen.goto(f"{line.url}/{code}/tv")
            await ada.begin()
            await together(*(shows_woodcuts(person.page, 6) for person in people))
            await Stories(people).play_to_the_end()
            await shows_woodcuts(screen, 1)
