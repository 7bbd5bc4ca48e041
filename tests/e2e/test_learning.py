"""Learning by doing in a real browser: every how-to-play, the rules, and a house that is out of reach."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect
from tests.e2e.people import chromium, context
from tests.parts import NatsServer, gates

LANGUAGES = ("en-GB", "pl-PL")
NEXT = re.compile("^(Go on|Dalej|That’s it|To wszystko)$")  # noqa: RUF001  (as printed on the button)
RULES = re.compile("^(All the rules|Wszystkie zasady)$")


async def learn_moons(page: Page) -> None:
    await page.locator("dialog .hand button").nth(1).click()
    await next_step(page)
    own = page.locator("dialog .ballot button").nth(1)
    await expect(own).to_be_disabled()
    await page.locator("dialog .ballot button").nth(2).click()
    await next_step(page)
    for clue in range(3):
        await page.locator("dialog .clues button").nth(clue).click()
    await next_step(page)


async def learn_rorschach(page: Page) -> None:
    for blot in range(3):
        await page.locator("dialog .blots button").nth(blot).click()
    await next_step(page)
    await page.locator("dialog .words button").nth(0).click()
    await next_step(page)
    await page.locator("dialog .words button").nth(1).click()
    await next_step(page)


async def learn_telepathic(page: Page) -> None:
    for row in (3, 1, 0):
        await page.locator("dialog .set").nth(row).click()
    await next_step(page)
    await page.locator("dialog .table ol button").nth(2).click()
    await next_step(page)
    for colour in (0, 3):
        await page.locator("dialog .names button").nth(colour).click()
    await next_step(page)


async def learn_pareidolia(page: Page) -> None:
    await page.locator('dialog [data-picture="tower"]').click()
    for spot in ((0, 300), (110, -100)):
        await page.mouse.click(*await in_sky(page, *spot))
        await page.locator("dialog .paint .label").click()
    await next_step(page)
    for end in ((-260, -300), (-215, 72)):
        await page.mouse.move(*await in_sky(page, -380, 300))
        await page.mouse.down()
        await page.mouse.move(*await in_sky(page, *end), steps=5)
        await page.mouse.up()
    await next_step(page)
    for guess in ("hat", "Ślimaki" if await page.locator("html[lang=pl]").count() else "a snail"):
        await page.locator("dialog input").fill(guess)
        await page.keyboard.press("Enter")
    await next_step(page)


async def in_sky(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where on the page a point of the lesson's sky is."""
    box = await page.locator("dialog .round").bounding_box()
    assert box is not None
    unit = min(box["width"], box["height"]) / 1024
    return box["x"] + box["width"] / 2 + x * unit, box["y"] + box["height"] / 2 + y * unit


async def next_step(page: Page) -> None:
    """Go on; what has been learnt is marked, or there would be nothing to go on with."""
    await expect(page.locator("dialog .say.learnt")).to_be_visible()
    await page.get_by_role("button", name=NEXT).click()


LESSONS = {
    "moons": learn_moons,
    "pareidolia": learn_pareidolia,
    "rorschach": learn_rorschach,
    "telepathic": learn_telepathic,
}


@pytest.mark.e2e
@pytest.mark.timeout(180)
async def test_every_lesson_can_be_gone_through_on_a_phone_in_every_language(
    nats: NatsServer, tmp_path: Path
) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            for language in LANGUAGES:
                page = await (await context(browser, has_touch=True, language=language)).new_page()
                for game, lesson in LESSONS.items():
                    await page.goto(gate.url)
                    await page.locator(f'a[href="#howto={game}"]').click()
                    assert f"{game}-howto" not in await page.locator("dialog").inner_text()
                    await lesson(page)
                    await expect(page.locator("dialog")).to_have_count(0)
                    assert page.url == gate.url + "/", "nothing of it stays in the address"
                await page.context.close()


@pytest.mark.e2e
@pytest.mark.timeout(120)
async def test_rules_are_one_tap_from_the_lesson_and_back_closes_them(
    nats: NatsServer, tmp_path: Path
) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            page = await (await context(browser)).new_page()
            await page.goto(gate.url)
            await page.locator('a[href="#howto=rorschach"]').click()
            await page.get_by_role("link", name=RULES).click()
            await expect(page.get_by_role("dialog")).to_contain_text("R14")
            await page.go_back()
            await expect(page.locator("dialog .say")).to_be_visible()
            await page.go_back()
            await expect(page.locator("dialog")).to_have_count(0)
            await page.goto(f"{gate.url}/#rules=rorschach/R24")
            await expect(page.locator("dialog .at")).to_be_in_viewport()


@pytest.mark.e2e
@pytest.mark.timeout(120)
async def test_a_house_out_of_reach_is_said_so_and_found_again(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            page = await (await context(browser)).new_page()
            await page.goto(gate.url)
            await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            await page.reload()
            await page.context.set_offline(offline=True)
            await page.reload()
            await expect(page.locator("body")).to_contain_text("The house does not answer")
            await page.context.set_offline(offline=False)
            await expect(page.get_by_role("button", name="Thirty Moons")).to_be_visible()
