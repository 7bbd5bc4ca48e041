"""A quick walk past every phase of every game; an onlooker and a TV look on."""

from __future__ import annotations

import asyncio

from playwright.async_api import Page
from tests.e2e import (
    album_screens,
    circle_screens,
    moons_screens,
    other_screens,
    pareidolia_others,
    pareidolia_screens,
    replay_screens,
    rorschach_screens,
    shell_screens,
    stranger_screens,
    telepathic_screens,
)
from tests.e2e.studio import Studio, Views, press_in_time


async def quick_walk(studio: Studio) -> None:
    """All at once: in every game someone waits for something."""
    await asyncio.gather(
        shell_screens.pictures(studio),
        replay_screens.pictures(studio),
        album_screens.pictures(studio),
        circle_screens.pictures(studio),
        moons_screens.whole_game(studio),
        telepathic(studio),
        rorschach(studio),
        pareidolia(studio),
        other_screens.pictures(studio),
        stranger_screens.pictures(studio),
    )


async def telepathic(studio: Studio) -> None:
    table = telepathic_screens.Table(studio, 2, starts="first")
    await telepathic_screens.giver_and_winner(studio.camera, table)


async def rorschach(studio: Studio) -> None:
    """Without clocks: pictures of a phase can take longer than it lasts, and the house would name someone."""
    table = rorschach_screens.Table(studio, 6, clock="off")
    views = Views(table, "ror", await table.open(), await table.open("/tv"))
    await table.sit()
    await views.person("lobby")
    await table.begin()
    await rorschach_screens.one_round(table, views, "guesser" if table.is_tested else "control")
    await table.close()


async def pareidolia(studio: Studio) -> None:
    """Ada is the main artist, the second and neither."""
    table = pareidolia_screens.Table(studio, 4)
    views = Views(table, "par", await table.open(), await table.open("/tv"))
    await table.sit()
    await views.person("lobby")
    await table.begin()
    for _ in range(4):
        role = table.role
        await views.one("choosing", role)
        if role == "main":
            await pareidolia_screens.choose_in_browser(table, views)
        await pareidolia_others.keep_a_word(table.others)
        await table.reach("tossing")
        await views.one("tossing", role)
        if role == "main":
            await toss_in_browser(table.page)
        await pareidolia_others.toss(table.others)
        await table.reach("painting")
        await views.one("painting", role)
        await table.guess("teapot", "a hat")
        if seers := [player for player in table.others if player.offer("guess")]:
            await pareidolia_others.see_it(table.others, seers[0])
        await table.reach("solved", "missed")
        await views.one("solved", role)
        await pareidolia_screens.everybody_is_ready(table)
    await table.close()


async def toss_in_browser(page: Page) -> None:
    await press_in_time(page.get_by_role("button", name="streak").first)
    await press_in_time(page.get_by_role("button", name="Toss it"))
