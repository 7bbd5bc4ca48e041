"""What is measured of voices: silences, what comes through after they began, and pairs that hear amiss."""

from __future__ import annotations

import struct

from bench.voice.verdict import Silence, Span, silences, tails, wrong
from bench.voice.wire import stream_of

from inklings.kernel.game import Seat

ADA, BEN = Seat(0), Seat(1)
NOBODY: frozenset[Seat] = frozenset()
LOUD = {ADA: frozenset({BEN}), BEN: frozenset({ADA})}
HUSHED = {ADA: NOBODY, BEN: frozenset({ADA})}
STILL = {ADA: NOBODY, BEN: NOBODY}
EVENING = [
    Span(0, 10, "lobby", LOUD),
    Span(10, 20, "painting", HUSHED),
    Span(20, 20.1, "voting", STILL),
    Span(20.1, 30, "finished", LOUD),
]


def steady(began: float, ended: float) -> list[float]:
    """Fifty moments a second."""
    return [began + number / 50 for number in range(round(50 * (ended - began)))]


def test_a_silence_lasts_from_the_phase_in_which_it_begins_until_the_voice_may_be_heard_again() -> None:
    assert sorted(silences(EVENING)) == [
        Silence((ADA, BEN), "painting", 10, 20.1),
        Silence((BEN, ADA), "voting", 20, 20.1),
    ]


def test_what_comes_after_the_bar_is_counted_and_what_comes_before_is_a_tail() -> None:
    quick = {(ADA, BEN): steady(0, 10.1), (BEN, ADA): steady(0, 30)}
    lasts, late = tails(silences(EVENING), quick)
    assert sorted(map(round, lasts)) == [80, 80]
    assert late == 0
    slow = {(ADA, BEN): steady(0, 10.5), (BEN, ADA): []}
    lasts, late = tails(silences(EVENING), slow)
    assert sorted(map(round, lasts)) == [0, 480]
    assert late == 10


def test_a_pair_is_wrong_that_hears_in_silence_or_does_not_hear_what_it_may() -> None:
    right = {(ADA, BEN): [*steady(0, 10.1), *steady(20.3, 30)], (BEN, ADA): steady(0, 30)}
    assert wrong(EVENING, right, 50) == ([], [])
    leak = {(ADA, BEN): [*steady(0, 10.4), *steady(20.3, 30)], (BEN, ADA): steady(0, 20)}
    assert wrong(EVENING, leak, 50) == (
        ["painting: 1 hears 0 for 1% of the time"],
        ["finished: 0 hears 1 for 0% of the time"],
    )


def test_only_sound_that_comes_from_janus_is_on_the_wire() -> None:
    ip = bytes([0x45, *bytes(19)])
    udp = struct.pack("!HHHH", 42001, 5000, 0, 0)
    sound = struct.pack("!BBHII", 0x80, 111, 1, 2, 77)
    ports = range(42000, 43000)
    assert stream_of(ip + udp + sound, ports) == 77
    assert stream_of(ip + struct.pack("!HHHH", 5000, 42001, 0, 0) + sound, ports) == 0
    assert stream_of(ip + udp + struct.pack("!BBHII", 0x80, 200, 1, 2, 77), ports) == 0, "a report"
    assert stream_of(ip + udp + bytes(20), ports) == 0, "it looks for a way"
    assert stream_of(ip + udp, ports) == 0
