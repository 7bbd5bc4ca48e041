"""What a table sounds like in a real browser: silent until someone touches the page, then heard."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page, expect
from tests.e2e.people import TV, WAIT, Person, chromium, context
from tests.parts import GateProcess, NatsServer, gates
from tests.players import Player

LOOK_EVERY = 40
"""Milliseconds."""

LISTEN = """
    window.notes = 0;
    window.nudges = 0;
    window.OscillatorNode = class extends OscillatorNode {
        start(...at) { window.notes += 1; super.start(...at); }
    };
    navigator.vibrate = () => (window.nudges += 1) > 0;
"""


async def listening(page: Page) -> Page:
    await page.add_init_script(LISTEN)
    return page


async def join(gate: GateProcess, code: str, name: str) -> Player:
    player = await Player(gate.url, code).connect()
    await player.ask("sit", name=name, avatar=len(name))
    await player.ask("ready", ready=True)
    return player


async def until(page: Page, true: str) -> None:
    """Wait until this holds on the page, whose policy lets no text be run there later."""
    for _ in range(WAIT // LOOK_EVERY):
        if await page.evaluate(true):
            return
        await page.wait_for_timeout(LOOK_EVERY)
    raise AssertionError(f"never: {true}")


@pytest.mark.e2e
@pytest.mark.timeout(180)
async def test_a_table_is_heard_once_it_was_touched(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            code = gate.open_table("moons", clock="off", first="race")
            phone = await listening(await (await context(browser)).new_page())
            await phone.goto(f"{gate.url}/{code}")
            ada = Person("Ada", phone, gate.url)
            await ada._introduce()
            others = [await join(gate, code, "Bruno")]
            await until(phone, "notes > 0")  # someone joined

            tv = await listening(await (await context(browser, TV)).new_page())
            await tv.goto(f"{gate.url}/{code}/tv")
            invitation = tv.get_by_role("button", name="Tap for sound")
            await expect(invitation).to_be_visible()
            others.append(await join(gate, code, "Celeste"))
            await expect(tv.get_by_text("Celeste")).to_be_visible()
            assert await tv.evaluate("notes") == 0, "nobody has touched the TV"
            await invitation.click()
            await expect(invitation).to_have_count(0)

            silent = await phone.evaluate("notes")
            await ada.begin()
            await until(tv, "notes > 0")
            await until(phone, "nudges === 1")  # it is for everyone to tell first
            assert await phone.evaluate("notes") == silent, "the phone leaves it to the TV"
            for player in others:
                await player.close()
