"""What a gate passes on between browsers and the voice server."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from inklings.gate.voices import Voices
from inklings.live import voice
from inklings.live.voice import Asked, Beat, Browser, FromVoice, Told
from inklings.wire.voice import Enter, Exit


class Line:
    """A bus, a clock and browsers' connections in one."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self.frames: dict[str, list[dict[str, Any]]] = {}
        self.now_is = 0.0
        self._hear: Callable[[bytes], None] = lambda _: None
        self._timers: list[tuple[float, Callable[[], None]]] = []

    def publish(self, _subject: str, data: bytes) -> bool:
        self.asked.append(voice.decode_asked(data))
        return True

    def subscribe(self, _subject: str, hear: Callable[[bytes], None], _queue: str = "") -> Callable[[], None]:
        self._hear = hear
        return lambda: None

    def mono(self) -> float:
        return self.now_is

    def now(self) -> int:
        return round(1000 * self.now_is)

    def call_at(self, mono: float, callback: Callable[[], None]) -> Callable[[], None]:
        self._timers.append((mono, callback))
        return lambda: None

    def pass_to(self, moment: float) -> None:
        self.now_is = moment
        for at, callback in list(self._timers):
            if at <= moment:
                callback()

    def say(self, message: FromVoice) -> None:
        self._hear(voice.encode(message))

    def beat(self, *, here: bool = True) -> None:
        self.say(FromVoice(beat=Beat(here, "r-1", 1)))


class Browserless:
    def __init__(self) -> None:
        self.frames: list[Any] = []

    def send(self, data: bytes, *, patient: bool = False) -> None:  # noqa: ARG002
        self.frames.append(json.loads(data)["news"])

    def send_talk(self, data: bytes, *, patient: bool = False) -> None:
        self.send(data, patient=patient)

    def close(self, code: int) -> None:
        raise AssertionError(code)


def test_without_a_voice_server_browsers_are_told_nothing_and_nobody_is_asked() -> None:
    line, browser = Line(), Browserless()
    voices = Voices(line, line, "home", "gate")
    guest = voices.came("ABCD", "ada", browser)
    voices.said(guest, Enter())
    voices.left(guest)
    assert (browser.frames, line.asked) == ([], [])


def test_browsers_are_told_when_voices_come_and_go() -> None:
    line, browser = Line(), Browserless()
    voices = Voices(line, line, "home", "gate")
    voices.came("ABCD", "ada", browser)
    line.beat()
    line.beat()
    assert [frame["here"] for frame in browser.frames] == [True]
    line.beat(here=False)
    line.beat()
    line.pass_to(10.0)
    assert [frame["here"] for frame in browser.frames] == [True, False, True, False], "it has fallen silent"


def test_what_a_browser_says_comes_with_the_name_that_the_gate_knows() -> None:
    line = Line()
    voices = Voices(line, line, "home", "gate")
    line.beat()
    guest = voices.came("ABCD", "ada", Browserless())
    voices.said(guest, Enter())
    voices.said(99, Enter())
    voices.left(guest)
    voices.left(guest)
    me = Browser("gate", guest)
    assert line.asked == [Asked(me, "ABCD", "ada", said) for said in (None, Enter(), Exit())]


def test_a_frame_reaches_those_for_whom_it_is() -> None:
    line, ada, ben, cy = Line(), Browserless(), Browserless(), Browserless()
    voices = Voices(line, line, "home", "gate")
    first = voices.came("ABCD", "ada", ada)
    voices.came("ABCD", "ben", ben)
    voices.came("WXYZ", "cy", cy)
    frame = b'{"type":"voice","news":{"type":"out","again":false}}'
    line.say(FromVoice(told=Told(frame, Browser("gate", first))))
    line.say(FromVoice(told=Told(frame, Browser("another gate", first))))
    assert (len(ada.frames), len(ben.frames), len(cy.frames)) == (1, 0, 0)
    line.say(FromVoice(told=Told(frame, code="ABCD")))
    assert (len(ada.frames), len(ben.frames), len(cy.frames)) == (2, 1, 0)
