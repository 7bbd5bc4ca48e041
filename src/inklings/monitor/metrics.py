"""Every metric, declared once: what Prometheus reads and docs/metrics.md both come from this list."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import metadata
from typing import Literal, TypeAlias

from msgspec import Struct
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import generate_latest
from prometheus_client.registry import Collector, CollectorRegistry

from inklings.live.figures import Figures, Histogram

RELEASE = metadata.version("inklings")
UNHEARD_SECONDS = 20.0
"""A process that has said nothing of itself for so long does not answer for anything."""


class Process(Struct, frozen=True):
    """One process of a gate or runner, and what it last said about itself."""

    figures: Figures | None
    """None: it is starting."""
    age: float = 0.0
    """Seconds since it said so."""
    starts: int = 1
    serves: bool = True
    """Whether people, or their bots, are sent to it."""

    @property
    def trouble(self) -> str:
        """Why it is not ready; empty if it is."""
        if self.figures is None:
            return "it is starting"
        return "it does not answer" if self.age > UNHEARD_SECONDS else self.figures.trouble


Processes: TypeAlias = Mapping[str, Process]
"""By name."""
Value: TypeAlias = float | Mapping[str, int] | Histogram


@dataclass(frozen=True)
class Declared:
    """A metric."""

    name: str
    kind: Literal["gauge", "counter", "histogram"]
    help: str
    value: Callable[[Figures], Value]
    label: str = ""
    """What the counts are by, if there are several."""
    known: tuple[str, ...] = ()
    """Counts that are shown though they are 0: a rate needs to see the first one."""

    @property
    def labels(self) -> list[str]:
        """The names of its labels."""
        return ["process", self.label] if self.label else ["process"]


ANSWERS = {"NotAllowed": "refused", "Appended": "stored", "Unknown": "none"}
"""Where we use another word inside."""

METRICS = (
    Declared(
        "inklings_ready", "gauge", "1 while people can be sent to this process", lambda it: not it.trouble
    ),
    Declared("inklings_tables", "gauge", "Tables that are loaded", lambda it: it.levels.tables, "game"),
    Declared("inklings_people", "gauge", "Seated people who are connected", lambda it: it.levels.people),
    Declared(
        "inklings_onlookers",
        "gauge",
        "People who are connected and not seated",
        lambda it: it.levels.onlookers,
    ),
    Declared("inklings_screens", "gauge", "Shared screens that are connected", lambda it: it.levels.screens),
    Declared("inklings_voices", "gauge", "People who take part in talk aloud", lambda it: it.levels.voices),
    Declared(
        "inklings_commands",
        "counter",
        "Commands of people, by how they were answered: the rate of `done` is moves a second",
        lambda it: _named(it.counts.answers),
        "answer",
        ("done", "refused", "unsure", "broken", "malformed"),
    ),
    Declared(
        "inklings_refusals",
        "counter",
        "Refused commands, by the reason",
        lambda it: it.counts.refusals,
        "why",
    ),
    Declared(
        "inklings_commands_waiting",
        "gauge",
        "Commands that have not been answered yet",
        lambda it: it.levels.waiting_commands,
    ),
    Declared(
        "inklings_appends",
        "counter",
        "Entries that were sent to the engine, by its answer; `none`: nobody knows whether it is stored",
        lambda it: _named(it.counts.appends),
        "answer",
        ("stored", "duplicate", "conflict", "busy", "full", "none"),
    ),
    Declared(
        "inklings_append_seconds",
        "histogram",
        "Seconds from sending an entry to the engine to its answer",
        lambda it: it.counts.append_seconds,
    ),
    Declared(
        "inklings_clock_late_seconds",
        "histogram",
        "Seconds from the end of a table’s clock to the moment when time was called",
        lambda it: it.counts.late_clock_seconds,
    ),
    Declared(
        "inklings_loop_late_seconds",
        "histogram",
        "How late this process comes to what it should do; more than 0.1 s is felt at every table",
        lambda it: it.counts.late_loop_seconds,
    ),
    Declared(
        "inklings_thought_seconds",
        "histogram",
        "Seconds that a bot took to make up its mind, with the time it waited for its turn to think",
        lambda it: it.counts.thought_seconds,
    ),
    Declared(
        "inklings_thoughts_failed",
        "counter",
        "Thoughts of bots that ended in an error",
        lambda it: it.counts.failed_thoughts,
    ),
    Declared(
        "inklings_tables_without_runner",
        "gauge",
        "Tables whose bots wait because no runner has answered",
        lambda it: it.levels.waiting_bots,
    ),
    Declared(
        "inklings_connections_closed",
        "counter",
        "Websockets that we closed, by the reason; `too_slow`, `too_much` and `silent` are about the browser",
        lambda it: it.counts.closes,
        "why",
        ("too_slow", "too_much", "silent"),
    ),
    Declared(
        "inklings_talk_dropped",
        "counter",
        "Messages of talk that were not sent to a browser because it is slow to read",
        lambda it: it.counts.dropped_talk,
    ),
    Declared(
        "inklings_addresses_held",
        "gauge",
        "Addresses from which less is read because they cost too much CPU",
        lambda it: it.levels.held_addresses,
    ),
    Declared(
        "inklings_incidents",
        "counter",
        "Mistakes of our own code at a table; each has a name in the log",
        lambda it: it.counts.incidents,
    ),
    Declared(
        "inklings_tables_parked", "gauge", "Tables that cannot be read", lambda it: it.levels.parked_tables
    ),
    Declared(
        "inklings_streams_tight",
        "gauge",
        "Streams with so little room that no tables are opened in them",
        lambda it: it.levels.tight_shards,
    ),
    Declared(
        "inklings_streams_full",
        "gauge",
        "Streams with so little room that nothing is stored in them",
        lambda it: it.levels.full_shards,
    ),
    Declared("inklings_cpu_seconds", "counter", "CPU time of the process", lambda it: it.levels.cpu_seconds),
    Declared("inklings_memory_bytes", "gauge", "Memory of the process", lambda it: it.levels.memory_bytes),
)

STARTS = "inklings_process_starts"
BUILD = "inklings_build_info"


def exposition(processes: Processes) -> bytes:
    """What Prometheus reads."""
    registry = CollectorRegistry()
    registry.register(_Collector(processes))
    return generate_latest(registry)


class _Collector(Collector):
    def __init__(self, processes: Processes) -> None:
        self._processes = processes

    def collect(self) -> Iterator[Metric]:
        """All metrics of all processes."""
        build = GaugeMetricFamily(BUILD, "Which release this is", labels=["version"])
        build.add_metric([RELEASE], 1)
        yield build
        starts = CounterMetricFamily(STARTS, "How often a process was started", labels=["process"])
        for name, process in self._processes.items():
            starts.add_metric([name], process.starts)
        yield starts
        for declared in METRICS:
            yield self._family(declared)

    def _family(self, declared: Declared) -> Metric:
        known = {name: process.figures for name, process in self._processes.items() if process.figures}
        if declared.kind == "histogram":
            timed = HistogramMetricFamily(declared.name, declared.help, labels=declared.labels)
            for name, figures in known.items():
                histogram = declared.value(figures)
                assert isinstance(histogram, Histogram)
                timed.add_metric([name], _buckets(histogram), histogram.sum)
            return timed
        make = CounterMetricFamily if declared.kind == "counter" else GaugeMetricFamily
        family = make(declared.name, declared.help, labels=declared.labels)
        for name, figures in known.items():
            value = declared.value(figures)
            assert not isinstance(value, Histogram)
            if isinstance(value, Mapping):
                for label, count in {**dict.fromkeys(declared.known, 0), **value}.items():
                    family.add_metric([name, label], count)
            else:
                family.add_metric([name], value)
        return family


def _buckets(histogram: Histogram) -> list[tuple[str, float]]:
    """As Prometheus counts: each bucket with all that are below it."""
    below, buckets = 0, []
    for bound, count in zip((*histogram.bounds, "+Inf"), histogram.counts, strict=True):
        below += count
        buckets.append((str(bound), float(below)))
    return buckets


def _named(counts: Mapping[str, int]) -> Mapping[str, int]:
    return {ANSWERS.get(kind, kind).lower(): count for kind, count in counts.items()}


def reference() -> str:
    """The page about metrics in the docs."""
    lines = [
        "# Metrics",
        "",
        "Written by `make metrics` from `src/inklings/monitor/metrics.py`. Every metric has the label",
        "`process`: `gate`, `worker 0` and so on, `bots` or `voice`. Histograms have `_bucket`, `_sum`",
        "and `_count`.",
        "",
        "| metric | kind | by | what it is |",
        "|---|---|---|---|",
        f"| `{BUILD}` | gauge | version | Which release this is |",
        f"| `{STARTS}_total` | counter | | How often a process was started |",
    ]
    for metric in METRICS:
        name = f"{metric.name}_total" if metric.kind == "counter" else metric.name
        lines.append(f"| `{name}` | {metric.kind} | {metric.label} | {metric.help} |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(reference() + "\n")
