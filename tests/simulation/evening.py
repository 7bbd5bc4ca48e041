"""One evening: people and bots play one game to its end while everything goes wrong that can."""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random
from typing import Any

import msgspec
from tests.simulation.browser import Browser, Sent
from tests.simulation.faults import Faults, Rates, Storm
from tests.simulation.house import REGISTRY, House, Member
from tests.simulation.world import World
from tests.solo import some_offer

from inklings.games import GAMES
from inklings.house import log, rules
from inklings.house.entry_codec import decode_entry, encode_entry
from inklings.house.fold import advance
from inklings.kernel.game import AnyGame

CODE = "BCDFG"
STORM_SECONDS = 90.0
"""A storm that does not last to the end of the game lasts so long."""
TO_THE_END = 0.5
"""The share of storms that last until the game is over."""
CALM_SECONDS = 100.0
"""So long after the end of the storm and of the game everyone knows who is here: by then the last fault is
over, and a gate has noticed the last line that was cut before."""
RARE = {"node_deaths": 2, "islands": 2, "disks_full": 3}
LONGEST = 3600.0
"""No evening takes longer, in seconds of its own time."""
SHORT: dict[str, list[dict[str, Any]]] = {
    "moons": [{"target": 15, "first": "random"}, {"laps": 1}, {"target": 15, "clock": "off"}],
    "rorschach": [{"target": 3}, {"target": 3, "deciding": "agree"}, {"target": 3, "clock": "off"}],
    "telepathic": [{}, {"clock": "off"}, {"cards": "first"}],
    "pareidolia": [{}],
}
"""Short games, with and without clocks, where the usual ones are long."""
RATES = tuple(field.name for field in fields(Rates))
FAULTS = (
    *RATES,
    "gate",
    "runner",
    "term",
    "line",
    "request_lost",
    "answer_lost",
    "republish_late",
    "leader_dies_after_store",
    "skew",
)
"""Every kind of fault in a storm."""


@dataclass(frozen=True)
class Setting:
    """What is drawn for one evening."""

    game: AnyGame
    options: dict[str, Any]
    people: int
    bots: int
    gates: int
    runners: int
    replicas: int
    storm: bool

    def __str__(self) -> str:
        kind = "storm" if self.storm else "calm"
        return (
            f"{self.game.name} {self.options}, {self.people} people and {self.bots} bots, "
            f"{self.gates} gates, {self.runners} runners, {self.replicas} nodes, {kind}"
        )


def drawn(chance: Random) -> Setting:
    """A setting at random."""
    game = chance.choice(GAMES)
    seats = chance.randint(game.seats.start, max(game.seats.start, min(6, game.seats[-1])))
    people = chance.randint(1, seats)
    return Setting(
        game=game,
        options=chance.choice(SHORT.get(game.name, [{}])),
        people=people,
        bots=seats - people,
        gates=chance.choice((2, 3)),
        runners=chance.choice((1, 2)),
        replicas=chance.choice((1, 3, 3)),
        storm=chance.random() < 0.9,
    )


