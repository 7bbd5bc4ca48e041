"""Traces of moves: real gates, a real engine, and a collector that decodes what it is sent."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from tests import moons_party as party
from tests.collector import Collector, Seen, collector
from tests.parts import GateProcess, NatsServer, RunnerProcess
from tests.players import Player, players
from tests.solo import play_to_the_end, sit_down_with_bots

from inklings.house.identity import person_at
from inklings.live.engine import free_port
from inklings.live.traces import Span, Traces

CLUE = "Where the quiet otter sleeps"
FACTS = {
    "command": {"table", "seat", "command", "outcome", "game", "events"},
    "append": {"table", "seat", "command", "answer", "sequence"},
    "show": {"table", "seat", "command", "sequence"},
    "think": {"table", "seat", "command", "game", "failed"},
}
PLAIN = re.compile(r"[\w-]*")
"""No names with blanks, no clues, no lists of cards."""


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_BSP_SCHEDULE_DELAY", "100")


@contextmanager
def traced(  # noqa: PLR0913
    nats: NatsServer, url: str, share: float, folder: Path, *, gates: int = 2, workers: int = 1
) -> Iterator[list[GateProcess]]:
    more = ["--traces", url, "--traces-share", str(share)]
    started = [
        GateProcess(nats.url, folder / f"gate{number}.log", workers=workers, more=more)
        for number in range(gates)
    ]
    try:
        yield [gate.ready() for gate in started]
    finally:
        for gate in started:
            gate.stop()


def urls(gates: Sequence[GateProcess]) -> list[str]:
    return [gate.url for gate in gates]


def moves(found: Collector, event: str) -> list[list[Seen]]:
    """The traces of moves of which such an event came."""
    return [
        spans
        for spans in found.traces.values()
        if any(span.name == "command" and event in span.facts["events"] for span in spans)
    ]


async def test_a_move_is_one_trace_through_both_gates(shared_nats: NatsServer, tmp_path: Path) -> None:
    with collector() as found, traced(shared_nats, found.url, 1, tmp_path) as gates:
        code = gates[0].open_table()
        async with players(urls(gates), code, 3) as company:
            await party.begin(company)
            narrator = await party.tell(company, CLUE)
            await found.until(lambda: any(len(spans) == 4 for spans in moves(found, "story_told")))
    (spans,) = moves(found, "story_told")
    assert sorted(span.name for span in spans) == ["append", "command", "show", "show"]
    (command,) = (span for span in spans if span.name == "command")
    (append,) = (span for span in spans if span.name == "append")
    shows = [span for span in spans if span.name == "show"]

    assert not command.parent
    assert {span.parent for span in spans if span is not command} == {command.id}
    assert len({span.id for span in spans}) == 4
    assert append.gate == command.gate
    assert len({show.gate for show in shows}) == 2

    assert command.began <= append.began <= append.ended <= command.ended
    assert all(append.began <= show.began <= show.ended for show in shows)

    assert command.facts["outcome"] == "done"
    assert command.facts["game"] == "moons"
    assert append.facts["answer"] == "appended"
    assert {span.facts["table"] for span in spans} == {code}
    assert len({span.facts["seat"] for span in spans}) == 1
    no_secrets(found.spans, narrator, company)


def no_secrets(spans: Sequence[Seen], narrator: Player, company: Sequence[Player]) -> None:
    secrets = {CLUE, *CLUE.split(), *narrator.own["hand"]}
    for player in company:
        secrets |= {player.secret, person_at(player.code, player.secret)}
    for span in spans:
        assert span.facts.keys() <= FACTS[span.name]
        told = [
            str(value)
            for fact in span.facts.values()
            for value in (fact if isinstance(fact, list) else [fact])
        ]
        assert all(PLAIN.fullmatch(text) for text in told), span
        assert secrets.isdisjoint(told), span
        assert not any("Player" in text for text in told), span


async def test_a_refused_move_is_traced_to_its_answer(shared_nats: NatsServer, tmp_path: Path) -> None:
    with collector() as found, traced(shared_nats, found.url, 1, tmp_path, gates=1) as gates:
        async with players(urls(gates), gates[0].open_table(), 2) as company:
            answer = await company[1].ask("begin")
            assert answer["type"] == "refused"
            await found.until(
                lambda: any(span.facts["outcome"] == "notallowed" for span in found.named("command"))
            )


async def test_a_share_of_nothing_sends_nothing(shared_nats: NatsServer, tmp_path: Path) -> None:
    with collector() as found:
        with traced(shared_nats, found.url, 0, tmp_path) as gates:
            async with players(urls(gates), gates[0].open_table(), 3) as company:
                await party.begin(company)
        assert not found.spans


async def test_all_gates_sample_the_same_moves(shared_nats: NatsServer, tmp_path: Path) -> None:
    with collector() as found:
        with traced(shared_nats, found.url, 0.5, tmp_path) as gates:
            async with players(urls(gates), gates[0].open_table(), 2) as company:
                for number in range(30):
                    for name, player in zip(("Ada", "Bruno"), company, strict=True):
                        await rename(player, f"{name} {number}")
                for player in company:
                    await player.until(lambda player=player: names(player) == ["Ada 29", "Bruno 29"])  # type: ignore[misc]
        renamed = moves(found, "introduced")
    assert 5 < len(renamed) < 55
    for spans in renamed:
        assert len({span.gate for span in spans if span.name == "show"}) == 2
    assert {span.trace for span in found.named("show")} == {span.trace for span in found.named("command")}


def names(player: Player) -> list[str]:
    return [seat["name"] for seat in player.scene["table"]["seats"]]


async def rename(player: Player, name: str) -> None:
    answer = await player.ask("introduce", name=name, avatar=1)
    assert answer["type"] == "done", answer


async def test_workers_and_runners_send_traces(
    shared_nats: NatsServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with collector() as found, traced(shared_nats, found.url, 1, tmp_path, gates=1, workers=2) as gates:
        monkeypatch.setenv("INKLINGS_TRACES", found.url)
        monkeypatch.setenv("INKLINGS_TRACES_SHARE", "1")
        runner = RunnerProcess(shared_nats.url, tmp_path / "runner.log", 0.02).ready()
        name = f"{socket.gethostname()}-{runner.process.pid}"
        player = await Player(gates[0].url, gates[0].open_table()).connect()
        try:
            await sit_down_with_bots(player, 3)
            playing = asyncio.create_task(play_to_the_end(player, Random(1)))
            await found.until(lambda: any(span.gate == name for span in found.named("command")))
            playing.cancel()
        finally:
            await player.close()
            runner.stop()
    (move, *_) = (span for span in found.named("command") if span.gate == name)
    assert {span.name for span in found.traces[move.trace]} == {"command", "append", "show"}
    thoughts = found.named("think")
    assert thoughts
    assert all(span.gate == name and not span.parent and span.facts["game"] == "moons" for span in thoughts)


# --- collectors in trouble ---------------------------------------------------------------------------


async def undisturbed(nats: NatsServer, url: str, folder: Path) -> list[str]:
    """The lines of a gate's log about this collector, after it was played at and has stopped in time."""
    with traced(nats, url, 1, folder, gates=1) as (gate,):
        async with players([gate.url], gate.open_table(), 3) as company:
            await party.begin(company)
            for number in range(20):
                asked = time.monotonic()
                await rename(company[0], f"Ada {number}")
                assert time.monotonic() - asked < 5
            await asyncio.sleep(2)  # for several batches
        told_to_stop = time.monotonic()
        gate.stop()
        assert time.monotonic() - told_to_stop < 15, "the SDK would have taken half a minute"
        return [line for line in gate.log.read_text().splitlines() if "WARNING" in line or "ERROR" in line]


