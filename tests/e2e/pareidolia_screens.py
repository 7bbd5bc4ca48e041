"""Pictures of Pareidolia: every role and phase, as the person in the browser sees it."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from tests.e2e import pareidolia_others as party
from tests.e2e.people import READY
from tests.e2e.studio import Party, Studio, Views, press_in_time
from tests.pareidolia_party import guess
from tests.players import Player

GUESSES = ("teapot", "elephant", "a shoe?", "whale", "grandmother’s hat", "snake")


class Table(Party):
    game = "pareidolia"
    usual: ClassVar[dict[str, Any]] = {}

    async def begin(self) -> None:
        await self.page.get_by_role("button", name="Begin").click()
        await self.reach("choosing")

    async def reach(self, *phases: str) -> None:
        await party.all_reach(self.others, *phases, seconds=160)

    @property
    def round(self) -> dict[str, Any]:
        return party.table_of(self.others[0])

    @property
    def role(self) -> str:
        """What the person in the browser is in this round."""
        return "main" if self.round["main"] == 0 else "second" if self.round["second"] == 0 else "guesser"

    def is_mine(self) -> bool:
        """Whether the person in the browser has the sky in hand."""
        return party.painter(self.others[0]) == 0

    async def my_turn(self) -> None:
        """Wait for it; the partner passes as often as needed."""
        while not self.is_mine():
            await party.act(self.others, "pass")
            await asyncio.sleep(0.05)
        await self.page.get_by_role("button", name="Pass", exact=True).wait_for()

    async def guess(self, *texts: str) -> None:
        guessers = [player for player in self.others if player.offer("guess")]
        for number, text in enumerate(texts):
            await guess(guessers[number % len(guessers)], text)


async def pictures(studio: Studio) -> None:
    table = Table(studio, 4)
    views = Views(table, "par", await table.open(), await table.open("/tv"))
    await table.sit()
    await views.person("lobby")
    await table.begin()
    for number in range(12):
        await one_round(table, views, solved=number != 2)
        if party.in_phase(table.others[0], "finished", "voting"):
            break
    if party.in_phase(table.others[0], "voting"):
        await views.one("voting", "person")
        await table.reach("finished")
    for _ in range(3):  # the person, an onlooker, the TV
        await views.one("finish", "person")
    await views.after_the_celebration()
    await table.close()
    await ten_people(studio)


async def one_round(table: Table, views: Views, *, solved: bool) -> None:
    role = table.role
    await views.one("choosing", role)
    if role == "main":
        await choose_in_browser(table, views)
    await party.keep_a_word(table.others)
    await table.reach("tossing")
    await views.one("tossing", role)
    if role == "main":
        await table.page.get_by_role("button", name="streak").first.click()
        await views.person("tossing-held")
        await table.page.get_by_role("button", name="Toss it").click()
    await party.toss(table.others)
    await table.reach("painting")
    if role == "guesser":
        await party.paint(table.others)
        if table.camera.first("guesses"):
            await table.guess(*GUESSES)
        await views.one("painting", role)
        if table.camera.first("guessing"):
            await guess_in_browser(table, views)
    elif table.camera.first("painting-artist"):
        await paint_in_browser(table, views)
    seers = [player for player in table.others if player.offer("guess")]
    if solved and seers:
        await party.see_it(table.others, seers[0])
    await table.reach("solved", "missed")
    await views.one(table.others[0].phase["type"], role)
    await everybody_is_ready(table)


async def everybody_is_ready(table: Table) -> None:
    for player in table.others:
        if player.offer("say_ready"):
            await player.do("say_ready")
    await press_in_time(table.page.get_by_role("button", name=READY))
    await table.reach("choosing", "voting", "finished")


async def choose_in_browser(table: Table, views: Views) -> None:
    words = table.page.get_by_role("list", name="Three words").get_by_role("button")
    if await words.count() == 0:
        return
    await words.nth(1).click()
    await views.person("choosing-picked")
    await press_in_time(table.page.get_by_role("button", name="Keep"))


async def guess_in_browser(table: Table, views: Views) -> None:
    page = table.page
    await page.get_by_role("textbox", name="Your guess").fill("a snai")
    await views.person("painting-typing")
    await table.camera.take(page, "par-painting-typing", "keyboard")
    await page.get_by_role("textbox", name="Your guess").fill("")


async def paint_in_browser(table: Table, views: Views) -> None:
    """The partner puts the snail's clouds; the person tries every tool, but for pictures only."""
    page = table.page
    await table.guess("teapot", "a hat")
    for shape, pose in party.SNAIL:
        while not await party.act(table.others, "place", shape=shape, pose=pose):
            await page.get_by_role("button", name="Pass", exact=True).click()
            await table.others[0].until(lambda: not table.is_mine())
    await table.my_turn()
    await views.person("painting-acting")
    await table.my_turn()
    clouds = page.get_by_role("list", name="Clouds in the sky").get_by_role("button")
    await clouds.last.focus()
    await clouds.nth(1).focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("e")
    await views.person("painting-held")
    await table.my_turn()
    await page.get_by_role("button", name="Nudge", exact=True).click()
    await clouds.nth(1).focus()
    await page.keyboard.press("Enter")
    for _ in range(5):
        await page.keyboard.press("Shift+ArrowRight")
    await views.person("painting-nudge")
    await table.my_turn()
    await page.get_by_role("button", name="Remove", exact=True).click()
    await clouds.nth(2).focus()
    await page.keyboard.press("Enter")
    await views.person("painting-remove")
    await table.my_turn()
    await page.get_by_role("button", name="Pass", exact=True).click()
    await table.others[0].until(lambda: not table.is_mine())
    partner = party.acting(table.others)
    if partner:
        holding = asyncio.create_task(hold(partner))
        await views.person("painting-waiting")
        holding.cancel()


async def hold(player: Player) -> None:
    """A crescent in the partner's hand, shown again as browsers do."""
    for _ in range(60):
        await player.show("hand", "p:2:-60:-200:40:0")
        await asyncio.sleep(0.5)


async def ten_people(studio: Studio) -> None:
    """Ten with long names."""
    table = Table(studio, 10, near="shown")
    await table.sit()
    await studio.camera.take(table.page, "par-ten-lobby")
    tv = await table.open("/tv")
    await table.begin()
    await studio.camera.take(table.page, "par-ten-choosing")
    await studio.camera.take_tv(tv, "par-tv-ten-choosing")
    await table.close()
