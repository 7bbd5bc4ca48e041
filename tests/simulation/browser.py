"""A simulated browser: does what client/src/wire does, and remembers all that it was told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from tests.frames import Shown, shown

from inklings.wire.messages import CloseCode

if TYPE_CHECKING:
    from tests.simulation.house import House, Line

PING_SECONDS = 3.0
PONG_SECONDS = 5.0
LONGEST_PAUSE = 2.0
UNSURE_SECONDS = (0.5, 1.0, 2.0, 4.0)
ANSWER_SECONDS = 25.0
"""The deadline of a command, and that of loading the table before it."""


@dataclass
class Sent:
    """A command, and what became of it."""

    id: str
    message: dict[str, Any]
    at: float
    times: int = 0
    answers: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    unsure: int = 0

    @property
    def answer(self) -> dict[str, Any] | None:
        """The answer that counts: any but `unsure`."""
        return self.answers[0] if self.answers else None


@dataclass(frozen=True)
class Frame:
    """What was shown: a version, to whom, and the scene."""

    version: int
    viewer: int | None
    scene: dict[str, Any]
    gate: str


class Browser:
    """One person's browser at one table."""

    def __init__(self, house: House, code: str, name: str) -> None:
        self.house = house
        self.world = house.world
        self.code = code
        self.name = name
        self.secret = f"secret-of-{name}-{'x' * 20}"
        self.scene: dict[str, Any] = {}
        self.version = 0
        self.presence: dict[str, Any] = {}
        self.sent: dict[str, Sent] = {}
        self.frames: list[Frame] = []
        self.closes: list[tuple[float, str, int]] = []
        self.faults: list[str] = []
        self.on_change: Callable[[], None] = lambda: None
        self.gone = False
        self._line: Line | None = None
        self._failures = 0
        self._beat = 0
        self._pong_due: float | None = None

    # --- the connection ------------------------------------------------------------------------------

    def open(self) -> None:
        """Connect to any gate, as a load balancer would have it."""
        if self.gone:
            return
        self._line = line = self.house.connect(self)
        if line is None:
            self._retry()
            return
        hello = {"type": "hello", "secret": self.secret}
        line.say(msgspec.json.encode(hello))
        for sent in list(self.sent.values()):
            if sent.answer is None:
                self._transmit(sent)
        self._pong_due = None
        self._ping(line)
        self._beat += 1
        self.world.schedule(self.world.time + PING_SECONDS, self._beating, line, self._beat)

    def leave(self) -> None:
        """Close the page."""
        self.gone = True
        if self._line:
            self._line.hang_up()
            self._line = None

    def lose_line(self) -> None:
        """The line breaks without a word, and nobody notices at once."""
        if self._line:
            self._line.cut()

    def closed(self, line: Line, code: int) -> None:
        """The gate has closed, or died."""
        if line is not self._line:
            return
        self.closes.append((self.world.time, line.gate.name, code))
        self._line = None
        if code == CloseCode.NO_TABLE and not self.version and line.gate.on_island:
            pass  # a node that was cut off before the table was opened cannot know it, and still answers
        elif code in (CloseCode.MOVED, CloseCode.NO_TABLE, CloseCode.MALFORMED, CloseCode.BROKEN):
            self.faults.append(f"{self.name} was closed with {code} by {line.gate.name}")
        self._retry()

    def _retry(self) -> None:
        pause = min(LONGEST_PAUSE, 0.1 * 2**self._failures) * (0.7 + 0.6 * self.world.random.random())
        self._failures += 1
        self.world.schedule(self.world.time + pause, self.open)

    def _beating(self, line: Line, beat: int) -> None:
        if line is self._line and beat == self._beat:
            if self._pong_due is not None and self.world.time >= self._pong_due:
                line.hang_up()
                self.closed(line, 0)
                return
            self._ping(line)
            self.world.schedule(self.world.time + PING_SECONDS, self._beating, line, beat)

    def _ping(self, line: Line) -> None:
        line.say(b'{"type":"ping","at":1}')
        if self._pong_due is None:
            self._pong_due = self.world.time + PONG_SECONDS

    # --- what is said --------------------------------------------------------------------------------

    def command(self, message: dict[str, Any]) -> Sent:
        """Ask for something, until it is answered."""
        number = f"{self.name}-command-{len(self.sent)}"
        sent = self.sent[number] = Sent(number, {**message, "id": number}, self.world.time)
        self._transmit(sent)
        return sent

    def ask(self, kind: str, **fields: Any) -> Sent:
        """A wish about the table."""
        return self.command({"type": "ask", "ask": {"type": kind, **fields}})

    @property
    def stage(self) -> str | None:
        """The stage of the table as this browser shows it."""
        return self.scene["table"]["stage"] if self.scene else None

    @property
    def waiting(self) -> bool:
        """Whether a command has not been answered yet."""
        return any(sent.answer is None for sent in self.sent.values())

    def _transmit(self, sent: Sent) -> None:
        if self._line:
            message = {**sent.message, "again": True} if sent.times else sent.message
            sent.times += 1
            self._line.say(msgspec.json.encode(message))
            line, heard, pauses = self._line, len(sent.answers) + sent.unsure, self._line.gate.time.pauses
            due = self.world.time + ANSWER_SECONDS
            self.world.schedule(due, self._silent, line, sent, heard, pauses)

    def _silent(self, line: Line, sent: Sent, heard: int, pauses: int) -> None:
        """Every command is answered in time, if only by `unsure`, where the line and the gate are there."""
        gate = line.gate.time
        steady = line is self._line and line.is_open and not gate.paused and gate.pauses == pauses
        if steady and len(sent.answers) + sent.unsure == heard:
            self.faults.append(f"{self.name} heard nothing of {sent.id} from {line.gate.name} in time")

    def _again(self, sent: Sent) -> None:
        if sent.answer is None:
            self._transmit(sent)

    # --- what is heard -------------------------------------------------------------------------------

    def hear(self, line: Line, data: bytes) -> None:
        """A message of the gate."""
        if line is not self._line:
            return
        message = msgspec.json.decode(data)
        if now := shown(Shown(self.version, self.scene), message):
            self._show(line, now)
            return
        match message["type"]:
            case "presence":
                self.presence = message
            case "pong":
                self._pong_due = None
            case "done" | "refused" | "unsure" | "broken" | "malformed":
                self._answered(message)
            case _:
                pass

    def _show(self, line: Line, now: Shown) -> None:
        if now.version < self.version:
            self.faults.append(
                f"{self.name} saw {self.version} and was then shown {now.version} by {line.gate.name}"
            )
        self.scene, self.version, self._failures = now.scene, now.version, 0
        self.frames.append(Frame(self.version, now.scene.get("you"), now.scene, line.gate.name))
        self.on_change()

    def _answered(self, message: dict[str, Any]) -> None:
        sent = self.sent.get(message.get("id") or "")
        if sent is None:
            self.faults.append(f"{self.name} was told {message}")
        elif message["type"] == "unsure":
            pause = UNSURE_SECONDS[min(sent.unsure, len(UNSURE_SECONDS) - 1)]
            sent.unsure += 1
            self.world.schedule(self.world.time + pause, self._again, sent)
        else:
            sent.answers.append(message)
            self.on_change()
