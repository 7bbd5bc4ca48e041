"""The votes of an audience that plays for a seat: gathered at every gate, and played once when time is up.

Each member passes on the votes that are given there, so all of them count the same votes. When all have said
that no more will come, every member plays what most have chosen, under one key, so it counts once.
"""

from __future__ import annotations

from typing import Any

import msgspec

from inklings.house import moves
from inklings.house.asks import Why
from inklings.house.audience import Question, question, votable
from inklings.house.log import Events
from inklings.house.table import Table
from inklings.live.audience import Audience
from inklings.live.commands import Commands
from inklings.live.context import Context
from inklings.live.votes import (
    COUNT_SECONDS,
    TICK_SECONDS,
    TOLD_A_SECOND,
    Ballots,
    Spelling,
    Vote,
    Votes,
    encoder,
    most_chosen,
)
from inklings.wire.messages import Poll

TIMER = "ballots"
LATE_SECONDS = 1.5
"""After the end of a vote nobody waits longer for another member to pass on its last votes."""


class BallotBox:
    """The vote that is going on at one table, as one member knows it."""

    def __init__(self, context: Context, commands: Commands, audience: Audience) -> None:
        self._context = context
        self._commands = commands
        self._audience = audience
        self._question: Question | None = None
        self._votes = Votes(context)
        self._voting_elsewhere: set[str] = set()
        """The other members that have passed on votes, and not yet said that there will be no more."""
        self._of: Table | None = None
        self._of_question: Question | None = None
        """What is asked at that table."""
        self._spelling = Spelling(context.games)
        self._closed = False
        self._told = (0, 0)
        self._next_count = 0.0

    def look(self) -> None:
        """The table may have changed: another question, or none, may be asked."""
        table = self._context.table
        asked = self._asked(table) if table and table.audience is not None else None
        before, self._question = self._question, asked
        if (before and before.id) == (asked and asked.id):
            return
        self._voting_elsewhere.clear()
        self._closed = False
        self._next_count = 0
        if asked is None:
            self._votes.drop()
            self._context.cancel_timer(TIMER)
            self._tell(Poll(votes=0, ends=None))
            return
        for ballots in self._votes.ask(asked.id):
            self.hear(ballots)
        self.tick()

    def vote(self, table: Table, person: str, raw: msgspec.Raw, seen: Table, at: int) -> None:
        """Note what somebody without a seat chooses; raises `Uncounted` or `MalformedMove`."""
        asked = self._asked(table)
        if table.hold:
            raise moves.Uncounted(Why.PAUSED)
        if asked is None or self._question is None or asked.id != self._question.id or at >= asked.ends:
            raise moves.Uncounted(Why.NOT_NOW)
        if seen is not table and question(self._context.games, seen) != asked:
            raise moves.Uncounted(Why.NOT_NOW)  # they are behind, and were shown an earlier question
        game, seat = self._context.games[table.game].game, asked.seat
        action = self._spelling(table, lambda: votable(game, game.offers(table.state, seat)), raw)
        self._votes.give(person, Vote(at, action))

    def _asked(self, table: Table) -> Question | None:
        """The question of this table; thousands may vote before it changes."""
        if table is not self._of:
            self._of, self._of_question = table, question(self._context.games, table)
        return self._of_question

    def hear(self, ballots: Ballots) -> None:
        """Another member says something about the vote."""
        if not self._votes.hear(ballots):
            return
        if ballots.closed:
            self._voting_elsewhere.discard(ballots.member)
            if self._closed and not self._voting_elsewhere:
                self._play()
        elif ballots.votes:
            self._voting_elsewhere.add(ballots.member)
        if ballots.asks:
            self._votes.repeat(closed=self._closed)

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
            self._votes.pass_on_new()
            left = (asked.ends - now) / 1000
            self._context.set_timer(TIMER, min(TICK_SECONDS, left) if left > 0 else TICK_SECONDS)
            return
        self._closed = True
        self._votes.pass_on(closed=True)
        if self._voting_elsewhere:
            self._context.set_timer(TIMER, LATE_SECONDS)
        else:
            self._play()

    def _tell_count(self, asked: Question) -> None:
        counted = (len(self._votes.known), len(self._audience.guests))
        if counted != self._told:
            self._told = counted
            self._tell(Poll(votes=len(self._votes.known), ends=asked.ends))

    def _tell(self, poll: Poll) -> None:
        self._audience.send([one.id for one in self._audience.guests], encoder.encode(poll), patient=True)

    def _play(self) -> None:
        """Do what most have chosen; if nobody has voted, a bot acts soon."""
        asked = self._question
        if asked is None or not self._votes.known:
            return
        chosen = most_chosen(asked.id, self._votes.counts())

        def decide(table: Table) -> Events:
            now = question(self._context.games, table)
            if now is None or now.id != asked.id:
                return ()
            action = msgspec.Raw(chosen.encode())
            context = self._context
            return moves.play(context.games, table, asked.person, action, context.chance, at=context.now)

        self._commands.add(f"{asked.person}:{asked.id}", decide, _ignore, by_house=True)


def _ignore(_: Any) -> None:
    """Nobody waits for the answer."""
