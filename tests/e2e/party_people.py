"""A party that stays together at one table, whatever lies on it."""

from __future__ import annotations

import re
from typing import Self, TypeVar

from playwright.async_api import Browser, expect
from tests.balancer import Balancer
from tests.e2e.by_keyboard import ByKeyboard
from tests.e2e.moons_people import Stories
from tests.e2e.pareidolia_skies import Gazer, Skies
from tests.e2e.people import TV, Person
from tests.e2e.rorschach_people import Game, Guest
from tests.e2e.telepathic_people import Company, Partner
from tests.telepathic_oracle import Oracle

from inklings.games.telepathic.state import Handing


class Friend(Guest, Partner, Gazer):
    """Someone who plays everything."""

    async def sit_out(self) -> None:
        await self.press(self.button("Sit this one out"))
        await expect(self.button("Sit down again")).to_be_visible()

    async def sit_down_again(self) -> None:
        await self.press(self.button("Sit down again"))
        await expect(self.page.get_by_role("list", name="Seats")).to_contain_text(self.name)

    async def leave(self) -> None:
        await self.press(self.button("Leave the table"))
        await self.page.wait_for_url(f"{self.house}/")


class TypingFriend(ByKeyboard, Friend):
    """Someone who plays everything by keyboard alone."""

    async def put_into_the_sky(self) -> None:
        await self.page.keyboard.press("ArrowLeft")


AnyFriend = TypeVar("AnyFriend", bound=Friend)


class Party:
    """Everyone who has a seat at the table, and a TV."""

    def __init__(self, browser: Browser, line: Balancer, nats: str, code: str) -> None:
        self.code = code
        self.seated: list[Friend] = []
        self.everybody: list[Friend] = []
        """Everyone who has ever sat here."""
        self.screens: list[Person] = []
        self._browser, self._line, self._nats = browser, line, nats

    @property
    def address(self) -> str:
        return f"{self._line.url}/{self.code}"

    @property
    def in_order(self) -> list[Friend]:
        """By their seats."""
        return sorted(self.seated, key=lambda friend: friend.witness.you or 0)

    @property
    def host(self) -> Friend:
        seat = self.seated[0].witness.scene["table"]["host"]
        return next(friend for friend in self.seated if friend.witness.you == seat)

    @classmethod
    async def at_a_tv(cls, browser: Browser, line: Balancer, nats: str) -> Self:
        """A TV opens a table by itself; everyone comes by the QR code that it shows."""
        tv = await Person.arrive(browser, "the TV", line, size=TV)
        await tv.page.goto(f"{line.url}/tv")
        await tv.page.wait_for_url(re.compile("/[B-Z]+/tv$"))
        party = cls(browser, line, nats, tv.page.url.split("/")[-2])
        party.screens.append(tv)
        return party

    async def scan(self) -> str:
        """The address in the QR code on the TV."""
        picture = self.screens[0].page.locator("section.ticket svg")
        await expect(picture).to_have_attribute("aria-label", re.compile(self.code))
        described = await picture.get_attribute("aria-label")
        assert described
        return described.rpartition("/")[2]

    async def hang_a_tv(self) -> None:
        tv = await Person.arrive(self._browser, "the TV", self._line, size=TV)
        await tv.page.goto(f"{self.address}/tv")
        self.screens.append(tv)

    async def welcome(self, kind: type[AnyFriend], name: str) -> AnyFriend:
        friend = await kind.arrive(self._browser, name, self._line, reduced_motion="reduce")
        in_lobby = not self.seated or self.seated[0].witness.stage == "lobby"
        await friend.come(await self.scan() if self.screens and in_lobby else self.code)
        self.seated.append(friend)
        self.everybody.append(friend)
        await self.all_know()
        return friend

    async def all_know(self) -> None:
        """Everyone has been told who sits here."""
        names = {friend.name for friend in self.seated}
        for friend in self.seated:
            await friend.witness.until(lambda friend=friend: set(friend.witness.names) == names)  # type: ignore[misc]

    async def say_goodbye_to(self, friend: Friend) -> None:
        await friend.leave()
        self.seated.remove(friend)
        await self.all_know()

    async def rest(self, friend: Friend) -> None:
        """Someone sits a game out, and looks on."""
        await friend.sit_out()
        self.seated.remove(friend)
        await self.all_know()

    async def come_back(self, friend: Friend) -> None:
        await friend.sit_down_again()
        self.seated.append(friend)
        await self.all_know()

    async def change_to(self, game: str, **rules: str) -> None:
        """The host puts another game on the table, by these house rules."""
        host = self.host
        await host.put_on_the_table(game)
        await expect(host.page.get_by_role("heading", name=game)).to_be_visible()
        for rule, choice in rules.items():
            await host.set_rule(rule.replace("_", " ").capitalize(), choice)

    async def begin(self) -> None:
        await self.host.begin()
        for friend in self.seated:
            await friend.witness.until(lambda friend=friend: friend.witness.stage == "playing")  # type: ignore[misc]

    # --- the four games --------------------------------------------------------------------------

    async def tell_stories(self) -> None:
        await self.begin()
        await Stories(self.in_order).play_to_the_end()
        await self.all_see(re.compile("full moon"))

    async def read_inkblots(self) -> None:
        await self.begin()
        game = Game(self.in_order)
        await game.round_for_the_test_team()
        await game.round_for_the_control_team()
        await self.all_see(re.compile("wins!"))

    async def read_minds(self) -> None:
        """Four are partners; six have several directors among them (T32, T34, T38)."""
        await self.begin()
        company = Company(list(self.in_order), (), Oracle(self._nats, self.code))
        await company.play(*await company.oracle.winning_way())
        state = await company.oracle.state()
        assert isinstance(state.phase, Handing)
        seat = state.phase.giver
        own = await company.oracle.goal(seat)
        goal = await company.oracle.goal(*range(len(company.people)))
        await company.people[seat].announce(*(value for value in goal if value not in own))
        await self.all_see(re.compile("saw it all|one thought"))

    async def look_at_clouds(self) -> None:
        await self.begin()
        await Skies(self.in_order).play_to_the_end()
        await self.all_see(re.compile("wins?!"))

    def assert_nobody_was_sent_home(self) -> None:
        """Everyone who stayed has been at the table's address and nowhere else."""
        for friend in self.everybody:
            trail = friend.trail if friend in self.seated else friend.trail[:-1]
            places = {address.partition("#")[0] for address in trail}  # less a TV's letters
            assert places == {self.address}, f"{friend.name} was at {trail}"
        for screen in self.screens:
            opened_here = {f"{self._line.url}/tv"}
            assert set(screen.trail) - opened_here == {f"{self.address}/tv"}

    async def all_see(self, title: str | re.Pattern[str]) -> None:
        """The end of a game, on every screen in the room."""
        for person in (*self.seated, *self.screens):
            await expect(person.page.get_by_role("heading", name=title).first).to_be_visible()
