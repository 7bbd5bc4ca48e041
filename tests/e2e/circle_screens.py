"""Pictures of circles: their pages after some evenings, and how people agree at a table."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Mapping
from pathlib import Path

from playwright.async_api import Page, expect
from tests.chronicle.process import CIRCLE as CIRCLE_ID
from tests.chronicle.process import KEY, chronicle_process, evening, secret, until
from tests.e2e.studio import Party, Studio
from tests.gate.test_replays import post
from tests.parts import GateProcess

CIRCLE = "Our Thursday circle"
EVENINGS = 3
KEPT = [{"key": KEY, "secret": secret(1), "name": CIRCLE, "id": CIRCLE_ID}]
OTHERS = {"key": "the-key-of-the-circle-at-work", "secret": secret(2), "name": "Work", "id": None}


class Table(Party):
    """A table of friends of whom one has a circle."""

    game = "moons"


async def has_circles(gate: GateProcess, *, has: bool) -> None:
    """Wait until browsers are told so."""
    await asyncio.to_thread(until, lambda: gate.get("/api/house")["circles"] is has, "news of circles")


async def are_recorded(gate: GateProcess) -> None:
    """Wait until all evenings are on the circle's page."""

    def all_are() -> bool:
        status, shown = post(gate, "/api/circles/page", key=KEY, secret=secret(1))
        return status == 200 and shown["page"]["total"] == EVENINGS

    await asyncio.to_thread(until, all_are, "evenings that are recorded", 1)


async def keep(page: Page, *circles: Mapping[str, str | None]) -> None:
    """As in a browser that keeps these circles."""
    kept = json.dumps(json.dumps(circles))
    await page.add_init_script(f"localStorage.setItem('inklings.circles', {kept})")


async def pictures(studio: Studio) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/circles.db"
        with chronicle_process(studio.nats, database, Path(folder)):
            await has_circles(studio.gate, has=True)
            await start(studio)
            for number in range(EVENINGS):
                await evening(studio.nats, f"circle-{number}")
            await are_recorded(studio.gate)
            await see(studio)
            await agree(studio)
    await has_circles(studio.gate, has=False)


async def start(studio: Studio) -> None:
    page = await studio.open("/circle")
    field = page.get_by_label("Name of the circle")
    await field.wait_for()
    await studio.camera.take(page, "circle-start")
    await page.context.close()


async def see(studio: Studio) -> None:
    """Its page, what can be chosen there, and an invitation."""
    camera, page = studio.camera, await studio.blank()
    await keep(page, *KEPT, OTHERS)
    await page.goto(f"{studio.gate.url}/circle")
    await page.get_by_role("link", name="Work").wait_for()
    await camera.take(page, "circle-list")
    await page.goto(f"{studio.gate.url}/circle#id={CIRCLE_ID}")
    await page.reload()
    await expect(page.get_by_text("Evenings").first).to_be_visible()
    await camera.take(page, "circle-page")
    await page.get_by_role("button", name="Settings").click()
    await camera.take(page, "circle-settings")
    await page.get_by_role("button", name="Forget me").click()
    await camera.take(page, "circle-forget")
    await page.get_by_role("dialog").get_by_role("button", name="Close").click()
    await page.get_by_role("button", name="Invite").click()
    await page.get_by_role("dialog").get_by_role("img").wait_for()
    await camera.take(page, "circle-invite")
    await page.context.close()
    invited = await studio.open(f"/circle#key={KEY}")
    await invited.get_by_role("button", name="Join this circle").wait_for()
    await camera.take(invited, "circle-join")
    await invited.context.close()


async def agree(studio: Studio) -> None:
    """In the lobby: asked, waiting for others, and agreed."""
    camera, table = studio.camera, Table(studio, 4)
    page = await studio.blank()
    await keep(page, *KEPT)
    await page.goto(f"{studio.gate.url}/{table.code}")
    await table.sit(page)
    note = page.get_by_role("note").filter(has_text=CIRCLE)
    await note.wait_for()
    await camera.take(page, "circle-lobby")
    await note.get_by_role("button", name="Record").click()
    await camera.take(page, "circle-record")
    await page.get_by_role("dialog").get_by_role("button", name="Record for").click()
    await expect(note).to_contain_text("agree")
    for player in table.others:
        await player.ask("agree_to_circle")
    await expect(note).to_contain_text("are recorded")
    await camera.take(page, "circle-recorded")
    await note.get_by_role("button", name="Details").click()
    await camera.take(page, "circle-details")
    tv = await studio.open(f"/{table.code}/tv")
    await expect(tv.get_by_text("are recorded").first).to_be_visible()
    await camera.take_tv(tv, "circle-tv-lobby")
    await tv.context.close()
    await table.close()
