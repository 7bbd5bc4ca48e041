"""A game of Rorschach in real browsers, over two gates: six phones and a TV, to a win."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect
from tests.balancer import Balancer, balancer
from tests.e2e.people import TV, chromium, context, together
from tests.e2e.rorschach_people import Game, Guest, Secrets
from tests.parts import NatsServer, gates

SEATED = ("Ada", "Bruno", "Celeste", "Dov", "Edda")
LATE = "Fitz"


class RestlessGame(Game):
    """Someone loads their page again in every phase, and one move is quarrelled about."""

    async def reach(self, *phases: str) -> None:
        await super().reach(*phases)
        if set(phases) <= {"naming", "striking", "matching", "guessing", "answering"}:
            await together(*(sees_large_blots(guest) for guest in self.guests))

    async def linger(self, guest: Guest, phase: str) -> None:
        await guest.reaches(phase)
        await guest.reload()
        await expect(guest.page.locator(".ribbon")).to_be_visible()
        await guest.reaches(phase)

    async def strike(self) -> None:
        """R8: one strikes, a mate calls it off, and what the mate proposed is done."""
        first, second, *_ = self.control
        await first.blot(0).click()
        await second.blot(1).click()
        proposals = first.page.get_by_role("list", name="What the others would pick")
        await expect(proposals).to_contain_text(second.name)
        await first.button("Cross it out").click()
        await second.button("Not yet").click()
        await expect(first.button("Cross it out")).to_be_visible()
        await self.linger(second, "striking")
        await expect(second.blot(1)).to_have_attribute("aria-pressed", "true")
        await proposals.get_by_role("button").first.click()
        await first.button("Cross it out").click()
        await self.reach("matching")
        assert self.round["struck"] == 1

    async def match(self) -> None:
        """R9: one marker is dragged, one tapped, one given by its key; the symbols lie in reading order."""
        subject, (first, second, third) = self.subject, self.open_places
        await self.linger(subject, "matching")
        await subject.markers.first.drag_to(subject.blot(first))
        await expect(subject.blot(first)).to_have_attribute("aria-pressed", "true")
        await subject.markers.nth(1).click()
        await subject.blot(second).click()
        await subject.blot(third).focus()
        await subject.page.keyboard.press("Space")
        await expect(subject.page.get_by_role("dialog").get_by_role("img")).to_be_visible()
        await subject.page.keyboard.press("Space")
        await expect(subject.page.get_by_role("dialog")).to_have_count(0)
        await subject.page.keyboard.press("3")
        await subject.button("Lock it").click()
        await self.reach("guessing")


async def sees_large_blots(guest: Guest) -> None:
    """On a phone of 390 pixels, a blot has at least 150 of them."""
    blots = guest.page.get_by_role("list", name="Blots").get_by_role("button")
    width = await blots.first.evaluate("blot => blot.offsetWidth")
    assert width >= 150, f"{width} in {guest.witness.phase} for {guest.name}"


async def sit_down(browser: Browser, line: Balancer) -> tuple[list[Guest], str]:
    guests = [await Guest.arrive(browser, name, line) for name in SEATED]
    host, *others = guests
    code = await host.open_table("Rorschach")
    for guest in others:
        await guest.join(code)
    await host.set_rule("Blots to win", "3, short game")
    await host.set_rule("Thinking time", "Twice as long")
    await host.change_places()
    return guests, code


@pytest.mark.e2e
@pytest.mark.timeout(600)
async def test_six_phones_and_a_tv_play_to_a_win(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line:
            guests, code = await sit_down(browser, line)
            screen = await (await context(browser, TV)).new_page()
            tv = Secrets(screen)
            game = RestlessGame(guests)
            await screen.goto(f"{line.url}/{code}/tv")
            await guests[0].begin()
            late = await Guest.arrive(browser, LATE, line)
            await late.page.goto(f"{line.url}/{code}")
            await late.sees("You’re watching")

            await game.reach("naming")
            winners = game.test
            await game.round_for_the_test_team()
            await somebody_leaves_and_another_comes(game, late)
            await game.round_for_the_control_team()
            for page in [*(guest.page for guest in game.guests), screen]:
                await expect(page.get_by_role("heading", name=re.compile("wins!"))).to_be_visible()
            phase = tv.scene["game"]["phase"]
            assert (phase["winner"], phase["reason"]) == (winners, "target")
            assert_nothing_leaked([*guests, late], tv)


async def somebody_leaves_and_another_comes(game: Game, late: Guest) -> None:
    """R28: one of a team of two goes, and someone who watched takes their place."""
    leaver = next(guest for guest in game.team(1) if guest is not game.guests[0])
    await leaver.leave_for_good()
    game.guests.remove(leaver)
    await game.reach("short")
    await game.linger(game.guests[-1], "short")
    await game.guests[0].is_asked("Chalk needs one more player")
    await late.button("Sit down").click()
    await late.page.get_by_label("Your name").fill(late.name)
    await late.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    game.guests.append(late)
    await game.reach("naming")
    assert late in game.team(1)


def assert_nothing_leaked(guests: list[Guest], tv: Secrets) -> None:
    for secrets in (*(guest.secrets for guest in guests), tv):
        assert not secrets.leaks, secrets.leaks[0]
    assert all(guest.secrets.seen for guest in guests), "everybody decided something with somebody"
    assert tv.seen == 0
