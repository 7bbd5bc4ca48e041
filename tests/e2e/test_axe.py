"""Screens that everybody can use: axe-core finds nothing, in any game, in either theme.

Every phase is looked at once, on a phone, as an onlooker and on the TV; `make axe` looks at everything.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Browser
from tests.e2e import pareidolia_others, pareidolia_screens, rorschach_screens, telepathic_screens
from tests.e2e.axe import Examiner
from tests.e2e.people import PHONE, chromium
from tests.e2e.screens import whole_game
from tests.e2e.shell_screens import learning_screens, shell_screens
from tests.parts import GateProcess, NatsServer, gates


async def telepathic(examiner: Examiner, browser: Browser, gate: GateProcess, nats: str) -> None:
    table = telepathic_screens.Party(browser, gate, nats, 2, starts="first")
    await telepathic_screens.giver_and_winner(examiner, table)


async def rorschach(examiner: Examiner, browser: Browser, gate: GateProcess) -> None:
    table = rorschach_screens.Party(browser, gate, 6)
    await examiner.take(await table.sit(), "ror-lobby")
    onlooker, tv = await table.open(), await table.open("/tv")
    await table.begin()
    views = rorschach_screens.Views(examiner, table, onlooker, tv)
    await rorschach_screens.one_round(table, views, "guesser" if table.is_tested else "control")
    await table.close()


async def pareidolia(examiner: Examiner, browser: Browser, gate: GateProcess) -> None:
    """Ada is the main artist, the second and neither."""
    table = pareidolia_screens.Party(browser, gate, 4)
    await examiner.take(await table.sit(), "par-lobby")
    onlooker, tv = await table.open(), await table.open("/tv")
    await table.begin()
    views = pareidolia_screens.Views(examiner, table, onlooker, tv)
    for _ in range(4):
        role = table.role
        await views.one("choosing", role)
        if role == "main":
            await pareidolia_screens.choose_in_browser(table, views)
        await pareidolia_others.keep_a_word(table.others)
        await table.reach("tossing")
        await views.one("tossing", role)
        if role == "main":
            await table.page.get_by_role("button", name="streak").first.click()
            await table.page.get_by_role("button", name="Toss it").click()
        await pareidolia_others.toss(table.others)
        await table.reach("painting")
        await views.one("painting", role)
        await table.guess("teapot", "a hat")
        await pareidolia_others.see_it(table.others, next(p for p in table.others if p.offer("guess")))
        await table.reach("solved")
        await views.one("solved", role)
        await pareidolia_screens.everybody_is_ready(table)
    await table.close()


@pytest.mark.e2e
@pytest.mark.timeout(600)
async def test_axe_finds_nothing(nats: NatsServer, tmp_path: Path) -> None:
    examiner = Examiner(PHONE)
    with gates(nats.url, 1, tmp_path) as (gate,):
        async with chromium() as browser:
            await asyncio.gather(
                shell_screens(examiner, browser, gate),
                learning_screens(examiner, browser, gate),
                whole_game(examiner, browser, gate),
                telepathic(examiner, browser, gate, nats.url),
                rorschach(examiner, browser, gate),
                pareidolia(examiner, browser, gate),
            )
    assert len(examiner.screens) > 100, "the walk has become shorter"
    assert not examiner.found
