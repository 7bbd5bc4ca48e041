"""Pictures of Telepathic: every role and phase, as the person in the browser sees it."""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import Page
from tests.e2e.studio import Camera, Party, Studio
from tests.telepathic_oracle import Oracle

from inklings.games.telepathic.grid import KINDS, kind_of
from inklings.games.telepathic.modes import receivers
from inklings.games.telepathic.search import Move
from inklings.games.telepathic.state import Acting, Announcing, Considering, Handing

SAY = re.compile("^Say")


class Table(Party):
    game = "telepathic"

    def __init__(self, studio: Studio, count: int, **options: Any) -> None:
        super().__init__(studio, count, **options)
        self.oracle = Oracle(studio.nats, self.code)

    async def begin(self) -> Page:
        page = await self.sit()
        await self.press("Begin")
        await page.locator(".board").wait_for()
        return page

    async def _do(self, seat: int, action: str, **fields: Any) -> None:
        answer = await self.others[seat - 1].do(action, **fields)
        assert answer["type"] == "done", answer

    async def choose_card(self, card: str) -> None:
        state = await self.oracle.state()
        await self.page.keyboard.press(str([*state.row].index(card) + 1))  # type: ignore[arg-type]

    async def hand(self, move: Move) -> None:
        state = await self.oracle.state()
        phase = state.phase
        assert isinstance(phase, Handing)
        if phase.giver == 0:
            await self.choose_card(move.card)
            await self.page.get_by_role("button", name="Give it to").click()
        else:
            to = receivers(state, phase.giver)[0]
            await self._do(phase.giver, "hand_card", card=move.card, to=to)
        await self.page.get_by_text(re.compile("gave .* “")).wait_for()

    async def perform(self, move: Move) -> None:
        phase = (await self.oracle.state()).phase
        assert isinstance(phase, Acting)
        if phase.receiver == 0:
            await self.page.keyboard.press(str(move.place + 1))
            await self.page.keyboard.press("Enter")
        else:
            await self._do(phase.receiver, "choose_set", place=move.place)
        await self.page.get_by_text(re.compile("gave .* “")).wait_for(state="detached")

    async def pass_by(self) -> None:
        """Nobody announces (T46)."""
        phase = (await self.oracle.state()).phase
        if isinstance(phase, Considering) and phase.receiver:
            await self._do(phase.receiver, "keep_silent")
        elif isinstance(phase, Considering):
            await self.page.get_by_role("button", name="Stay quiet").click()

    async def play(self, move: Move) -> None:
        await self.hand(move)
        await self.perform(move)


async def pictures(studio: Studio) -> None:
    await giver_and_winner(studio.camera, Table(studio, 2, starts="first"))
    await receiver_and_loser(studio.camera, Table(studio, 2, starts="second", cards="first"))
    await last_words(studio.camera, Table(studio, 2, starts="first", cards="challenge", removed=6))
    await director(studio.camera, Table(studio, 3, starts="second"))
    await many_directors(studio.camera, Table(studio, 8, starts="second"))
    await four_partners(studio.camera, Table(studio, 4, starts="second"))
    await opposed_teams(studio.camera, Table(studio, 4, starts="first", four="opposed"))


async def giver_and_winner(camera: Camera, party: Table) -> None:
    page = await party.begin()
    onlooker, tv = await party.open(), await party.open("/tv")
    await camera.take(page, "tel-hand")
    way = await party.oracle.winning_way()
    await party.choose_card(way[0].card)
    await camera.take(page, "tel-hand-chosen")
    await camera.take(onlooker, "tel-onlooker-hand")
    await camera.take_tv(tv, "tel-tv-hand")
    for number, move in enumerate(way):
        await party.hand(move)
        if number == 0:
            await camera.take(page, "tel-wait-act")
            await camera.take(onlooker, "tel-onlooker-act")
            await camera.take_tv(tv, "tel-tv-act")
        await party.perform(move)
        if number == 0:
            await camera.take(page, "tel-wait-hand")
    await page.get_by_role("button", name="Lines of three").click()
    await camera.take(page, "tel-lines")
    await party.press("Announce")
    await camera.take(page, "tel-announce")
    (theirs,), (mine,) = await party.oracle.goal(1), await party.oracle.goal(0)
    await name(page, theirs)
    await camera.take(page, "tel-announce-chosen")
    await page.get_by_role("button", name=SAY).click()
    await camera.take(page, "tel-wait-answer")
    await camera.take(onlooker, "tel-onlooker-answer")
    await camera.take_tv(tv, "tel-tv-answer")
    await party.others[0].do("answer", name=mine)
    await page.get_by_role("slider").wait_for()
    await camera.take(page, "tel-won")
    await page.keyboard.press("ArrowLeft")
    await camera.take(page, "tel-won-step-back")
    await camera.take(onlooker, "tel-onlooker-won")
    await camera.take_tv(tv, "tel-tv-won")
    await party.close()