async def test_a_collector_that_is_not_there_disturbs_nobody(shared_nats: NatsServer, tmp_path: Path) -> None:
    url = f"http://127.0.0.1:{free_port()}/v1/traces"
    (line,) = await undisturbed(shared_nats, url, tmp_path)
    assert f"traces can't be sent to {url}: " in line


async def test_a_collector_that_answers_nothing_disturbs_nobody(
    shared_nats: NatsServer, tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        url = f"http://127.0.0.1:{server.getsockname()[1]}/v1/traces"
        assert not await undisturbed(shared_nats, url, tmp_path)


# --- without a collector -----------------------------------------------------------------------------


def test_without_the_setting_nothing_of_it_is_loaded() -> None:
    code = "import sys, inklings.cli; print([name for name in sys.modules if 'opentelemetry' in name])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "[]\n"


@pytest.mark.parametrize("command", ["gate", "bots"])
def test_without_the_packages_it_is_said_what_to_install(command: str) -> None:
    code = "import sys; sys.modules['opentelemetry'] = None; from inklings.cli import main; sys.exit(main())"
    flags = ["--nats", "nats://127.0.0.1:1", "--traces", "http://127.0.0.1:4318/v1/traces"]
    told = subprocess.run(
        [sys.executable, "-c", code, command, *flags], capture_output=True, text=True, check=False
    )
    install = "pip install opentelemetry-sdk opentelemetry-exporter-otlp-proto-http"
    assert (told.returncode, told.stderr) == (1, f"inklings: traces needs more packages: {install}\n")


# --- what is sampled ---------------------------------------------------------------------------------


def begun(share: float, count: int = 1000) -> list[Span]:
    traces = Traces(share, lambda _: None)
    spans = [traces.begin("command", "BCDF", f"ada:{number}", is_first=True) for number in range(count)]
    return [span for span in spans if span]


def test_about_the_share_that_was_asked_for_is_sampled() -> None:
    assert not begun(0)
    assert len(begun(1)) == 1000
    assert 50 < len(begun(0.1)) < 150


def test_a_greater_share_samples_what_a_smaller_one_does() -> None:
    assert {span.trace for span in begun(0.1)} < {span.trace for span in begun(0.2)}


def test_a_copy_of_a_command_is_under_the_first() -> None:
    traces = Traces(1, lambda _: None)
    first = traces.begin("command", "BCDF", "ada:1", is_first=True)
    copy = traces.begin("command", "BCDF", "ada:1")
    assert first
    assert copy
    assert (copy.trace, copy.parent) == (first.trace, first.id)
    assert copy.id != first.id
