"""What was heard beside what the rules say: who hears whom in each phase, and when silence begins."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from tests.house.test_voice import documented

from inklings.house.table import Table
from inklings.kernel.game import AnyGame, Seat

Pair: TypeAlias = tuple[Seat, Seat]
"""A speaker and a hearer."""
Record: TypeAlias = Mapping[Pair, Sequence[float]]
"""For each pair the moments at which something of the speaker reached the hearer, in seconds, in order."""
Document: TypeAlias = Mapping[tuple[str, str], set[str]]
"""What a game's hush.md allows in each phase, for each part."""

BAR = 0.3
"""Seconds after which nothing of a hushed speaker reaches anyone."""
LONG = 1.2
"""A phase that is shorter is not compared: too little of it is left after the bar."""
FILLED = 0.5
"""Of a voice that may be heard at least this share arrives."""


class Moment(NamedTuple):
    """A change of the table."""

    decided: float
    stored: float
    """In seconds since 1970. Nobody can know of it before."""
    table: Table


class Span(NamedTuple):
    """A time in which nothing changed in who hears whom."""

    began: float
    ended: float
    phase: str
    reach: Mapping[Seat, frozenset[Seat]]
    """Who hears each speaker."""


class Silence(NamedTuple):
    """A hearer may hear a speaker no more, until it ends."""

    pair: Pair
    phase: str
    began: float
    ended: float


def phase_of(table: Table) -> str:
    """The name of the phase that is played."""
    return str(table.state.phase.__struct_config__.tag) if table.state is not None else "lobby"


def hearers(game: AnyGame, told: Document, table: Table, seat: Seat) -> frozenset[Seat]:
    """Who hears this seat, by the document and by who is in its team."""
    everybody = frozenset(map(Seat, range(len(table.places)))) - {seat}
    if table.stage != "playing":
        return everybody
    part = game.part(table.state, seat)
    allowed = told[phase_of(table), part or ""]
    if "team" in allowed:
        return game.team(table.state, seat) - {seat}
    return everybody if "table" in allowed else frozenset()


def spans(game: AnyGame, tables: Sequence[Moment], ended: float) -> list[Span]:
    """A game as times in which nothing changed, each from its storing until the next is decided."""
    found: list[Span] = []
    told = documented(game)
    for (_, began, table), (until, *_) in pairwise([*tables, Moment(ended, ended, tables[-1].table)]):
        phase = phase_of(table)
        reach = {seat: hearers(game, told, table, seat) for seat in map(Seat, range(len(table.places)))}
        if found and (found[-1].phase, found[-1].reach) == (phase, reach):
            found[-1] = found[-1]._replace(ended=until)
        else:
            found.append(Span(began, until, phase, reach))
    return found


def pairs(span: Span) -> Iterator[tuple[Pair, bool]]:
    """All pairs, and whether the rules let the one be heard by the other."""
    for speaker, those in span.reach.items():
        for hearer in span.reach:
            if hearer != speaker:
                yield (speaker, hearer), hearer in those


def silences(spans: Sequence[Span]) -> list[Silence]:
    """Every time at which somebody may be heard no more by somebody who heard them until then."""
    found: list[Silence] = []
    open_: dict[Pair, Silence] = {}
    for before, span in pairwise(spans):
        allowed_before = dict(pairs(before))
        for pair, allowed in pairs(span):
            if allowed_before[pair] and not allowed:
                open_[pair] = Silence(pair, span.phase, span.began, span.ended)
            elif pair in open_ and not allowed:
                open_[pair] = open_[pair]._replace(ended=span.ended)
            elif pair in open_:
                found.append(open_.pop(pair))
    return [*found, *open_.values()]


def tails(silences: Sequence[Silence], record: Record) -> tuple[list[float], int]:
    """For each silence the milliseconds until the last that came through, and how much came after the bar."""
    lasts: list[float] = []
    late = 0
    for silence in silences:
        came = record[silence.pair]
        first, end = bisect_left(came, silence.began), bisect_left(came, silence.ended)
        lasts.append(1000 * (came[end - 1] - silence.began) if end > first else 0.0)
        late += end - max(first, bisect_left(came, min(silence.began + BAR, silence.ended)))
    return lasts, late


class Wrong(NamedTuple):
    """Pairs for whom it was not as the rules say."""

    heard: list[str]
    """They heard what they must not."""
    missed: list[str]
    """They did not hear what they may."""


def wrong(spans: Sequence[Span], record: Record, a_second: float) -> Wrong:
    """Compare the times that are long enough; of a voice that is heard so much comes in a second."""
    found = Wrong([], [])
    for span in compared(spans):
        for pair, allowed in pairs(span):
            came = record[pair]
            count = bisect_left(came, span.ended) - bisect_left(came, span.began + BAR)
            share = count / (a_second * (span.ended - span.began - BAR))
            if share < FILLED if allowed else count:
                speaker, hearer = pair
                those = found.missed if allowed else found.heard
                those.append(f"{span.phase}: {hearer} hears {speaker} for {share:.0%} of the time")
    return found


def compared(spans: Sequence[Span]) -> list[Span]:
    """The times that are long enough to be compared."""
    return [span for span in spans if span.ended - span.began >= LONG]
