"""Every game can be played on old phones, on phones that lie on their side, on tablets, and at 200 %."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.e2e.people import PHONE, chromium, context
from tests.e2e.sizes import SIZES, Surveyor
from tests.e2e.studio import Studio
from tests.e2e.walks import quick_walk
from tests.parts import NatsServer, gates


@pytest.mark.e2e
@pytest.mark.timeout(600)
async def test_all_that_can_be_pressed_is_in_reach(nats: NatsServer, tmp_path: Path) -> None:
    surveyor = Surveyor()
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            await quick_walk(Studio(surveyor, browser, gate, nats.url))
    assert surveyor.taken > 60 * len(SIZES), "the walk has become shorter"
    assert not surveyor.found, json.dumps(surveyor.found, indent=1)


@pytest.mark.e2e
@pytest.mark.timeout(120)
async def test_larger_letters_are_there_for_those_who_ask(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            page = await (await context(browser, PHONE)).new_page()
            await page.goto(gate.url)
            title = page.get_by_text("Parlour games for people")
            await expect(title).to_be_visible()
            usual = await title.evaluate("node => node.getBoundingClientRect().height")
            await Surveyor.write(page, letters=2)
            large = await title.evaluate("node => node.getBoundingClientRect().height")
            assert large > 1.8 * usual
            await page.get_by_role("button", name=re.compile("Telepathic")).click()
            await expect(page.get_by_label("Your name")).to_be_visible()
