"""Operations performed on the model, one after the other."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import Any, NamedTuple

from tests.simulation.client import EngineClient
from tests.simulation.engine import Engine
from tests.simulation.operations import CLIENTS, SHARDS, Append, Follow, Last, Listen, Publish, Read
from tests.simulation.settings import Settings
from tests.simulation.streams import Table, TableStream
from tests.simulation.world import World

from inklings.live.interfaces import AppendAnswer, Appended, Cancel


class Ear(NamedTuple):
    """A subscription of one client."""

    client: int
    subject: str
    queue: str = ""


class Sent(NamedTuple):
    """An append with the sequence that it expects."""

    operation: Append
    after: int

    @property
    def data(self) -> bytes:
        return f"{self.operation.client}:{self.operation.command}".encode()

    @property
    def command(self) -> str:
        return f"command{self.operation.command}"


class ModelCell:
    """The model with its clients, and what they heard since they were last asked."""

    def __init__(self, *, replicas: int) -> None:
        self.world = World(0)
        settings = Settings(replicas=replicas, shards=SHARDS, replica_lag=(0.0, 0.0))
        self.engine = Engine(self.world, settings)
        self.clients = [
            EngineClient(self.engine, f"client {number}", node=number % replicas) for number in range(CLIENTS)
        ]
        self._ears: dict[Ear, Cancel] = {}
        self._heard: dict[Ear, list[Any]] = {}

    # --- what an operation means now ---------------------------------------------------------------

    def resolve(self, append: Append) -> Sent:
        """Which sequence this append expects, given what is stored."""
        stream = self.engine.streams_of(append.table)[0]
        table = stream.tables.get(append.table)
        last = table.last if table else 0
        after = {
            "right": last,
            "stale": table.sequences[-2] if table and len(table.sequences) > 1 else max(last - 1, 0),
            "future": stream.last + 1 if append.command % 2 else last + 1,
            "zero": 0,
        }
        return Sent(append, after[append.after])

    def read_after(self, read: Read) -> int:
        """The sequence that this read begins after."""
        return round(self.engine.streams_of(read.table)[0].last * read.place)

    # --- performing --------------------------------------------------------------------------------

    def append(self, sent: Sent) -> AppendAnswer:
        """Store an entry and wait for the answer."""
        answers: list[AppendAnswer] = []
        operation = sent.operation
        client = self.clients[operation.client]
        client.append(
            operation.table, sent.data, after=sent.after, command=sent.command, answer=answers.append
        )
        self._settle()
        return answers[0]

    def ask(self, operation: Last | Read) -> Any:
        """Read something and wait for the answer."""
        answers: list[Any] = []
        client = self.clients[operation.client]
        if isinstance(operation, Last):
            client.last(operation.table, answers.append)
        else:
            client.read(operation.table, after=self.read_after(operation), answer=answers.append)
        self._settle()
        return answers[0]

    def tell(self, operation: Follow | Listen | Publish) -> None:
        """Change who listens, or send a message."""
        client = self.clients[operation.client]
        if isinstance(operation, Publish):
            client.publish(operation.subject, str(operation.number).encode())
        else:
            ear = ear_of(operation)
            if not operation.begin:
                self._ears.pop(ear, lambda: None)()
            elif ear not in self._ears:
                heard = self._heard.setdefault(ear, [])
                if isinstance(operation, Follow):
                    self._ears[ear] = client.follow(operation.table, heard.append)
                else:
                    self._ears[ear] = client.subscribe(ear.subject, heard.append, ear.queue)
        self._settle()

    def heard(self) -> dict[Ear, list[Any]]:
        """What each subscription has heard since this was last asked."""
        news = {ear: list(heard) for ear, heard in self._heard.items() if heard}
        for heard in self._heard.values():
            heard.clear()
        return news

    def answers_in_order(self, order: Iterable[Sent]) -> list[AppendAnswer]:
        """What appends to one table would be answered one after the other; nothing is changed."""
        order = list(order)
        code = order[0].operation.table
        stream = _copy_of(self.engine.streams_of(code)[0], code)
        answers: list[AppendAnswer] = []
        for sent in order:
            message_id, now = f"{code}:{sent.command}", self.world.time
            answer = stream.refusal(code, sent.after, message_id, now)
            if answer is None:
                answer = Appended(stream.store(code, sent.data, message_id, now).sequence)
            answers.append(answer)
        return answers

    def _settle(self) -> None:
        self.world.run_until(self.world.time + 0.01)


def ear_of(operation: Follow | Listen) -> Ear:
    """The subscription that this begins or ends."""
    if isinstance(operation, Follow):
        return Ear(operation.client, f"table {operation.table}")
    return Ear(operation.client, operation.subject, operation.queue)


def _copy_of(stream: TableStream, code: str) -> TableStream:
    """A copy in which entries of one table can be stored."""
    twin = copy.copy(stream)
    twin._ids, twin._id_times = dict(stream._ids), stream._id_times.copy()
    table = Table()
    if code in stream.tables:
        table.last = stream.tables[code].last
    twin.tables = {code: table}
    return twin
