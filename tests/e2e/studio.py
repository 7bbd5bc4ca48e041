"""Where pictures of every screen are taken: a camera, and tables with one person in a browser."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Literal, TypeAlias

from playwright.async_api import Browser, Locator, Page
from playwright.async_api import TimeoutError as TooLate
from tests.e2e.people import DESKTOP, PHONE, TV, context
from tests.parts import GateProcess
from tests.players import Player

FOLDER = Path("screens")
NAMES = (
    "Ada",
    "Bruno",
    "Celeste",
    "Dov",
    "Edda",
    "Fitz",
    "Maksymilian Długosz",
    "Wilhelmina Featherst",
    "Imre",
    "Juno",
)
SIZES = {
    "desktop": (DESKTOP["width"], DESKTOP["height"]),
    "phone": (PHONE["width"], PHONE["height"]),
    "small": (360, 640),
    "keyboard": (PHONE["width"], 508),
    "side": (320, 560),
    "wide": (640, 360),
    "tv": (TV["width"], TV["height"]),
}
Theme: TypeAlias = Literal["light", "dark"]
THEMES: dict[Theme, str] = {"light": "", "dark": ".night"}
SETTLED = 1200
"""Milliseconds after which everything that moves has come to rest."""
LOADED = """() => document.fonts.status === 'loaded'
    && [...document.images].every((image) => image.complete || image.loading === 'lazy')"""
UNSTEADY = """
    .taper, .time, [role='timer'], [aria-label*='#key='] { visibility: hidden !important; }