async def receiver_and_loser(camera: Camera, party: Table) -> None:
    """A first game, with the assist."""
    page = await party.begin()
    way = await party.oracle.losing_way()
    await camera.take(page, "tel-first-wait")
    await party.hand(way[0])
    await camera.take(page, "tel-act")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await camera.take(page, "tel-act-chosen")
    await page.keyboard.press(" ")
    await camera.take(page, "tel-act-preview")
    await page.keyboard.press(" ")
    await party.perform(way[0])
    for move in way[1:]:
        await party.play(move)
    await page.get_by_role("slider").wait_for()
    await camera.take(page, "tel-lost-line")
    await party.close()


async def last_words(camera: Camera, party: Table) -> None:
    """Four cards, then someone must speak; the partner does, and is wrong."""
    page = await party.begin()
    tv = await party.open("/tv")
    for _ in range(4):
        if isinstance((await party.oracle.state()).phase, Handing):
            await party.play(await party.oracle.harmless())
    assert isinstance((await party.oracle.state()).phase, Announcing)
    await camera.take(page, "tel-must-announce")
    await camera.take_tv(tv, "tel-tv-must-announce")
    (mine,) = await party.oracle.goal(0)
    wrong = next(value for value in KINDS[kind_of(mine)] if value != mine)
    await party.others[0].do("announce", names=[wrong])
    await page.get_by_text("says your goal is").wait_for()
    await camera.take(page, "tel-answer")
    await page.keyboard.press("1")
    await page.keyboard.press("Enter")
    await camera.take(page, "tel-answer-warned")
    await page.keyboard.press("Enter")
    await page.get_by_role("slider").wait_for()
    await camera.take(page, "tel-lost-name")
    await party.close()


async def director(camera: Camera, party: Table) -> None:
    page = await party.begin()
    tv = await party.open("/tv")
    await party.choose_card((await party.oracle.state()).row[1])
    await camera.take(page, "tel-director")
    way = await party.oracle.winning_way()
    await page.get_by_role("radio", name="Bruno").check()
    for move in way:
        await party.play(move)
    await camera.take_tv(tv, "tel-tv-director")
    await party.press("Announce")
    for value in await party.oracle.goal(1, 2):
        await name(page, value)
    await camera.take(page, "tel-director-announce")
    await page.get_by_role("button", name=SAY).click()
    await page.get_by_role("slider").wait_for()
    await camera.take(page, "tel-director-won")
    await party.close()


async def many_directors(camera: Camera, party: Table) -> None:
    page = await party.begin()
    state = await party.oracle.state()
    for seat in (4, 5):
        move = {"type": "hand_card", "card": state.row[seat - 4], "to": state.order[seat - 4]}
        await party.others[seat - 1].do("propose", move=move)
    await page.get_by_role("list", name="Suggestions").wait_for()
    await camera.take(page, "tel-directors-propose")
    tv = await party.open("/tv")
    await camera.take_tv(tv, "tel-tv-directors")
    await party.close()


async def four_partners(camera: Camera, party: Table) -> None:
    page = await party.begin()
    await camera.take(page, "tel-partners-wait")
    await party.hand(await party.oracle.harmless())
    await page.keyboard.press("2")
    await camera.take(page, "tel-partners-act")
    await party.close()


async def opposed_teams(camera: Camera, party: Table) -> None:
    page = await party.begin()
    tv = await party.open("/tv")
    await camera.take(page, "tel-opposed")
    for _ in range(2):
        await party.play(await party.oracle.harmless())
        await camera.take_tv(tv, "tel-tv-opposed")
        await party.pass_by()
    await party.play(await party.oracle.harmless())
    await camera.take(page, "tel-opposed-consider")
    await party.close()


async def name(page: Page, value: str) -> None:
    shown = {"circle": "circles", "cross": "crosses", "star": "stars"}.get(value, value)
    await page.get_by_role("group", name="Which one?").get_by_role("button", name=shown, exact=True).click()
