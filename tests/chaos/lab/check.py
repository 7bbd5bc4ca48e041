"""The checker: holds each table's log against everything that people were told and shown."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import msgspec
from tests.chaos.lab.person import Person
from tests.chaos.lab.records import Command, mark
from tests.chaos.lab.tables import Table
from tests.logs import by_moment

from inklings.house import log, moves, rules
from inklings.house.asks import AnyAsk
from inklings.house.fold import advance
from inklings.house.registry import GameRegistry
from inklings.house.scene import scene
from inklings.house.table import Table as Folded
from inklings.kernel.game import Refused
from inklings.live.commands import DEADLINE_SECONDS
from inklings.live.interfaces import Stored
from inklings.wire.messages import CloseCode

ANSWER_SECONDS = DEADLINE_SECONDS + 3
"""By then a gate has said something about each command, at least that it is unsure."""
RING_SECONDS = 12.0
"""A deadline passed by so much in calm will not ring any more."""
FLAPPING = 4
"""So often may be noted of one person that they are gone or back, once the storm is over."""


@dataclass
class Findings:
    """What is broken, and what was counted."""

    broken: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    """By invariant: what, and where."""
    counts: Counter[str] = field(default_factory=Counter)
    late: list[float] = field(default_factory=list)
    """By how many seconds each clock rang too late."""

    def breaks(self, invariant: str, what: str) -> None:
        self.broken[invariant].append(what)

    def merge(self, other: Findings) -> None:
        for invariant, found in other.broken.items():
            self.broken[invariant] += found
        self.counts += other.counts
        self.late += other.late


class TableCheck:
    """One table's log, folded once, with every scene that someone was shown."""

    def __init__(
        self, table: Table, stored: Sequence[Stored], games: GameRegistry, calm: float, ended: float
    ) -> None:
        self.found = Findings()
        self._table = table
        self._ended = ended
        self._calm = calm
        self._entries = by_moment(stored)
        self._by_command: dict[str, list[tuple[int, log.Entry]]] = defaultdict(list)
        for sequence, entry in self._entries:
            self._by_command[entry.command].append((sequence, entry))
        self._marks: dict[tuple[int, int | None], str] = {}
        self._idle: set[tuple[object, str]] = set()
        """Commands that changed nothing, with the version at which they were done without an entry."""
        self._fold(games)

    def run(self) -> Findings:
        if not self._entries:
            self.found.breaks("lost", f"{self._table.label}: the whole log is gone")
            return self.found
        for key, places in self._by_command.items():
            if len(places) > 1:
                where = [sequence for sequence, _ in places]
                self.found.breaks("doubled", f"{self._table.label}: {key} at {where}")
        for person in self._table.people:
            self._check_frames(person)
            self._check_line(person)
            for command in person.commands.values():
                self._check_command(person, command)
        if not self._table.ended.is_set():
            self.found.breaks("stuck", self._where_it_stands())
        return self.found

    def _fold(self, games: GameRegistry) -> None:
        viewers: dict[int, set[int | None]] = defaultdict(set)
        for person in self._table.people:
            for frame in person.frames:
                viewers[frame.version].add(frame.viewer)
        done = self._done_without_an_entry()
        folded: Folded | None = None
        attended: Counter[tuple[str, int]] = Counter()
        for sequence, entry in self._entries:
            alarm, before = (folded.alarm, folded.stage) if folded else (None, "")
            if alarm and entry.command.startswith("time:"):
                self.found.late.append((entry.at - alarm.ends) / 1000)
            folded = advance(games, folded, sequence, entry)
            self.found.counts["entries"] += 1
            self.found.counts["games"] += folded.stage == "over" and before == "playing"
            self._check_entry(sequence, entry)
            for event in entry.events:
                if isinstance(event, log.Missed | log.Returned) and entry.at / 1000 > self._calm:
                    attended[type(event).__name__, event.seat] += 1
            for person, command in done.get(sequence, ()):
                if _changes_nothing(games, folded, person, command):
                    self._idle.add((sequence, _what(person, command)))
            for viewer in viewers.get(sequence, ()):
                self._marks[sequence, viewer] = mark(scene(games, folded, viewer))  # type: ignore[arg-type]
        for (event_name, seat), times in attended.items():
            if times > FLAPPING:
                text = f"{self._table.label}: seat {seat} {event_name.lower()} {times} times in calm"
                self.found.breaks("flapping", text)
        if folded and folded.alarm and self._ended - folded.alarm.ends / 1000 > RING_SECONDS:
            late = self._ended - folded.alarm.ends / 1000
            self.found.breaks("never rang", f"{self._table.label}: {folded.alarm} {late:.0f} s ago")

    def _done_without_an_entry(self) -> dict[int, list[tuple[Person, Command]]]:
        """By version."""
        found: dict[int, list[tuple[Person, Command]]] = defaultdict(list)
        for person in self._table.people:
            for command in person.commands.values():
                if f"{person.person}:{command.id}" not in self._by_command:
                    for _, _, answer in command.answers:
                        if answer["type"] == "done":
                            found[answer["version"]].append((person, command))
        return found

    def _check_entry(self, sequence: int, entry: log.Entry) -> None:
        if entry.refused and entry.events:
            self.found.breaks("refused yet stored", f"{self._table.label}: entry {sequence} has events too")

    def _check_frames(self, person: Person) -> None:
        for frame in person.frames:
            place = f"{person.label}: version {frame.version} for {frame.viewer} through {frame.gate}"
            expected = self._marks.get((frame.version, frame.viewer))
            if expected is None:
                self.found.breaks("phantom", place)
            elif expected != frame.mark:
                self.found.breaks("diverged", place)
        self.found.counts["frames"] += len(person.frames)
        for past in person.past:
            self.found.breaks("past", f"{person.label}: {past}")

    def _check_line(self, person: Person) -> None:
        for line in person.lines:
            if line.code in {CloseCode.MOVED, CloseCode.NO_TABLE, CloseCode.MALFORMED, CloseCode.BROKEN}:
                name = CloseCode(line.code).name.lower()
                after = (line.closed or 0) - line.opened
                self.found.breaks(name, f"{person.label}: at {line.gate} {after:.1f} s after coming")
            if line.code is not None:
                self.found.counts[f"closed {line.code}"] += 1
        for incident in person.incidents:
            self.found.breaks("broken", f"{person.label}: incident {incident}")

    def _check_command(self, person: Person, command: Command) -> None:
        places = self._by_command.get(f"{person.person}:{command.id}", [])
        what = _what(person, command)
        final = [answer for _, _, answer in command.answers if answer["type"] != "unsure"]
        self.found.counts["commands"] += 1
        self.found.counts["unsure"] += len(command.answers) - len(final)
        for answer in final:
            self.found.counts[answer["type"]] += 1
            self._check_answer(what, answer, places)
        if len({(answer["type"], answer.get("version"), answer.get("why")) for answer in final}) > 1:
            self.found.breaks("contradicted", f"{what}: {final}")
        if command.settled is None:
            since = self._ended - command.born
            self.found.breaks("unanswered", f"{what} for {since:.0f} s, stored: {bool(places)}")
        self._check_patience(what, person, command)

    def _check_answer(
        self, what: str, answer: dict[str, object], places: list[tuple[int, log.Entry]]
    ) -> None:
        kept = [(sequence, entry) for sequence, entry in places if not entry.refused]
        no = [entry.refused for _, entry in places if entry.refused]
        match answer["type"]:
            case "done":
                if no:
                    self.found.breaks("contradicted", f"{what}: done, and stored as refused: {no}")
                elif not kept:
                    self.found.counts["done without an entry"] += 1
                    if (answer["version"], what) not in self._idle:
                        self.found.breaks("lost", f"{what}: done at {answer['version']}, not in the log")
                elif answer["version"] not in [sequence for sequence, _ in kept]:
                    at = [sequence for sequence, _ in kept]
                    self.found.breaks("lost", f"{what}: done at {answer['version']}, stored at {at}")
            case "refused":
                if kept:
                    at = [sequence for sequence, _ in kept]
                    self.found.breaks("refused yet stored", f"{what}: {answer['why']}, stored at {at}")
                if no and no[0].why != answer["why"]:
                    self.found.breaks("contradicted", f"{what}: {answer['why']}, stored as {no[0].why}")
            case _:
                if places:
                    self.found.breaks("refused yet stored", f"{what}: {answer}")
                self.found.breaks("broken", f"{what}: {answer}")

    def _check_patience(self, what: str, person: Person, command: Command) -> None:
        """On a line that lasts, every sending is answered in some way."""
        for sent in command.sends:
            line = person.lines[sent.line - 1]
            until = line.closed or self._ended
            answered = [at for at, number, _ in command.answers if number == sent.line and at >= sent.at]
            waited = min(answered, default=until) - sent.at
            if waited > ANSWER_SECONDS:
                self.found.breaks("silent", f"{what}: sent to {sent.gate}, no answer for {waited:.1f} s")

    def _where_it_stands(self) -> str:
        last, entry = self._entries[-1]
        quiet = self._ended - entry.at / 1000
        people = "; ".join(
            f"{one.name} sees {one.scene['table']['stage'] if one.scene else 'nothing'} at {one.version},"
            f" awaited {one.scene.get('awaited')}, offers {len(one.scene.get('offers') or ())},"
            f" clock {one.scene.get('clock')}, pause {one.scene.get('pause')}, here {one.here},"
            f" {'connected to ' + one.lines[-1].gate if one.connected else 'no line'}"
            for one in self._table.people
        )
        return f"{self._table.label}: log ends at {last} ({entry.command}), {quiet:.0f} s ago; {people}"


def _what(person: Person, command: Command) -> str:
    return f"{person.label}: {command.id} {command.message.get('action') or command.message.get('ask')}"


def _changes_nothing(games: GameRegistry, table: Folded, person: Person, command: Command) -> bool:
    """Whether the rules, asked again, find nothing to write about this command."""
    message, chance = command.message, Random(1)
    try:
        if message["type"] == "do":
            action, at = msgspec.Raw(msgspec.json.encode(message["action"])), round(command.born * 1000)
            return not moves.play(games, table, person.person, action, chance, at=at)
        ask = msgspec.convert(message["ask"], AnyAsk)
        return not rules.grant(games, table, person.person, ask, chance)
    except Refused:
        return False
