"""A short game of Thirty Moons among people who all have browsers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tests.e2e.people import Person, together

MOST_ROUNDS = 6


class Stories:
    """Everyone at the table, in the order of their seats: the last of them deceives all the others."""

    def __init__(self, people: Sequence[Person]) -> None:
        self.people = people
        self.deceiver = people[-1]
        self._chance = Random(30)

    @property
    def phase(self) -> dict[str, Any]:
        found: dict[str, Any] = self.people[0].witness.scene["game"]["phase"]
        return found

    @property
    def narrator(self) -> Person:
        """In the race for the first story it is the one who sits first (D2)."""
        seat: int = self.phase.get("narrator", 0)
        return self.people[seat]

    @property
    def others(self) -> list[Person]:
        return [person for person in self.people if person is not self.narrator]

    async def play_to_the_end(self) -> None:
        """Nearly everyone takes the same card for the narrator's: soon its owner has moons enough (D10)."""
        for _ in range(MOST_ROUNDS):
            await self._play_round()
            if self.phase["type"] == "finished":
                return
        raise AssertionError("nobody has reached the full moon")

    async def _play_round(self) -> None:
        await self._reach("racing", "narrating")
        await self.narrator.tell(f"What {self.narrator.name} was hiding")
        await self._reach("choosing")
        await together(*(person.lay(self._chance) for person in self.others))
        await self._reach("voting")
        await together(*(person.vote_for(self._believed_by(person)) for person in self.others))
        await self._reach("scoring")
        await together(*(person.say_ready() for person in self.people))
        await self._reach("narrating", "finished")

    def _believed_by(self, person: Person) -> int:
        owner = self.narrator if person is self.deceiver else self.deceiver
        slot: int = owner.witness.scene["own"]["slots"][0]
        return slot

    async def _reach(self, *phases: str) -> None:
        await together(*(person.reaches(*phases) for person in self.people))
