"""A model of the engine in virtual time: the streams of one cell and plain messages, on one node or three."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.simulation.connection import Caller, Connection, Interest, Subjects
from tests.simulation.faults import Faults
from tests.simulation.nodes import Nodes
from tests.simulation.process import EPOCH_MS
from tests.simulation.settings import Settings
from tests.simulation.streams import NOBODY, ClockStream, Ring, Stream, TableStream
from tests.simulation.world import World

from inklings.house.codes import shard_of
from inklings.live.interfaces import Appended, Unknown

BELL = "$bell"
"""The subject on which every listener for rings is a member of one queue."""

RING_LATENESS = 0.25
"""The engine looks for clocks that are due four times a second, so a ring is up to so many seconds late."""
STALE_LEADER_SECONDS = 9.0
"""A leader that is cut off answers `last` for so long before it knows that it leads nobody."""


def elected(stream: str) -> str:
    """The subject on which it is told that this stream has a new leader."""
    return f"$elected.{stream}"


class Proposal(NamedTuple):
    """An entry that the leader of a stream wants to store."""

    stream: TableStream
    term: int
    code: str
    data: bytes
    message_id: str


class Engine:
    """What the nodes do with the requests that have arrived."""

    def __init__(self, world: World, settings: Settings | None = None) -> None:
        settings = settings or Settings()
        assert settings.replicas in (1, 3), "a cell runs on one node or on three"
        self.world = world
        self.settings = settings
        self.faults = Faults()
        self.subjects = Subjects()
        self.operations = 0
        """How many operations have arrived so far."""
        replicas, window = settings.replicas, settings.duplicate_window
        self._replicated = replicas > 1
        self.tables = [
            TableStream(
                f"tables {shard}", shard % replicas, replicated=self._replicated, duplicate_window=window
            )
            for shard in range(settings.shards)
        ]
        for stream in self.tables:
            stream.lag = {node: world.random.uniform(*settings.replica_lag) for node in range(replicas)}
        self.clocks = [
            ClockStream(f"clocks {shard}", (shard + 1) % replicas) for shard in range(settings.shards)
        ]
        self.nodes = Nodes(self, replicas)
        self._streams: dict[str, tuple[TableStream, ClockStream]] = {}

    def streams_of(self, code: str) -> tuple[TableStream, ClockStream]:
        """Where a table's log and clock are."""
        found = self._streams.get(code)
        if found is None:
            shard = shard_of(code, len(self.tables))
            found = self._streams[code] = (self.tables[shard], self.clocks[shard])
        return found

    # --- requests ----------------------------------------------------------------------------------

    def append(self, caller: Caller, code: str, data: bytes, after: int, command: str) -> None:
        """Store an entry if it comes right after this one, and if the command is not stored already."""
        self.operations += 1
        world, stream, nodes = self.world, self.streams_of(code)[0], self.nodes
        if self.faults.request_lost and world.chance(self.faults.request_lost):
            return
        message_id = f"{code}:{command}"
        if nodes.troubled:
            if caller.connection.node in nodes.islands:
                self._append_on_island(caller, stream, code, after, message_id)
                return
            if stream.leader == NOBODY:
                if stream.no_responders:
                    self._answer(caller, Unknown("no responders"))
                return
        refusal = stream.refusal(code, after, message_id, world.time)
        if refusal is not None:
            self._answer(caller, refusal)
        elif stream.disk_full:
            self._answer(caller, Unknown("no space left on device"))
        elif self._replicated:
            stream.begin(code, message_id)
            quickest, slowest = self.settings.replication
            stored_at = world.time + quickest + (slowest - quickest) * world.random.random()
            proposal = Proposal(stream, stream.term, code, data, message_id)
            world.schedule(stored_at, self._commit, proposal, caller)
        else:
            self._store(Proposal(stream, stream.term, code, data, message_id), caller)

    def last(self, caller: Caller, code: str) -> None:
        """The newest entry, as the leader knows it."""
        self.operations += 1
        stream, nodes = self.streams_of(code)[0], self.nodes
        if self.world.chance(self.faults.request_lost):
            return
        leader, node = stream.leader, caller.connection.node
        if nodes.troubled and node in nodes.islands:
            stale = self.world.time - nodes.islands[node] < STALE_LEADER_SECONDS
            leader = node if stale and stream.island_leader == node else NOBODY
        if leader != NOBODY:
            self._answer(caller, stream.last_of(code, leader))

    def read(self, caller: Caller, code: str, after: int) -> None:
        """The entries after this sequence, as one of the replicas has them."""
        self.operations += 1
        if self.world.chance(self.faults.request_lost):
            return
        node = self.nodes.replica_for(caller.connection.node)
        if node != NOBODY:
            found = self.streams_of(code)[0].read(code, after, node, self.world.time)
            self._answer(caller, found)

    def set_clock(self, caller: Caller, code: str, version: int, ends: int) -> None:
        """Ring this table at that time."""
        self.operations += 1
        world, stream = self.world, self.streams_of(code)[1]
        if world.chance(self.faults.request_lost) or not self.nodes.leads(stream, caller.connection.node):
            return
        if stream.disk_full:
            self._answer(caller, False)
            return
        setting = stream.set(code, version)
        due = max(world.time, (ends - EPOCH_MS) / 1000) + RING_LATENESS * world.random.random()
        world.schedule(due, self._ring, stream, code, setting)
        self._answer(caller, True)

    def acknowledge(self, connection: Connection, stream: ClockStream, ring: Ring) -> None:
        """A client has dealt with this ring."""
        if self.nodes.leads(stream, connection.node) and not self.world.chance(self.faults.request_lost):
            ring.done = True

    # --- plain messages ----------------------------------------------------------------------------

    def subscribe(self, subject: str, interest: Interest) -> None:
        """A subscription has reached the client's node; the others hear of it a moment later."""
        if not interest.connection.open:
            return
        interest.everywhere_from = self.world.time + self.settings.route_delay
        self.subjects.add(subject, interest)
        if subject == BELL:
            self.world.schedule(interest.everywhere_from, self.deliver_waiting_rings)

    def publish(self, connection: Connection, subject: str, payload: Any) -> None:
        """A plain message has reached the client's node."""
        self.operations += 1
        self._spread(connection.node, subject, payload, 0.0)

    def announce_leader(self, stream: Stream) -> None:
        """Tell everyone who listens that a stream has a new leader, as the engine's advisories do."""
        self._spread(stream.leader, elected(stream.name), b"", 0.0)

    def _spread(self, node: int, subject: str, payload: Any, late: float) -> None:
        """Give a message to everyone who listens, as far as this node knows of them and reaches them."""
        listeners = self.subjects.matching(subject)
        if not listeners:
            return
        queues: dict[str, list[Interest]] = {}
        now, nodes = self.world.time, self.nodes
        for interest in listeners:
            to = interest.connection.node
            if to != node and interest.everywhere_from > now:
                continue
            if interest.queue:
                queues.setdefault(interest.queue, []).append(interest)
            elif not nodes.troubled or nodes.reach(node, to):
                self._pass_on(node, interest, late, payload)
        for members in queues.values():
            chosen = self.world.random.choice(members)
            if nodes.reach(node, chosen.connection.node):
                self._pass_on(node, chosen, 0.0, payload)

    def _pass_on(self, node: int, interest: Interest, late: float, payload: Any) -> None:
        connection = interest.connection
        extra = 0.0 if connection.node == node else self.settings.route_delay
        if late or interest.late_until:  # what comes later on the same subject does not overtake it
            now = self.world.time
            interest.late_until = max(interest.late_until, now + late)
            extra = max(extra, interest.late_until - now)
        connection.deliver(extra, interest.hear, payload)

    # --- how entries are stored --------------------------------------------------------------------

    def _append_on_island(
        self, caller: Caller, stream: TableStream, code: str, after: int, message_id: str
    ) -> None:
        """A leader that is cut off still refuses what does not fit, and never stores what does."""
        if stream.island_leader == caller.connection.node:
            refusal = stream.island_refusal(code, after, message_id)
            if refusal is None:
                stream.island_in_process.add(code)
            else:
                self._answer(caller, refusal)

    def _commit(self, proposal: Proposal, caller: Caller) -> None:
        """The replicas have an entry, unless the leader was lost in between: then only perhaps."""
        stream, term, code, data, message_id = proposal
        if stream.term == term:
            self._store(proposal, caller)
        elif stream.leader == NOBODY and self.world.chance(0.5):
            self.world.say(f"{code}: an entry outlives its leader, nobody is told")
            stream.store(code, data, message_id, self.world.time)

    def _store(self, proposal: Proposal, caller: Caller) -> None:
        stream, _, code, data, message_id = proposal
        world, faults = self.world, self.faults
        stored = stream.store(code, data, message_id, world.time)
        if world.tracing:
            world.say(f"{code}: stored {stored.sequence} after {stored.previous}, {message_id}")
        if faults.leader_dies_after_store and world.chance(faults.leader_dies_after_store):
            self.nodes.lose_leader(stream)
            return
        late = 0.0
        if faults.republish_late and world.chance(faults.republish_late):
            late = faults.late_seconds * world.random.random()
        # Followers hear through another subscription than answers: either may reach the same client first.
        answer_first = world.random.random() < 0.5
        if answer_first:
            self._answer(caller, Appended(stored.sequence))
        self._spread(stream.leader, f"$told.{code}", stored, late)
        if not answer_first:
            self._answer(caller, Appended(stored.sequence))

    def _answer(self, caller: Caller, answer: Any) -> None:
        if self.faults.answer_lost and self.world.chance(self.faults.answer_lost):
            self.world.say(f"answer lost: {answer}")
        else:
            caller.connection.deliver(0.0, caller.reply, caller.number, answer)

    # --- rings -------------------------------------------------------------------------------------

    def deliver_waiting_rings(self) -> None:
        """There is a new listener or a new leader."""
        for stream in self.clocks:
            waiting = list(stream.waiting)
            stream.waiting.clear()
            for ring in waiting:
                self._deliver_ring(stream, ring)

    def _ring(self, stream: ClockStream, code: str, setting: int) -> None:
        if stream.leader == NOBODY:
            self.world.schedule(self.world.time + RING_LATENESS, self._ring, stream, code, setting)
            return
        ring = stream.ring(code, setting)
        if ring is not None:
            self._deliver_ring(stream, ring)

    def _deliver_ring(self, stream: ClockStream, ring: Ring) -> None:
        now, leader = self.world.time, stream.leader
        members = [
            interest
            for interest in self.subjects.matching(BELL)
            if interest.connection.node == leader or interest.everywhere_from <= now
        ]
        if ring.done:
            return
        if leader == NOBODY or not members:
            stream.waiting.append(ring)
            return
        ring.deliveries += 1
        member = self.world.random.choice(members)
        if self.world.tracing:
            self.world.say(f"{ring.code}: rings for version {ring.version}, delivery {ring.deliveries}")
        if self.nodes.reach(leader, member.connection.node):
            self._pass_on(leader, member, 0.0, (stream, ring))
        self.world.schedule(now + self.settings.ack_wait, self._not_acknowledged, stream, ring)

    def _not_acknowledged(self, stream: ClockStream, ring: Ring) -> None:
        if ring.done:
            return
        if ring.deliveries < self.settings.max_deliver:
            self._deliver_ring(stream, ring)
        else:
            ring.done = True
            stream.abandoned += 1
            self.world.say(f"{ring.code}: the ring for version {ring.version} is given up")
