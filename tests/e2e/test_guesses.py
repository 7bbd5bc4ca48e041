"""An audience without a seat guesses along: each learns whether they were right, and how the audience did."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.async_api import Browser, expect
from tests import moons_party
from tests.balancer import Balancer, balancer
from tests.e2e.people import TV, Person, chromium, context, together
from tests.e2e.test_order import choose, menu
from tests.e2e.test_streaming import DESK, picture_of
from tests.parts import NatsServer, gates
from tests.players import Player, players

CARDS = 5


async def watch(browser: Browser, address: str, name: str, **settings: Any) -> Person:
    page = await (await context(browser, **settings)).new_page()
    await page.goto(address)
    return Person(name, page, address)


async def vote_wrong(players: list[Player], truth: int) -> None:
    """Nobody who plays finds the narrator's card."""
    for player in players:
        offer = player.offer("vote")
        assert offer
        wrong = next(slot for slot in offer["slots"] if slot != truth)
        moons_party.done([await player.do("vote", slots=[wrong])])


class Crowd(NamedTuple):
    """Those who watch: on phones, at a desk, in Polish, one who guesses nothing, and the screens."""

    one: Person
    desk: Person
    polish: Person
    idle: Person
    stream: Person
    tv: Person

    async def pictures(self, host: Person, moment: str, folder: Path) -> None:
        for person in (*self, host):
            await person.page.screenshot(path=folder / f"{moment}-{person.name}.png")

    async def guess(self, truth: int, decoys: list[int]) -> None:
        """Two are right, one of them after a change of mind, and one is wrong."""
        one, desk, polish = self.one, self.desk, self.polish
        await one.vote_for(decoys[0])
        await one.sees("Your guess is in")
        await one.press(one.button(re.compile(f"^Card {truth}:")))
        await one.press(one.button(f"Change to {truth}"))
        await desk.vote_for(decoys[1])
        await polish.press(polish.button(re.compile(f"^Karta {truth}:")))
        await polish.press(polish.button("Pieczętuję odpowiedź"))
        await polish.sees("Mamy Twoją odpowiedź.")
        await one.sees("3 guesses so far.")
        await self.stream.sees("The audience guesses along: 3 guesses so far")
        await one.page.reload()
        await one.sees("Your guess is in")
        await expect(one.page.get_by_text("Sealed", exact=True)).to_be_visible()

    async def learn(self) -> None:
        """Each is told the truth about their guess."""
        await self.one.sees("You’re right! 67% of the audience were.")
        await self.desk.sees("Not this time. 67% of the audience were right.")
        await self.polish.sees("Zgadza się!")
        await self.idle.sees("67% of the audience were right.")
        await self.stream.sees("67% of the audience were right.")
        await self.stream.sees("the audience would have 3 moons")
        await self.one.sees("You: 1 of 1 right. The audience: 67%.")


async def gather(browser: Browser, line: Balancer, code: str, picture: str) -> Crowd:
    address = f"{line.url}/{code}/watch"
    return Crowd(
        one=await watch(browser, address, "one"),
        desk=await watch(browser, address, "desk", size=DESK, color_scheme="dark"),
        polish=await watch(browser, address, "polish", language="pl"),
        idle=await watch(browser, address, "idle", color_scheme="dark"),
        stream=await watch(browser, picture, "picture", size=TV),
        tv=await watch(browser, f"{line.url}/{code}/tv", "tv", size=TV, color_scheme="dark"),
    )


@pytest.mark.e2e
@pytest.mark.timeout(300)
async def test_onlookers_guess_along_and_learn_whether_they_were_right(
    nats: NatsServer, tmp_path: Path
) -> None:
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line:
            ada = await Person.arrive(
                browser, "Ada", line, size=DESK, permissions=["clipboard-read", "clipboard-write"]
            )
            code = await ada.open_table()
            async with players([gate.url for gate in two], code, 2) as friends:
                await menu(ada.page, "Table settings")
                await choose(ada.page, "We’re streaming", "Yes")
                picture = await picture_of(ada.page)
                await ada.page.get_by_role("dialog").get_by_role("button", name="Close").click()
                crowd = await gather(browser, line, code, picture)
                await choose(ada.page, "Thinking time", "Twice as long")
                await ada.begin()
                await ada.tell("a long way home")
                await crowd.pictures(ada, "choosing", tmp_path)
                await together(*(moons_party.lay(friend) for friend in friends))
                await crowd.one.sees("Guess along! Nobody has yet.")
                await crowd.polish.sees("Zgaduj!")
                await crowd.pictures(ada, "asked", tmp_path)
                decoys = [slot for friend in friends for slot in friend.own["slots"]]
                truth = next(slot for slot in range(1, CARDS + 1) if slot not in decoys)
                await crowd.guess(truth, decoys)
                await crowd.pictures(ada, "guessed", tmp_path)

                await vote_wrong(friends, truth)
                await ada.reaches("scoring")
                await crowd.pictures(ada, "turning", tmp_path)
                await crowd.learn()
                await crowd.pictures(ada, "known", tmp_path)
                await expect(ada.page.get_by_text("of the audience")).to_have_count(0)
                assert not [frame for friend in friends for frame in friend.frames if '"guessing"' in frame]

                await together(*(friend.do("say_ready") for friend in friends))
                await ada.say_ready()
                await expect(crowd.one.page.get_by_text("You’re right!")).to_have_count(0)
                await crowd.one.sees("You: 1 of 1 right. The audience: 67%.")
                await crowd.pictures(ada, "next", tmp_path)
