"""A crowd gets its frames some at a time, each browser in the order in which they were sent."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Sequence

from hypothesis import given
from hypothesis import strategies as st

from inklings.live.crowd import AT_ONCE, Crowd
from inklings.live.effects import Send

CROWD = list(range(3 * AT_ONCE + 7))


class Turns:
    """A loop whose turns are taken by hand."""

    def __init__(self) -> None:
        self._calls: deque[Callable[[], None]] = deque()

    def mono(self) -> float:
        return 0.0

    def now(self) -> int:
        return 0

    def call_at(self, _: float, callback: Callable[[], None]) -> Callable[[], None]:
        self._calls.append(callback)
        return lambda: None

    def turn(self) -> bool:
        for _ in range(len(self._calls)):
            self._calls.popleft()()
        return bool(self._calls)


class Outboxes:
    """What each browser was handed."""

    def __init__(self) -> None:
        self.turns = Turns()
        self.frames: dict[int, list[bytes]] = defaultdict(list)
        self.crowd = Crowd(self.turns, self.deliver)

    def deliver(self, send: Send, guests: Sequence[int]) -> None:
        for guest in guests:
            self.frames[guest].append(send.data)

    def send_at_once(self, data: bytes, guests: list[int]) -> None:
        self.crowd.keep_order(guests)
        self.deliver(Send(guests, data), guests)


def test_nothing_is_handed_over_before_the_next_turn_and_then_some_at_a_time() -> None:
    them = Outboxes()
    them.crowd.send(Send(CROWD, b"1", patient=True))
    assert not them.frames
    them.turns.turn()
    assert len(them.frames) == AT_ONCE
    while them.turns.turn():
        pass
    assert len(them.frames) == len(CROWD)


def test_someone_outside_the_crowd_waits_for_nobody() -> None:
    them = Outboxes()
    them.crowd.send(Send(CROWD, b"1", patient=True))
    them.send_at_once(b"1", [-1])
    assert set(them.frames) == {-1}


steps = st.lists(st.sampled_from(["crowd", "some", "turn"]) | st.integers(0, len(CROWD) - 1), max_size=25)


@given(steps)
def test_every_browser_gets_its_frames_in_order(steps: list[str | int]) -> None:
    them = Outboxes()
    sent: dict[int, list[bytes]] = defaultdict(list)
    for number, step in enumerate(steps):
        data = b"%d" % number
        if step == "turn":
            them.turns.turn()
        elif isinstance(step, int):
            them.send_at_once(data, [step])
            sent[step].append(data)
        else:
            guests = CROWD if step == "crowd" else CROWD[AT_ONCE:]
            them.crowd.send(Send(guests, data, patient=True))
            for guest in guests:
                sent[guest].append(data)
    while them.turns.turn():
        pass
    assert them.frames == sent
