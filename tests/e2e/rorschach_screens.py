"""Pictures of Rorschach: every role and phase, as the person in the browser sees it."""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import Page
from tests import rorschach_party as party
from tests.e2e.people import READY
from tests.e2e.studio import Party, Studio, Views
from tests.players import Player

FOLLOWS = 5.0
"""Seconds until a move that nobody calls off is made."""


class Table(Party):
    game = "rorschach"

    async def begin(self) -> None:
        await self.page.get_by_role("button", name="Begin").click()
        await self.reach("naming", "striking")

    async def reach(self, *phases: str) -> None:
        await party.all_reach(self.others, *phases, seconds=FOLLOWS + 20)

    @property
    def table(self) -> dict[str, Any]:
        return party.table_of(self.others[0])

    @property
    def is_tested(self) -> bool:
        """Whether the person in the browser is of the test team."""
        return bool(self.table["test"] == 0)

    async def decide(self, choice: int, *phases: str) -> None:
        """The others seal; if the person in the browser has a say, the move is made when nobody objects."""
        for player in party.deciding(self.others):
            answer = await player.do("seal", choice=choice)
            # While pictures were taken nobody may have objected, and the move was made.
            assert answer["type"] == "done" or answer["why"] == "not_now", answer
        await self.reach(*phases)

    async def match(self) -> None:
        subject = next(player for player in self.others if player.offer("match_blots"))
        await party.done(subject, "match_blots", symbols=[0, 1, 2])
        await self.reach("guessing")

    async def ready(self) -> None:
        for player in self.others:
            if player.offer("say_ready"):
                await party.done(player, "say_ready")
        await self.page.get_by_role("button", name=READY).click()
        await self.reach("naming", "finished")

    def mates(self) -> list[Player]:
        """Those of the others who decide together with the person in the browser."""
        return party.deciding(self.others)


async def pictures(studio: Studio) -> None:
    await lobbies(studio)
    table = Table(studio, 6)
    views = Views(table, "ror", await table.open(), await table.open("/tv"))
    await table.sit()
    await views.person("lobby-six")
    await views.tv("lobby")
    await table.begin()
    roles: set[str] = set()
    for _ in range(8):
        role = (
            "subject"
            if table.is_tested and "guesser" in roles
            else "guesser"
            if table.is_tested
            else "control"
        )
        roles.add(role)
        if not await one_round(table, views, role):
            break
    await views.every("finish", "winner")
    await views.after_the_celebration()
    await table.close()
    await ten_people(studio)
    await a_team_is_short(studio)


async def lobbies(studio: Studio) -> None:
    five = Table(studio, 5)
    await five.sit()
    await studio.camera.take(five.page, "ror-lobby-five")
    await five.page.get_by_role("button", name="Celeste").first.click()
    await studio.camera.take(five.page, "ror-lobby-swap")
    await five.close()


async def one_round(table: Table, views: Views, role: str) -> bool:
    """Play a round in this role that is won by the team of the person in the browser (R15, R14)."""
    page = table.page
    await views.every("naming", role)
    if role == "control":
        await table.decide(party.deciding(table.others)[0].scene["you"], "striking")
    else:
        await name_somebody(table, views, 0 if role == "subject" else 2)
    await strike(table, views, role)
    await views.every("matching", role)
    places = party.open_places(table.others[0])
    if role == "subject":
        await match_in_browser(page, views, places)
        await table.reach("guessing")
    else:
        await table.match()
    await views.every("guessing", role)
    if role == "guesser":
        await guess_together(table, views, places)
    else:
        await table.decide(3 * places[0], "answering")
    await views.every("answering", role)
    if role == "control":
        mates = table.mates()
        await party.done(mates[0], "lean", choice=1)
        await page.get_by_role("button", name=re.compile("The same")).click()
        await views.person("answering-control-chosen")
        await table.decide(0, "retrying")
    else:
        await table.decide(1, "retrying")
    await views.every("retrying", role)
    if role == "guesser":
        await page.get_by_role("button", name="Guess again").click()
        await views.person("retrying-again")
    await table.decide(3 * places[1] + 2, "explaining")
    await views.every("explaining", role)
    await table.ready()
    return not party.in_phase(table.others[0], "finished")


async def name_somebody(table: Table, views: Views, seat: int) -> None:
    first, second = table.mates()
    await party.done(first, "lean", choice=0)
    await party.done(second, "lean", choice=4)
    await views.person("naming-leaning")
    await party.done(first, "seal", choice=seat)
    await table.decide(seat, "striking")


async def strike(table: Table, views: Views, role: str) -> None:
    await views.every("striking", role)
    if role == "control":
        first, second = table.mates()
        await party.done(first, "lean", choice=3)
        await party.done(second, "lean", choice=1)
        await table.page.get_by_role("button", name="Blot 4:").click()
        await views.person("striking-chosen")
        await party.done(first, "seal", choice=3)
        await views.person("striking-moving")
    await table.decide(3, "matching")


async def match_in_browser(page: Page, views: Views, places: list[int]) -> None:
    for number, place in enumerate(places):
        blot = page.get_by_role("button", name=f"Blot {place + 1}:")
        await blot.focus()
        await page.keyboard.press(str(number + 1))
        await views.person(f"matching-{number + 1}")
    await page.get_by_role("button", name="Lock it").click()


async def guess_together(table: Table, views: Views, places: list[int]) -> None:
    page, mate = table.page, table.mates()[0]
    await party.done(mate, "lean", choice=3 * places[1] + 2)
    await page.get_by_role("button", name=f"Blot {places[0] + 1}:").click()
    await page.get_by_role("list", name="Words").get_by_role("button").first.click()
    await views.person("guessing-disagreement")
    await party.done(mate, "seal", choice=3 * places[0])
    await views.person("guessing-moving")
    await table.reach("answering")


async def ten_people(studio: Studio) -> None:
    table = Table(studio, 10, deciding="agree", subject="rotates")
    await table.sit()
    await studio.camera.take(table.page, "ror-ten-lobby")
    await table.begin()
    for number, player in enumerate(table.mates()):
        await party.done(player, "lean", choice=number % 4)
    await studio.camera.take(table.page, "ror-ten-striking")
    await table.close()


async def a_team_is_short(studio: Studio) -> None:
    table = Table(studio, 4)
    await table.sit()
    await table.begin()
    tv = await table.open("/tv")
    await table.others[0].ask("leave")
    await party.all_reach(table.others[1:], "short")
    await studio.camera.take(table.page, "ror-short")
    await studio.camera.take_tv(tv, "ror-tv-short")
    await table.close()
