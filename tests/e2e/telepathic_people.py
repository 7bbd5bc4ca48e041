"""People who play Telepathic in browsers, and those who look on."""

from __future__ import annotations

import re

from playwright.async_api import Browser, Locator, expect
from tests.balancer import Balancer
from tests.e2e.people import TV, Person, together
from tests.telepathic_oracle import Oracle

from inklings.games.telepathic.grid import Value
from inklings.games.telepathic.modes import receivers
from inklings.games.telepathic.search import Move
from inklings.games.telepathic.state import Acting, Finished, Handing

NAMES = ("Ada", "Bruno", "Celeste", "Dov", "Eva")
CARDS = {
    "row-east": "Row east",
    "row-west": "Row west",
    "col-north": "Column north",
    "col-south": "Column south",
    "row-reverse": "Flip a row",
    "col-reverse": "Flip a column",
    "row-pairs": "Pairs in a row",
    "col-pairs": "Pairs in a column",
    "corner-cw": "Corner right",
    "corner-ccw": "Corner left",
}
PLACES = {
    "row": ("Row 1", "Row 2", "Row 3", "Row 4"),
    "col": ("Column A", "Column B", "Column C", "Column D"),
    "corner": ("Corner NW", "Corner NE", "Corner SE", "Corner SW"),
}
SAID = {"circle": "circles", "cross": "crosses", "star": "stars"}
DO_IT = re.compile("^(Shift|Flip|Swap in|Turn) ")


class Partner(Person):
    """Somebody with a phone."""

    async def hand(self, card: str, to: str) -> None:
        await self.turn_to(to)
        await self.press(self.open_card(card))
        await self.press(self.button(f"Give it to {to}"))

    async def turn_to(self, receiver: str) -> None:
        """A director says which of two receivers is meant (T33)."""
        await self.is_asked(re.compile("Give "))
        either = self.page.get_by_role("radio", name=receiver)
        if await either.count():
            await self.choose(either)

    async def perform(self, move: Move) -> None:
        await self.is_asked(re.compile("gave you"))
        await self.press(self.place_of(move))
        await self.press(self.button(DO_IT))

    def open_card(self, card: str) -> Locator:
        cards = self.page.get_by_role("list", name="Open cards")
        return cards.get_by_role("button", name=re.compile(rf"^{CARDS[card]}\."))

    def place_of(self, move: Move) -> Locator:
        place = PLACES[move.card.partition("-")[0]][move.place]
        return self.page.get_by_role("button", name=place, exact=True)

    async def announce(self, *names: Value, certain_loss: bool = False) -> None:
        await self.page.locator(".drawer").wait_for()
        announce = self.button("Announce")
        if await announce.is_visible():  # when the cards are gone there is nothing else to do
            await self.press(announce)
        await self.say(*names, certain_loss=certain_loss)

    async def say(self, *names: Value, certain_loss: bool = False) -> None:
        for name in names:
            await self.press(self.page.get_by_role("button", name=SAID.get(name, name), exact=True))
        await self.press(self.button(re.compile("^Say ")))
        if certain_loss:  # T31: the screen warns once
            await self.sees(re.compile("This would lose"))
            await self.press(self.button("Say it anyway"))


class KeyPartner(Partner):
    """Somebody who knows the keys of this game, and uses nothing else."""

    async def hand(self, card: str, to: str) -> None:
        await self.turn_to(to)
        wanted = self.open_card(card)
        await self.page.keyboard.press(await wanted.get_attribute("data-picture") or "")
        await expect(wanted).to_have_attribute("aria-pressed", "true")
        await self.page.keyboard.press("Enter")

    async def perform(self, move: Move) -> None:
        await self.is_asked(re.compile("gave you"))
        for _ in range(move.place + 1):
            await self.page.keyboard.press("ArrowDown")
        await expect(self.place_of(move)).to_have_attribute("aria-pressed", "true")
        await self.page.keyboard.press(" ")
        await expect(self.page.get_by_role("group", name="The grid after this move")).to_be_visible()
        await self.page.keyboard.press("Enter")


class Company:
    """All who sit at one table, an onlooker and a TV."""

    def __init__(self, people: list[Partner], watchers: tuple[Person, ...], oracle: Oracle) -> None:
        self.people = people
        self.watchers = watchers
        self.oracle = oracle

    @classmethod
    async def gather(cls, browser: Browser, line: Balancer, nats: str, count: int, **rules: str) -> Company:
        kinds: dict[str, type[Partner]] = {"Bruno": KeyPartner}
        people = [await kinds.get(name, Partner).arrive(browser, name, line) for name in NAMES[:count]]
        onlooker = await Person.arrive(browser, "Olga", line)
        tv = await Person.arrive(browser, "the TV", line, size=TV)
        code = await people[0].open_table("Telepathic")
        for person in people[1:]:
            await person.join(code)
        for rule, choice in rules.items():
            await people[0].set_rule(rule.replace("_", " ").capitalize(), choice)
        await tv.page.goto(f"{line.url}/{code}/tv")
        company = cls(people, (onlooker, tv), Oracle(nats, code))
        await company.begin()
        await onlooker.page.goto(f"{line.url}/{code}")
        await onlooker.sees("You’re watching")
        return company

    @property
    def everybody(self) -> list[Person]:
        return [*self.people, *self.watchers]

    async def begin(self) -> None:
        for viewer in self.everybody:
            viewer.frames.clear()
        await self.people[0].begin()
        for person in self.people:
            await person.page.get_by_role("group", name="The grid").wait_for()

    async def play_again(self) -> None:
        await self.people[0].put_on_the_table("Back to the table")
        await self.people[0].page.get_by_role("button", name="Begin").wait_for()
        await self.begin()

    # --- moves -----------------------------------------------------------------------------------

    async def hand(self, move: Move) -> None:
        state = await self.oracle.state()
        assert isinstance(state.phase, Handing)
        to = receivers(state, state.phase.giver)[0]
        await self.people[state.phase.giver].hand(move.card, self.people[to].name)
        await together(*(person.reaches("acting") for person in self.people))

    async def perform(self, move: Move) -> None:
        state = await self.oracle.state()
        assert isinstance(state.phase, Acting)
        await self.people[state.phase.receiver].perform(move)
        for person in self.people:
            await person.witness.until(lambda person=person: person.witness.phase != "acting")  # type: ignore[misc]

    async def play(self, *way: Move) -> None:
        for move in way:
            await self.hand(move)
            await self.perform(move)

    # --- the end ---------------------------------------------------------------------------------

    async def all_see(self, title: str | re.Pattern[str]) -> None:
        for viewer in self.everybody:
            await expect(viewer.page.get_by_role("heading", name=title)).to_be_visible()

    async def check_secrecy(self) -> None:
        """T10: before the end nobody was sent a condition that is not their own."""
        state = await self.oracle.state()
        assert isinstance(state.phase, Finished)
        for viewer in self.everybody:
            seat = self.people.index(viewer) if isinstance(viewer, Partner) else None
            before = [frame for frame in viewer.frames if '"finished"' not in frame]
            after = [frame for frame in viewer.frames if '"finished"' in frame]
            assert len(before) > 1, f"{viewer.name} was sent too little to prove anything"
            unseen = await self.oracle.unseen_by(seat)
            leaked = [one for one in unseen if any(one in frame for frame in before)]
            assert not leaked, f"{viewer.name} was sent {leaked}"
            assert all(any(one in frame for frame in after) for one in unseen), "at the end all lie open"
            own = state.conditions[seat] if seat is not None else ()
            assert all(any(f'"{one}"' in frame for frame in before) for one in own)
