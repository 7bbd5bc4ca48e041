"""People with browsers: they look for what is on the screen, and press it."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Self

from playwright.async_api import (
    Browser,
    BrowserContext,
    Frame,
    Locator,
    Page,
    WebSocket,
    async_playwright,
    expect,
)
from tests.balancer import Balancer
from tests.e2e.witness import Witness

logger = logging.getLogger(__name__)

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
TV = {"width": 1920, "height": 1080}
FEATURES = (
    # What Playwright turns off, as far as it matters here: of several lists Chromium reads only the last.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    # The list below the address bar: two pages of Chromium's own for every person, dearer than ours.
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)
"""Of Chromium, turned off."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    f"--disable-features={','.join(FEATURES)}",
]
WAIT = 30_000
READY = "I’m ready"


@asynccontextmanager
async def chromium(*flags: str) -> AsyncGenerator[Browser]:
    expect.set_options(timeout=WAIT)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path="/usr/bin/chromium", args=[*FLAGS, *flags])
        try:
            yield browser
        except Exception:
            await tell_what_is_shown(browser)
            raise
        finally:
            await browser.close()


async def tell_what_is_shown(browser: Browser) -> None:
    """Every open page in words, for the report of a test that failed."""
    for page in (page for context in browser.contexts for page in context.pages):
        logger.error("%s\n%s", page.url, await page.locator("body").aria_snapshot())


async def context(
    browser: Browser, size: dict[str, int] = PHONE, language: str = "en-GB", **settings: Any
) -> BrowserContext:
    """The first person sees everything move; the others ask for less motion, unless the test says so."""
    settings.setdefault("reduced_motion", "reduce" if browser.contexts else "no-preference")
    made = await browser.new_context(
        viewport={"width": size["width"], "height": size["height"]}, locale=language, **settings
    )
    made.set_default_timeout(WAIT)
    made.set_default_navigation_timeout(4 * WAIT)
    return made


