"""Random operations for the real engine and the model, in rounds that can be answered in one way only."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Literal, TypeAlias

from inklings.house.codes import new_code, shard_of

CLIENTS = 3
SHARDS = 4
TABLES = 14
SUBJECTS = ("plain.news", "plain.news.today", "plain.vacancies")
PATTERNS = (*SUBJECTS, "plain.*", "plain.news.>", "plain.>")
QUEUES = ("", "", "runners", "others")


@dataclass(frozen=True)
class Append:
    """Store an entry; `after` says which sequence it expects, and `command` is new or was used before."""

    client: int
    table: str
    after: Literal["right", "stale", "future", "zero"]
    command: int


@dataclass(frozen=True)
class Last:
    """Ask for the newest sequence."""

    client: int
    table: str


@dataclass(frozen=True)
class Read:
    """Read what comes after a sequence that is so far along the stream, or beyond its end."""

    client: int
    table: str
    place: float


@dataclass(frozen=True)
class Follow:
    """Begin or stop to hear what is stored at a table."""

    client: int
    table: str
    begin: bool


@dataclass(frozen=True)
class Listen:
    """Begin or stop to hear plain messages."""

    client: int
    subject: str
    queue: str
    begin: bool


@dataclass(frozen=True)
class Publish:
    """Send a plain message."""

    client: int
    subject: str
    number: int


Operation: TypeAlias = Append | Last | Read | Follow | Listen | Publish


@dataclass(frozen=True)
class Round:
    """Operations that are sent together; the next round begins when all are answered.

    appends: for each shard they come from one client, so their order is known. reads, listening: they do
    not change anything that others of the round could see. messages: from one client. race: for each shard
    all clients append to one table at once, so the answers must be those of some order.
    """

    kind: Literal["appends", "reads", "listening", "messages", "race"]
    operations: tuple[Operation, ...]


class Script:
    """Draws rounds."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._tables = [new_code(0, self._random) for _ in range(TABLES)]
        self._commands: dict[str, list[int]] = {}
        self._number = 0

    def rounds(self, operations: int) -> list[Round]:
        """So many operations, in rounds."""
        rounds: list[Round] = [self._listening(12)]
        left = operations - 12
        while left > 0:
            size = min(left, self._random.choice((1, 5, 30, 60)))
            drawn = self._draw(size)
            rounds.append(drawn)
            left -= max(1, len(drawn.operations))
        return rounds

    def _draw(self, size: int) -> Round:
        match self._random.choices(range(5), (50, 22, 8, 10, 10))[0]:
            case 0:
                return self._appends(size)
            case 1:
                return Round("reads", tuple(self._reading() for _ in range(size)))
            case 2:
                return self._listening(min(size, 12))
            case 3:
                client = self._random.randrange(CLIENTS)
                return Round("messages", tuple(self._message(client) for _ in range(size)))
            case _:
                return self._race()

    def _appends(self, size: int) -> Round:
        writers = [self._random.randrange(CLIENTS) for _ in range(SHARDS)]
        operations = []
        for _ in range(size):
            table = self._random.choice(self._tables)
            operations.append(self._append(writers[shard_of(table, SHARDS)], table))
        return Round("appends", tuple(operations))

    def _race(self) -> Round:
        operations: list[Operation] = []
        for shard in range(SHARDS):
            tables = [table for table in self._tables if shard_of(table, SHARDS) == shard]
            if tables:
                table = self._random.choice(tables)
                racing = self._random.sample(range(CLIENTS), self._random.randint(2, CLIENTS))
                operations += [self._append(client, table, racing=True) for client in racing]
        return Round("race", tuple(operations))

    def _append(self, client: int, table: str, *, racing: bool = False) -> Append:
        random = self._random
        used = self._commands.setdefault(table, [])
        if used and random.random() < (0.4 if racing else 0.2):
            command = random.choice(used[-3:]) if random.random() < 0.7 else random.choice(used)
        else:
            self._number += 1
            command = self._number
            used.append(command)
        kinds: tuple[Literal["right", "stale", "future", "zero"], ...] = ("right", "stale", "future", "zero")
        return Append(client, table, random.choices(kinds, (70, 15, 7, 8))[0], command)

    def _reading(self) -> Last | Read:
        client = self._random.randrange(CLIENTS)
        known = self._random.random() < 0.9
        table = self._random.choice(self._tables) if known else new_code(0, self._random)
        if self._random.random() < 0.4:
            return Last(client, table)
        place = self._random.choice((0.0, 1.0, 1.1, *[self._random.uniform(0.8, 1.0)] * 5))
        return Read(client, table, place)

    def _listening(self, size: int) -> Round:
        operations: list[Operation] = []
        for _ in range(size):
            client, begin = self._random.randrange(CLIENTS), self._random.random() < 0.6
            if self._random.random() < 0.7:
                operations.append(Follow(client, self._random.choice(self._tables), begin))
            else:
                subject, queue = self._random.choice(PATTERNS), self._random.choice(QUEUES)
                operations.append(Listen(client, subject, queue, begin))
        return Round("listening", tuple(operations))

    def _message(self, client: int) -> Publish:
        self._number += 1
        return Publish(client, self._random.choice((*SUBJECTS, "nobody.listens")), self._number)
