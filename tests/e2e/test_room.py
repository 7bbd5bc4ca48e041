"""A leader's room as thirty people see it: six of them in browsers, the rest on bare websockets."""

from __future__ import annotations

import asyncio
from itertools import combinations
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect
from tests.e2e.people import DESKTOP, PHONE, chromium, context
from tests.e2e.room_screens import press, staying
from tests.parts import NatsServer, gates
from tests.players import Player
from tests.remains import in_files, in_streams, until_gone
from tests.rooms import Visitor
from tests.visitor import members

from inklings.live.address import Address
from inklings.live.bus import NatsBus
from inklings.live.supervisor import Supervisor

BROWSERS, OTHERS, ROUNDS, TABLES = 6, 24, 3, 8
ELSEWHERE = 400
"""Tables of others: beside so many, codes are so long that they are nowhere by chance."""
HINT = "only in the pluperfect"
CLUE = "Kaleidoscope of round {}"
GONE_SECONDS = 400.0


def name(number: int) -> str:
    """One that is found nowhere else."""
    return f"Quirinia {number + 100}"


async def phone(browser: Browser, url: str, code: str, number: int) -> Page:
    page = await (await context(browser, PHONE)).new_page()
    await page.goto(f"{url}/party/{code}")
    await page.get_by_label("Your name").fill(name(number))
    await press(page, "Come in")
    await expect(page.get_by_text("The leader will let you in")).to_be_visible()
    return page


async def open_room(browser: Browser, url: str) -> Page:
    page = await (await context(browser, DESKTOP)).new_page()
    await page.goto(f"{url}/party")
    await page.get_by_role("radio", name="Typed").check()
    await page.get_by_label("Keep in mind").fill(HINT)
    await press(page, "Open the room")
    await expect(page.get_by_role("heading", name="Nobody yet")).to_be_visible()
    return page


async def leader_of(page: Page, url: str) -> Visitor:
    """Who may ask over HTTP what the page of the leader knows."""
    code = page.url.rpartition("/")[2]
    leader = Visitor([url], code)
    leader.secret = await page.evaluate("(code) => localStorage.getItem('inklings.ticket.' + code)", code)
    return leader


async def one_round(leader: Page, phones: list[Page], others: list[Visitor], number: int) -> None:
    await press(leader, "Mix" if number else "Seat everyone")
    await expect(leader.get_by_text("Waiting for you")).to_have_count(TABLES)
    for page in phones:
        await expect(page.get_by_text("The leader begins the game")).to_be_visible()
        await expect(page.get_by_text(HINT)).to_be_visible()
    players: list[Player] = list(await asyncio.gather(*(other.sit() for other in others)))
    try:
        await press(leader, "Begin all")
        await expect(leader.get_by_text("Who begins?")).to_have_count(TABLES)
        for code in {player.code for player in players}:
            narrator = next(player for player in players if player.code == code)
            await narrator.until(lambda narrator=narrator: narrator.offer("tell_story"))  # type: ignore[misc]
            offer = narrator.offer("tell_story")
            assert offer
            clue = {"type": "written", "text": CLUE.format(number)}
            told = await narrator.do("tell_story", card=offer["cards"][0], clue=clue)
            assert told["type"] == "done"
            assert (await narrator.talk("say", to="table", text="psst"))["why"] == "no_chat"
        await expect(leader.get_by_text("Picking cards")).to_have_count(len({one.code for one in players}))
        await press(leader, "Two minutes left")
        for page in phones:
            await expect(page.locator(".strip").get_by_text("Time left")).to_be_visible()
            aloud = page.locator("[aria-live=assertive]").filter(has_text="Time left")
            await expect(aloud, "screen readers say it").to_have_count(1)
            await expect(page.get_by_role("button", name="Chat")).to_have_count(0)
        await press(leader, "End all")
        for page in phones:
            await expect(page.get_by_role("heading", name="The leader ended the game")).to_be_visible()
        await expect(leader.get_by_text("Finished")).to_have_count(TABLES)
    finally:
        for player in players:
            await player.close()


@pytest.mark.e2e
@pytest.mark.timeout(1200)
async def test_thirty_people_play_three_rounds_and_nothing_is_left(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as (one, two):
        async with members(nats.url, 1) as (member,):
            for _ in range(ELSEWHERE):
                await member.open_table("telepathic", {})
        async with chromium() as browser:
            leader = await open_room(browser, one.url)
            knows = await leader_of(leader, one.url)
            urls = [one.url, two.url]
            phones = [await phone(browser, urls[n % 2], knows.code, n) for n in range(BROWSERS)]
            others = [Visitor(urls, knows.code) for _ in range(OTHERS)]
            for number, other in enumerate(others, BROWSERS):
                await other.well("come", avatar=number, name=name(number))
            async with staying(others):
                await expect(leader.get_by_role("heading", name="30 at the door")).to_be_visible()
                await press(leader, "Let all in")
                for page in phones:
                    await expect(page.get_by_text("You’re in!")).to_be_visible()
                for number in range(ROUNDS):
                    await one_round(leader, phones, others, number)
                room = await knows.well("lead")
                needles = await _needles(knows, leader)
                await _seen_before(nats, tmp_path, needles)
                await press(leader, "Delete everything")
                await leader.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
                for page in (leader, *phones):
                    await expect(page.get_by_text("This room is over")).to_be_visible()
        assert_everyone_met_new_people([table["people"] for r in room["rounds"] for table in r["tables"]])
        assert await until_gone(tmp_path, needles, GONE_SECONDS) == {}
        assert await _in_streams(nats, needles) == {}


def assert_everyone_met_new_people(tables: list[list[str]]) -> None:
    assert len(tables) == ROUNDS * TABLES
    assert sorted(map(len, tables)) == [3] * 2 * ROUNDS + [4] * 6 * ROUNDS
    pairs = [frozenset(two) for people in tables for two in combinations(people, 2)]
    assert len(set(pairs)) == len(pairs), "nobody sits twice with the same person"


async def _needles(knows: Visitor, leader: Page) -> list[str]:
    """Everything that must be gone: names, codes, clues, the hint, links to albums."""
    await press(leader, "Albums")
    await expect(leader.get_by_role("dialog").get_by_role("link")).to_have_count(ROUNDS * TABLES)
    await leader.keyboard.press("Escape")
    albums = (await knows.well("albums"))["albums"]
    found = [*map(name, range(BROWSERS + OTHERS)), knows.code, HINT, *map(CLUE.format, range(ROUNDS))]
    return found + [album[what] for album in albums for what in ("code", "link")]


async def _seen_before(nats: NatsServer, folder: Path, needles: list[str]) -> None:
    """They are found where we look for them later."""
    assert set(in_files(folder / "store", needles)) == set(needles)
    assert set(await _in_streams(nats, needles)) == set(needles)


async def _in_streams(nats: NatsServer, needles: list[str]) -> dict[str, str]:
    supervisor = Supervisor()
    bus = await NatsBus.connect(Address(url=nats.url), supervisor)
    try:
        return await in_streams(bus, needles)
    finally:
        await supervisor.stop(2)
        await bus.close()
