"""The votes of an audience that plays for a seat: gathered at every gate, and played once when time is up.

Each member passes on the votes that are given there, so all of them count the same votes. When all have said
that no more will come, every member plays what most have chosen, under one key, so it counts once.
"""

from __future__ import annotations

from collections import Counter
from hashlib import blake2s
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from inklings.house import moves
from inklings.house.asks import Why
from inklings.house.audience import Question, question, votable
from inklings.house.log import Events
from inklings.house.table import Table
from inklings.kernel.game import Refused
from inklings.live.audience import Audience
from inklings.live.commands import Commands
from inklings.live.context import Context
from inklings.live.effects import Publish
from inklings.live.messages import BallotsHeard, read
from inklings.wire.messages import Poll

TIMER = "ballots"
TICK_SECONDS = 0.25
"""How often votes are passed on."""
COUNT_SECONDS = 1.0
"""How often everyone is told how many have voted, if there are few; before a crowd it is less often."""
TOLD_A_SECOND = 2000
"""How many browsers at most."""
LATE_SECONDS = 1.5
"""After the end of a vote nobody waits longer for another member to pass on its last votes."""
MOST_AT_ONCE = 2000
"""So many votes are passed on in one message."""
MOST_EARLY = 64

_encoder = msgspec.json.Encoder()


class Vote(NamedTuple):
    """What somebody chose last."""

    at: int
    action: str


class Ballots(Struct, frozen=True):
    """Votes that one member passes on to the others."""

    member: str
    question: str
    votes: dict[str, Vote] = {}
    closed: bool = False
    """There will be no more from this member."""
    asks: bool = False
    """Asks the others for the votes that were given there so far."""


_decoder = msgspec.json.Decoder(Ballots)


