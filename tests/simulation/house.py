"""A simulated house: gates and runners as shipped, on the model of the engine, and browsers before them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.simulation.browser import Browser
from tests.simulation.client import EngineClient
from tests.simulation.engine import Engine, elected
from tests.simulation.process import EPOCH_MS
from tests.simulation.settings import Settings
from tests.simulation.world import World

from inklings.automata import minds
from inklings.games import GAMES
from inklings.gate.admission import Admission
from inklings.gate.session import Session
from inklings.gate.socket import KEEPALIVE_SECONDS
from inklings.gate.voices import Voices
from inklings.house.codes import LETTERS, SHARDS, shard_of
from inklings.house.registry import GameRegistry
from inklings.kernel.mind import Mind
from inklings.live.effects import Think
from inklings.live.engine_watch import EngineWatch
from inklings.live.members import RUNNER, Members
from inklings.live.surroundings import Surroundings, ThoughtAnswer
from inklings.live.tables import LoadedTables

LINE_SECONDS = (0.001, 0.02)
"""Between a browser and its gate, each way."""
THINKING_SECONDS = 0.3
REGISTRY = GameRegistry(GAMES)
PROBES = {shard_of(code): code for a in LETTERS for b in LETTERS for code in [f"BB{a}{b}"]}
"""A code in each shard whose table nobody opens."""
MINDS: dict[str, Mind] = {game.name: minds.plain_mind(game) for game in GAMES}


class Member:
    """One process: a gate or a runner."""

    def __init__(self, house: House, name: str, *, is_runner: bool, node: int, skew_ms: int = 0) -> None:
        self.house = house
        self.world = house.world
        self.name = name
        self.is_runner = is_runner
        self.client = EngineClient(house.engine, name, node=node, skew_ms=skew_ms)
        self.time = self.client.time
        chance = Random(self.world.random.getrandbits(64))
        self.surroundings = Surroundings(
            REGISTRY,
            name,
            log=self.client,
            bus=self.client,
            time=self.time,
            chance=chance,
            tempo=house.tempo,
            think=self._think if is_runner else None,
            on_heard=self._heard,
        )
        self.tables = LoadedTables(self.surroundings)
        self.admission = Admission(self.tables, voices=Voices(self.client, self.time, "home", name))
        self.lines: set[Line] = set()
        self._members = Members(
            name,
            "home",
            bus=self.client,
            time=self.time,
            on_gone=self.tables.members_gone,
            on_doubt=self.tables.doubt,
        )
        self._watch = EngineWatch(
            self.time, probe=self._probe, leave=self._leave_node, on_doubt=self.tables.doubt
        )
        self.client.on_reconnect = self.tables.doubt
        if is_runner:
            self.client.subscribe(self.surroundings.vacancy, self._called, "runners")
        else:
            self.client.on_ring = self._rang
        for shard in range(SHARDS):
            subject = elected(f"tables {shard}")
            self.client.subscribe(subject, lambda _, shard=shard: self.tables.doubt(shard))  # type: ignore[misc]
        self._members.start()
        self._watch.start()

    def _heard(self, other: str) -> None:
        self._members.heard(other)

    @property
    def alive(self) -> bool:
        """Whether the process runs, if perhaps paused."""
        return self.time.alive

    @property
    def on_island(self) -> bool:
        """Whether its node of the engine is cut off from the others."""
        return self.client.node in self.house.engine.nodes.islands

    def crash(self) -> None:
        """Kill -9: connections of browsers are reset a moment later."""
        self.client.die()
        for line in list(self.lines):
            line.reset()

    def stop(self) -> None:
        """SIGTERM: everyone is sent elsewhere."""
        self._members.stop()
        self._watch.stop()
        self.time.run(self.tables.stop)
        self.world.schedule(self.world.time + 0.2, self.crash)

    def _rang(self, code: str, version: int, acknowledge: Callable[[], None]) -> None:
        self.tables.ring(code, version, lambda ok: acknowledge() if ok else None)

    def _called(self, data: bytes) -> None:
        self.tables.play_bots(data.decode())

    def _probe(self, answer: Callable[[bool], None]) -> None:
        code = PROBES[self.world.random.randrange(SHARDS)]
        self.client.last(code, lambda last: answer(last is not None))

    def _leave_node(self) -> None:
        self.client.disconnect(0.3)

    def _think(self, wanted: Think, answer: ThoughtAnswer) -> None:
        chance = Random(self.world.random.getrandbits(64))
        thought = MINDS[wanted.game].think(
            wanted.seat, wanted.seen, chance, temper=wanted.bot.temper, language=wanted.bot.language
        )
        done = self.world.time + self.world.random.expovariate(1 / THINKING_SECONDS)
        self.world.schedule(done, self.time.run, answer, thought, False)


class Line:
    """A websocket between a browser and a gate: ordered both ways, until it ends or is cut."""

    def __init__(self, browser: Browser, gate: Member) -> None:
        self.browser = browser
        self.gate = gate
        self.world = gate.world
        self._cut = False
        self._ended = False
        self._up = self._down = 0.0
        self._session = Session(
            gate.tables,
            gate.admission,
            self,
            code=browser.code,
            address=browser.name,
            since=EPOCH_MS + int(self.world.time * 1000),
            seen=browser.version,
        )
        gate.lines.add(self)

    @property
    def is_open(self) -> bool:
        """Whether anything passes."""
        return not self._cut and not self._ended

    # --- the browser's end ---------------------------------------------------------------------------

    def say(self, data: bytes) -> None:
        """From the browser to the gate."""
        if not self._cut:
            self._up = max(self._up, self._arrival())
            self.world.schedule(self._up, self.gate.time.run, self._received, data)

    def hang_up(self) -> None:
        """The browser closes the line; what it has said before still arrives."""
        self._up = max(self._up, self._arrival())
        if not self._cut:
            self.world.schedule(self._up, self.gate.time.run, self._end)

    def cut(self) -> None:
        """Nothing passes any more, and neither end is told; the gate notices at its second or third look."""
        self._cut = True
        looks = self.world.random.uniform(2, 3)
        self.world.schedule(self.world.time + looks * KEEPALIVE_SECONDS, self.gate.time.run, self._end)

    def reset(self) -> None:
        """The gate's process is dead: the browser is told by its machine."""
        if not self._cut:
            self.world.schedule(self.world.time + 0.01, self._closed, 1006)

    # --- the gate's end ------------------------------------------------------------------------------

    def send(self, data: bytes, *, patient: bool = False) -> None:  # noqa: ARG002
        """From the gate to the browser."""
        if not self._cut and not self._ended:
            self._down = max(self._down, self._arrival())
            self.world.schedule(self._down, self._heard, data)

    send_talk = send

    def close(self, code: int) -> None:
        """The gate closes the line."""
        if not self._ended:
            self._end()
            if not self._cut:
                self._down = max(self._down, self._arrival())
                self.world.schedule(self._down, self._closed, code)

    # -------------------------------------------------------------------------------------------------

    def _arrival(self) -> float:
        least, most = LINE_SECONDS
        return self.world.time + least + (most - least) * self.world.random.random()

    def _received(self, data: bytes) -> None:
        if not self._ended:
            self._session.receive(data)

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            self._session.end()
            self.gate.lines.discard(self)

    def _heard(self, data: bytes) -> None:
        if not self._cut:
            self.browser.hear(self, data)

    def _closed(self, code: int) -> None:
        if not self._cut:
            self._cut = True
            self.browser.closed(self, code)


