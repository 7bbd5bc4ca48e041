"""Pareidolia in real browsers: painting with fingers, and guessing."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.e2e import pareidolia_others as party
from tests.e2e.pareidolia_controls import button, pass_button, supply, tool
from tests.e2e.pareidolia_people import Company, Fingers
from tests.e2e.people import DESKTOP, chromium
from tests.pareidolia_party import guess as say
from tests.parts import NatsServer, gates

STAYS = "It stays."


@pytest.mark.e2e
@pytest.mark.timeout(240)
async def test_everything_with_fingers(nats: NatsServer, tmp_path: Path) -> None:
    """P9, P12, P14, P24: toss, place, move, turn, flip, remove and nudge; the same sky on every screen."""
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser, Company.gather(browser, gate) as company:
            fingers = await Fingers.of(company.page)
            await company.become("main")
            await choose_and_toss(company, fingers)
            await place_a_ring(company, fingers)
            await move_turn_and_flip(company, fingers)
            await locked_clouds_stay(company, fingers)
            await remove_a_cloud(company, fingers)
            await nudge_one_and_several(company, fingers)
            company.assert_nobody_else_was_told()
            await company.finish_round()


async def choose_and_toss(company: Company, fingers: Fingers) -> None:
    page = company.page
    await fingers.press(page.get_by_role("list", name="Three words").get_by_role("button").nth(2))
    await fingers.press(button(company, "Keep"))
    await company.reach("tossing")
    await expect(page.get_by_role("button", name="Chat")).to_have_count(0)
    await fingers.press(supply(company, "puff"))
    await fingers.drag(await fingers.on_sky(0, 300), await fingers.on_sky(40, -80))
    await company.reach("painting")
    assert [cloud.shape for cloud in company.sky] == ["puff"]
    await company.all_show_the_same_sky()


async def place_a_ring(company: Company, fingers: Fingers) -> None:
    """A drag from the supply, seen by everyone before it is a move (P20)."""

    async def drag() -> None:
        start = await fingers.middle_of(supply(company, "ring"))
        await fingers.drag(start, await fingers.on_sky(-200, 120), lift=False)
        for watcher in (company.desktop, company.tv):
            await expect(watcher.locator('.cloud.seen[data-shape="ring"]')).to_have_count(1)
        await fingers.lift()
        await fingers.press(button(company, "Done, pass to"))

    await company.does("place", drag)
    ring = company.sky[-1]
    assert ring.shape == "ring"
    assert (ring.x, ring.y) == pytest.approx((-200, 120), abs=6)
    for watcher in (company.desktop, company.tv):
        await expect(watcher.locator(".cloud.seen")).to_have_count(0)


async def move_turn_and_flip(company: Company, fingers: Fingers) -> None:
    """One finger carries, two turn; handles turn and flip."""
    ring = company.sky[-1].id

    async def carry() -> None:
        x, y, *_ = company.pose(ring)
        start = await fingers.on_sky(x + 70, y)  # the ring's middle is a hole
        await fingers.drag(start, await fingers.on_sky(x + 170, y - 60))
        await fingers.twist(
            [await fingers.on_sky(-260, -260), await fingers.on_sky(-160, -260)],
            [await fingers.on_sky(-210, -310), await fingers.on_sky(-210, -210)],
        )
        await fingers.press(button(company, "Flip the cloud"))
        await fingers.press(button(company, "Turn the cloud"))
        await fingers.press(button(company, "Done, pass to"))

    before = company.pose(ring)
    await company.does("move", carry)
    x, y, turn, flip = company.pose(ring)
    assert x == pytest.approx(before[0] + 100, abs=8)
    assert y == pytest.approx(before[1] - 60, abs=8)
    assert flip is not before[3]
    assert turn == pytest.approx((-before[2] - 90 + 15) % 360, abs=4)  # mirrored, then turned on


async def locked_clouds_stay(company: Company, fingers: Fingers) -> None:
    """P14: what the partner has just placed can be neither moved nor removed nor pushed."""
    await company.partner("place", shape="tower", pose={"x": 250, "y": -220, "turn": 0, "flip": False})
    await company.my_turn()
    tower = company.sky[-1].id
    said = company.page.get_by_text(STAYS)
    await expect(company.page.get_by_text("just moved this. It stays")).to_be_visible()
    on_tower = await fingers.on_sky(250, -220)
    await fingers.drag(on_tower, await fingers.on_sky(0, 0))
    await expect(said).to_be_visible()
    await expect(button(company, "Done, pass to")).to_have_count(0)
    await fingers.press(tool(company, "Remove"))
    await fingers.tap(on_tower)
    await expect(button(company, "Remove it")).to_have_count(0)
    await fingers.press(tool(company, "Nudge"))
    await fingers.drag(await fingers.on_sky(250, -340), await fingers.on_sky(250, -100))
    await expect(company.page.locator("svg.round .tip")).to_have_count(0)  # the house has answered
    await expect(said).to_be_visible()
    assert company.pose(tower) == (250, -220, 0, False)
    await company.does("pass", lambda: fingers.press(pass_button(company)))


async def remove_a_cloud(company: Company, fingers: Fingers) -> None:
    """The confirming button comes with the tap, whatever the others say meanwhile."""
    puff = company.sky[0].id

    async def remove() -> None:
        await fingers.press(tool(company, "Remove"))
        x, y, *_ = company.pose(puff)
        await fingers.tap(await fingers.on_sky(x, y))
        await say(company.guessers[0], "a cloud")
        await fingers.press(button(company, "Remove it"))

    await company.does("remove", remove)
    assert puff not in company.clouds


async def nudge_one_and_several(company: Company, fingers: Fingers) -> None:
    """P12: one straight stroke carries whatever it meets."""
    ring, tower = (cloud.id for cloud in company.sky)
    await company.partner("pass")

    async def stroke_the_tower() -> None:
        await fingers.press(tool(company, "Nudge"))
        await fingers.drag(await fingers.on_sky(420, -220), await fingers.on_sky(300, -220))

    before = company.clouds
    await company.does("nudge", stroke_the_tower)
    assert company.clouds[tower] != before[tower]
    assert company.clouds[ring] == before[ring]

    await company.partner("move", cloud=ring, pose={"x": 0, "y": 120, "turn": 0, "flip": False})
    await company.does("pass", lambda: fingers.press(pass_button(company)))
    await company.partner("place", shape="puff", pose={"x": 0, "y": 340, "turn": 0, "flip": False})
    await company.does("pass", lambda: fingers.press(pass_button(company)))

    async def stroke_two_by_two_taps() -> None:
        await fingers.press(tool(company, "Nudge"))
        await fingers.tap(await fingers.on_sky(-80, 60))
        await expect(company.page.locator("svg.round .tip")).to_be_visible()
        await fingers.tap(await fingers.on_sky(-10, 300))

    before = company.clouds
    puff = company.sky[-1].id
    await company.does("nudge", stroke_two_by_two_taps)
    moved = [cloud for cloud in company.clouds if company.clouds[cloud] != before[cloud]]
    assert moved == [ring, puff]


@pytest.mark.e2e
@pytest.mark.timeout(240)
async def test_guessing(nats: NatsServer, tmp_path: Path) -> None:
    """P17, P19: guesses are public, one a breath, Up recalls them, and a right one ends the round."""
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser, Company.gather(browser, gate, DESKTOP) as company:
            await company.become("guesser")
            await company.others_begin()
            field = company.page.get_by_role("textbox", name="Your guess")
            await expect(field).to_be_focused()
            await guess(company, "umbrella stand")
            for page in (company.page, company.desktop, company.tv):
                await expect(page.get_by_role("list", name="Guesses")).to_contain_text("umbrella stand")
            await company.page.keyboard.press("ArrowUp")
            await expect(field).to_have_value("umbrella stand")
            await company.page.keyboard.press("ArrowDown")
            await too_fast_is_kept(company)
            await field.fill("")
            company.assert_nobody_else_was_told()
            await guess(company, company.word["en"])
            await company.reach("solved")
            await expect(company.page.get_by_role("status").filter(has_text="You got it!")).to_be_visible()
            await expect(company.tv.get_by_role("heading", name=company.word["en"])).to_be_visible()


async def guess(company: Company, text: str) -> None:
    """Say it, and again if the house was out of breath."""
    field = company.page.get_by_role("textbox", name="Your guess")
    before = company.round["guesses"]
    await field.fill(text)
    for _ in range(40):
        await company.page.keyboard.press("Enter")
        with contextlib.suppress(TimeoutError):
            await company.others[0].until(
                lambda: company.round["guesses"] != before or party.in_phase(company.others[0], "solved"), 0.5
            )
            return
    raise AssertionError(f"{text} was never heard")


async def too_fast_is_kept(company: Company) -> None:
    """P17: the second of two guesses in one breath waits in the field."""
    field = company.page.get_by_role("textbox", name="Your guess")
    kindly = company.page.get_by_text("Catch your breath")
    for number in range(20):
        for text in (f"first {number}", f"second {number}"):
            await field.press_sequentially(text)
            await company.page.keyboard.press("Enter")
        with contextlib.suppress(AssertionError):
            await expect(kindly).to_be_visible(timeout=1_000)
            await expect(field).to_have_value(re.compile(r"^(first|second) \d"))
            return
        await field.fill("")
    raise AssertionError("nothing was ever too fast")


@pytest.mark.e2e
@pytest.mark.timeout(240)
async def test_an_artist_lets_another_word_count(nats: NatsServer, tmp_path: Path) -> None:
    """P18, P20: one tap; and an artist has nowhere to talk."""
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser, Company.gather(browser, gate) as company:
            fingers = await Fingers.of(company.page)
            await company.become("second")
            await company.others_begin()
            await expect(button(company, "Chat")).to_have_count(0)
            await expect(company.page.get_by_text(company.word["en"]).first).to_be_visible()
            await say(company.guessers[0], "something of the kind")
            await fingers.press(button(company, "It counts: “something of the kind”"))
            await company.reach("solved")
            assert company.others[0].phase["accepted_by"] == 0
            await expect(company.page.get_by_role("list", name="A drop each")).to_contain_text("You")
