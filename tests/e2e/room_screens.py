"""Pictures of a leader's room: opening it, the door, tables, and its end, for the leader and for a phone."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable

from playwright.async_api import Page, expect
from tests.e2e.studio import Studio
from tests.players import Player
from tests.rooms import Visitor

COUNT = 27
"""Those who come besides the phone."""
LEADER = ("desktop", "tv", "phone")


async def pictures(studio: Studio) -> None:
    camera, url = studio.camera, studio.gate.url
    leader = await studio.open("/party")
    await leader.get_by_role("button", name="Open the room").wait_for()
    await camera.take(leader, "room-open")
    await press(leader, "Open the room")
    await leader.get_by_role("heading", name="Nobody yet").wait_for()
    await camera.take(leader, "room-leader-empty", *LEADER)
    code = leader.url.rpartition("/")[2]
    phone = await studio.open(f"/party/{code}")
    await phone.get_by_role("button", name="Come in").wait_for()
    await camera.take(phone, "room-door")
    await press(phone, "Come in")
    await phone.get_by_text("The leader will let you in").wait_for()
    await camera.take(phone, "room-waiting")
    others = [Visitor([url], code) for _ in range(COUNT)]
    for number, other in enumerate(others):
        await other.well("come", avatar=number * 7 + 2)
    async with staying(others):
        await expect(leader.get_by_role("heading", name="at the door")).to_contain_text(f"{COUNT + 1}")
        await camera.take(leader, "room-leader-door", *LEADER)
        await press(leader, "Let all in")
        await phone.get_by_text("You’re in!").wait_for()
        await camera.take(phone, "room-in")
        await one_round(studio, leader, phone, others)
        await press(leader, "Delete everything")
        await camera.take(leader, "room-leader-delete", *LEADER)
        await leader.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
        for page, name in ((leader, "room-leader-over"), (phone, "room-over")):
            await page.get_by_text("This room is over").wait_for()
            await camera.take(page, name)
    await leader.context.close()
    await phone.context.close()


async def one_round(studio: Studio, leader: Page, phone: Page, others: list[Visitor]) -> None:
    camera = studio.camera
    await press(leader, "Settings of the room")
    dialog = leader.get_by_role("dialog")
    await dialog.get_by_label("Keep in mind").fill("only things in a kitchen")
    await camera.take(leader, "room-leader-settings", *LEADER)
    await dialog.get_by_role("button", name="Keep", exact=True).click()
    await dialog.wait_for(state="detached")
    await press(leader, "Seat everyone")
    await phone.get_by_text("The leader begins the game").wait_for()
    await camera.take(phone, "room-table-lobby")
    players = await asyncio.gather(*(other.sit() for other in others))
    try:
        await expect(leader.locator(".card")).to_have_count(7)
        await camera.take(leader, "room-leader-tables", *LEADER)
        await press(leader, "Begin all")
        await leader.get_by_text("Who begins?").first.wait_for()
        await press(leader, "Two minutes left")
        await phone.get_by_text("Time left").first.wait_for()
        await camera.take(phone, "room-table-playing")
        await go_away(leader, players[-2:])
        await camera.take(leader, "room-leader-playing", *LEADER)
        await leader.get_by_role("button", name="What to do at table 1").click()
        await camera.take(leader, "room-leader-table", *LEADER)
        await leader.keyboard.press("Escape")
        await press(leader, "Pause all")
        await phone.get_by_role("heading", name="The leader paused the game").wait_for()
        await camera.take(phone, "room-table-paused")
        await press(leader, "Go on")
        await press(leader, "End all")
        await phone.get_by_role("heading", name="The leader ended the game").wait_for()
        await camera.take(phone, "room-table-ended")
        await press(leader, "Albums")
        await leader.get_by_role("dialog").get_by_role("link").first.wait_for()
        await camera.take(leader, "room-leader-albums", *LEADER)
        await leader.keyboard.press("Escape")
    finally:
        for player in players:
            await player.close()


async def go_away(leader: Page, players: Iterable[Player]) -> None:
    for player in players:
        await player.close()
    await leader.get_by_text("Missing").first.wait_for()


async def press(page: Page, name: str) -> None:
    await page.get_by_role("button", name=name).first.click()


@contextlib.asynccontextmanager
async def staying(visitors: list[Visitor]) -> AsyncIterator[None]:
    """Their pages ask about the room all the time, as browsers do."""

    async def ask() -> None:
        while True:
            await asyncio.gather(*(visitor.ask("here") for visitor in visitors))
            await asyncio.sleep(3)

    asking = asyncio.create_task(ask())
    try:
        yield
    finally:
        asking.cancel()
