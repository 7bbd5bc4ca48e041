"""Pictures of Thirty Moons, and of the house around a table: every role and phase, every sheet."""

from __future__ import annotations

import random
import re
from typing import Any, ClassVar

from playwright.async_api import Page
from tests import moons_party as party
from tests.e2e.studio import Camera, Party, Studio
from tests.players import Player


class Table(Party):
    game = "moons"
    usual: ClassVar[dict[str, Any]] = {"first": "random", "target": 15, "clock": "long"}

    def __init__(self, studio: Studio, count: int, **options: Any) -> None:
        super().__init__(studio, count, **options)
        self.chance = random.Random(7)

    async def sit(self, page: Page | None = None) -> Page:
        page = await super().sit(page)
        for other in self.others:
            await other.ask("ready", ready=True)
        return page

    async def begin(self) -> None:
        await self.press("Begin")
        await party.all_reach(self.others, "narrating", "racing")

    def narrator(self) -> Player | None:
        """The one who is asked for a story; None: the person in the browser."""
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
        await self.press("Play this card")

    async def choose(self, number: int) -> None:
        await self.page.get_by_role("button", name="in your hand").nth(number).click()


async def pictures(studio: Studio) -> None:
    await whole_game(studio)
    await three_people(studio)
    await eight_people(studio)


async def whole_game(studio: Studio) -> None:
    """Six people, every phase, as each role."""
    camera, table = studio.camera, Table(studio, 6)
    page, tv = await table.open(), await table.open("/tv")
    await camera.take(page, "entry")
    await camera.take_tv(tv, "tv-lobby-empty")
    await table.sit(page)
    await camera.take(page, "lobby")
    await camera.take_tv(tv, "tv-lobby")
    await tv.goto("about:blank")
    await sheets(table)
    onlooker = await table.open("/watch")
    await camera.take(onlooker, "lobby-onlooker")
    await table.begin()

    for _ in range(30):
        role = "narrator" if table.narrator() is None else "player"
        if not await one_round(table, camera, onlooker, tv, role):
            break
    await camera.take(page, "finish")
    await camera.take(onlooker, "finish-onlooker")
    await tv.goto(page.url + "/tv")
    await camera.take_tv(tv, "tv-finish")
    await table.close()


async def sheets(table: Table) -> None:
    """All that lies over a table, whatever game is on it."""
    for name, first, *then in (
        ("house-rules", "House rules"),
        ("change-game", "Another game"),
        ("talk", "Chat"),
        ("reactions", "React"),
        ("add-bot", "Add a bot"),
        ("change-name", "Change my name"),
        ("menu", "Menu"),
        ("menu-people", "Menu", "People"),
        ("menu-remove", "Menu", "People", "Remove Bruno"),
        ("menu-order", "Menu", "Table settings"),
        ("menu-tv", "Menu", "Show the table on a TV"),
        ("menu-handover", "Menu", "Continue on another device"),
    ):
        await table.press(first)
        for step in then:
            await table.page.get_by_role("dialog").get_by_role("button", name=step).first.click()
        await table.camera.take(table.page, name)
        for _ in (first, *then):
            await table.page.keyboard.press("Escape")


async def one_round(table: Table, camera: Camera, onlooker: Page, tv: Page, role: str) -> bool:
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


async def three_people(studio: Studio) -> None:
    """Two decoys each."""
    table = Table(studio, 3)
    await table.sit()
    await table.begin()
    if table.narrator() is None:
        await table.tell()
    else:
        await table.tell()
        await table.choose(0)
        await studio.camera.take(table.page, "three-choosing")
        await table.choose(2)
        await table.press("Play these 2")
    await table.lay()
    await studio.camera.take(table.page, "three-voting")
    await table.close()


async def eight_people(studio: Studio) -> None:
    """Long names and a long clue."""
    table = Table(studio, 8, first="race", second_vote=True)
    await table.sit()
    await studio.camera.take(table.page, "eight-lobby")
    await table.begin()
    await studio.camera.take(table.page, "eight-racing")
    await table.tell("Długa opowieść o tym, czego nikt nie widział, choć wszyscy patrzyli w tę samą stronę")
    await table.lay_mine()
    await table.lay()
    await party.all_reach(table.others, "voting")
    await studio.camera.take(table.page, "eight-voting")
    await table.press("Menu")
    await table.press("Leave the table")
    await studio.camera.take(table.page, "menu-leave")
    await table.close()
