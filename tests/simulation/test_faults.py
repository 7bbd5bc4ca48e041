"""The faults of the simulated engine do what they say."""

from __future__ import annotations

from typing import Any

import pytest
from tests.simulation.client import EngineClient
from tests.simulation.engine import Engine
from tests.simulation.faults import Rates, Storm
from tests.simulation.process import engine_time
from tests.simulation.settings import Settings
from tests.simulation.streams import NOBODY
from tests.simulation.world import World

from inklings.live.interfaces import Appended, Bus, Busy, Duplicate, Log, Stored, Time, Unknown

TABLE = "BCDF"


class Table:
    """An engine with three clients, one at each node, and shorthands."""

    def __init__(self, seed: int = 1, **settings: Any) -> None:
        self.world = World(seed)
        self.engine = Engine(self.world, Settings(**settings))
        self.clients = [
            EngineClient(self.engine, f"client {number}", node=number % self.engine.nodes.count)
            for number in range(3)
        ]
        self.stream = self.engine.streams_of(TABLE)[0]

    def append(self, client: int, after: int, command: str = "one") -> list[Any]:
        answers: list[Any] = []
        self.clients[client].append(TABLE, b"move", after=after, command=command, answer=answers.append)
        return answers

    def read(self, client: int) -> list[Any]:
        answers: list[Any] = []
        self.clients[client].read(TABLE, after=0, answer=answers.append)
        return answers

    def last(self, client: int) -> list[Any]:
        answers: list[Any] = []
        self.clients[client].last(TABLE, answers.append)
        return answers

    def wait(self, seconds: float) -> None:
        self.world.run_until(self.world.time + seconds)


def test_a_client_provides_what_live_tables_need() -> None:
    def needed(log: Log, bus: Bus, time: Time) -> tuple[Log, Bus, int]:
        return log, bus, time.now()

    client = Table().clients[0]
    assert needed(client, client, client.time)[2] == engine_time(client.world)


def test_a_lost_answer_leaves_the_entry_stored() -> None:
    table = Table()
    table.engine.faults.answer_lost = 1.0
    answers = table.append(0, 0)
    table.wait(3)
    assert isinstance(answers[0], Unknown)
    assert len(answers) == 1
    table.engine.faults.answer_lost = 0.0
    again = table.append(0, 0)
    table.wait(1)
    assert repr(again) == repr([Duplicate(1)])


def test_a_lost_request_is_not_stored() -> None:
    table = Table()
    table.engine.faults.request_lost = 1.0
    answers = table.append(0, 0)
    table.wait(3)
    assert isinstance(answers[0], Unknown)
    assert table.stream.last == 0


def test_what_was_sent_before_the_line_broke_arrives_after_the_time_out() -> None:
    table = Table()
    table.clients[0].disconnect(5.0, noticed_after=1.0, arrives_after=4.0)
    answers = table.append(0, 0)
    table.wait(3)
    assert isinstance(answers[0], Unknown)
    assert table.stream.last == 0
    assert not table.clients[0].publish("news", b"")
    table.wait(2)
    assert table.stream.last == 1
    table.wait(1)
    assert table.clients[0].publish("news", b"")


def test_two_at_the_same_instant_one_is_told_to_ask_again() -> None:
    table = Table(client_delay=(0.001, 0.001))
    first, second, same = table.append(0, 0, "a"), table.append(1, 0, "b"), table.append(2, 0, "a")
    table.wait(1)
    assert repr([first, second, same]) == repr([[Appended(1)], [Busy()], [Busy()]])


def test_an_entry_whose_leader_dies_at_once_is_stored_and_not_heard() -> None:
    table = Table()
    heard: list[Stored] = []
    table.clients[1].follow(TABLE, heard.append)
    table.wait(0.1)
    table.engine.faults.leader_dies_after_store = 1.0
    answers = table.append(0, 0)
    table.wait(2.5)
    assert isinstance(answers[0], Unknown)
    assert not heard
    assert table.stream.leader == NOBODY
    table.engine.faults.leader_dies_after_store = 0.0
    unknown, found = table.last(0), table.read(0)
    table.wait(2.2)
    assert unknown == [None]
    assert found == [[Stored(1, 0, b"move")]]
    table.wait(3)
    known = table.last(0)
    table.wait(1)
    assert known == [1]


def test_a_lagging_replica_misses_the_newest() -> None:
    table = Table()
    for node in range(3):
        table.engine.nodes.lag(table.stream, node, 3.0)
    table.append(0, 0)
    table.wait(0.5)
    found = [table.read(0) for _ in range(50)]
    table.wait(0.5)
    assert {len(answers[0]) for answers in found} == {0, 1}
    table.wait(3)
    found = [table.read(0) for _ in range(50)]
    table.wait(0.5)
    assert {len(answers[0]) for answers in found} == {1}


def test_a_full_disk_stores_nothing_until_there_is_room() -> None:
    table = Table()
    table.engine.nodes.fill_disk(table.stream, 2.0)
    refused = table.append(0, 0)
    table.wait(0.5)
    assert isinstance(refused[0], Unknown)
    table.wait(2)
    accepted = table.append(0, 0)
    table.wait(0.5)
    assert repr(accepted) == repr([Appended(1)])


