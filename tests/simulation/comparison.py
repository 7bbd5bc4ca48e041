"""The same operations on the real engine and on the model, and every answer compared."""

from __future__ import annotations

import asyncio
import itertools
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from tests.simulation.model_cell import Ear, ModelCell, Sent
from tests.simulation.operations import SHARDS, Append, Follow, Last, Listen, Publish, Read, Round
from tests.simulation.real_cell import ANSWER_SECONDS, RealCell

from inklings.house.codes import shard_of
from inklings.live.interfaces import AppendAnswer, Appended, Busy

CATCH_UP_SECONDS = 5.0


class Difference(Exception):  # noqa: N818  (it is what we look for)
    """The real engine answered something that the model does not."""


class Comparison:
    """Performs rounds on both. On a cluster, operations wait for one another, and replicas may lag."""

    def __init__(self, real: RealCell) -> None:
        self.real = real
        self.cluster = real.replicas > 1
        self.model = ModelCell(replicas=real.replicas)
        self.operations = 0
        self.waited_for_busy = 0
        """How many appends that nobody contested had to be repeated on a cluster."""

    async def perform(self, rounds: Sequence[Round]) -> None:
        """Perform these rounds; raises `Difference`."""
        for number, this in enumerate(rounds):
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self._perform(this)
            except TimeoutError:
                raise Difference(f"round {number}, {this.kind}: no answer") from None
            except Difference as difference:
                raise Difference(f"round {number}, {this.kind}: {difference}") from None
            self.operations += len(this.operations)

    async def _perform(self, this: Round) -> None:
        match this.kind:
            case "appends":
                await self._appends([op for op in this.operations if isinstance(op, Append)])
            case "race":
                await self._race([op for op in this.operations if isinstance(op, Append)])
            case "reads":
                await self._reads([op for op in this.operations if isinstance(op, Last | Read)])
            case _:
                for operation in this.operations:
                    if isinstance(operation, Follow | Listen | Publish):
                        self.model.tell(operation)
                        await self.real.tell(operation)
                if self.cluster and this.kind == "listening":
                    await self.real.settle()
                    await asyncio.sleep(0.1)  # nodes tell one another who listens
        await self._compare_heard()

    # --- appends -----------------------------------------------------------------------------------

    async def _appends(self, operations: list[Append]) -> None:
        sent, expected, answers = [], [], []
        for operation in operations:
            sent.append(self.model.resolve(operation))
            expected.append(self.model.append(sent[-1]))
            answers.append(await self.real.append(sent[-1]))
            if self.cluster:
                await answers[-1]
        observed = list(await asyncio.gather(*answers))
        for index, one in enumerate(sent):
            while self.cluster and observed[index] == Busy():
                self.waited_for_busy += 1
                observed[index] = await (await self.real.append(one))
            _same(f"{one.operation} after {one.after}", expected[index], observed[index])

    async def _race(self, operations: list[Append]) -> None:
        """Everyone at once: the answers must be those of some order, which the model then follows."""
        by_shard: dict[int, list[Sent]] = defaultdict(list)
        for operation in operations:
            by_shard[shard_of(operation.table, SHARDS)].append(self.model.resolve(operation))
        racing = [sent for group in by_shard.values() for sent in group]
        answers = [await self.real.append(sent) for sent in racing]
        observed = dict(zip(racing, await asyncio.gather(*answers), strict=True))
        for group in by_shard.values():
            for sent in self._order_of(group, [observed[sent] for sent in group]):
                _same(f"race: {sent}", observed[sent], self.model.append(sent))

    def _order_of(self, group: list[Sent], observed: list[AppendAnswer]) -> Sequence[Sent]:
        """An order of the appends to one table in which each is answered as observed."""
        answered = [index for index, answer in enumerate(observed) if answer != Busy()]
        stored = any(isinstance(answer, Appended) for answer in observed)
        if len(answered) == len(observed) or (self.cluster and stored):
            for order in itertools.permutations(answered):
                chosen = [group[index] for index in order]
                allowed = self.model.answers_in_order(chosen)
                if all(_equal(answer, observed[index]) for index, answer in zip(order, allowed, strict=True)):
                    return chosen
        raise Difference(f"no order of {group} is answered {observed}")

    # --- everything else ---------------------------------------------------------------------------

    async def _reads(self, operations: list[Last | Read]) -> None:
        expected, answers = [], []
        for operation in operations:
            expected.append(self.model.ask(operation))
            answers.append(await self.real.ask(operation, self._after(operation)))
        observed = list(await asyncio.gather(*answers))
        for index, operation in enumerate(operations):
            while self.cluster and isinstance(operation, Read) and observed[index] != expected[index]:
                found = observed[index] or []  # a replica may not answer yet in a new stream
                _same(f"{operation}, lagging", expected[index][: len(found)], found)
                observed[index] = await (await self.real.ask(operation, self._after(operation)))
            _same(f"{operation} after {self._after(operation)}", expected[index], observed[index])

    def _after(self, operation: Last | Read) -> int:
        return self.model.read_after(operation) if isinstance(operation, Read) else 0

    async def _compare_heard(self) -> None:
        expected = _by_listener(self.model.heard())
        await self.real.settle()
        if self.cluster:
            loop = asyncio.get_running_loop()
            patience = loop.time() + CATCH_UP_SECONDS
            while _by_listener(self.real.heard()) != expected and loop.time() < patience:  # noqa: ASYNC110
                await asyncio.sleep(0.002)
        observed = _by_listener(self.real.heard())
        self.real.forget()
        for listener in sorted(expected.keys() | observed.keys()):
            _same(f"heard by {listener}", expected.get(listener, []), observed.get(listener, []))


def _by_listener(heard: dict[Ear, list[Any]]) -> dict[str, list[Any]]:
    """What every subscription heard in order; of a queue, what all its members heard together.

    Members of a queue may listen to different patterns: a message that fits several still goes to one.
    """
    found: dict[str, list[Any]] = defaultdict(list)
    for ear, messages in heard.items():
        if ear.queue:
            assert messages == sorted(messages, key=int), "one client's messages come in order"
            key = f"the queue {ear.queue}"
            found[key] = sorted(found[key] + messages, key=int)
        else:
            found[f"client {ear.client} on {ear.subject}"] = messages
    return found


def _equal(one: Any, other: Any) -> bool:
    """Named tuples of different kinds are equal to Python if their values are."""
    return type(one) is type(other) and bool(one == other)


def _same(what: str, expected: Any, observed: Any) -> None:
    if not _equal(expected, observed):
        raise Difference(f"{what}\n    model {_short(expected)}\n    real  {_short(observed)}")


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) < 600 else f"{text[:300]} ... {text[-300:]}"
