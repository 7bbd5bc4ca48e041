"""People who play Rorschach in browsers, and what their phones are really told."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from playwright.async_api import Locator, Page, expect
from tests.e2e.people import READY, Person, together
from tests.e2e.witness import Witness

MARKERS = re.compile(r'"markers":(\[[^\]]*\]|\{[^}]*\})')
"""Whole, or only the places that have changed."""
SYMBOL = re.compile(r"(?<=[\[,:])\d")


class Secrets(Witness):
    """Whether what one page is sent was meant for it."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.leaks: list[str] = []
        self.seen = 0
        """How often this page rightly learned what not everyone may know."""

    @property
    def round(self) -> dict[str, Any]:
        found: dict[str, Any] = self.scene["game"]["round"]
        return {"subject": None, "struck": None, "guess": None, **found}

    def examine(self, frame: str) -> None:
        if self.scene.get("game") and self.scene["table"]["game"] == "rorschach":
            self._search_for_markers(frame)
            self._search_for_leanings(frame)

    def _search_for_markers(self, frame: str) -> None:
        """R9, R13: the matching is the subject's alone until each marker is turned."""
        for found in MARKERS.finditer(frame):
            shown = len(SYMBOL.findall(found[1]))
            is_subject = self.you is not None and self.you == self.round["subject"]
            most = 3 if self.phase in ("explaining", "finished") else int(self.phase == "retrying")
            if is_subject:
                self.seen += shown > most
            elif shown > most:
                self.leaks.append(frame)

    def _search_for_leanings(self, frame: str) -> None:
        """R11: who leans where is known to those who decide, and to nobody else."""
        if '"leanings"' not in frame:
            return
        own = self.scene.get("own") or {}
        group: list[int] = (own.get("council") or {"group": []})["group"]
        teams = {self.scene["game"]["players"][seat]["team"] for seat in group}
        silent = self.phase != "naming" and self.round["subject"] in group
        if self.you in group and len(teams) == 1 and not silent:
            self.seen += 1
        else:
            self.leaks.append(frame)


class Guest(Person):
    """Someone who plays Rorschach, and a witness of all that their phone is told."""

    def __init__(self, *of: Any) -> None:
        super().__init__(*of)
        self.secrets = Secrets(self.page)

    def blot(self, place: int) -> Locator:
        return self.button(f"Blot {place + 1}:")

    def word(self, symbol: int) -> Locator:
        return self.page.get_by_role("list", name="Words").get_by_role("button").nth(symbol)

    @property
    def markers(self) -> Locator:
        return self.page.get_by_role("list", name="Your markers").get_by_role("button")

    async def change_places(self) -> None:
        """R1: the host lets chance place everyone, then two people change places."""
        before = self.witness.version
        await self.press(self.button("Shuffle"))
        await self.witness.until(lambda: self.witness.version > before)
        _, one, other, *_ = self.witness.names
        teams = self.page.get_by_role("list", name="Seats").get_by_role("listitem")
        chalk = teams.filter(has=self.page.get_by_role("heading", name="Chalk"))
        await expect(chalk).to_contain_text(one)
        await self.press(chalk.get_by_role("button", name=one).first)
        await self.press(self.button(re.compile(f"^{other}")))
        await expect(chalk).to_contain_text(other)

    async def point(self, place: int, symbol: int) -> None:
        await self.press(self.blot(place))
        await self.press(self.word(symbol))

    async def match(self, *places: int) -> None:
        """R9: the symbols lie in reading order."""
        for symbol, place in enumerate(places):
            await self.press(self.markers.nth(symbol))
            await self.press(self.blot(place))
        await self.press(self.button("Lock it"))


