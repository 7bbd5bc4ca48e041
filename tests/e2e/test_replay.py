"""Replays in a real browser: golden games through every pair of eyes, and a game that is played on."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect
from tests.e2e.hand import Hand
from tests.e2e.people import DESKTOP, PHONE, chromium, context
from tests.e2e.replay_screens import linked
from tests.parts import GateProcess, NatsServer, gates, nats_server, runners
from tests.played_log import golden_entries, golden_games

from inklings.games import GAMES
from inklings.kernel.game import AnyGame

NEXT = """async () => {
    const button = document.querySelector('footer button[aria-label="One step on"]');
    for (let last = -1; Number(document.querySelector('input').value) !== last; ) {
        last = Number(document.querySelector('input').value);
        button.click();
        await new Promise(requestAnimationFrame);
    }
    return document.querySelector('input').value === document.querySelector('input').max;
}"""
"""Goes on step by step to the end."""


async def opened(page: Page, gate: GateProcess, link: str) -> None:
    await page.goto(f"{gate.url}/replay/{link}")
    await page.get_by_role("button", name="Watch").click()
    await page.get_by_role("button", name="Pause").click()


async def see_again(browser: Browser, gate: GateProcess, link: str, size: dict[str, int]) -> int:
    """Watch a replay to its end through all eyes, and on all phones; returns how many steps it had."""
    page = await (await context(browser, size, reduced_motion="reduce")).new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    await opened(page, gate, link)
    await page.locator("footer .eyes").click()
    whose = page.get_by_role("dialog").get_by_role("listitem")
    steps = 0
    for eyes in range(await whose.count()):
        await whose.nth(eyes).get_by_role("button").click()
        await expect(whose).to_have_count(0)
        steps += int(await page.get_by_role("slider").get_attribute("max") or 0)
        assert await page.evaluate(NEXT), f"there is no end through eyes {eyes}"
        await page.get_by_role("slider").fill("0")
        await page.locator("footer .eyes").click()
    assert not errors
    await page.context.close()
    return steps


@pytest.mark.e2e
@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_a_golden_game_is_seen_to_its_end_through_all_eyes(
    game: AnyGame, nats: NatsServer, tmp_path: Path
) -> None:
    """The shortest with an end; `python -m tests.e2e.test_replay` watches all of them."""
    script = min(golden_games(game), key=lambda script: len(golden_entries(game, script, "BCDF")))
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            assert await see_again(browser, gate, await linked(nats.url, game, script), PHONE)


async def see_all(folder: Path) -> None:
    """Watch every golden game."""
    with nats_server(folder) as nats, gates(nats.url, 1, folder) as (gate,):
        async with chromium() as browser:
            for game in GAMES:
                for number, script in enumerate(golden_games(game)):
                    link = await linked(nats.url, game, script)
                    steps = await see_again(browser, gate, link, (PHONE, DESKTOP)[number % 2])
                    sys.stdout.write(f"{game.name}, {script.name}: {steps} steps\n")


@pytest.mark.e2e
@pytest.mark.timeout(600)
async def test_a_game_is_played_on_with_bots_to_another_end(nats: NatsServer, tmp_path: Path) -> None:
    moons = next(game for game in GAMES if game.name == "moons")
    with gates(nats.url, 1, tmp_path) as (gate,), runners(nats.url, 1, tmp_path, tempo=0.02):
        async with chromium() as browser:
            page = await (await context(browser, PHONE)).new_page()
            hand = Hand()
            await hand.attend(page)
            await opened(page, gate, await linked(nats.url, moons, next(golden_games(moons))))
            await page.get_by_role("button", name="Menu").click()
            await page.get_by_role("button", name="Round 5").click()
            await page.get_by_role("button", name="Menu").click()
            await page.get_by_role("button", name="Play on from here").click()
            await page.get_by_role("button", name="Bruno").click()
            await page.get_by_role("textbox", name="Your name").fill("Zofia")
            await page.get_by_role("button", name="Open the table").click()
            await page.get_by_role("button", name="Resume").click()
            assert hand.scene["table"]["seats"][1]["name"] == "Zofia"
            assert hand.scene["game"]["round"] == 5
            code = hand.scene["table"]["code"]
            hand.play()
            await expect(page.get_by_role("button", name="Play again")).to_be_visible(timeout=400_000)
            await page.get_by_role("button", name="Share").last.click()
            await send_a_picture(page)
            await page.get_by_role("button", name="Share").last.click()
            await page.get_by_role("button", name="Watch it again").click()
            await expect(page.get_by_role("button", name="Watch", exact=True)).to_be_visible()
            assert code not in page.url


async def send_a_picture(page: Page) -> None:
    await page.get_by_role("button", name="Send a picture").click()
    picture = page.get_by_role("img", name="Final scores")
    await expect(picture).to_have_js_property("naturalHeight", 1350, timeout=60_000)
    await page.get_by_role("radio", name="Wide").check()
    await expect(picture).to_have_js_property("naturalHeight", 630, timeout=60_000)
    async with page.expect_download() as download:
        await page.get_by_role("button", name="Save").click()
    assert (await (await download.value).path()).read_bytes().startswith(b"\x89PNG")
    await page.keyboard.press("Escape")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(see_all(Path(folder)))