class Person:
    """Someone with a phone."""

    def __init__(self, name: str, page: Page, house: str) -> None:
        self.name = name
        self.house = house
        self.acknowledged: list[str] = []
        """The ids of moves that the house said were done."""
        self.frames: list[str] = []
        """All that the house has sent."""
        self.trail: list[str] = []
        """Every address where the page has been."""
        self._moves: set[str] = set()
        self._take_up(page)

    def _take_up(self, page: Page) -> None:
        self.page = page
        self.witness = Witness(page)
        page.on("websocket", self._overhear)
        page.on("framenavigated", self._follow)

    @classmethod
    async def arrive(cls, browser: Browser, name: str, line: Balancer, **settings: Any) -> Self:
        page = await (await context(browser, **settings)).new_page()
        return cls(name, page, line.url)

    # --- with a finger ---------------------------------------------------------------------------

    async def press(self, wanted: Locator) -> None:
        await wanted.click()

    async def write(self, field: Locator, text: str) -> None:
        await field.fill(text)

    async def choose(self, radio: Locator) -> None:
        await radio.check()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    # --- before the game -------------------------------------------------------------------------

    async def open_table(self, game: str = "Thirty Moons") -> str:
        await self.page.goto(self.house)
        await self.page.get_by_role("button", name=game).click()
        await self._introduce()
        return self.page.url.rpartition("/")[2]

    async def join(self, code: str) -> None:
        await self.page.goto(self.house)
        await self.page.get_by_role("textbox", name="Table code").click()
        await self.page.keyboard.type(code)
        await self._introduce()

    async def come(self, code: str) -> None:
        """By the table's own address, as from its QR."""
        await self.page.goto(f"{self.house}/{code}")
        await self._introduce()

    async def _introduce(self) -> None:
        await self.write(self.page.get_by_label("Your name"), self.name)
        await self.press(self.button("Sit down"))
        await expect(self.page.get_by_role("list", name="Seats")).to_contain_text(self.name)

    async def set_rule(self, rule: str, choice: str) -> None:
        await self.press(self.button("House rules"))
        await self.choose(self.rule(rule).get_by_role("radio", name=choice, exact=True))
        await self.press(self.button("Close"))

    def rule(self, name: str) -> Locator:
        return self.page.get_by_role("dialog").get_by_role("group", name=name)

    async def have_patience(self, seconds: str) -> None:
        """As host, say how long the clock stands still for anyone who is missed (G3)."""
        await self.page.get_by_role("button", name="Menu").click()
        await self.page.get_by_role("dialog").get_by_role("button", name="Table settings").click()
        order = self.page.get_by_role("group", name="If someone drops out")
        await order.get_by_role("radio", name=seconds, exact=True).check()
        await self.page.get_by_role("button", name="Close", exact=True).click()

    async def begin(self) -> None:
        await self.press(self.button("Begin"))

    async def put_on_the_table(self, game: str) -> None:
        """Another game, in the lobby or at the end of the last one."""
        await self.press(self.button("Another game"))
        await self.press(self.page.get_by_role("dialog").get_by_role("button", name=game))

    # --- what the screen asks for ----------------------------------------------------------------

    async def is_narrator(self) -> bool:
        return await self.page.get_by_role("textbox", name="Your clue").is_visible()

    async def tell(self, clue: str) -> None:
        await self.press(self.button("in your hand").first)
        await self.write(self.page.get_by_role("textbox", name="Your clue"), clue)
        await self.press(self.button("Tell it"))

    async def lay(self, chance: random.Random) -> None:
        await self.press(await self._any(self.button("in your hand"), chance))
        await self.press(self.button("Play this card"))

    async def vote(self, chance: random.Random) -> None:
        await self._seal(await self._any(self.button(re.compile(r"^Card \d+:")), chance))

    async def vote_for(self, slot: int) -> None:
        await self._seal(self.button(re.compile(f"^Card {slot}:")))

    @staticmethod
    async def _any(cards: Locator, chance: random.Random) -> Locator:
        """One of the cards. A new phase lays them out again. Until they are measured, none can be seen."""
        while not (count := await cards.count()):
            await expect(cards).not_to_have_count(0)
        return cards.nth(chance.randrange(count))

    async def _seal(self, card: Locator) -> None:
        await self.press(card)
        await self.press(self.button(re.compile("^Seal")))

    async def say_ready(self) -> None:
        await self.press(self.button(READY))

    async def reaches(self, *phases: str) -> None:
        await self.witness.until(lambda: self.witness.phase in phases)

    async def sees(self, text: str | re.Pattern[str]) -> None:
        await expect(self.page.get_by_text(text).first).to_be_visible()

    async def is_asked(self, text: str | re.Pattern[str], seconds: float = WAIT / 1000) -> None:
        """Wait for words in the ribbon."""
        ribbon = self.page.get_by_role("status").filter(has_text=text)
        await expect(ribbon.first).to_be_visible(timeout=seconds * 1000)

    # --- moving ----------------------------------------------------------------------------------

    async def reload(self) -> None:
        await self.page.reload()

    async def leave_for_good(self) -> None:
        await self.press(self.button("Menu"))
        await self.press(self.button("Leave the table"))
        await self.press(self.button("Leave for good"))

    async def move_to_second_device(self, browser: Browser) -> None:
        await self.page.get_by_role("button", name="Menu").click()
        await self.page.get_by_role("button", name="Continue on another device").click()
        described = await self.page.get_by_role("img", name=re.compile("#key=")).get_attribute("aria-label")
        assert described
        path = "/" + described.rpartition("/")[2]
        old = self.page
        self._take_up(await (await context(browser)).new_page())
        await self.page.goto(self.house + path)
        await old.context.close()

    def _follow(self, frame: Frame) -> None:
        if frame == self.page.main_frame:
            self.trail.append(frame.url)

    def _overhear(self, socket: WebSocket) -> None:
        def sent(payload: str | bytes) -> None:
            message = json.loads(payload)
            if message["type"] == "do":
                self._moves.add(message["id"])

        def received(payload: str | bytes) -> None:
            self.frames.append(str(payload))
            match json.loads(payload):
                case {"type": "done", "id": command} if command in self._moves:
                    self.acknowledged.append(command)

        socket.on("framesent", sent)
        socket.on("framereceived", received)


async def together(*doings: Any) -> None:
    await asyncio.gather(*doings)
