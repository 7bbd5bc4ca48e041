"""The nodes of the cluster: which are there, which can reach one another, and who leads each stream."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.simulation.streams import NOBODY, Stream, TableStream

if TYPE_CHECKING:
    from tests.simulation.client import EngineClient
    from tests.simulation.engine import Engine

ELECTION_SECONDS = (4.0, 5.5)
CATCH_UP_SECONDS = (0.1, 2.0)


class Nodes:
    """One node, or three of which two are needed to store anything."""

    def __init__(self, engine: Engine, count: int) -> None:
        self.count = count
        self.clients: list[EngineClient] = []
        self.dead: set[int] = set()
        self.islands: dict[int, float] = {}
        """Nodes that are cut off from the others, and since when."""
        self.troubled = False
        """Whether a node or a leader is missing; if not, nothing needs to be checked."""
        self._engine = engine
        self._world = engine.world

    # --- what works --------------------------------------------------------------------------------

    def reach(self, one: int, other: int) -> bool:
        """Whether messages pass between these two nodes."""
        if one == other:
            return one not in self.dead
        islands, dead = self.islands, self.dead
        return not (one in islands or other in islands or one in dead or other in dead)

    def leads(self, stream: Stream, node: int) -> bool:
        """Whether the stream has a leader that this node reaches."""
        return stream.leader != NOBODY and (not self.troubled or self.reach(node, stream.leader))

    def replica_for(self, node: int) -> int:
        """The node that answers a read, or `NOBODY`: any that is up is asked, reachable or not."""
        if self.count == 1:
            return NOBODY if self.dead else 0
        if not self.troubled:
            return self._world.random.randrange(self.count)
        up = [candidate for candidate in range(self.count) if candidate not in self.dead]
        asked = self._world.random.choice(up) if up else NOBODY
        return asked if asked != NOBODY and self.reach(node, asked) else NOBODY

    def healthy(self) -> list[int]:
        """The nodes that are up and not cut off."""
        return [node for node in range(self.count) if node not in self.dead and node not in self.islands]

    # --- faults ------------------------------------------------------------------------------------

    def lose_leader(self, stream: Stream, seconds: float | None = None) -> None:
        """The stream has no leader for so long: nothing is stored, and only reads are answered."""
        random = self._world.random
        self._world.say(f"{stream.name}: the leader is gone")
        stream.leader = NOBODY
        stream.term += 1
        stream.no_responders = random.random() < 0.5
        if isinstance(stream, TableStream):
            stream.give_up()
        self.troubled = True
        pause = random.uniform(*ELECTION_SECONDS) if seconds is None else seconds
        self._world.schedule(self._world.time + pause, self._elect, stream, stream.term)

    def _elect(self, stream: Stream, term: int) -> None:
        if stream.term != term or stream.leader != NOBODY:
            return
        candidates = self.healthy()
        if isinstance(stream, TableStream) and self.count > 1:
            candidates = [node for node in candidates if node not in stream.frozen]
        if not candidates or 2 * len(self.healthy()) <= self.count:
            self._world.schedule(self._world.time + 1, self._elect, stream, term)
            return
        stream.leader = self._world.random.choice(candidates)
        if isinstance(stream, TableStream):
            stream.frozen.pop(stream.leader, None)
        self._world.say(f"{stream.name}: node {stream.leader} leads")
        self._look()
        self._engine.announce_leader(stream)
        self._engine.deliver_waiting_rings()

    def isolate(self, node: int, seconds: float) -> None:
        """Cut a node off: its clients stay connected to it, and reach nobody but each other."""
        if self.count == 1 or node in self.islands or node in self.dead:
            return
        self._world.say(f"node {node} is cut off")
        self.islands[node] = self._world.time
        self._freeze(node, island=True)
        self._world.schedule(self._world.time + seconds, self.rejoin, node)

    def rejoin(self, node: int) -> None:
        """End an isolation."""
        if self.islands.pop(node, None) is None:
            return
        self._world.say(f"node {node} is back among the others")
        for stream in self._engine.tables:
            if stream.island_leader == node:
                stream.island_leader = NOBODY
                stream.island_in_process.clear()
        self._thaw_soon(node)

    def kill(self, node: int, seconds: float) -> None:
        """Kill a node: its clients connect to another, and it comes back after so long."""
        if node in self.dead or node in self.islands:
            return
        self._world.say(f"node {node} dies")
        self.dead.add(node)
        self._freeze(node, island=False)
        for client in list(self.clients):
            if client.node == node:
                client.disconnect(self._world.random.uniform(0.2, 2.0))
        self._world.schedule(self._world.time + seconds, self._revive, node)

    def _revive(self, node: int) -> None:
        self._world.say(f"node {node} is back")
        self.dead.discard(node)
        self._thaw_soon(node)

    def lag(self, stream: TableStream, node: int, seconds: float) -> None:
        """A replica does not advance for so long; a leader never lags."""
        if node != stream.leader and node not in stream.frozen and self.count > 1:
            self._world.say(f"{stream.name}: the replica at node {node} lags")
            stream.frozen[node] = stream.last
            self._world.schedule(self._world.time + seconds, self._thaw, node, [stream])

    def fill_disk(self, stream: Stream, seconds: float) -> None:
        """Nothing can be stored for so long."""
        self._world.say(f"{stream.name}: the disk is full")
        stream.disk_full = True
        self._world.schedule(self._world.time + seconds, self._free_disk, stream)

    def _free_disk(self, stream: Stream) -> None:
        stream.disk_full = False

    # --- consequences ------------------------------------------------------------------------------

    def _freeze(self, node: int, *, island: bool) -> None:
        self.troubled = True
        no_quorum = 2 * len(self.healthy()) <= self.count
        for table in self._engine.tables:
            table.frozen.setdefault(node, table.last)
            if table.leader == node and island:
                table.island_leader = node
        streams: list[Stream] = [*self._engine.tables, *self._engine.clocks]
        for stream in streams:
            if stream.leader == node or (no_quorum and stream.leader != NOBODY):
                self.lose_leader(stream)

    def _thaw_soon(self, node: int) -> None:
        """The node has everything again after a moment."""
        moment = self._world.random.uniform(*CATCH_UP_SECONDS)
        self._world.schedule(self._world.time + moment, self._thaw, node, self._engine.tables)
        self._look()

    def _thaw(self, node: int, streams: list[TableStream]) -> None:
        if node not in self.dead and node not in self.islands:
            for stream in streams:
                stream.frozen.pop(node, None)

    def _look(self) -> None:
        streams: list[Stream] = [*self._engine.tables, *self._engine.clocks]
        self.troubled = (
            bool(self.dead) or bool(self.islands) or any(stream.leader == NOBODY for stream in streams)
        )
