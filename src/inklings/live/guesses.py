"""What people without a seat guess: gathered at every gate, and counted when they are shown the truth.

A guess is no move. Only people without a seat and shared screens are told of guesses, and before the truth is
shown to them no more than how many there are.
"""

from __future__ import annotations

import msgspec

from inklings.house.asks import Why
from inklings.house.guessing import riddle, riddle_name
from inklings.house.moves import Uncounted
from inklings.house.table import Table
from inklings.kernel.riddle import Riddle
from inklings.live.audience import Audience
from inklings.live.context import Context
from inklings.live.votes import (
    COUNT_SECONDS,
    TICK_SECONDS,
    TOLD_A_SECOND,
    Ballots,
    Spelling,
    Tally,
    Vote,
    Votes,
    encoder,
    most_chosen,
)
from inklings.wire.guessing import Guessing

TIMER = "guesses"
PREFIX = "guess:"
"""Of questions, where members pass on guesses."""
NOTHING = Guessing(riddle=None, guesses=0, answer=None, right=0, all_guesses=0, all_right=0, points=0)


class Guesses:
    """The riddle that is guessed at one table, or whose answer was shown last, as one member knows it."""

    def __init__(self, context: Context, audience: Audience) -> None:
        self._context = context
        self._audience = audience
        self._of: Table | None = None
        """The table as people without a seat see it."""
        self._match = 0
        self._riddle: Riddle | None = None
        """What they are asked there, or are just told."""
        self._name = ""
        """What was asked last; empty: nothing yet, or it will never be known."""
        self._answered: Riddle | None = None
        """The same once its answer is known."""
        self._votes = Votes(context)
        self._tallies: dict[str, Tally] = {}
        """What came of all riddles of this match, by name."""
        self._spelling = Spelling(context.games)
        self._told = encoder.encode(NOTHING)
        self._next_count = 0.0
        self._awake = False
        """Whether there is something to pass on or to tell, so a timer is set."""

    def look(self) -> None:
        """People without a seat may see another table than before."""
        shown = self._audience.held.table or self._context.table
        table = shown if self._audience.guests else None
        if table is self._of:
            return
        self._of = table
        self._riddle = now = riddle(self._context.games, table) if table else None
        if table is None or table.match != self._match:
            self._match = table.match if table else 0
            self._tallies = {}
            self._forget()
        if table is None or now is None:
            if not self._answered:
                self._forget()
            return
        name = riddle_name(table, now)
        if name != self._name:
            self._begin(name)
        if now.answer is not None and not self._answered:
            self._answered = now
            self._votes.pass_on_new()
            self._awake = False
            self._wake()  # by then the others have passed on their last ones

    def guess(self, person: str, raw: msgspec.Raw, seen: Table, at: int) -> None:
        """Note what somebody guesses on the table that they see; raises `Uncounted` or `MalformedMove`."""
        self.look()
        asked = self._riddle
        if seen.hold:
            raise Uncounted(Why.PAUSED)
        if seen is not self._of or asked is None or asked.offer is None:
            raise Uncounted(Why.NOT_NOW)
        offer = asked.offer
        self._votes.give(person, Vote(at, self._spelling(seen, lambda: (offer,), raw)))
        self._wake()

    def hear(self, ballots: Ballots) -> None:
        """Another member passes on guesses, or asks for them."""
        if not self._audience.guests or not self._votes.hear(ballots):
            return
        for name, tally in ballots.tallies.items():
            known = self._tallies.get(name)
            if name != self._name and (known is None or known.guesses < tally.guesses):
                self._tallies[name] = tally
        if ballots.asks:
            self._votes.repeat(tallies=self._tallies)
        self._wake()

    def tick(self) -> None:
        """Pass on new guesses, and tell how many there are or what came of them."""
        self._awake = False
        if self._answered:
            self._settle(self._answered)
            return
        self._votes.pass_on_new()
        if self._context.mono >= self._next_count:
            pause = max(COUNT_SECONDS, len(self._audience.guests) / TOLD_A_SECOND)
            self._next_count = self._context.mono + pause
            self._tell(self._guessing())
        else:
            self._wake()  # there are more than everyone was told

    def _wake(self) -> None:
        if not self._awake:
            self._awake = True
            self._context.set_timer(TIMER, TICK_SECONDS)

    def welcome(self, guest: int) -> None:
        """Tell somebody who has just come what all others were told."""
        one = self._audience.guests.get(guest)
        if self._name and one and one.shown is None:
            self._audience.send([guest], self._told)

    def _begin(self, name: str) -> None:
        self._name, self._answered = name, None
        self._next_count = 0
        for ballots in self._votes.ask(f"{PREFIX}{name}"):
            self.hear(ballots)
        self.tick()

    def _forget(self) -> None:
        """What was asked is over, and if its answer was not shown it never will be."""
        if self._name:
            self._name, self._answered = "", None
            self._votes.drop()
            self._context.cancel_timer(TIMER)
            self._awake = False
            self._tell(NOTHING)

    def _settle(self, known: Riddle) -> None:
        counts = self._votes.counts()
        answer = encoder.encode(known.answer).decode()
        if counts:
            found = most_chosen(self._name, counts) == answer
            self._tallies[self._name] = Tally(counts.total(), counts[answer], known.gains[found])
        self._tell(msgspec.structs.replace(self._guessing(), answer=known.answer, right=counts[answer]))

    def _guessing(self) -> Guessing:
        """All that may be told before the truth is shown: how many there are."""
        tallies = self._tallies.values()
        return Guessing(
            riddle=self._name,
            guesses=len(self._votes.known),
            answer=None,
            right=0,
            all_guesses=sum(tally.guesses for tally in tallies),
            all_right=sum(tally.right for tally in tallies),
            points=sum(tally.points for tally in tallies),
        )

    def _tell(self, guessing: Guessing) -> None:
        frame = encoder.encode(guessing)
        if frame != self._told:
            self._told = frame
            onlookers = [one.id for one in self._audience.guests if one.shown is None]
            self._audience.send(onlookers, frame, patient=True)
