"""Pictures of every screen from a scripted game, for a person to look at: `make screens`."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import Browser, Page
from tests import moons_party as party
from tests.e2e.pareidolia_screens import pareidolia_screens
from tests.e2e.people import DESKTOP, PHONE, TV, chromium, context
from tests.e2e.rorschach_screens import rorschach_screens
from tests.e2e.shell_screens import Photographer, learning_screens, sheet_screens, shell_screens
from tests.e2e.telepathic_screens import telepathic_screens
from tests.parts import GateProcess, Player, gates, nats_server

FOLDER = Path("screens")
NAMES = ("Ada", "Bruno", "Celeste", "Dov", "Edda", "Fitz", "Maksymilian Długosz", "Wilhelmina Featherst")
SETTLED = 1200
"""Milliseconds after which everything that moves has come to rest."""


class Camera:
    """Takes each screen in both themes, on a phone and a desktop, or on a TV."""

    def __init__(self, only: str) -> None:
        self._only = only
        self.taken = 0

    async def take(self, page: Page, name: str) -> None:
        for device, size in (("desktop", DESKTOP), ("phone", PHONE)):
            await self._shoot(page, name, device, size)

    async def take_tv(self, page: Page, name: str) -> None:
        await self._shoot(page, name, "tv", TV)

    async def _shoot(self, page: Page, name: str, device: str, size: dict[str, int]) -> None:
        if self._only not in name:
            return
        await page.set_viewport_size({"width": size["width"], "height": size["height"]})
        themes: tuple[tuple[Literal["light", "dark"], str], ...] = (("light", ""), ("dark", ".night"))
        for scheme, suffix in themes:
            await page.emulate_media(color_scheme=scheme)
            await page.wait_for_timeout(SETTLED)
            await page.screenshot(path=FOLDER / f"{name}{suffix}-{device}.png")
            self.taken += 1
        print(f"  {name} ({device})", flush=True)  # noqa: T201


class Nobody:
    """Takes no pictures: this round looks like one that was taken."""

    async def take(self, page: Page, name: str) -> None:
        pass

    async def take_tv(self, page: Page, name: str) -> None:
        pass


class Party:
    """One person in a browser, the others on bare websockets."""

    def __init__(self, browser: Browser, gate: GateProcess, count: int, **options: Any) -> None:
        self.code = gate.open_table(**{"first": "random", "target": 15, "clock": "long", **options})
        self._browser = browser
        self._gate = gate
        self._count = count
        self.others: list[Player] = []
        self.chance = random.Random(7)
        self.page: Page

    async def open(self, path: str = "", **settings: Any) -> Page:
        page = await (await context(self._browser, device_scale_factor=1, **settings)).new_page()
        await page.goto(f"{self._gate.url}/{self.code}{path}")
        return page

    async def seat(self, page: Page) -> None:
        """Seat the browser first, so that it is host; then the others."""
        self.page = page
        await page.get_by_label("Your name").fill(NAMES[0])
        await page.get_by_role("button", name="Sit down").click()
        await page.get_by_role("list", name="Seats").wait_for()
        for number in range(1, self._count):
            other = await Player(self._gate.url, self.code).connect()
            await other.ask("sit", name=NAMES[number], avatar=number * 7 + 2)
            await other.ask("ready", ready=True)
            self.others.append(other)

    async def begin(self) -> None:
        await self.page.get_by_role("button", name="Begin").click()
        await party.all_reach(self.others, "narrating", "racing")

    def narrator(self) -> Player | None:
        """Whoever is asked for a story; None: the person in the browser."""
        return next((player for player in self.others if player.offer("tell_story")), None)

    async def tell(self, clue: str = "What the hill was hiding") -> None:
        if narrator := self.narrator():
            offer = narrator.offer("tell_story")
            assert offer
            written = {"type": "written", "text": clue}
            await narrator.do("tell_story", card=offer["cards"][0], clue=written)
        else:
            await self.choose(0)
            await self.page.get_by_role("textbox", name="Your clue").fill(clue)
            await self.page.get_by_role("button", name="Tell it").click()
        await party.all_reach(self.others, "choosing")

    async def lay(self, *, most: bool = False) -> None:
        layers = [player for player in self.others if player.offer("lay_cards")]
        for player in layers[: -1 if most else None]:
            await party.lay(player)

    async def vote(self, *, most: bool = False) -> None:
        await party.all_reach(self.others, "voting")
        voters = [player for player in self.others if player.offer("vote")]
        for player in voters[: -1 if most else None]:
            await party.vote(player, self.chance)

    async def ready(self) -> None:
        for player in self.others:
            if player.offer("say_ready"):
                await player.do("say_ready")

    async def lay_mine(self) -> None:
        await self.choose(2)
        await self.press("Lay this card")

    async def choose(self, number: int) -> None:
        await self.page.get_by_role("button", name="in your hand").nth(number).click()

    async def press(self, name: str) -> None:
        await self.page.get_by_role("button", name=name).first.click()

    async def close(self) -> None:
        for player in self.others:
            await player.close()


async def whole_game(camera: Photographer, browser: Browser, gate: GateProcess) -> None:
    """Six people, every phase, as each role."""
    table = Party(browser, gate, 6)
    page = await table.open()
    await camera.take(page, "entry")
    tv = await table.open("/tv")
    await camera.take_tv(tv, "tv-lobby-empty")
    await tv.goto("about:blank")
    await table.seat(page)
    await camera.take(page, "lobby")
    await sheet_screens(camera, page)
    onlooker = await table.open("/watch")
    await onlooker.get_by_role("list", name="Seats").wait_for()
    await camera.take(onlooker, "lobby-onlooker")
    await page.wait_for_timeout(300)
    await table.begin()

    told_as: set[bool] = set()
    for _ in range(30):
        mine = table.narrator() is None
        fresh = mine not in told_as
        told_as.add(mine)
        role = "narrator" if mine else "player"
        if not await one_round(table, camera if fresh else Nobody(), onlooker, tv, role):
            break
    await camera.take(page, "finish")
    await camera.take(onlooker, "finish-onlooker")
    await tv.goto(f"{gate.url}/{table.code}/tv")
    await camera.take_tv(tv, "tv-finish")
    await table.close()


async def one_round(table: Party, camera: Photographer, onlooker: Page, tv: Page, role: str) -> bool:
    page = table.page
    first_round = role == "player"
    await camera.take(page, f"narrating-{role}")
    if first_round:
        await camera.take(onlooker, "narrating-onlooker")
        await tv.goto(page.url + "/tv")
        await camera.take_tv(tv, "tv-narrating")
        await camera.take(page, "narrating-with-tv")
        await tv.goto("about:blank")
    await table.tell()
    await camera.take(page, f"choosing-{role}")
    if first_round:
        await camera.take(onlooker, "choosing-onlooker")
        await tv.goto(page.url + "/tv")
        await camera.take_tv(tv, "tv-choosing")
        await tv.goto("about:blank")
    await table.lay(most=True)
    if role == "player":
        await table.lay_mine()
        await camera.take(page, "choosing-laid")
    await table.lay()
    await party.all_reach(table.others, "voting")
    await camera.take(page, f"voting-{role}")
    await table.vote(most=True)
    if first_round:
        await camera.take(onlooker, "voting-onlooker")
        await tv.goto(page.url + "/tv")
        await camera.take_tv(tv, "tv-voting")
        await camera.take(page, "voting-with-tv")
        await tv.goto("about:blank")
        await page.wait_for_timeout(500)
    if role == "player":
        choice = page.get_by_role("button", name="Card 1:").or_(page.get_by_role("button", name="Card 2:"))
        await choice.first.click()
        await camera.take(page, "voting-chosen")
        await page.get_by_role("button", name=re.compile("^Seal")).click()
        await camera.take(page, "voting-sealed")
    await table.vote()
    await party.all_reach(table.others, "scoring")
    await camera.take(page, f"scoring-{role}")
    if first_round:
        await camera.take(onlooker, "scoring-onlooker")
        await tv.goto(page.url + "/tv")
        await camera.take_tv(tv, "tv-scoring")
        await tv.goto("about:blank")
    await table.ready()
    await page.get_by_role("button", name="ready").click()
    await party.all_reach(table.others, "narrating", "finished")
    return party.in_phase(table.others[0], "narrating")


async def other_tables(camera: Photographer, browser: Browser, gate: GateProcess) -> None:
    """Three players with two decoys each, and eight with long names, in Polish."""
    three = Party(browser, gate, 3)
    await three.seat(await three.open())
    await three.begin()
    if three.narrator() is None:
        await three.tell()
        await three.lay()
    else:
        await three.tell()
        await three.choose(0)
        await camera.take(three.page, "three-choosing")
        await three.choose(2)
        await three.press("Lay these 2")
        await three.lay()
    await camera.take(three.page, "three-voting")
    await three.close()

    eight = Party(browser, gate, 8, first="race", second_vote=True)
    await eight.seat(await eight.open())
    await camera.take(eight.page, "eight-lobby")
    await eight.begin()
    await camera.take(eight.page, "eight-racing")
    await eight.tell("Długa opowieść o tym, czego nikt nie widział, choć wszyscy patrzyli w tę samą stronę")
    await eight.lay_mine()
    await eight.lay()
    await party.all_reach(eight.others, "voting")
    await eight.page.evaluate("localStorage.setItem('inklings.language', 'pl')")
    await eight.page.reload()
    await camera.take(eight.page, "eight-voting-polish")
    await eight.close()


async def every_screen(camera: Photographer, browser: Browser, gate: GateProcess, nats: str) -> None:
    await shell_screens(camera, browser, gate)
    await learning_screens(camera, browser, gate)
    await whole_game(camera, browser, gate)
    await other_tables(camera, browser, gate)
    await telepathic_screens(camera, browser, gate, nats)
    await rorschach_screens(camera, browser, gate)
    await pareidolia_screens(camera, browser, gate)


async def main(only: str) -> None:
    """Play, and take pictures whose names hold `only`."""
    camera = Camera(only)
    with (
        tempfile.TemporaryDirectory() as folder,
        nats_server(Path(folder)) as nats,
        gates(nats.url, 1, Path(folder)) as (gate,),
    ):
        async with chromium() as browser:
            await every_screen(camera, browser, gate, nats.url)
    print(f"{camera.taken} pictures in {FOLDER}/")  # noqa: T201


if __name__ == "__main__":
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else ""))
