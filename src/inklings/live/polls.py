"""What people without a seat at a streamed table choose: the moves of their own seat, or guesses."""

from __future__ import annotations

import msgspec

from inklings.house.log import Events
from inklings.house.table import Table
from inklings.kernel.riddle import no_riddle
from inklings.live.audience import Audience
from inklings.live.ballots import BallotBox
from inklings.live.commands import Commands
from inklings.live.context import Context
from inklings.live.guesses import PREFIX, Guesses
from inklings.live.messages import BallotsHeard, Command, read
from inklings.live.votes import Ballots

_decoder = msgspec.json.Decoder(Ballots)


class Polls:
    """Both kinds at one table; there is only one of them at a time."""

    def __init__(self, context: Context, commands: Commands, audience: Audience) -> None:
        self._context = context
        self._audience = audience
        self.ballots = BallotBox(context, commands, audience)
        self.guesses = Guesses(context, audience)

    def look(self) -> None:
        """The table may have changed, for players or for those who see it later."""
        self.ballots.look()
        self.guesses.look()

    def heard(self, message: BallotsHeard) -> None:
        """Another member says something about what people chose there."""
        ballots = read(_decoder, message.data)
        if ballots and ballots.question.startswith(PREFIX):
            self.guesses.hear(ballots)
        elif ballots:
            self.ballots.hear(ballots)

    def choose(self, table: Table, command: Command, body: msgspec.Raw, received: int) -> Events | None:
        """Note what somebody without a seat chooses; None: this is a move of a player.

        Nothing of it is stored. Raises `Uncounted` or `MalformedMove`.
        """
        if table.stream is None or table.seat_of(command.person) is not None:
            return None
        seen = self._audience.sees(command.guest)
        if table.audience is not None:
            self.ballots.vote(table, command.person, body, seen, received)
        elif self._context.games[table.game].game.riddle is not no_riddle:
            self.guesses.guess(command.person, body, seen, received)
        else:
            return None
        return ()
