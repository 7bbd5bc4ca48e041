"""The audience of a streamed table plays for a seat: onlookers vote, and what most chose is played."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect
from tests import moons_party
from tests.balancer import balancer
from tests.e2e.people import TV, Person, chromium, context, together
from tests.e2e.test_order import choose, menu
from tests.e2e.test_streaming import DESK, picture_of
from tests.parts import NatsServer, gates
from tests.players import Player, players

VOTE_MS = 40_000
CARD = "in your hand"


async def watch(browser: Browser, address: str, name: str, language: str = "en-GB") -> Person:
    page = await (await context(browser, language=language)).new_page()
    await page.goto(address)
    return Person(name, page, address)


@pytest.mark.e2e
@pytest.mark.timeout(300)
async def test_onlookers_play_for_a_seat_by_vote(nats: NatsServer, tmp_path: Path) -> None:
    chance = random.Random("audience")
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line:
            ada = await Person.arrive(
                browser, "Ada", line, size=DESK, permissions=["clipboard-read", "clipboard-write"]
            )
            code = await ada.open_table()
            async with players([gate.url for gate in two], code, 2) as friends:
                await menu(ada.page, "Table settings")
                await choose(ada.page, "We’re streaming", "Yes")
                await choose(ada.page, "The audience plays along", "Yes")
                await ada.page.screenshot(path=tmp_path / "settings.png")
                picture = await picture_of(ada.page)
                await ada.page.get_by_role("dialog").get_by_role("button", name="Close").click()
                await expect(ada.page.get_by_text("Everyone who watches, by vote")).to_be_visible()
                await ada.page.screenshot(path=tmp_path / "lobby.png")
                stream = await (await context(browser, TV)).new_page()
                await stream.goto(picture)
                address = f"{line.url}/{code}/watch"
                one, two_, three = [await watch(browser, address, name) for name in ("One", "Two", "Three")]
                await ada.begin()
                await ada.tell("a long way home")

                await one.sees("Choose together")
                await one.sees("Everyone in the audience sees this")
                await expect(ada.page.get_by_text("The audience:")).to_be_visible()
                favourite, other = 3, 1
                for person, card in ((one, favourite), (two_, other), (three, favourite)):
                    await person.press(person.button(CARD).nth(card))
                    await person.page.screenshot(path=tmp_path / f"choosing-{person.name}.png")
                    await person.press(person.button("Play this card"))
                    await together(person.sees("Your vote is in"), person.sees("Sealed"))
                watcher = await Player(two[0].url, code).connect()
                hand = watcher.own["hand"]
                await together(*(moons_party.lay(friend) for friend in friends))
                await expect(one.page.get_by_text("3 votes")).to_be_visible()
                for page, name in ((one.page, "voted"), (ada.page, "host"), (stream, "picture")):
                    await page.screenshot(path=tmp_path / f"{name}.png")

                # All votes are counted when the time is up: the card that two of three chose is laid.
                seal = one.button(re.compile(r"^Card \d+:"))
                await expect(seal.first).to_be_visible(timeout=VOTE_MS)
                await watcher.until(lambda: bool(watcher.own["slots"]))
                assert watcher.phase["cards"][watcher.own["slots"][0] - 1] == hand[favourite]
                await watcher.close()
                await one.page.screenshot(path=tmp_path / "ballot.png")
                laid = one.page.get_by_role("button", name=re.compile("yours", re.IGNORECASE))
                await expect(laid).to_have_count(1)
                for person in (one, two_, three):
                    await person.vote(chance)
                    await together(person.sees("Your vote is in"), person.sees("Your vote is sealed"))
                await one.page.screenshot(path=tmp_path / "ballot-voted.png")
                await together(*(moons_party.vote(friend, chance) for friend in friends))
                await expect(stream.get_by_text("The audience").first).to_be_visible()
                await ada.reaches("scoring")
                await one.page.screenshot(path=tmp_path / "scores.png")
                await ada.page.screenshot(path=tmp_path / "host-scores.png")
                await one.sees("You all play for")
