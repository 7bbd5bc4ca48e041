"""Telepathic in real browsers, over two gates, with an onlooker and a TV throughout."""

from __future__ import annotations

import io
import math
import re
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.async_api import Page, expect
from tests.balancer import balancer
from tests.e2e.people import chromium
from tests.e2e.telepathic_people import Company
from tests.parts import NatsServer, gates

from inklings.games.telepathic.grid import KINDS, kind_of
from inklings.games.telepathic.state import Announcing, Considering, Handing

TOLD_APART = 20
"""How different, of 255, two tiles must be on a phone: a twelfth, all over, is plain to see."""


@pytest.mark.e2e
@pytest.mark.timeout(300)
async def test_two_phones_win_and_lose_in_every_way(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line:
            company = await Company.gather(browser, line, nats.url, 2)
            await won_with_a_reload_in_each_phase(company)
            await company.play_again()
            await lost_at_once_by_a_line(company)
            await company.play_again()
            await lost_with_right_names_and_no_line(company)
            await company.play_again()
            await lost_by_a_wrong_name_when_the_cards_are_gone(company)


async def won_with_a_reload_in_each_phase(company: Company) -> None:
    for move in await company.oracle.winning_way():
        await company.hand(move)
        for person in company.everybody:
            await person.reload()
            await person.page.get_by_role("group", name="The grid").wait_for()
        await company.perform(move)
        await company.people[0].reload()
    ada, bruno = company.people
    await ada.announce(*await company.oracle.goal(1))
    await bruno.is_asked("says your goal is")
    await bruno.reload()
    await bruno.is_asked("says your goal is")
    await bruno.say(*await company.oracle.goal(0))
    await company.all_see("Two minds, one thought!")
    await company.check_secrecy()
    await ada.reload()
    await ada.sees("You could have won here. Both lines were on the grid.")
    await ada.page.keyboard.press("ArrowLeft")
    await ada.sees(re.compile("Fastest win from here in one move"))


async def lost_at_once_by_a_line(company: Company) -> None:
    await company.play(*await company.oracle.losing_way())
    await company.all_see("You lose. Someone walked into a trap.")
    await company.people[0].sees(re.compile("had to avoid three"))
    await expect(company.people[0].page.locator(".mark.lose")).not_to_have_count(0)
    await company.check_secrecy()


async def lost_with_right_names_and_no_line(company: Company) -> None:
    await company.play(await company.oracle.harmless())
    ada, bruno = company.people
    theirs, mine = await company.oracle.goal(1), await company.oracle.goal(0)
    await ada.announce(*theirs, certain_loss=not await company.oracle.stands(*theirs))
    await bruno.is_asked("says your goal is")
    await bruno.say(*mine, certain_loss=not await company.oracle.stands(*mine))
    await company.all_see("You lose. A line was missing.")
    await company.check_secrecy()


async def lost_by_a_wrong_name_when_the_cards_are_gone(company: Company) -> None:
    while isinstance((await company.oracle.state()).phase, Handing):
        await company.play(await company.oracle.harmless())
    assert isinstance((await company.oracle.state()).phase, Announcing)
    ada, bruno = company.people
    await ada.is_asked("One of you has to announce now.")
    await bruno.is_asked("One of you has to announce now.")
    await bruno.reload()
    (mine,), (theirs,) = await company.oracle.goal(0), await company.oracle.goal(1)
    wrong = next(value for value in KINDS[kind_of(mine)] if value != mine)
    await bruno.announce(wrong, certain_loss=not await company.oracle.stands(wrong))
    await ada.is_asked("says your goal is")
    await ada.say(theirs, certain_loss=not await company.oracle.stands(theirs))
    await company.all_see("You lose. That was the wrong goal.")
    await company.check_secrecy()


@pytest.mark.e2e
@pytest.mark.timeout(300)
async def test_a_director_hands_cards_to_two_and_says_what_both_need(
    nats: NatsServer, tmp_path: Path
) -> None:
    with gates(nats.url, 1, tmp_path) as one:
        async with chromium() as browser, balancer(one) as line:
            company = await Company.gather(browser, line, nats.url, 3)
            await company.play(*await company.oracle.winning_way())
            state = await company.oracle.state()
            assert isinstance(state.phase, Handing)
            director = company.people[state.phase.giver]
            await director.reload()
            await director.sees("Directors don’t have a goal")
            await director.announce(*await company.oracle.goal(0, 1, 2))
            await company.all_see("The director saw it all!")
            await company.check_secrecy()


@pytest.mark.e2e
@pytest.mark.timeout(300)
async def test_four_partners_win_by_one_announcement(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line:
            company = await Company.gather(browser, line, nats.url, 4)
            await company.play(*await company.oracle.winning_way())
            state = await company.oracle.state()
            assert isinstance(state.phase, Handing)
            seat = state.phase.giver
            own = await company.oracle.goal(seat) if "win" in state.conditions[seat][0] else ()
            goal = await company.oracle.goal(0, 1, 2, 3)
            await company.people[seat].announce(*(value for value in goal if value not in own))
            await company.all_see("Four minds, one thought!")
            await company.check_secrecy()


@pytest.mark.e2e
@pytest.mark.timeout(300)
async def test_of_two_teams_one_wins_by_naming_its_own_conditions(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line:
            company = await Company.gather(browser, line, nats.url, 4, four_players="Two teams")
            first = (await company.oracle.state()).order[0]
            giver, receiver = await play_until_a_team_may_win(company, first)
            await company.people[receiver].reload()
            await company.people[receiver].announce(*await company.oracle.goal(giver))
            await company.people[giver].is_asked("says your goal is")
            await company.people[giver].say(*await company.oracle.goal(receiver))
            await company.all_see(re.compile("Your team wins|and .* win"))
            await company.check_secrecy()


async def play_until_a_team_may_win(company: Company, first: int) -> tuple[int, int]:
    """All four play for the team of the first, and say nothing until its lines stand and it may speak.

    Returns who gave the last card, and who performed it.
    """
    for _ in range(12):
        await company.play(await company.oracle.next_move(first))
        state = await company.oracle.state()
        assert isinstance(state.phase, Considering)
        ours = state.phase.giver in (state.order[0], state.order[2])
        if ours and not await company.oracle.winning_way(first):
            return state.phase.giver, state.phase.receiver
        await company.people[state.phase.receiver].page.get_by_role("button", name="Stay quiet").click()
        await company.people[state.phase.giver].is_asked(re.compile("is picking a card"))
    raise AssertionError("the team never got its lines")


@pytest.mark.e2e
@pytest.mark.timeout(120)
async def test_t1_everybody_can_tell_the_sixteen_tiles_apart(nats: NatsServer, tmp_path: Path) -> None:
    """Every two tiles look different to all eyes, by pattern and shape if not by colour."""
    with gates(nats.url, 1, tmp_path) as one:
        async with chromium() as browser, balancer(one) as line:
            company = await Company.gather(browser, line, nats.url, 2)
            page = company.people[0].page
            eyes = await page.context.new_cdp_session(page)
            for deficiency in ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"):
                await eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
                tiles = await pictures(page)
                assert len(tiles) == 16
                alike = min(difference(one, other) for one, other in combinations(tiles, 2))
                assert alike > TOLD_APART, f"{deficiency}: {alike}"


async def pictures(page: Page) -> list[Image.Image]:
    """The tiles as they are on the screen."""
    boxes = [await tile.bounding_box() for tile in await page.locator(".board img").all()]
    screen = Image.open(io.BytesIO(await page.screenshot())).convert("RGB")
    return [
        screen.crop((int(box["x"]), int(box["y"]), int(box["x"]) + 60, int(box["y"]) + 60))
        for box in boxes
        if box
    ]


def difference(one: Image.Image, other: Image.Image) -> float:
    """How far two pictures are apart, from 0 to 255: the root of the mean square over all points."""
    by_ink = ImageStat.Stat(ImageChops.difference(one, other)).rms
    return math.hypot(*by_ink) / math.sqrt(len(by_ink))
