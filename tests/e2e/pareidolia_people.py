"""People at a sky in real browsers: one of them with fingers or a keyboard, the others on bare websockets."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from playwright.async_api import Browser, Locator, Page, WebSocket, expect
from tests.e2e import pareidolia_others as party
from tests.e2e.people import DESKTOP, PHONE, READY, TV, WAIT, context
from tests.parts import GateProcess
from tests.players import Player

from inklings.games.pareidolia.views import CloudView

SPAN = 1024
"""How many sky units the shorter side of the sky shows."""
TRIES = 4
"""A turn lasts fifteen seconds; a slow machine may lose one, and takes the next."""

SOON = 5_000
"""Milliseconds, far shorter than a turn: a screen that fails is not taken for a turn that was lost."""
LOOK_EVERY = 40
"""Milliseconds."""

Spot = tuple[float, float]


class Fingers:
    """Real touches on one page, in the units of its sky."""

    def __init__(self, page: Page, session: Any) -> None:
        self._page = page
        self._session = session

    @classmethod
    async def of(cls, page: Page) -> Fingers:
        return cls(page, await page.context.new_cdp_session(page))

    async def on_sky(self, x: float, y: float) -> Spot:
        """Where a point of the sky is on the screen of someone who sees it unturned."""
        box = await self._page.locator("svg.round").bounding_box()
        assert box
        unit = min(box["width"], box["height"]) / SPAN
        return box["x"] + box["width"] / 2 + x * unit, box["y"] + box["height"] / 2 + y * unit

    async def middle_of(self, locator: Locator) -> Spot:
        await expect(locator).to_be_visible(timeout=SOON)
        box = await locator.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    async def tap(self, *at: Spot) -> None:
        await self._touch("touchStart", *at)
        await self._touch("touchEnd")

    async def press(self, locator: Locator) -> None:
        await self.tap(await self.middle_of(locator))

    async def drag(self, start: Spot, end: Spot, *, lift: bool = True) -> None:
        await self._touch("touchStart", start)
        await self.lead([start], [end])
        if lift:
            await self._touch("touchEnd")

    async def lead(self, start: Sequence[Spot], end: Sequence[Spot], steps: int = 8) -> None:
        """Fingers that are down go straight to their ends."""
        for step in range(1, steps + 1):
            part = step / steps
            between = [
                (a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in zip(start, end, strict=True)
            ]
            await self._touch("touchMove", *between)

    async def twist(self, start: Sequence[Spot], end: Sequence[Spot]) -> None:
        await self._touch("touchStart", start[0])
        await self._touch("touchStart", *start)
        await self.lead(start, end)
        await self._touch("touchEnd")

    async def lift(self) -> None:
        await self._touch("touchEnd")

    async def _touch(self, kind: str, *points: Spot) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        await self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


class Company:
    """Ada in a browser, in the first chair; three others by the book; a desktop and a TV that watch."""

    def __init__(self, page: Page, others: list[Player], desktop: Page, tv: Page, frames: list[str]) -> None:
        self.page, self.others, self.desktop, self.tv = page, others, desktop, tv
        self.watched = frames
        """All that the desktop and the TV were sent."""

    @classmethod
    @asynccontextmanager
    async def gather(
        cls, browser: Browser, gate: GateProcess, size: dict[str, int] = PHONE
    ) -> AsyncGenerator[Company]:
        address = f"{gate.url}/{gate.open_table('pareidolia')}"
        frames: list[str] = []
        page = await (await context(browser, size, has_touch=size is PHONE)).new_page()
        await page.goto(address)
        await page.get_by_label("Your name").fill("Ada")
        await page.get_by_role("button", name="Sit down").click()
        await expect(page.get_by_role("list", name="Seats")).to_contain_text("Ada")
        others: list[Player] = []
        for number, name in enumerate(("Bruno", "Celeste", "Dov")):
            player = await Player(gate.url, address.rpartition("/")[2]).connect()
            others.append(player)
            assert (await player.ask("sit", name=name, avatar=number + 5))["type"] == "done"
        desktop = await (await context(browser, DESKTOP)).new_page()
        tv = await (await context(browser, TV)).new_page()
        for watcher, path in ((desktop, ""), (tv, "/tv")):
            watcher.on("websocket", lambda socket: _overhear(socket, frames))
            await watcher.goto(address + path)
        await page.get_by_role("button", name="Begin").click()
        company = cls(page, others, desktop, tv, frames)
        try:
            await company.reach("choosing")
            yield company
        finally:
            for player in others:
                await player.close()

    # --- what the house says ---------------------------------------------------------------------

    @property
    def round(self) -> dict[str, Any]:
        return party.table_of(self.others[0])

    @property
    def guessers(self) -> list[Player]:
        return [player for player in self.others if player.offer("guess")]

    @property
    def sky(self) -> list[CloudView]:
        """The clouds, the highest last."""
        return msgspec.convert(self.round["clouds"], list[CloudView])

    @property
    def clouds(self) -> dict[int, CloudView]:
        return {cloud.id: cloud for cloud in self.sky}

    @property
    def word(self) -> dict[str, str]:
        """What one of the others paints."""
        return next(found for player in self.others if (found := player.own.get("word")))

    def pose(self, cloud: int) -> tuple[int, int, int, bool]:
        it = self.clouds[cloud]
        return it.x, it.y, it.turn, it.flip

    async def reach(self, *phases: str) -> None:
        await party.all_reach(self.others, *phases, seconds=40)

    async def until(self, true: Callable[[], bool]) -> None:
        await self.others[0].until(true, 40)

    # --- rounds ----------------------------------------------------------------------------------

    async def become(self, role: str) -> None:
        """Play on until Ada is the main artist, the second, or neither, and has to choose or to wait."""
        for _ in range(12):
            await self.reach("choosing")
            seats = {self.round["main"]: "main", self.round["second"]: "second"}
            if seats.get(0, "guesser") == role:
                return
            await self.pass_a_round()
        raise AssertionError(f"Ada was never {role}")

    async def pass_a_round(self) -> None:
        await party.keep_a_word(self.others)
        if self.round["main"] == 0:
            await self.page.get_by_role("list", name="Three words").get_by_role("button").first.click()
            await self.page.get_by_role("button", name="Keep").click()
        await self.reach("tossing")
        await party.toss(self.others)
        if self.round["main"] == 0:
            await self.page.get_by_role("button", name=re.compile("^puff")).click()
            await self.page.get_by_role("button", name="Toss it").click()
        await self.reach("painting")
        await self.finish_round()

    async def others_begin(self) -> None:
        """A word is kept and a cloud tossed by others than Ada."""
        await party.keep_a_word(self.others)
        await self.reach("tossing")
        await party.toss(self.others)
        await self.reach("painting")

    async def finish_round(self) -> None:
        """Someone sees it, and all are ready for the next sky."""
        number = self.round["number"]
        await party.see_it(self.others, self.guessers[0])
        await self.reach("solved")
        await self.page.get_by_role("button", name=READY).click()
        for player in self.others:
            await player.until(lambda player=player: player.offer("say_ready") is not None)  # type: ignore[misc]
            await player.do("say_ready")
        await self.until(lambda: self.round["number"] != number)

    async def partner(self, action: str, **fields: Any) -> None:
        """The other artist moves, when it is their turn and Ada's screen knows it: two turns look alike."""
        await asyncio.gather(*(self._in_turn(player) for player in self.others))
        await expect(self._tools).to_have_count(0)
        assert await party.act(self.others, action, **fields)

    async def _in_turn(self, player: Player) -> None:
        await player.until(lambda: party.painter(player) != 0, 40)

    async def my_turn(self) -> None:
        """Ada is to move: the other artist passes if need be, and her screen knows it."""
        if not self.is_my_turn():
            await self.partner("pass")
        await expect(self._tools).to_be_visible()

    def is_my_turn(self) -> bool:
        return party.painter(self.others[0]) == 0

    @property
    def _tools(self) -> Locator:
        return self.page.get_by_role("group", name="What to do")

    async def does(self, did: str, doing: Callable[[], Awaitable[None]]) -> None:
        """Ada makes a move of this kind."""
        for _ in range(TRIES):
            await self.my_turn()
            before = self.sky
            turn = asyncio.create_task(self.until(lambda: not self.is_my_turn()))
            (failed,) = await asyncio.gather(doing(), return_exceptions=True)
            if failed and not turn.done():
                turn.cancel()
                raise failed
            await turn
            passed = self.sky == before
            if passed == (did == "pass"):
                return await self.all_show_the_same_sky()
            assert passed, "the house has passed for her, who was too slow"
        raise AssertionError(f"Ada was never in time to {did}")

    # --- what the screens show -------------------------------------------------------------------

    async def all_show_the_same_sky(self) -> None:
        """Phone, desktop and TV draw every cloud just where the house says that it lies."""
        wanted = [f"{it.id} {it.shape} {it.x} {it.y} {it.turn} {int(it.flip)}" for it in self.sky]
        for page in (self.page, self.desktop, self.tv):
            await _until_drawn(page, wanted)

    def assert_nobody_else_was_told(self) -> None:
        """The word reached the artists alone (P8)."""
        frames = [frame for player in self.guessers for frame in player.frames] + self.watched
        for frame in frames:
            for language, text in self.word.items():
                assert f'"{language}":"{text}"' not in frame, frame


