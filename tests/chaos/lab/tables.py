"""Tables of all games, and how their people play until they are told to come to an end."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from tests.chaos.lab.person import Entrance, Person
from tests.solo import whatever

from inklings.games import GAMES

NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil", "Fay")
PACE_SECONDS = 1.2
HURRIED = 0.15
"""Towards the end everyone is quicker."""
LETS_CLOCK_RING = 0.04
MOVES_UNASKED = 0.15
WATCHED_EVERY = 4


class Kind(NamedTuple):
    """A game with its house rules, and who plays it."""

    game: str
    options: dict[str, Any]
    people: int
    bots: int


SHORT = (
    Kind("moons", {"target": 15, "first": "random"}, 3, 1),
    Kind("rorschach", {"target": 3, "deciding": "agree"}, 3, 1),
    Kind("telepathic", {"clock": "standard"}, 2, 0),
    Kind("pareidolia", {}, 3, 1),
    Kind("moons", {"target": 15, "clock": "off"}, 4, 0),
    Kind("telepathic", {"clock": "off"}, 1, 1),
    Kind("rorschach", {"target": 3, "deciding": "agree", "clock": "off"}, 2, 2),
    Kind("moons", {"target": 15}, 1, 3),
)
KINDS = (
    *SHORT,
    *(
        Kind(game.name, {}, game.seats[0], 0)
        for game in GAMES
        if game.name not in {one.game for one in SHORT}
    ),
)


class Table:
    """One table and its people."""

    def __init__(  # noqa: PLR0913
        self,
        number: int,
        code: str,
        gates: Sequence[Entrance],
        seed: str,
        *,
        tls: ssl.SSLContext | None = None,
        pace: float = PACE_SECONDS,
    ) -> None:
        self.code = code
        self.kind = KINDS[number % len(KINDS)]
        self.finishing = False
        """No new game is dealt any more."""
        self.ended = asyncio.Event()
        """Everyone has seen the end of the last game."""
        self.games = 0
        """As many as people have seen the end of."""
        self._chance = Random(f"{seed}/{number}")
        self._tls = tls
        self._pace = pace
        """Seconds for which someone who has moved thinks about the next move."""
        self._patience = self._chance.choice((0, 5, 30))
        self.people = [self._person(name, gates) for name in NAMES[: self.kind.people]]
        if number % WATCHED_EVERY == 0:
            self.people.append(self._person("Onlooker", gates, watches=True))

    @property
    def label(self) -> str:
        clock = self.kind.options.get("clock", "on")
        return (
            f"{self.code} {self.kind.game}, {self.kind.people} people, {self.kind.bots} bots, clock {clock}"
        )

    @property
    def players(self) -> list[Person]:
        return [person for person in self.people if not person.watches]

    async def sit_down(self) -> None:
        for person in self.people:
            person.start()
        for person in self.people:
            await person.until(lambda person=person: bool(person.scene))  # type: ignore[misc]
        host = self.people[0]
        for number, person in enumerate(self.players):
            _done(await person.ask("sit", name=person.name, avatar=number))
        for _ in range(self.kind.bots):
            _done(await host.ask("add_bot", temper="keen", language="en"))
        _done(await host.ask("set_patience", seconds=self._patience))

    async def play(self) -> None:
        """Play one game after the other, to the end of the last."""
        playing = [asyncio.create_task(self._play(person)) for person in self.players]
        try:
            await self._deal()
        finally:
            for task in playing:
                task.cancel()
            results = await asyncio.gather(*playing, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                raise result

    async def _deal(self) -> None:
        while not (self.finishing and self._all_see("over")):
            await asyncio.sleep(0.3)
            for person in self.players:
                may = person.scene.get("may") or ()
                if not person.connected:
                    continue
                if person.scene["table"]["stage"] == "over" and "play_again" in may and not self.finishing:
                    await asyncio.sleep(0.5 + self._chance.random())
                    answer = await person.ask("play_again")
                    self.games += answer["type"] == "done"
                    break
                if person.scene["table"]["stage"] == "lobby" and "begin" in may:
                    await person.ask("begin")
                    break
        self.games += 1
        self.ended.set()

    def _all_see(self, stage: str) -> bool:
        return all(person.scene and person.scene["table"]["stage"] == stage for person in self.people)

    async def _play(self, person: Person) -> None:
        chance = self._chance
        while True:
            scene = person.scene
            playing = scene["table"]["stage"] == "playing" and scene["you"] is not None
            asked = playing and scene["you"] in scene["awaited"]
            acts = asked or (playing and chance.random() < MOVES_UNASKED)
            action = whatever(scene, chance) if acts else None
            if action is None:
                person.changed.clear()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(1.0):
                        await person.changed.wait()
                continue
            if not self.finishing and chance.random() < LETS_CLOCK_RING:
                await asyncio.sleep(6)
            answer = await person.command({"type": "do", "action": action})
            if answer["type"] != "done":
                await asyncio.sleep(0.3)
            pause = self._pace * (0.4 + 1.2 * chance.random())
            await asyncio.sleep(pause * (HURRIED if self.finishing else 1))

    def _person(self, name: str, gates: Sequence[Entrance], *, watches: bool = False) -> Person:
        chance = Random(f"{self.code}/{name}")
        return Person(self.code, name, gates, chance, watches=watches, tls=self._tls)


def _done(answer: dict[str, Any]) -> None:
    assert answer["type"] == "done", answer


def interruptions(person: Person, start: float, end: float) -> list[float]:
    """For how long each time someone had no line, or waited for more than a second for an answer."""
    spans = [*person.gaps, *([(person.lost_since, end)] if person.lost_since else [])]
    for command in person.commands.values():
        settled = command.settled or end
        if settled - command.born > 1:
            spans.append((command.born, settled))
    merged: list[tuple[float, float]] = []
    for begin, finish in sorted((max(begin, start), min(finish, end)) for begin, finish in spans):
        if begin >= finish:
            continue
        if merged and begin <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(finish, merged[-1][1]))
        else:
            merged.append((begin, finish))
    return [finish - begin for begin, finish in merged if finish - begin > 0.05]
