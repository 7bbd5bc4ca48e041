"""What each person without a seat chose last, gathered at every gate and passed on by person.

So all members know the same votes, and somebody who changes gates still has only one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import blake2s
from typing import NamedTuple

import msgspec
from msgspec import Struct

from inklings.house import moves
from inklings.house.asks import Why
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.kernel.offer import AnyOffer
from inklings.live.context import Context
from inklings.live.effects import Publish

TICK_SECONDS = 0.25
"""How often votes are passed on."""
COUNT_SECONDS = 1.0
"""How often everyone is told how many have chosen, if there are few; before a crowd it is less often."""
TOLD_A_SECOND = 2000
"""How many browsers at most."""
MOST_AT_ONCE = 2000
"""So many votes are passed on in one message."""
MOST_EARLY = 64

encoder = msgspec.json.Encoder()


class Vote(NamedTuple):
    """What somebody chose last."""

    at: int
    action: str


class Tally(NamedTuple):
    """What came of a riddle that was guessed."""

    guesses: int
    right: int
    points: int
    """What a player would have won with what most have guessed."""


class Ballots(Struct, frozen=True):
    """Votes that one member passes on to the others."""

    member: str
    question: str
    votes: dict[str, Vote] = {}
    closed: bool = False
    """There will be no more from this member."""
    asks: bool = False
    """Asks the others for the votes that they know so far."""
    tallies: dict[str, Tally] = {}
    """Of guesses: what came of earlier riddles, for one who asks."""


class Votes:
    """The votes on one question, as one member knows them."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.question = ""
        """Empty: nothing is asked."""
        self.known: dict[str, Vote] = {}
        """By person: each has one vote, and may change it until the end."""
        self._unsent: dict[str, Vote] = {}
        self._early: list[Ballots] = []
        """Votes on a question that this member has not read about yet."""

    def ask(self, question: str) -> list[Ballots]:
        """Begin with another question; returns what other members have said about it already."""
        self.drop()
        self.question = question
        self.pass_on(asks=True)
        early, self._early = self._early, []
        return early

    def drop(self) -> None:
        """Nothing is asked any more."""
        self.question, self.known, self._unsent = "", {}, {}

    def give(self, person: str, vote: Vote) -> None:
        """Somebody here chooses."""
        self._note(person, vote)
        self._unsent[person] = vote

    def hear(self, ballots: Ballots) -> bool:
        """Count what another member passes on; false if it is about a question that may come yet."""
        if ballots.member == self._context.member:
            return False
        if ballots.question != self.question:
            self._early = [*self._early[1 - MOST_EARLY :], ballots]
            return False
        for person, vote in ballots.votes.items():
            self._note(person, vote)
        return True

    def counts(self) -> Counter[str]:
        """How many chose each action."""
        return Counter(vote.action for vote in self.known.values())

    def repeat(self, *, closed: bool = False, tallies: dict[str, Tally] | None = None) -> None:
        """Answer a member that asks: all votes, so that those of a gate that has died are known there too."""
        self._unsent = dict(self.known)
        self.pass_on(closed=closed, tallies=tallies)

    def pass_on_new(self) -> None:
        """Tell the other members of votes that they do not know, if there are any."""
        if self._unsent:
            self.pass_on()

    def pass_on(
        self, *, closed: bool = False, asks: bool = False, tallies: dict[str, Tally] | None = None
    ) -> None:
        """Tell the other members of all votes that they do not know yet."""
        votes, self._unsent = list(self._unsent.items()), {}
        for start in range(0, max(1, len(votes)), MOST_AT_ONCE):
            last = start + MOST_AT_ONCE >= len(votes)
            ballots = Ballots(
                self._context.member,
                self.question,
                dict(votes[start : start + MOST_AT_ONCE]),
                closed=closed and last,
                asks=asks and last,
                tallies=tallies if tallies and last else {},
            )
            self._context.emit(Publish("ballots", encoder.encode(ballots)))

    def _note(self, person: str, vote: Vote) -> None:
        known = self.known.get(person)
        if known is None or known < vote:
            self.known[person] = vote


class Spelling:
    """The actions that were chosen at one table, as they were sent and in one spelling."""

    def __init__(self, games: GameRegistry) -> None:
        self._games = games
        self._of: Table | None = None
        self._actions: dict[bytes, str] = {}

    def __call__(self, table: Table, offered: Callable[[], Sequence[AnyOffer]], raw: msgspec.Raw) -> str:
        """An action that is offered; raises `Uncounted` or `MalformedMove`.

        Thousands may choose before the table changes.
        """
        if table is not self._of:
            self._of, self._actions = table, {}
        sent = bytes(raw)
        if sent not in self._actions:
            self._actions[sent] = self._spelled(table, offered(), raw)
        return self._actions[sent]

    def _spelled(self, table: Table, offers: Sequence[AnyOffer], raw: msgspec.Raw) -> str:
        codec = self._games[table.game]
        try:
            action = codec.action(raw)
        except msgspec.DecodeError as error:
            raise moves.MalformedMove(str(error)) from None
        if not any(codec.game.accepts(offer, action) for offer in offers):
            raise moves.Uncounted(Why.NOT_NOW)
        return encoder.encode(action).decode()


def most_chosen(asked: str, counts: Counter[str]) -> str:
    """What was chosen most often. Of several, a lot decides that falls the same at every member."""
    return max(counts, key=lambda action: (counts[action], blake2s(f"{asked} {action}".encode()).digest()))
