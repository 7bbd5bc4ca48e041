"""Faults: chances per operation, and storms of episodes drawn from the world's chance."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.simulation.engine import Engine


@dataclass(slots=True)
class Faults:
    """How probable each fault is for a single operation; all are off at first."""

    request_lost: float = 0.0
    """A request or the acknowledgement of a ring never arrives."""
    answer_lost: float = 0.0
    """The request was carried out, and its answer never arrives."""
    republish_late: float = 0.0
    """Followers hear of an entry up to `late_seconds` late; what follows does not overtake it."""
    late_seconds: float = 3.0
    leader_dies_after_store: float = 0.0
    """An entry is stored, nobody is told, and the shard is without a leader for about five seconds."""


@dataclass(slots=True)
class Rates:
    """How many episodes of each kind begin in a minute, on average."""

    disconnects: float = 0.0
    """A client loses its connection, perhaps unnoticed at first; what it had sent is lost or arrives late."""
    stalls: float = 0.0
    """A client's connection passes nothing on for a while, then everything."""
    pauses: float = 0.0
    """A client's process is paused."""
    leader_losses: float = 0.0
    node_deaths: float = 0.0
    islands: float = 0.0
    lags: float = 0.0
    disks_full: float = 0.0


class Storm:
    """Lets episodes begin at random times until it is stopped."""

    def __init__(self, engine: Engine, rates: Rates) -> None:
        self.engine = engine
        self.world = engine.world
        self.rates = rates
        self.raging = True
        for field in fields(rates):
            self._plan(field.name)

    def stop(self) -> None:
        """Nothing new begins; what has begun ends by itself within half a minute."""
        self.raging = False

    def _plan(self, kind: str) -> None:
        rate: float = getattr(self.rates, kind)
        if rate > 0:
            pause = self.world.random.expovariate(rate / 60)
            self.world.schedule(self.world.time + pause, self._begin, kind)

    def _begin(self, kind: str) -> None:
        if not self.raging:
            return
        if kind in ("disconnects", "stalls", "pauses"):
            self._trouble_client(kind)
        else:
            self._trouble_engine(kind)
        self._plan(kind)

    def _trouble_client(self, kind: str) -> None:
        random = self.world.random
        clients = self.engine.nodes.clients
        if not clients:
            return
        client = random.choice(clients)
        match kind:
            case "disconnects":
                client.disconnect(
                    random.uniform(0.2, 8.0),
                    noticed_after=random.choice((0.0, random.uniform(0.0, 8.0))),
                    arrives_after=random.choice((None, random.uniform(0.0, 10.0))),
                )
            case "stalls":
                client.stall(random.uniform(0.1, 6.0))
            case _:
                client.pause()
                self.world.schedule(self.world.time + random.uniform(0.5, 15.0), client.resume)

    def _trouble_engine(self, kind: str) -> None:
        random, nodes = self.world.random, self.engine.nodes
        table = random.choice(self.engine.tables)
        node = random.randrange(nodes.count)
        match kind:
            case "leader_losses":
                nodes.lose_leader(random.choice((table, random.choice(self.engine.clocks))))
            case "node_deaths":
                nodes.kill(node, random.uniform(1.0, 15.0))
            case "islands":
                nodes.isolate(node, random.uniform(2.0, 25.0))
            case "lags":
                nodes.lag(table, node, random.uniform(0.5, 5.0))
            case _:
                nodes.fill_disk(table, random.uniform(1.0, 20.0))
