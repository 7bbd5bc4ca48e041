"""A game of Rorschach in real browsers, over two gates: six phones and a TV, to a win."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, expect
from tests.balancer import Balancer, balancer
from tests.e2e.people import READY, TV, Person, chromium, context, together
from tests.e2e.witness import Witness
from tests.parts import NatsServer, gates

SEATED = ("Ada", "Bruno", "Celeste", "Dov", "Edda")
LATE = "Fitz"


class Guest(Person):
    """Somebody who plays Rorschach with a finger, and a witness of all that their phone is told."""

    def __init__(self, *of: Any) -> None:
        super().__init__(*of)
        self.witness = Witness(self.page)

    async def reaches(self, *phases: str) -> None:
        await self.witness.until(lambda: self.witness.phase in phases)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def blot(self, place: int) -> Locator:
        return self.button(f"Blot {place + 1}:")

    def word(self, symbol: int) -> Locator:
        return self.page.get_by_role("list", name="Words").get_by_role("button").nth(symbol)

    async def point(self, place: int, symbol: int) -> None:
        await self.blot(place).click()
        await self.word(symbol).click()

    async def sees_large_blots(self) -> None:
        """On a phone of 390 pixels, a blot has at least 150 of them."""
        blots = self.page.get_by_role("list", name="Inkblots").get_by_role("button")
        width = await blots.first.evaluate("blot => blot.offsetWidth")
        assert width >= 150, f"{width} in {self.witness.phase} for {self.name}"

    async def reload_in(self, phase: str) -> None:
        await self.reaches(phase)
        await self.reload()
        await expect(self.page.locator(".ribbon")).to_be_visible()
        await self.reaches(phase)


class Game:
    """Five people in two teams, and one who comes late."""

    def __init__(self, guests: list[Guest], tv: Witness) -> None:
        self.guests = guests
        self.tv = tv

    @property
    def round(self) -> dict[str, Any]:
        return self.guests[0].witness.round

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
        if set(phases) <= {"naming", "striking", "matching", "guessing", "answering"}:
            await together(*(guest.sees_large_blots() for guest in self.guests))

    # --- the phases of a round -------------------------------------------------------------------

    async def name_a_subject(self) -> None:
        """R7: the first of the team names themselves, and nobody objects."""
        await self.reach("naming")
        first, *_, last = self.team(self.test)
        await first.page.get_by_role("list", name="Your team").get_by_role("button", name="You").click()
        await last.reload_in("naming")
        await first.button("I am tested").click()
        await self.reach("striking")

    async def strike_after_a_quarrel(self) -> None:
        """R8: one strikes, a mate calls it off, and what the mate proposed is done."""
        first, second, *_ = self.control
        await first.blot(0).click()
        await second.blot(1).click()
        proposals = first.page.get_by_role("list", name="What others would rather do")
        await expect(proposals).to_contain_text(second.name)
        await first.button("Strike it out").click()
        await second.button("Not yet").click()
        await expect(first.button("Strike it out")).to_be_visible()
        await second.reload_in("striking")
        await expect(second.blot(1)).to_have_attribute("aria-pressed", "true")
        await proposals.get_by_role("button").first.click()
        await first.button("Strike it out").click()
        await self.reach("matching")
        assert self.round["struck"] == 1

    async def strike(self) -> None:
        first, *_ = self.control
        await first.blot(3).click()
        await first.button("Strike it out").click()
        await self.reach("matching")

    async def match(self) -> None:
        """R9: one marker is dragged, one tapped, one given by its key; the symbols lie in reading order."""
        subject, (first, second, third) = self.subject, self.open_places
        await subject.reload_in("matching")
        markers = subject.page.get_by_role("list", name="Your markers").get_by_role("button")
        await markers.first.drag_to(subject.blot(first))
        await expect(subject.blot(first)).to_have_attribute("aria-pressed", "true")
        await markers.nth(1).click()
        await subject.blot(second).click()
        await subject.blot(third).focus()
        await subject.page.keyboard.press("Space")
        await expect(subject.page.get_by_role("dialog").get_by_role("img")).to_be_visible()
        await subject.page.keyboard.press("Space")
        await expect(subject.page.get_by_role("dialog")).to_have_count(0)
        await subject.page.keyboard.press("3")
        await subject.button("Lock it").click()
        await self.reach("guessing")
        await expect(subject.page.get_by_text("Say nothing").first).to_be_visible()

    async def guess(self, place: int, symbol: int) -> None:
        first, *_ = self.guessers
        await first.point(place, symbol)
        await first.reload_in("guessing")
        await expect(first.blot(place)).to_have_attribute("aria-pressed", "true")
        await first.button("Place as our guess").click()
        await self.reach("answering")

    async def answer(self, symbol: int, *phases: str) -> None:
        first, second, *_ = self.control
        await second.reload_in("answering")
        await first.word(symbol).click()
        await first.button(re.compile("^(Copy|Differ from) them")).click()
        await self.reach(*phases)

    async def guess_again(self, place: int, symbol: int) -> None:
        """R14, R15: everybody reads the verdict and the stakes; then the guessers go on."""
        first, *_ = self.guessers
        await first.reload_in("retrying")
        for guest in self.guests:
            await expect(guest.page.get_by_text("Right: a second blot for")).to_be_visible()
        await first.button("Guess again").click()
        await first.point(place, symbol)
        await first.button("Place as our second guess").click()
        await self.reach("explaining")

    async def explain(self, *phases: str) -> None:
        """R23: the whole matching lies open for everybody."""
        await self.guests[-1].reload_in("explaining")
        for guest in self.guests:
            await expect(guest.button(re.compile("It was: "))).to_have_count(3)
        await together(*(guest.button(READY).click() for guest in self.guests))
        await self.reach(*phases)


async def sit_down(browser: Browser, line: Balancer) -> tuple[list[Guest], str]:
    guests = [await Guest.arrive(browser, name, line) for name in SEATED]
    host, *others = guests
    code = await host.open_table("Rorschach")
    for guest in others:
        await guest.join(code)
    await host.set_rule("Blots to win", "3, short game")
    await host.set_rule("Thinking time", "Twice as long")
    await change_places(host)
    return guests, code


async def change_places(host: Guest) -> None:
    """R1: the host lets chance place everybody, then two people change places."""
    before = host.witness.version
    await host.button("Shuffle").click()
    await host.witness.until(lambda: host.witness.version > before)
    _, one, other, *_ = host.witness.names
    chalk = (
        host.page.get_by_role("list", name="Seats")
        .get_by_role("listitem")
        .filter(has=host.page.get_by_role("heading", name="Chalk"))
    )
    await expect(chalk).to_contain_text(one)
    await chalk.get_by_role("button", name=one).first.click()
    await host.button(re.compile(f"^{other}")).click()
    await expect(chalk).to_contain_text(other)


@pytest.mark.e2e
@pytest.mark.timeout(600)
async def test_six_phones_and_a_tv_play_to_a_win(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line:
            guests, code = await sit_down(browser, line)
            screen = await (await context(browser, TV)).new_page()
            game = Game(guests, Witness(screen))
            await screen.goto(f"{line.url}/{code}/tv")
            await guests[0].begin()
            late = await Guest.arrive(browser, LATE, line)
            await late.page.goto(f"{line.url}/{code}")
            await late.sees("You are watching")

            winners = await a_round_for_the_test_team(game)
            await somebody_leaves_and_another_comes(game, late)
            await a_round_for_the_control_team(game)
            for page in [*(guest.page for guest in game.guests), screen]:
                await expect(page.get_by_role("heading", name=re.compile("has won"))).to_be_visible()
            phase = game.tv.scene["game"]["phase"]
            assert (phase["winner"], phase["reason"]) == (winners, "target")
            assert_nothing_leaked([*guests, late], game.tv)


async def a_round_for_the_test_team(game: Game) -> int:
    """Two blots for the test team (R15); returns who it is."""
    await game.name_a_subject()
    await game.strike_after_a_quarrel()
    await game.match()
    first, second, _ = game.open_places
    await game.guess(first, 0)
    await game.answer(1, "retrying")
    await game.guess_again(second, 1)
    test = game.test
    await game.explain("naming")
    return test


async def somebody_leaves_and_another_comes(game: Game, late: Guest) -> None:
    """R28: one of a team of two goes, and whoever watched takes their place."""
    leaver = next(guest for guest in game.team(1) if guest is not game.guests[0])
    await leaver.leave_for_good()
    game.guests.remove(leaver)
    await game.reach("short")
    await game.guests[-1].reload_in("short")
    await game.guests[0].is_asked("Chalk needs somebody to go on")
    await late.button("Sit down").click()
    await late.page.get_by_label("Your name").fill(late.name)
    await late.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    game.guests.append(late)
    await game.reach("naming")
    assert late in game.team(1)


async def a_round_for_the_control_team(game: Game) -> None:
    """The test team is wrong and control is right (R17): the third blot, and the win (R24, R25)."""
    await game.name_a_subject()
    await game.strike()
    await game.match()
    first, *_ = game.open_places
    await game.guess(first, 1)
    await game.answer(0, "explaining")
    await game.explain("finished")


def assert_nothing_leaked(guests: list[Guest], tv: Witness) -> None:
    for witness in (*(guest.witness for guest in guests), tv):
        assert not witness.leaks, witness.leaks[0]
    assert all(guest.witness.secrets_seen for guest in guests), "everybody decided something with somebody"
    assert tv.secrets_seen == 0