class Evening:
    """People and bots at one table of a simulated house."""

    def __init__(self, seed: int, *, tracing: bool = False, without: frozenset[str] = frozenset()) -> None:
        self.without = without
        """Kinds of faults that are left out, to find those that a failure needs."""
        self.world = World(seed, tracing=tracing, trace_length=200_000)
        self.chance = self.world.random
        self.hand = Random(f"hand {seed}")
        """The host's whims, apart from everything else that chance decides."""
        self.setting = setting = drawn(self.chance)
        self.house = House(
            self.world,
            gates=setting.gates,
            runners=setting.runners,
            replicas=setting.replicas,
            tempo=0.3,
        )
        self.people = [Browser(self.house, CODE, f"person{n}") for n in range(setting.people)]
        self.onlooker = Browser(self.house, CODE, "onlooker")
        self.storm: Storm | None = None
        self._storming = setting.storm

    @property
    def browsers(self) -> list[Browser]:
        """Everybody who looks at the table."""
        return [*self.people, self.onlooker]

    @property
    def entries(self) -> list[Any]:
        """What is stored of the table."""
        table = self.house.engine.streams_of(CODE)[0].tables.get(CODE)
        return table.entries if table else []

    def run(self) -> bool:
        """Play to the end, and a while on; returns whether the game came to its end and everybody saw it."""
        self._open_table()
        for browser in self.browsers:
            self.world.schedule(self.chance.uniform(0.1, 0.6), browser.open)
        for person in self.people:
            self.world.schedule(1.0, self._sit, person)
        if self.setting.storm:
            self.world.schedule(2.0, self._begin_storm)
        ended = self.world.run(lambda: not self.over, until=LONGEST)
        self.world.run_until(self.world.time + CALM_SECONDS)
        return ended and self.over

    @property
    def over(self) -> bool:
        """Whether the storm has come and gone, the game has ended, and everybody knows."""
        return (
            not self._storming
            and all(browser.stage == "over" for browser in self.browsers)
            and not any(browser.waiting for browser in self.browsers)
            and len({browser.version for browser in self.browsers}) == 1
            and self.browsers[0].version == self._shown
        )

    @property
    def _shown(self) -> int:
        """The moment of the last entry of which everyone can see something."""
        table = None
        for version, stored in enumerate(self.entries, 1):
            table = advance(REGISTRY, table, version, decode_entry(stored.data))
        return table.shown if table else 0

    # --- the table -----------------------------------------------------------------------------------

    def _open_table(self) -> None:
        setting = self.setting
        events = rules.open_table(REGISTRY, CODE, setting.game.name, setting.options)
        entry = log.Entry(at=self.house.gates[0].time.now(), command="open", events=events)
        client = self.house.gates[0].client
        client.append(CODE, encode_entry(entry), after=0, command="open", answer=lambda _: None)

    def _sit(self, person: Browser) -> None:
        """Sit down; the first one who is host adds the bots and begins."""
        if not person.scene or (self.people[0] is not person and not self._host_sits):
            self.world.schedule(self.world.time + 0.3, self._sit, person)
        elif person.scene["you"] is None:
            if not person.waiting:
                person.ask("sit", name=person.name, avatar=self.people.index(person))
            self.world.schedule(self.world.time + 0.5, self._sit, person)
        else:
            self._play_on(person)

    @property
    def _host_sits(self) -> bool:
        return bool(self.people[0].scene) and self.people[0].scene["you"] is not None

    def _play_on(self, person: Browser) -> None:
        """Do the next thing, then wait as long as a person would."""
        pause = self.chance.expovariate(1 / 1.2) + 0.1
        if not person.waiting and person.scene:
            self._act(person)
        if self.chance.random() < 0.02:
            pause += self.chance.uniform(2, 20)  # somebody who lets a clock ring
        self.world.schedule(self.world.time + pause, self._play_on, person)

    def _act(self, person: Browser) -> None:
        scene = person.scene
        table, may = scene["table"], scene["may"]
        if scene["you"] is None:
            if "sit" in may and table["stage"] == "lobby":
                person.ask("sit", name=person.name, avatar=1)
            return
        match table["stage"]:
            case "lobby":
                seated = len(table["seats"])
                if "add_bot" in may and seated < self.setting.people + self.setting.bots:
                    if sum(seat.get("bot") is None for seat in table["seats"]) == self.setting.people:
                        person.ask("add_bot", temper="keen", language="en")
                elif "begin" in may and seated == self.setting.people + self.setting.bots:
                    person.ask("begin")
            case "playing":
                if not self._host_hand(person, scene):
                    self._move(person, scene)
            case _:
                pass

    def _host_hand(self, person: Browser, scene: dict[str, Any]) -> bool:
        """A host pauses, resumes and skips now and then, and in some evenings ends the game."""
        what = self.hand.random()
        if "resume" in scene["may"]:
            ask = "resume" if what < 0.5 else ""
        elif what < 0.03:
            ask = "pause"
        elif what < 0.05:
            ask = "skip"
        else:
            ask = "end_game" if what > 0.9998 else ""
        if ask not in scene["may"]:
            return bool(scene.get("hold"))
        person.ask(ask, **({"seen": person.version} if ask == "skip" else {}))
        return True

    def _move(self, person: Browser, scene: dict[str, Any]) -> Sent | None:
        awaited = scene["you"] in scene["awaited"]
        if not scene["offers"] or not (awaited or self.chance.random() < 0.15):
            return None
        game = self.setting.game
        action = msgspec.to_builtins(game.example(some_offer(game, scene, self.chance), self.chance))
        return person.command({"type": "do", "action": action})

    # --- the storm -----------------------------------------------------------------------------------

    def _begin_storm(self) -> None:
        chance, engine = self.chance, self.house.engine
        odds = {
            "request_lost": chance.choice((0.0, 0.01)),
            "answer_lost": chance.choice((0.0, 0.02)),
            "republish_late": chance.choice((0.0, 0.05)),
            "leader_dies_after_store": chance.choice((0.0, 0.0, 0.02)),
        }
        engine.faults = Faults(**{kind: odd for kind, odd in odds.items() if kind not in self.without})
        few = chance.choice((1.0, 3.0))
        rates = {kind: few * chance.random() / RARE.get(kind, 1) for kind in RATES}
        self.storm = Storm(
            engine, Rates(**{kind: rate for kind, rate in rates.items() if kind not in self.without})
        )
        for gate in self.house.gates:
            if chance.random() < 0.2 and "skew" not in self.without:
                gate.time.skew_ms = chance.choice((-1, 1)) * chance.randint(1, 200)
        self.world.schedule(self.world.time + chance.expovariate(few / 20), self._hurt)
        self.world.schedule(self.world.time + STORM_SECONDS, self._calm, chance.random() < TO_THE_END)

    def _hurt(self) -> None:
        """Something happens to a process or to a player's line."""
        if not self._storming:
            return
        chance = self.chance
        match chance.choice(("gate", "runner", "term", "line", "line", "line")):
            case kind if kind in self.without:
                pass
            case "gate":
                self._lose([gate for gate in self.house.gates if not gate.time.paused], Member.crash)
            case "runner":
                runners = [one for one in self.house.members.values() if one.is_runner and one.alive]
                self._lose([one for one in runners if not one.time.paused], Member.crash)
            case "term":
                self._lose([gate for gate in self.house.gates if not gate.time.paused], Member.stop)
            case _:
                chance.choice(self.browsers).lose_line()
        self.world.schedule(self.world.time + chance.expovariate(1 / 8), self._hurt)

    def _lose(self, members: list[Member], how: Any) -> None:
        if members:
            member = self.chance.choice(members)
            how(member)
            self.house.replace(member, self.chance.uniform(0.5, 4))

    def _calm(self, to_the_end: bool) -> None:  # noqa: FBT001
        """End the storm, or let it go on until somebody has seen that the game is over."""
        if to_the_end and not any(browser.stage == "over" for browser in self.browsers):
            self.world.schedule(self.world.time + 1.0, self._calm, to_the_end)
            return
        self._storming = False
        if self.storm:
            self.storm.stop()
        self.house.engine.faults = Faults()
