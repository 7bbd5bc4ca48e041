"""Members at one table whose people without a seat vote or guess, with a log and a bus that are lists."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Any

import msgspec
from tests.offline_table import REGISTRY, OfflineTable

from inklings.house import asks, log, moves, streamed
from inklings.house.audience import Question, question
from inklings.house.entry_codec import decode_entry, encode_entry
from inklings.house.floor import known
from inklings.live import effects
from inklings.live import messages as m
from inklings.live.core import TableCore
from inklings.live.floor import Floor
from inklings.live.interfaces import Appended, Conflict, Duplicate, Stored

START = 10_000


class Cell:
    """Members at one table. Their log and their bus are lists; time passes when the test says so."""

    def __init__(self, *members: str, delay: int = 0, seats_audience: bool = True) -> None:
        self.offline = offline = OfflineTable("moons").sit("ada", "bruno")
        offline.ask("ada", streamed.SetStream(on=True, delay=delay))
        if seats_audience:
            offline.ask("ada", streamed.SeatAudience(language="en"))
        else:
            offline.sit("cleo")
        offline.ask("ada", asks.Begin(), at=START)
        self.tell_story()
        self.now = START
        self.members: dict[str, TableCore] = {}
        self.lost = False
        """What members say to each other is lost."""
        self._timers: dict[tuple[str, str], int] = {}
        self._inbox: deque[tuple[str, m.Message]] = deque()
        self.answers: dict[str, dict[str, Any]] = {}
        self.polls: list[dict[str, Any]] = []
        self.frames: dict[tuple[str, str], list[bytes]] = {}
        """What each person was sent by each member, but for answers."""
        self.published: list[bytes] = []
        for name in members:
            self.add(name)

    def tell_story(self) -> None:
        clue = {"type": "written", "text": "a long way home"}
        card = self.offline.table.state.players[0].hand[0]
        self.offline.play("ada", {"type": "tell_story", "card": card, "clue": clue}, at=START)

    def add(self, name: str) -> None:
        core = TableCore("BCDF", REGISTRY, name, Random(1), floor=Floor(known(REGISTRY)))
        self.members[name] = core
        self.frames[name, f"first-at-{name}"] = []
        self.tell(name, m.Join(0, f"first-at-{name}", screen=False, seen=0))
        self.tell(name, m.LastKnown(len(self.offline.entries)))
        self.tell(name, m.ReadDone([stored(n, one) for n, one in enumerate(self.offline.entries, start=1)]))

    @property
    def asked(self) -> Question:
        asked = question(REGISTRY, self.offline.table)
        assert asked
        return asked

    @property
    def cards(self) -> list[str]:
        return list(self.offline.table.state.players[2].hand)

    def vote(self, member: str, who: str, *choice: int) -> dict[str, Any]:
        """Somebody without a seat chooses cards by their place in the hand; returns the answer."""
        return self.act(member, who, {"type": "lay_cards", "cards": [self.cards[n] for n in choice]})

    def guess(self, member: str, who: str, *slots: int, again: bool = False) -> dict[str, Any]:
        """Somebody without a seat guesses which card is the narrator's; returns the answer."""
        return self.act(member, who, {"type": "vote", "slots": slots}, again=again)

    def join(self, member: str, who: str) -> int:
        """The number of somebody's browser, who comes if they are not here."""
        core = self.members[member]
        if not core.audience.guests.of([who]):
            self.tell(member, m.Join(1000 + len(self.frames), who, screen=False, seen=0))
        return core.audience.guests.of([who])[0].id

    def act(self, member: str, who: str, action: Any, *, again: bool = False) -> dict[str, Any]:
        guest, body = self.join(member, who), msgspec.Raw(msgspec.json.encode(action))
        command = f"{who}-{len(self.answers)}"
        self.answers[command] = {}
        self.tell(member, m.Command(guest, command, who, body, again=again, key=""))
        return self.answers[command]

    def pass_time(self, until: int) -> None:
        while self._timers and min(self._timers.values()) <= until:
            member, key = min(self._timers, key=lambda one: self._timers[one])
            self.now = max(self.now, self._timers.pop((member, key)))
            self.tell(member, m.TimerFired(key, 0))
        self.now = until

    def timers_of(self, member: str) -> list[str]:
        return [key for name, key in self._timers if name == member]

    def drop_timers(self, member: str) -> None:
        self._timers = {key: at for key, at in self._timers.items() if key[0] != member}

    def tell(self, member: str, message: m.Message) -> None:
        self._inbox.append((member, message))
        self.deliver()

    def deliver(self) -> None:
        while self._inbox:
            name, one = self._inbox.popleft()
            for effect in self.members[name].handle(one, self.now / 1000, self.now):
                self._carry_out(name, effect)

    def _carry_out(self, member: str, effect: effects.Effect) -> None:
        match effect:
            case effects.Append():
                self._inbox.append((member, m.AppendDone(self._append(member, effect))))
            case effects.Publish(word="ballots") if not self.lost:
                self.published.append(effect.data)
                self._inbox += [(other, m.BallotsHeard(effect.data)) for other in self.members]
            case effects.SetClock():
                self._inbox.append((member, m.ClockSet(effect.version, ok=True)))
            case effects.SetTimer() if effect.key in {"ballots", "guesses", "held back", "hold"}:
                self._timers[member, effect.key] = round(effect.at * 1000)
            case effects.CancelTimer():
                self._timers.pop((member, effect.key), None)
            case effects.Send():
                self._take(msgspec.json.decode(effect.data))
                for guest in effect.guests:
                    if one := self.members[member].audience.guests.get(guest):
                        self.frames.setdefault((member, one.person), []).append(effect.data)
            case _:
                pass

    def _append(self, member: str, effect: effects.Append) -> Appended | Conflict | Duplicate:
        entries = self.offline.entries
        for number, entry in enumerate(entries, start=1):
            if entry.command == effect.command:
                return Duplicate(number)
        if effect.after != len(entries):
            return Conflict(len(entries))
        self.store(decode_entry(effect.data), besides=member)
        return Appended(len(entries))

    def store(self, entry: log.Entry, besides: str = "") -> None:
        self.offline.write(entry.events, entry.at)
        self.offline.entries[-1] = entry
        newest = stored(len(self.offline.entries), entry)
        self._inbox += [(name, m.EntryStored(newest)) for name in self.members if name != besides]

    def play(self, who: str, action: dict[str, Any]) -> None:
        """A player makes a move at a gate that is not looked at."""
        raw, games = msgspec.Raw(msgspec.json.encode(action)), REGISTRY
        events = moves.play(games, self.offline.table, who, raw, Random(1), at=self.now)
        self.store(log.Entry(at=self.now, command=f"{who}-plays-{self.now}", events=events))
        self.deliver()

    @property
    def phase(self) -> Any:
        return self.offline.table.state.phase

    def lay_cards(self) -> None:
        """Bruno and Cleo put their cards in, so guessing begins."""
        for seat, who in enumerate(("ada", "bruno", "cleo")):
            if seat in self.offline.table.awaited:
                hand = self.offline.table.state.players[seat].hand
                self.play(who, {"type": "lay_cards", "cards": hand[: self.phase.decoys]})

    @property
    def truth(self) -> int:
        """The slot of the narrator's card."""
        narrator = self.phase.narrator
        return next(slot for slot, one in enumerate(self.phase.table, 1) if one.owner == narrator)

    def vote_all(self, *, right: tuple[str, ...] = ()) -> None:
        """The players vote, which shows the truth to everyone; these of them are right."""
        truth = self.truth
        for seat, who in enumerate(("ada", "bruno", "cleo")):
            if seat in self.offline.table.awaited:
                others = [slot for slot, one in enumerate(self.phase.table, 1) if one.owner != seat]
                wrong = next(slot for slot in others if slot != truth)
                self.play(who, {"type": "vote", "slots": [truth if who in right else wrong]})

    def _take(self, frame: Any) -> None:
        if isinstance(frame, dict) and frame.get("id") in self.answers:
            self.answers[frame["id"]].update(frame)
        elif isinstance(frame, dict) and frame["type"] == "poll":
            self.polls.append(frame)

    def told(self, member: str, who: str) -> list[dict[str, Any]]:
        """What somebody was told of guesses."""
        frames = self.frames.get((member, who), [])
        return [msgspec.json.decode(frame) for frame in frames if frame.startswith(b'{"type":"guessing"')]

    @property
    def laid(self) -> tuple[str, ...]:
        """What the audience has laid."""
        return tuple(one.card for one in self.offline.table.state.phase.laid if one.owner == 2)

    @property
    def votes_played(self) -> int:
        audience = self.offline.table.places[2].person or ""
        return sum(entry.command.startswith(audience) for entry in self.offline.entries)


def stored(number: int, entry: log.Entry) -> Stored:
    return Stored(number, number - 1, encode_entry(entry))
