"""Pictures of a replay: its poster, the game through several eyes, all phones, and playing on."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.async_api import expect
from tests.e2e.studio import Studio
from tests.logs import engine_log
from tests.played_log import golden_entries, golden_games, store

from inklings.games import GAMES
from inklings.house.codes import new_code
from inklings.kernel.game import AnyGame
from inklings.live.links import Links

STEPS = 12
"""So far the game is seen: something has been revealed."""


async def linked(nats: str, game: AnyGame, script: Path) -> str:
    """A link to a golden game that was played at a table of this house."""
    code = new_code(1000, Random(str(script)))
    await store(nats, golden_entries(game, script, code), code)
    async with engine_log(nats) as engine:
        return await Links(engine.log._bus).make(code, 1)


async def pictures(studio: Studio) -> None:
    moons = next(game for game in GAMES if game.name == "moons")
    link = await linked(studio.nats, moons, next(golden_games(moons)))
    camera = studio.camera
    page = await studio.open(f"/replay/{link}")
    await page.get_by_role("button", name="Watch").wait_for()
    await camera.take(page, "replay")
    await page.get_by_role("button", name="Watch").click()
    await page.get_by_role("button", name="Pause").click()
    await page.get_by_role("slider").fill(str(STEPS))
    await camera.take(page, "replay-everyone")
    await page.locator("footer .eyes").click()
    await camera.take(page, "replay-eyes")
    await page.get_by_role("button", name="Bruno").click()
    await camera.take(page, "replay-seat")
    await page.locator("footer .eyes").click()
    await page.get_by_role("button", name="All phones side by side").click()
    await page.frame_locator("iframe").last.locator("header").wait_for()
    await camera.take(page, "replay-phones")
    await page.get_by_role("button", name="Menu").click()
    await camera.take(page, "replay-menu")
    await page.get_by_role("button", name="Play on from here").click()
    await camera.take(page, "replay-play-on")
    await page.keyboard.press("Escape")
    await page.get_by_role("slider").press("End")
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name="Send a picture").click()
    postcard = page.get_by_role("img", name="Final scores")
    await expect(postcard).to_have_js_property("naturalHeight", 1350, timeout=60_000)
    await camera.take(page, "replay-postcard")
    await page.goto(f"{studio.gate.url}/replay/{'0' * 20}")
    await page.get_by_text("nothing behind this link").wait_for()
    await camera.take(page, "replay-gone")
    tv = await studio.open(f"/replay/{link}/tv")
    await tv.locator("[inert] h1").first.wait_for(state="attached")
    await camera.take_tv(tv, "replay-tv")
    await tv.context.close()
