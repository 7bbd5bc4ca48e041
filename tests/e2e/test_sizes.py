"""Letters are as large as someone's browser asks for; `test_every_screen.py` looks at all other sizes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.e2e.people import PHONE, chromium, context
from tests.e2e.sizes import Surveyor
from tests.parts import NatsServer, gates


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
