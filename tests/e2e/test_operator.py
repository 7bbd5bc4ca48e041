"""The operator's page in a real browser: what is announced there is read at a table, on a TV and at home."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.e2e.axe import Examiner
from tests.e2e.people import DESKTOP, PHONE, TV, chromium, context
from tests.e2e.sizes import SIZES, Surveyor
from tests.operators import new_token
from tests.parts import NatsServer, gates
from tests.players import players

TEXT = "We restart in ten minutes. Your games are kept."
STILL = {"reduced_motion": "reduce"}


@pytest.mark.e2e
@pytest.mark.timeout(300)
async def test_an_operator_signs_in_announces_and_removes_a_table(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as (one, two):
        token, code = new_token(nats.url), one.open_table()
        async with chromium() as browser, players([one.url, two.url], code, 3) as (ada, *_):
            phone = await (await context(browser, PHONE, **STILL)).new_page()
            await phone.goto(f"{two.url}/{code}")
            tv = await (await context(browser, TV)).new_page()
            await tv.goto(f"{two.url}/{code}/tv")
            await ada.until(lambda: ada.presence.get("watching") == 1)

            page = await (await context(browser, DESKTOP, **STILL)).new_page()
            await page.goto(f"{one.url}/house")
            await page.get_by_label("Token").fill("guessed")
            await page.get_by_role("button", name="Sign in").click()
            await expect(page.get_by_text("That token doesn’t open this page")).to_be_visible()
            await page.get_by_label("Token").fill(token)
            await page.get_by_role("button", name="Sign in").click()
            row = page.get_by_role("button", name=code)
            await expect(row).to_contain_text("Thirty Moons")
            await expect(row).to_contain_text("3 people")
            assert token not in page.url

            await page.get_by_label("Everyone reads it at once").fill(TEXT)
            await page.get_by_role("button", name="Announce it").click()
            home = await (await context(browser, PHONE, **STILL)).new_page()
            await home.goto(one.url)
            for shown in (phone, tv, home):
                await expect(shown.get_by_role("status").filter(has_text=TEXT)).to_be_visible()
            surveyor, examiner = Surveyor(), Examiner()
            for name, seen in {"house": page, "announced": phone, "home": home}.items():
                for device in SIZES:
                    await surveyor.shoot(seen, name, device)
                await examiner.shoot(seen, name, "phone")
            await examiner.shoot(page, "house", "desktop")
            assert not surveyor.found, json.dumps(surveyor.found, indent=1)
            assert not examiner.found
            await phone.get_by_role("button", name="Close").click()
            await expect(phone.get_by_text(TEXT)).to_have_count(0)
            await page.get_by_role("button", name="Take it back").click()
            await expect(tv.get_by_text(TEXT)).to_have_count(0)

            await page.get_by_role("button", name=code).click()
            await page.get_by_role("button", name="Lock the table").click()
            await ada.until(lambda: ada.scene["table"]["locked"])
            await page.get_by_role("button", name=code).click()
            await page.get_by_role("button", name="Remove the table").click()
            await page.get_by_role("button", name=f"Yes, remove {code}").click()
            await expect(tv.get_by_text(f"There’s no table {code}")).to_be_visible()
            await expect(page.get_by_role("button", name=code)).to_have_count(0)


@pytest.mark.e2e
@pytest.mark.timeout(120)
async def test_the_link_with_a_token_signs_in_and_leaves_nothing_in_the_address(
    nats: NatsServer, tmp_path: Path
) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            page = await (await context(browser, PHONE, **STILL)).new_page()
            asked: list[str] = []
            page.on("request", lambda request: asked.append(request.url))
            token = new_token(nats.url)
            await page.goto(f"{gate.url}/house#{token}")
            await expect(page.get_by_role("heading", name="Gates and runners")).to_be_visible()
            assert page.url == f"{gate.url}/house"
            await page.reload()
            await expect(page.get_by_text("Nobody’s playing right now.")).to_be_visible()
            assert not [url for url in asked[1:] if token in url]
            await page.get_by_role("button", name="Sign out").click()
            await page.reload()
            await expect(page.get_by_label("Token")).to_be_visible()