def test_an_island_hears_nobody_and_stores_nothing() -> None:
    table = Table()
    island = table.stream.leader
    other, third = (island + 1) % 3, (island + 2) % 3
    heard: list[bytes] = []
    table.clients[other].subscribe("news", heard.append)
    table.append(other, 0)
    table.wait(0.5)
    table.engine.nodes.isolate(island, 20.0)
    table.clients[island].publish("news", b"unheard")
    table.clients[third].publish("news", b"heard")
    answers, conflict, stale = (
        table.append(island, 1, "two"),
        table.append(island, 0, "x"),
        table.last(island),
    )
    table.wait(8)
    assert isinstance(answers[0], Unknown)
    assert repr(conflict) == repr([Busy()])
    assert stale == [1]
    assert heard == [b"heard"]
    accepted = table.append(other, 1, "three")
    table.wait(1)
    assert repr(accepted) == repr([Appended(2)])
    table.wait(20)
    known = table.last(island)
    table.wait(1)
    assert known == [2]


def test_a_paused_process_gets_everything_afterwards_in_order() -> None:
    table = Table()
    client, events = table.clients[0], list[str]()
    client.subscribe("news", lambda data: events.append(data.decode()))
    client.time.call_at(2.0, lambda: events.append("timer"))
    cancel = client.time.call_at(2.0, lambda: events.append("cancelled"))
    table.wait(1)
    client.pause()
    table.clients[1].publish("news", b"first")
    table.wait(2)
    table.clients[1].publish("news", b"second")
    table.wait(2)
    assert not events
    cancel()
    client.resume()
    assert events == ["first", "timer", "second"]


def test_a_dead_process_gets_nothing_and_its_last_words_count() -> None:
    table = Table()
    client, events = table.clients[0], list[Any]()
    client.subscribe("news", events.append)
    client.time.call_at(2.0, lambda: events.append("timer"))
    answers = table.append(0, 0)
    client.die()
    table.clients[1].publish("news", b"first")
    table.wait(5)
    assert not events
    assert not answers
    assert table.stream.last == 1


def test_rings_are_delivered_again_until_acknowledged_or_given_up() -> None:
    table = Table(ack_wait=5.0, max_deliver=3)
    rings: list[tuple[int, str, float]] = []

    def listen(client: EngineClient) -> None:
        def rang(code: str, version: int, acknowledge: Any) -> None:
            assert code == TABLE
            rings.append((version, client.name, table.world.time))
            if version == 2 and len(rings) == 2:
                acknowledge()

        client.on_ring = rang

    listen(table.clients[0])
    listen(table.clients[1])
    table.wait(1)
    for version in (1, 2):
        ends = engine_time(table.world) + 2000
        table.clients[2].set_clock(TABLE, version, ends, lambda _: None)
    table.wait(30)
    assert [version for version, _, _ in rings] == [2, 2]
    assert 3.0 <= rings[0][2] < 3.5
    assert rings[1][2] - rings[0][2] > 4.9
    rings.clear()
    table.clients[2].set_clock(TABLE, 3, engine_time(table.world), lambda _: None)
    table.wait(60)
    assert [version for version, _, _ in rings] == [3, 3, 3]


def test_the_same_seed_gives_the_same_story() -> None:
    def story() -> list[str]:
        table = Table(seed=7)
        table.engine.faults.answer_lost = table.engine.faults.request_lost = 0.01
        table.engine.faults.republish_late = 0.05
        rates = Rates(*(6.0 for _ in range(8)))
        storm = Storm(table.engine, rates)
        for number in range(1200):
            table.append(number % 3, table.stream.last, f"command {number}")
            table.wait(0.1)
        storm.stop()
        table.wait(60)
        final = table.append(0, table.stream.last, "final")
        table.wait(1)
        assert isinstance(final[0], Appended), table.world.story()
        return list(table.world.trace)

    first = story()
    assert first == story()
    assert len(first) > 500


@pytest.mark.parametrize("seed", range(12))
def test_in_a_storm_answers_are_true_and_nothing_is_heard_twice(seed: int) -> None:
    table = Table(seed)
    table.engine.faults.answer_lost = table.engine.faults.request_lost = 0.02
    table.engine.faults.republish_late, table.engine.faults.leader_dies_after_store = 0.1, 0.005
    heard: list[list[Stored]] = [[], [], []]
    for client, words in zip(table.clients, heard, strict=True):
        client.follow(TABLE, words.append)
    storm = Storm(table.engine, Rates(10, 10, 5, 3, 2, 2, 10, 2))
    answers = []
    for number in range(1500):
        after = table.stream.last if number % 4 else max(0, table.stream.last - 1)
        answers.append(table.append(number % 3, after, f"command {number}"))
        table.wait(table.world.random.uniform(0.001, 0.2))
    storm.stop()
    table.wait(60)
    entries = table.stream.tables[TABLE].entries
    sequences = [stored.sequence for stored in entries]
    assert [stored.previous for stored in entries] == [0, *sequences[:-1]]
    assert {len(given) for given in answers} == {1}, "every request is answered once"
    appended = [given[0].sequence for given in answers if isinstance(given[0], Appended)]
    assert len(set(appended)) == len(appended)
    assert set(appended) <= set(sequences)
    assert sum(isinstance(given[0], Unknown) for given in answers) > 50
    for words in heard:
        assert words == sorted(set(words)), "once each, in order"
        assert 0 < len(words) < len(entries), "and not all of them"
        assert set(words) <= set(entries)