class BallotBox:
    """The vote that is going on at one table, as one member knows it."""

    def __init__(self, context: Context, commands: Commands, audience: Audience) -> None:
        self._context = context
        self._commands = commands
        self._audience = audience
        self._question: Question | None = None
        self._votes: dict[str, Vote] = {}
        """By person: each has one vote, and may change it until the end."""
        self._given_here: dict[str, Vote] = {}
        self._unsent: dict[str, Vote] = {}
        self._voting_elsewhere: set[str] = set()
        """The other members that have passed on votes, and not yet said that there will be no more."""
        self._early: list[Ballots] = []
        """Votes for a question that this member has not read about yet."""
        self._of: Table | None = None
        self._of_question: Question | None = None
        """What is asked at that table."""
        self._choices: dict[bytes, str] = {}
        """The actions that were chosen there, as they were sent and in one spelling."""
        self._closed = False
        self._told = (0, 0)
        self._next_count = 0.0

    def look(self) -> None:
        """The table may have changed: another question, or none, may be asked."""
        table = self._context.table
        asked = question(self._context.games, table) if table and table.audience is not None else None
        before, self._question = self._question, asked
        if (before and before.id) == (asked and asked.id):
            return
        self._votes, self._given_here, self._unsent = {}, {}, {}
        self._voting_elsewhere.clear()
        self._closed = False
        self._next_count = 0
        if asked is None:
            self._context.cancel_timer(TIMER)
            self._tell(Poll(votes=0, ends=None))
            return
        self._pass_on(asks=True)
        early, self._early = self._early, []
        for ballots in early:
            self._hear(ballots)
        self.tick()

    def vote(self, table: Table, person: str, raw: msgspec.Raw, seen: Table, at: int) -> Events:
        """Note what somebody without a seat chooses; raises `Refused` or `MalformedMove`."""
        asked = self._asked(table)
        if table.hold:
            raise Refused(Why.PAUSED)
        if asked is None or self._question is None or asked.id != self._question.id or at >= asked.ends:
            raise Refused(Why.NOT_NOW)
        if seen is not table and question(self._context.games, seen) != asked:
            raise Refused(Why.NOT_NOW)  # they are behind, and were shown an earlier question
        sent = bytes(raw)
        if sent not in self._choices:
            self._choices[sent] = self._choice(table, asked, raw)
        vote = Vote(at, self._choices[sent])
        self._note(person, vote)
        self._given_here[person] = self._unsent[person] = vote
        return ()

    def _asked(self, table: Table) -> Question | None:
        """The question of this table; thousands may vote before it changes."""
        if table is not self._of:
            self._of, self._of_question = table, question(self._context.games, table)
            self._choices = {}
        return self._of_question

    def _choice(self, table: Table, asked: Question, raw: msgspec.Raw) -> str:
        """An action in one spelling; raises `Refused` if it is not offered."""
        codec = self._context.games[table.game]
        try:
            action = codec.action(raw)
        except msgspec.DecodeError as error:
            raise moves.MalformedMove(str(error)) from None
        offers = votable(codec.game, codec.game.offers(table.state, asked.seat))
        if not any(codec.game.accepts(offer, action) for offer in offers):
            raise Refused(Why.NOT_NOW)
        return _encoder.encode(action).decode()

    def heard(self, message: BallotsHeard) -> None:
        """Another member says something about the vote."""
        if ballots := read(_decoder, message.data):
            self._hear(ballots)

    def _hear(self, ballots: Ballots) -> None:
        if ballots.member == self._context.member:
            return
        if self._question is None or ballots.question != self._question.id:
            self._early = [*self._early[1 - MOST_EARLY :], ballots]
            return
        for person, vote in ballots.votes.items():
            self._note(person, vote)
        if ballots.closed:
            self._voting_elsewhere.discard(ballots.member)
            if self._closed and not self._voting_elsewhere:
                self._play()
        elif ballots.votes:
            self._voting_elsewhere.add(ballots.member)
        if ballots.asks:
            self._unsent = dict(self._given_here)
            self._pass_on(closed=self._closed)

    def tick(self) -> None:
        """Pass on new votes, tell how many there are, and end the vote when it is time."""
        asked, table, now = self._question, self._context.table, self._context.now
        if asked is None or table is None:
            return
        if self._closed:
            self._play()  # some member has not said in time that it is done
            return
        if self._context.mono >= self._next_count:
            pause = max(COUNT_SECONDS, len(self._audience.guests) / TOLD_A_SECOND)
            self._next_count = self._context.mono + pause
            self._tell_count(asked)
        if now < asked.ends or table.hold:
            if self._unsent:
                self._pass_on()
            left = (asked.ends - now) / 1000
            self._context.set_timer(TIMER, min(TICK_SECONDS, left) if left > 0 else TICK_SECONDS)
            return
        self._closed = True
        self._pass_on(closed=True)
        if self._voting_elsewhere:
            self._context.set_timer(TIMER, LATE_SECONDS)
        else:
            self._play()

    def _note(self, person: str, vote: Vote) -> None:
        known = self._votes.get(person)
        if known is None or known < vote:
            self._votes[person] = vote

    def _tell_count(self, asked: Question) -> None:
        counted = (len(self._votes), len(self._audience.guests))
        if counted != self._told:
            self._told = counted
            self._tell(Poll(votes=len(self._votes), ends=asked.ends))

    def _tell(self, poll: Poll) -> None:
        self._audience.send([one.id for one in self._audience.guests], _encoder.encode(poll), patient=True)

    def _pass_on(self, *, closed: bool = False, asks: bool = False) -> None:
        """Tell the other members of all votes that they do not know yet."""
        assert self._question, "there are votes only for a question"
        votes, self._unsent = list(self._unsent.items()), {}
        for start in range(0, max(1, len(votes)), MOST_AT_ONCE):
            last = start + MOST_AT_ONCE >= len(votes)
            ballots = Ballots(
                self._context.member,
                self._question.id,
                dict(votes[start : start + MOST_AT_ONCE]),
                closed=closed and last,
                asks=asks and last,
            )
            self._context.emit(Publish("ballots", _encoder.encode(ballots)))

    def _play(self) -> None:
        """Do what most have chosen; if nobody has voted, a bot acts soon."""
        asked = self._question
        if asked is None or not self._votes:
            return
        chosen = most_chosen(asked.id, Counter(vote.action for vote in self._votes.values()))

        def decide(table: Table) -> Events:
            now = question(self._context.games, table)
            if now is None or now.id != asked.id:
                return ()
            action = msgspec.Raw(chosen.encode())
            context = self._context
            return moves.play(context.games, table, asked.person, action, context.chance, at=context.now)

        self._commands.add(f"{asked.person}:{asked.id}", decide, _ignore, by_house=True)


def most_chosen(asked: str, counts: Counter[str]) -> str:
    """What was chosen most often. Of several, a lot decides that falls the same at every member."""
    return max(counts, key=lambda action: (counts[action], blake2s(f"{asked} {action}".encode()).digest()))


def _ignore(_: Any) -> None:
    """Nobody waits for the answer."""
