"""Votes of an audience that plays for a seat: all gates count the same ones, and play the result once."""

from __future__ import annotations

from collections import Counter, deque
from random import Random
from typing import Any

import msgspec
import pytest
from tests.offline_table import REGISTRY, OfflineTable

from inklings.house import asks, log, streamed
from inklings.house.audience import Question, question
from inklings.house.entry_codec import decode_entry, encode_entry
from inklings.house.floor import known
from inklings.live import effects
from inklings.live import messages as m
from inklings.live.ballots import LATE_SECONDS, most_chosen
from inklings.live.core import TableCore
from inklings.live.floor import Floor
from inklings.live.interfaces import Appended, Conflict, Duplicate, Stored

START = 10_000


class Cell:
    """Members at one table. Their log and their bus are lists; time passes when the test says so."""

    def __init__(self, *members: str, delay: int = 0) -> None:
        self.offline = offline = OfflineTable("moons").sit("ada", "bruno")
        offline.ask("ada", streamed.SetStream(on=True, delay=delay))
        offline.ask("ada", streamed.SeatAudience(language="en"))
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
        for name in members:
            self.add(name)

    def tell_story(self) -> None:
        clue = {"type": "written", "text": "a long way home"}
        card = self.offline.table.state.players[0].hand[0]
        self.offline.play("ada", {"type": "tell_story", "card": card, "clue": clue}, at=START)

    def add(self, name: str) -> None:
        core = TableCore("BCDF", REGISTRY, name, Random(1), floor=Floor(known(REGISTRY)))
        self.members[name] = core
        self.tell(name, m.Join(0, f"first-at-{name}", screen=False, seen=0))
        self.tell(name, m.LastKnown(len(self.offline.entries)))
        stored = [_stored(number, one) for number, one in enumerate(self.offline.entries, start=1)]
        self.tell(name, m.ReadDone(stored))

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
        core, guest = self.members[member], 1000 + len(self.answers)
        known_guest = [one.id for one in core.audience.guests.of([who])]
        if not known_guest:
            self.tell(member, m.Join(guest, who, screen=False, seen=0))
        guest = (known_guest or [guest])[0]
        body = msgspec.json.encode({"type": "lay_cards", "cards": [self.cards[n] for n in choice]})
        command = f"{who}-{len(self.answers)}"
        self.answers[command] = {}
        self.tell(member, m.Command(guest, command, who, msgspec.Raw(body), again=False, key=""))
        return self.answers[command]

    def pass_time(self, until: int) -> None:
        while self._timers and min(self._timers.values()) <= until:
            member, key = min(self._timers, key=lambda one: self._timers[one])
            self.now = max(self.now, self._timers.pop((member, key)))
            self.tell(member, m.TimerFired(key, 0))
        self.now = until

    def tell(self, member: str, message: m.Message) -> None:
        self._inbox.append((member, message))
        while self._inbox:
            name, one = self._inbox.popleft()
            for effect in self.members[name].handle(one, self.now / 1000, self.now):
                self._carry_out(name, effect)

    def _carry_out(self, member: str, effect: effects.Effect) -> None:
        match effect:
            case effects.Append():
                self._inbox.append((member, m.AppendDone(self._append(member, effect))))
            case effects.Publish(word="ballots") if not self.lost:
                self._inbox += [(other, m.BallotsHeard(effect.data)) for other in self.members]
            case effects.SetClock():
                self._inbox.append((member, m.ClockSet(effect.version, ok=True)))
            case effects.SetTimer() if effect.key in {"ballots", "held back", "hold"}:
                self._timers[member, effect.key] = round(effect.at * 1000)
            case effects.CancelTimer():
                self._timers.pop((member, effect.key), None)
            case effects.Send():
                self._take(msgspec.json.decode(effect.data))
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
        stored = _stored(len(self.offline.entries), entry)
        self._inbox += [(name, m.EntryStored(stored)) for name in self.members if name != besides]

    def _take(self, frame: Any) -> None:
        if isinstance(frame, dict) and frame.get("id") in self.answers:
            self.answers[frame["id"]].update(frame)
        elif isinstance(frame, dict) and frame["type"] == "poll":
            self.polls.append(frame)

    @property
    def laid(self) -> tuple[str, ...]:
        """What the audience has laid."""
        return tuple(one.card for one in self.offline.table.state.phase.laid if one.owner == 2)

    @property
    def votes_played(self) -> int:
        audience = self.offline.table.places[2].person or ""
        return sum(entry.command.startswith(audience) for entry in self.offline.entries)


def _stored(number: int, entry: log.Entry) -> Stored:
    return Stored(number, number - 1, encode_entry(entry))


def test_what_most_chose_is_played_when_the_vote_ends() -> None:
    cell = Cell("gate")
    for number, choice in enumerate([(0, 1), (2, 3), (2, 3), (4, 5)]):
        assert cell.vote("gate", f"voter{number}", *choice)["type"] == "done"
    cell.pass_time(cell.asked.ends - 1)
    assert cell.laid == ()
    cards = cell.cards
    cell.pass_time(cell.asked.ends)
    assert sorted(cell.laid) == sorted(cards[2:4])
    assert cell.votes_played == 1
    assert [poll["votes"] for poll in cell.polls][-1] == 0, "there is no vote any more"
    assert max(poll["votes"] for poll in cell.polls) == 4


