"""A game of Pareidolia among people who all have browsers, from the first sky to the last."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.async_api import Locator
from tests.e2e.people import Person, together

MOST_SKIES = 30
PAINTED = 2
"""So many skies get a second cloud; in all others someone sees at once what the first one is."""


class Gazer(Person):
    """Someone who paints with clouds, or says what they see."""

    async def keep_a_word(self) -> None:
        await self.press(self.page.get_by_role("list", name="Three words").get_by_role("button").first)
        await self.press(self.button(re.compile("^Keep")))

    async def toss(self) -> None:
        await self.press(self._supply("puff"))
        await self.press(self.button("Toss it"))

    async def place_a_cloud(self) -> None:
        await self.press(self._supply("ring"))
        await self.put_into_the_sky()
        await self.press(self.button("Done, pass to"))

    async def put_into_the_sky(self) -> None:
        await self.page.locator("svg.round").click()

    async def guess(self, text: str) -> None:
        await self.write(self.page.get_by_role("textbox", name="Your guess"), text)
        await self.press(self.page.get_by_role("button", name="Guess", exact=True))

    async def vote_for_the_first(self) -> None:
        await self.press(self.page.get_by_role("list", name="Tied").get_by_role("button").first)
        await self.press(self.button(re.compile("^Vote for")))

    def _supply(self, shape: str) -> Locator:
        clouds = self.page.get_by_role("list", name="Clouds in the supply")
        return clouds.get_by_role("button", name=re.compile(f"^{shape}"))


class Skies:
    """Everyone at the table, in the order of their seats."""

    def __init__(self, gazers: Sequence[Gazer]) -> None:
        self.gazers = gazers
        self._seer = gazers[0]
        """The one who saw the last one: nobody guesses twice in one breath (P17)."""

    @property
    def round(self) -> dict[str, Any]:
        found: dict[str, Any] = self.gazers[0].witness.scene["game"]["round"]
        return found

    @property
    def phase(self) -> dict[str, Any]:
        found: dict[str, Any] = self.gazers[0].witness.scene["game"]["phase"]
        return found

    async def play_to_the_end(self) -> None:
        for _ in range(MOST_SKIES):
            await self._play_sky()
            if self.phase["type"] == "voting":
                await self._break_the_tie()
            if self.phase["type"] == "finished":
                return
        raise AssertionError("there are skies without end")

    async def _play_sky(self) -> None:
        await self._reach("choosing")
        main, second = self.gazers[self.round["main"]], self.gazers[self.round["second"]]
        await main.keep_a_word()
        await self._reach("tossing")
        await main.toss()
        await self._reach("painting")
        if self.round["number"] <= PAINTED:
            await self.gazers[self.gazers[0].witness.scene["awaited"][0]].place_a_cloud()
        self._seer = next(one for one in self.gazers if one not in (main, second, self._seer))
        await self._seer.guess(main.witness.scene["own"]["word"]["en"])
        await self._reach("solved")
        await together(*(gazer.say_ready() for gazer in self.gazers))
        await self._reach("choosing", "voting", "finished")

    async def _break_the_tie(self) -> None:
        """P26: everyone who is not tied votes."""
        voters = [gazer for gazer in self.gazers if gazer.witness.offered("vote")]
        await together(*(gazer.vote_for_the_first() for gazer in voters))
        await self._reach("finished")

    async def _reach(self, *phases: str) -> None:
        await together(*(gazer.reaches(*phases) for gazer in self.gazers))