class Game:
    """Two teams of people with browsers."""

    def __init__(self, guests: Sequence[Guest]) -> None:
        self.guests = list(guests)

    @property
    def round(self) -> dict[str, Any]:
        return self.guests[0].secrets.round

    @property
    def test(self) -> int:
        return int(self.round["test"])

    @property
    def open_places(self) -> list[int]:
        return [place for place in range(4) if place != self.round["struck"]]

    def team(self, team: int) -> list[Guest]:
        players = self.guests[0].witness.scene["game"]["players"]
        return [guest for guest in self.guests if players[guest.witness.you]["team"] == team]

    @property
    def control(self) -> list[Guest]:
        return self.team(1 - self.test)

    @property
    def subject(self) -> Guest:
        return next(guest for guest in self.guests if guest.witness.you == self.round["subject"])

    @property
    def guessers(self) -> list[Guest]:
        return [guest for guest in self.team(self.test) if guest is not self.subject]

    async def reach(self, *phases: str) -> None:
        await together(*(guest.reaches(*phases) for guest in self.guests))

    async def linger(self, guest: Guest, phase: str) -> None:
        """A moment in which someone is only there."""
        await guest.reaches(phase)

    async def decide(
        self, group: list[Guest], point: Callable[[Guest], Awaitable[None]], verb: str | re.Pattern[str]
    ) -> None:
        """The first of a group decides; or all agree, where that is the house rule."""
        agree = self.guests[0].witness.scene["table"]["options"]["deciding"] == "agree" and len(group) > 1

        async def seal(guest: Guest) -> None:
            await point(guest)
            await guest.press(guest.button("Seal it" if agree else verb))

        await together(*(seal(guest) for guest in (group if agree else group[:1])))

    # --- the phases of a round -------------------------------------------------------------------

    async def name_a_subject(self) -> None:
        """R7: the team names the first of them, and nobody objects."""
        await self.reach("naming")
        group = self.team(self.test)
        first, *_, last = group

        async def point_at_the_first(guest: Guest) -> None:
            team = guest.page.get_by_role("list", name="Your team")
            await guest.press(team.get_by_role("button", name="You" if guest is first else first.name))

        await self.linger(last, "naming")
        await self.decide(group, point_at_the_first, "Test me")
        await self.reach("striking")

    async def strike(self) -> None:
        await self.decide(self.control, lambda guest: guest.press(guest.blot(3)), "Cross it out")
        await self.reach("matching")

    async def match(self) -> None:
        await self.subject.match(*self.open_places)
        await self.reach("guessing")
        await expect(self.subject.page.get_by_text("Don’t say a").first).to_be_visible()

    async def guess(self, place: int, symbol: int) -> None:
        async def point(guest: Guest) -> None:
            await guest.point(place, symbol)
            await self.linger(guest, "guessing")
            await expect(guest.blot(place)).to_have_attribute("aria-pressed", "true")

        await self.decide(self.guessers, point, "That’s our guess")
        await self.reach("answering")

    async def answer(self, symbol: int, *phases: str) -> None:
        _, second, *_ = self.control
        await self.linger(second, "answering")
        copy_or_differ = re.compile("^(Back it|Go with ours)")
        await self.decide(self.control, lambda guest: guest.press(guest.word(symbol)), copy_or_differ)
        await self.reach(*phases)

    async def guess_again(self, place: int, symbol: int) -> None:
        """R14, R15: everyone reads the verdict and the stakes; then the guessers go on."""
        await self.linger(self.guessers[0], "retrying")
        for guest in self.guests:
            await expect(guest.page.get_by_text("wins a second blot")).to_be_visible()

        async def point(guest: Guest) -> None:
            await guest.press(guest.button("Guess again"))
            await guest.point(place, symbol)

        await self.decide(self.guessers, point, "That’s our second guess")
        await self.reach("explaining")

    async def explain(self, *phases: str) -> None:
        """R23: the whole matching lies open for everyone."""
        await self.linger(self.guests[-1], "explaining")
        for guest in self.guests:
            await expect(guest.button(re.compile("It was "))).to_have_count(3)
        await together(*(guest.press(guest.button(READY)) for guest in self.guests))
        await self.reach(*phases)

    # --- rounds ----------------------------------------------------------------------------------

    async def round_for_the_test_team(self) -> None:
        """Two blots for the test team (R15)."""
        await self.name_a_subject()
        await self.strike()
        await self.match()
        first, second, _ = self.open_places
        await self.guess(first, 0)
        await self.answer(1, "retrying")
        await self.guess_again(second, 1)
        await self.explain("naming")

    async def round_for_the_control_team(self) -> None:
        """The test team is wrong and control is right (R17): the third blot, and the win (R24, R25)."""
        await self.name_a_subject()
        await self.strike()
        await self.match()
        first, *_ = self.open_places
        await self.guess(first, 1)
        await self.answer(0, "explaining")
        await self.explain("finished")