def test_everyone_has_one_vote_and_may_change_it() -> None:
    cell = Cell("gate", "other")
    for _ in range(3):
        cell.vote("gate", "loud", 0, 1)
        cell.now += 1
    cell.vote("gate", "one", 2, 3)
    cell.vote("gate", "two", 2, 3)
    cell.vote("gate", "fickle", 0, 1)
    cell.now += 1
    cell.vote("other", "fickle", 2, 3)  # and at another gate, after a line has broken
    cards = cell.cards
    cell.pass_time(cell.asked.ends)
    assert sorted(cell.laid) == sorted(cards[2:4])
    assert max(poll["votes"] for poll in cell.polls) == 4


@pytest.mark.parametrize("seed", range(8))
def test_all_gates_count_the_same_votes_and_play_them_once(seed: int) -> None:
    chance, cell = Random(seed), Cell("a", "b", "c")
    choices = [(0, 1), (1, 2), (3, 5)]
    latest: dict[str, tuple[int, int]] = {}
    cards, asked = cell.cards, cell.asked
    for number in range(300):
        cell.pass_time(cell.now + chance.randrange(60))
        if number == 150:
            cell.add("late")  # it asks the others for what it has missed
        who, choice = f"voter{chance.randrange(150)}", chance.choice(choices)
        assert cell.vote(chance.choice(list(cell.members)), who, *choice)["type"] == "done"
        latest[who] = choice
        cell.now += 1
    actions = Counter(_action([cards[n] for n in choice]) for choice in latest.values())
    cell.pass_time(asked.ends)
    assert _action(list(cell.laid)) == _action(msgspec.json.decode(most_chosen(asked.id, actions))["cards"])
    assert cell.votes_played == 1


def test_a_gate_that_has_died_holds_nobody_up_for_long() -> None:
    cell = Cell("gate", "dies")
    cell.vote("dies", "one", 0, 1)
    cell.vote("dies", "two", 0, 1)
    cell.vote("gate", "three", 2, 3)
    cell.pass_time(cell.now + 1000)
    del cell.members["dies"]
    cell._timers = {key: at for key, at in cell._timers.items() if key[0] != "dies"}
    cards, ends = cell.cards, cell.asked.ends
    cell.pass_time(ends)
    assert cell.laid == ()
    cell.pass_time(ends + round(1000 * LATE_SECONDS))
    assert sorted(cell.laid) == sorted(cards[:2]), "what was passed on before it died counts"


def test_if_nobody_votes_it_is_left_to_the_bot() -> None:
    cell = Cell("gate")
    cell.pass_time(cell.asked.ends + 1000)
    assert cell.laid == ()


def test_what_is_not_offered_is_refused() -> None:
    cell = Cell("gate")
    assert cell.vote("gate", "one", 0, 0)["why"] == "not_now"
    assert cell.vote("gate", "one", 0)["why"] == "not_now"
    cell.pass_time(cell.asked.ends + 1000)
    assert cell.vote("gate", "one", 0, 1)["why"] == "not_now", "too late"


def test_people_who_are_behind_vote_only_on_what_they_see() -> None:
    cell = Cell("gate", delay=10)
    assert cell.vote("gate", "behind", 0, 1)["why"] == "not_now", "they are still shown the lobby"
    cell.pass_time(START + 10_000)
    assert cell.vote("gate", "behind", 0, 1)["type"] == "done"


def test_a_paused_game_takes_no_votes_and_ends_none() -> None:
    cell = Cell("gate")
    cell.vote("gate", "one", 0, 1)
    cell.pass_time(START + 5000)
    cell.store(log.Entry(at=cell.now, command="pause", events=(log.Paused(seat=0),)))
    cell.tell("gate", m.Look(1))
    assert cell.vote("gate", "two", 2, 3)["why"] == "paused"
    cell.pass_time(START + 60_000)
    assert cell.laid == ()
    cards = cell.cards
    cell.store(log.Entry(at=cell.now, command="resume", events=(log.Resumed(),)))
    cell.tell("gate", m.Look(2))
    assert cell.asked.ends > cell.now, "the rest of the time is left"
    cell.pass_time(cell.asked.ends)
    assert sorted(cell.laid) == sorted(cards[:2])


def test_a_tie_is_broken_alike_everywhere() -> None:
    counts = Counter(a=3, b=3, c=1)
    assert {most_chosen(str(n), counts) for n in range(40)} == {"a", "b"}
    assert most_chosen("q", Counter(b=3, a=3)) == most_chosen("q", Counter(a=3, b=3))


def _action(cards: list[str]) -> str:
    return msgspec.json.encode({"type": "lay_cards", "cards": cards}).decode()
