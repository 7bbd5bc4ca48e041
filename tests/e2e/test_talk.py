"""Talk as people meet it: at the table before a game, among directors in it, and not at all for partners."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.balancer import balancer
from tests.e2e.people import Person, chromium
from tests.e2e.telepathic_people import Company
from tests.parts import NatsServer, gates


async def say(person: Person, text: str) -> None:
    await person.page.get_by_role("button", name="Chat").click()
    await person.page.get_by_role("textbox", name="Say something").fill(text)
    await person.page.get_by_role("button", name="Send").click()
    await expect(person.page.get_by_role("dialog")).to_contain_text(text)
    await person.page.get_by_role("button", name="Close", exact=True).click()


@pytest.mark.e2e
@pytest.mark.timeout(300)
async def test_directors_talk_among_themselves_and_nobody_else_hears(
    nats: NatsServer, tmp_path: Path
) -> None:
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line:
            company = await Company.gather(browser, line, nats.url, 5)
            state = await company.oracle.state()
            directors = [one for seat, one in enumerate(company.people) if not state.conditions[seat]]
            partners = [one for one in company.people if one not in directors]
            await say(directors[0], "the moth, I think")
            for other in directors[1:]:
                await other.sees("the moth, I think")
            for partner in partners:
                await expect(partner.page.get_by_role("button", name="Chat")).to_have_count(0)
            await say(directors[1], "or the moth after it")
            await directors[0].sees("or the moth after it")
            for viewer in (*partners, *company.watchers):
                assert not [frame for frame in viewer.frames if "moth" in frame]