class House:
    """All of it, in one world."""

    def __init__(self, world: World, *, gates: int, runners: int, replicas: int, tempo: float = 1) -> None:
        self.world = world
        self.tempo = tempo
        self.engine = Engine(world, Settings(replicas=replicas))
        self.members: dict[str, Member] = {}
        self._started = 0
        for _ in range(gates):
            self.start(is_runner=False)
        for _ in range(runners):
            self.start(is_runner=True)

    def start(self, *, is_runner: bool, skew_ms: int = 0) -> Member:
        """One more process."""
        self._started += 1
        name = f"{RUNNER if is_runner else 'g-'}{self._started}"
        node = self.world.random.randrange(self.engine.nodes.count)
        member = Member(self, name, is_runner=is_runner, node=node, skew_ms=skew_ms)
        self.members[name] = member
        return member

    def replace(self, member: Member, seconds: float) -> None:
        """Start another in place of one that is gone."""
        del self.members[member.name]
        self.world.schedule(self.world.time + seconds, lambda: self.start(is_runner=member.is_runner))

    @property
    def gates(self) -> list[Member]:
        """The gates that are up."""
        return [member for member in self.members.values() if not member.is_runner and member.alive]

    def connect(self, browser: Browser) -> Line | None:
        """A line to some gate, or none if there is no gate."""
        gates = self.gates
        return Line(browser, self.world.random.choice(gates)) if gates else None