DRAWN = """() => [...document.querySelectorAll('.round .cloud')].map((cloud) => {
    const { a, b, c, d, e, f } = cloud.transform.baseVal.consolidate().matrix;
    const flip = a * d - b * c < 0;
    const turn = (Math.round(Math.atan2(flip ? -b : b, flip ? -a : a) * 180 / Math.PI) + 360) % 360;
    const pose = `${Math.round(e)} ${Math.round(f)} ${turn} ${flip ? 1 : 0}`;
    const rests = pose === cloud.dataset.pose && Number.isInteger(e) && Number.isInteger(f);
    const lies = rests ? pose : `is on its way to ${cloud.dataset.pose}`;
    return `${cloud.dataset.cloud} ${cloud.dataset.shape} ${lies}`;
})"""
"""Every cloud as it is really drawn: its matrix, not what is written beside it."""


async def _until_drawn(page: Page, wanted: list[str]) -> None:
    """Clouds glide to where they lie."""
    for _ in range(WAIT // LOOK_EVERY):
        if await page.evaluate(DRAWN) == wanted:
            return
        await page.wait_for_timeout(LOOK_EVERY)
    assert await page.evaluate(DRAWN) == wanted, page.url


def _overhear(socket: WebSocket, frames: list[str]) -> None:
    socket.on("framereceived", lambda payload: frames.append(str(payload)))
