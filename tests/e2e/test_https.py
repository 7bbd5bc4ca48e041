"""Browsers over https, and what a host is told over plain HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, FloatRect, Locator, Page, expect
from tests.e2e.people import DESKTOP, PHONE, Person, chromium, context
from tests.https_house import https_house
from tests.parts import NatsServer, gates

NEARBY = "--host-resolver-rules=MAP games.local 127.0.0.1"
"""A name that a browser does not take for its own machine."""
NOTE = "This connection isn’t encrypted."


async def arrive(browser: Browser, name: str, house: str, **settings: Any) -> Person:
    page = await (await context(browser, **settings)).new_page()
    return Person(name, page, house)


def overlap(one: FloatRect, other: FloatRect) -> bool:
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return not beside and not above


async def box(found: Locator) -> FloatRect:
    measured = await found.bounding_box()
    assert measured
    return measured


async def stands_clear(page: Page) -> None:
    """The note covers nothing that a host needs, and all of it is on the screen."""
    note = await box(page.get_by_role("note"))
    for needed in (
        page.get_by_role("img", name="QR"),
        page.locator(".code"),
        page.locator(".bar"),
    ):
        assert not overlap(note, await box(needed))
    size = page.viewport_size
    assert size
    assert note["y"] + note["height"] < size["height"]


@pytest.mark.e2e
@pytest.mark.timeout(180)
async def test_people_play_over_https_and_their_browsers_hide_nothing(tmp_path: Path) -> None:
    with https_house(tmp_path) as house:
        async with chromium() as browser:
            ada = await arrive(browser, "Ada", house.url, ignore_https_errors=True)
            code = await ada.open_table()
            bruno = await arrive(browser, "Bruno", house.url, ignore_https_errors=True)
            await bruno.come(code)
            await ada.sees("Bruno")
            await expect(ada.page.get_by_text(NOTE)).to_have_count(0)
            assert await ada.page.evaluate("isSecureContext")
            permissions = ["clipboard-read", "clipboard-write", "screen-wake-lock"]
            await ada.page.context.grant_permissions(permissions)
            copied = "navigator.clipboard.writeText('moth').then(() => navigator.clipboard.readText())"
            assert await ada.page.evaluate(copied) == "moth"
            lit = "navigator.wakeLock.request('screen').then((lock) => lock.type)"
            assert await ada.page.evaluate(lit) == "screen"
            plain = await (await context(browser, ignore_https_errors=True)).new_page()
            await plain.goto(f"http://127.0.0.1:{house.port}/{code}")
            await expect(plain.get_by_label("Your name")).to_be_visible()
            assert plain.url == f"{house.url}/{code}"


@pytest.mark.e2e
@pytest.mark.timeout(180)
@pytest.mark.parametrize(("size", "device"), [(PHONE, "phone"), (DESKTOP, "desktop")])
async def test_a_host_is_told_once_that_plain_http_is_not_encrypted(
    nats: NatsServer, tmp_path: Path, size: dict[str, int], device: str
) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium(NEARBY) as browser:
            nearby = gate.url.replace("127.0.0.1", "games.local")
            ada = await arrive(browser, "Ada", nearby, size=size)
            code = await ada.open_table()
            await ada.sees(NOTE)
            assert not await ada.page.evaluate("'wakeLock' in navigator || 'clipboard' in navigator")
            await stands_clear(ada.page)
            await ada.page.screenshot(path=tmp_path / f"plain-{device}.png")
            bruno = await arrive(browser, "Bruno", nearby)
            await bruno.come(code)
            await expect(bruno.page.get_by_text(NOTE)).to_have_count(0)
            await ada.press(ada.page.get_by_role("button", name="OK", exact=True))
            await expect(ada.page.get_by_text(NOTE)).to_have_count(0)
            await ada.open_table()
            await expect(ada.page.get_by_text(NOTE)).to_have_count(0)
            here = await arrive(browser, "Cleo", gate.url)
            await here.open_table()
            await expect(here.page.get_by_text(NOTE)).to_have_count(0)
