"""Pictures for those who do not see them: each that can be pressed says what it shows, in their language."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect
from tests.e2e.people import chromium, context
from tests.parts import GateProcess, NatsServer, gates
from tests.players import Player

SEATS = 4
SHOWN = {"moons": (("dreams", "dioramas"), 6), "rorschach": (("inkblots",), 4)}
"""The decks of each game, and how many of their pictures lie before everyone at the beginning."""
OPTIONS = {"moons": {"pictures": "both"}, "rorschach": {}}


@pytest.mark.e2e
@pytest.mark.timeout(180)
@pytest.mark.parametrize("game", SHOWN)
async def test_every_picture_says_what_it_shows(nats: NatsServer, tmp_path: Path, game: str) -> None:
    decks, pictures = SHOWN[game]
    with gates(nats.url, 1, tmp_path) as (gate,):
        code = gate.open_table(game)
        company = [await Player(gate.url, code).connect() for _ in range(SEATS)]
        for number, player in enumerate(company):
            await player.ask("sit", name=f"Player {number}", avatar=number)
        await company[0].ask("set_game", game=game, options=OPTIONS[game])
        await company[0].ask("begin")
        await company[0].close()
        texts = {
            picture: card["alt"]
            for deck in decks
            for card in gate.get(f"/api/decks/{deck}")["cards"].values()
            for picture in card["pictures"].values()
        }
        async with chromium() as browser:
            for language, locale in (("en", "en-GB"), ("pl", "pl-PL")):
                shown = await pictures_and_names(browser, gate, company[0], locale, pictures)
                for picture, name in shown:
                    assert texts[picture][language] in name
        for player in company[1:]:
            await player.close()


async def pictures_and_names(
    browser: Browser, gate: GateProcess, player: Player, locale: str, count: int
) -> list[list[str]]:
    """Every picture that can be pressed, and what a reader calls it."""
    page = await (await context(browser, language=locale)).new_page()
    await page.goto(f"{gate.url}/app/icon.svg")
    await page.evaluate("secret => localStorage.setItem('inklings.secret', secret)", player.secret)
    await page.goto(f"{gate.url}/{player.code}")
    images = page.locator("button[data-picture] img[src]")
    await expect(images).to_have_count(count)
    shown: list[list[str]] = await images.evaluate_all(
        "all => all.map((image) => [image.getAttribute('src'), image.closest('button').ariaLabel])"
    )
    await page.context.close()
    return shown