"""
"""What differs in each run: time that is left, and a secret."""
TO_PRESS = 3000
"""Milliseconds."""
PATIENCE = 120_000
"""Milliseconds that a click may take: some ten games are played in one browser."""
AT_ONCE = 1
"""How many pages are looked at at the same time: with two, a page was once not drawn for two minutes."""
SPEAK = """(language) => {
    localStorage.setItem('inklings.language', language);
    dispatchEvent(new StorageEvent('storage', { key: 'inklings.language', newValue: language }));
}"""
"""As if another window of the same browser had chosen a language."""


class Camera:
    """Takes each screen once, as it stands, on several devices, by day and by night.

    The scripts read English. In another language a page is shown only for as long as its picture takes.
    """

    def __init__(
        self,
        devices: Iterable[str],
        *,
        only: str = "",
        language: str = "en",
        themes: Iterable[Theme] = THEMES,
        hidden: str = "",
    ) -> None:
        self._only, self._language, self._devices, self._themes = only, language, devices, themes
        self._hidden = hidden
        """Rules for what is not to be in the pictures."""
        self._known: set[str] = set()
        self.taken = 0

    def first(self, name: str) -> bool:
        """Whether this is asked about for the first time."""
        known = name in self._known
        self._known.add(name)
        return not known

    async def take(self, page: Page, name: str, *devices: str) -> bool:
        """A picture for each of these devices, or for the usual ones; False: it was there already."""
        if not self.first("-".join((name, *devices))):
            return False
        if self._only in name:
            await self._speak(page, self._language)
            for device in devices or self._devices:
                await self.shoot(page, name, device)
            await self._speak(page, "en")
        return True

    async def take_tv(self, page: Page, name: str) -> bool:
        return await self.take(page, name, "tv")

    async def shoot(self, page: Page, name: str, device: str) -> None:
        width, height = SIZES[device]
        await page.set_viewport_size({"width": width, "height": height})
        for theme in self._themes:
            await page.emulate_media(color_scheme=theme)
            await page.wait_for_timeout(SETTLED)
            await page.wait_for_function(LOADED)
            await page.screenshot(
                path=FOLDER / f"{name}{THEMES[theme]}-{device}.png", animations="disabled", style=self._hidden
            )
            self.taken += 1
        print(f"  {name} ({device})", flush=True)  # noqa: T201

    async def _speak(self, page: Page, language: str) -> None:
        if self._language != "en":
            await page.evaluate(SPEAK, language)


class Several(Camera):
    """Cameras that look at the same screens, one after another.

    Each keeps a core busy. While ten pages were looked at at once, a click in another took half a minute.
    """

    def __init__(self, *cameras: Camera) -> None:
        super().__init__(())
        self._cameras = cameras
        self._free = asyncio.Semaphore(AT_ONCE)

    async def take(self, page: Page, name: str, *devices: str) -> bool:
        async with self._free:
            return all([await camera.take(page, name, *devices) for camera in self._cameras])


@dataclass(frozen=True)
class Studio:
    """What a script needs to take its pictures."""

    camera: Camera
    browser: Browser
    gate: GateProcess
    nats: str

    async def blank(self) -> Page:
        made = await context(self.browser, device_scale_factor=1, reduced_motion="reduce")
        made.set_default_timeout(PATIENCE)
        return await made.new_page()

    async def open(self, path: str) -> Page:
        page = await self.blank()
        await page.goto(self.gate.url + path)
        return page


class Party:
    """One person in a browser, in the first chair, the others on bare websockets."""

    game: ClassVar[str]
    usual: ClassVar[dict[str, Any]] = {"clock": "long"}
    """House rules that give time for pictures."""

    def __init__(self, studio: Studio, count: int, **options: Any) -> None:
        self.code = studio.gate.open_table(self.game, **{**self.usual, **options})
        self.camera = studio.camera
        self.others: list[Player] = []
        self.page: Page
        self._studio, self._count = studio, count

    async def open(self, path: str = "") -> Page:
        return await self._studio.open(f"/{self.code}{path}")

    async def sit(self, page: Page | None = None) -> Page:
        """Seat the browser first, so it is host; then the others."""
        page = self.page = page or await self.open()
        await page.get_by_label("Your name").fill(NAMES[0])
        await page.get_by_role("button", name="Sit down").click()
        await page.get_by_role("list", name="Seats").wait_for()
        for number in range(1, self._count):
            other = await Player(self._studio.gate.url, self.code).connect()
            await other.ask("sit", name=NAMES[number], avatar=number * 7 + 2)
            self.others.append(other)
        return page

    async def press(self, name: str | re.Pattern[str]) -> None:
        await self.page.get_by_role("button", name=name).first.click()

    async def close(self) -> None:
        for player in self.others:
            await player.close()
        await self.page.context.close()


class Views:
    """The same moment for the person, an onlooker and the shared screen."""

    def __init__(self, party: Party, prefix: str, onlooker: Page, tv: Page) -> None:
        self._party, self._prefix, self._onlooker, self._tv = party, prefix, onlooker, tv

    async def every(self, name: str, role: str) -> None:
        await self.person(f"{name}-{role}")
        await self.onlooker(name)
        await self.tv(name)

    async def one(self, name: str, role: str) -> None:
        """A picture that is not there yet: where time is short."""
        if not await self.person(f"{name}-{role}") and not await self.tv(name):
            await self.onlooker(name)

    async def person(self, name: str) -> bool:
        return await self._party.camera.take(self._party.page, f"{self._prefix}-{name}")

    async def onlooker(self, name: str) -> bool:
        return await self._party.camera.take(self._onlooker, f"{self._prefix}-{name}-onlooker")

    async def after_the_celebration(self) -> None:
        """What the TV shows when the winners have had it to themselves."""
        await self._tv.keyboard.press("Space")
        await self.tv("finish-after")

    async def tv(self, name: str) -> bool:
        return await self._party.camera.take_tv(self._tv, f"{self._prefix}-tv-{name}")


async def press_in_time(button: Locator) -> None:
    """Press what the house does by itself for people who are too slow: if it is gone, that is all right."""
    with contextlib.suppress(TooLate):
        await button.click(timeout=TO_PRESS)
