"""The bots of a table at a runner: each gets its view, thinks, waits as long as a person would, and acts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from inklings.house import moves
from inklings.house.asks import Why
from inklings.house.audience import question
from inklings.house.log import Events
from inklings.house.table import Table
from inklings.house.talk import React, Reaction, refusal
from inklings.kernel.game import Seat
from inklings.kernel.mind import Intent, bot_bytes, haste, intent
from inklings.live.commands import Commands
from inklings.live.context import Context
from inklings.live.effects import PassTalk, Think
from inklings.live.messages import BotDecided, TalkMessage
from inklings.live.outcomes import Broken, NotAllowed, Outcome

FAILURES = 3
"""How often a bot may fail in a row before another runner takes the table."""
FAILED_SECONDS = 1.0
AFTER_VOTERS_SECONDS = 2.0
"""A bot acts for the audience so long after the end of a vote in which nobody has voted."""
TIMER = "bot:"
FACE = "face"
"""The timer for a reaction. It is the key of no bot."""
FACE_SECONDS = (1.5, 4.0)
FACES = (Reaction.LAUGH, Reaction.WOW, Reaction.APPLAUSE, Reaction.HMM)


@dataclass(slots=True)
class _Bot:
    """A bot remembers only what it is about to do, so another runner can go on."""

    seen: bytes | None = None
    plan: Intent | None = None
    thinking: bool = False
    acting: bool = False
    refused: bytes | None = None
    """The view for which the rules refused its move."""
    failures: int = 0


class Bots:
    """Plays every bot of one table."""

    def __init__(
        self, context: Context, commands: Commands, tempo: float, give_up: Callable[[], None]
    ) -> None:
        self._context = context
        self._commands = commands
        self._tempo = tempo
        self._give_up = give_up
        self._bots: dict[str, _Bot] = {}
        self._looked = 0
        self._scores: tuple[int, ...] = ()

    def look(self) -> None:
        """Something may have changed at the table: let every bot see it."""
        if self._looked == self._context.version:
            return
        self._looked = self._context.version
        table = self._context.table
        assert table, "bots are played once the table is loaded"
        bots = {person: seat for seat in table.bots if (person := table.places[seat].person)}
        for gone in [person for person in self._bots if person not in bots]:
            del self._bots[gone]
            self._context.cancel_timer(TIMER + gone)
        for person, seat in bots.items():
            self._see(person, self._bots.setdefault(person, _Bot()), bot_view(self._context, table, seat))
        self._be_moved(table)

    def _be_moved(self, table: Table) -> None:
        """After points are scored, a bot sometimes reacts if only one person plays with bots."""
        if table.state is None:
            return
        before, self._scores = self._scores, self._context.games[table.game].game.scores(table.state)
        if len(before) == len(self._scores) and before != self._scores and len(_people(table)) == 1:
            self._context.set_timer(TIMER + FACE, self._context.chance.uniform(*FACE_SECONDS))

    def _react(self) -> None:
        table = self._context.table
        if table is None or not table.bots:
            return
        seat = self._context.chance.choice(sorted(table.bots))
        person, face = table.places[seat].person, React(self._context.chance.choice(FACES))
        if person and not refusal(self._context.games, table, seat, face):
            told = TalkMessage(person=person, version=table.version, talk=face)
            self._context.emit(PassTalk(msgspec.json.encode(told), guest=0, id=""))

    def rest(self) -> None:
        """Stop playing for all bots."""
        for person in self._bots:
            self._context.cancel_timer(TIMER + person)
        self._bots.clear()
        self._looked = 0

    def decided(self, message: BotDecided) -> None:
        """A bot has thought."""
        bot = self._bots.get(message.person)
        if bot is None:
            return
        bot.thinking = False
        if message.failed:
            self._failed(message.person, bot)
        elif message.seen == bot.seen:
            tempo = self._tempo * self._haste
            bot.plan = intent(bot.plan, message.thought, self._context.mono, tempo)
            if bot.plan:
                self._context.set_timer(TIMER + message.person, bot.plan.at - self._context.mono)
            else:
                bot.failures = 0
        else:
            self._think(message.person, bot)  # the table has changed since

    @property
    def _haste(self) -> float:
        table = self._context.table
        if table is None or table.stage != "playing":
            return 1
        return haste(self._context.games[table.game].game, table.state, _people(table))

    def fired(self, person: str) -> None:
        """It is time for a bot to act, or to think again."""
        if person == FACE:
            self._react()
            return
        bot = self._bots.get(person)
        if bot is None or bot.acting or bot.seen is None:
            return
        if (wait := self._for_voters(person)) > 0:
            self._context.set_timer(TIMER + person, wait)
            return
        if bot.plan is None:
            self._think(person, bot)
            return
        seen, action = bot.seen, bot.plan.action
        bot.plan, bot.acting = None, True
        self._commands.add(
            f"{person}:{self._context.version}",
            lambda table: _move(self._context, table, person, seen, action),
            lambda outcome: self._acted(person, bot, seen, outcome),
        )

    def _for_voters(self, person: str) -> float:
        """For how many seconds more the bot leaves it to the audience to decide."""
        table = self._context.table
        asked = question(self._context.games, table) if table and table.audience is not None else None
        if asked is None or asked.person != person:
            return 0
        return (asked.ends - self._context.now) / 1000 + AFTER_VOTERS_SECONDS

    def _see(self, person: str, bot: _Bot, seen: bytes | None) -> None:
        if seen != bot.seen:
            bot.seen = seen
            bot.failures = 0
            if seen is None:
                bot.plan = None
            # Its plan was made for another view.
            self._context.cancel_timer(TIMER + person)
            self._think(person, bot)

    def _think(self, person: str, bot: _Bot) -> None:
        table = self._context.table
        seat = table.seat_of(person) if table else None
        if table is None or seat is None or bot.seen is None or bot.thinking or bot.acting:
            return
        bot.thinking = True
        plainly = bot.seen == bot.refused
        self._context.emit(Think(person, table.game, seat, table.bots[seat], bot.seen, plainly))

    def _acted(self, person: str, bot: _Bot, seen: bytes, outcome: Outcome) -> None:
        bot.acting = False
        if isinstance(outcome, Broken):
            self._failed(person, bot)
            return
        if isinstance(outcome, NotAllowed) and outcome.why not in set(Why):
            bot.refused = seen  # refused by the game: the house only says too early or too late
        if self._bots.get(person) is bot:
            self._think(person, bot)

    def _failed(self, person: str, bot: _Bot) -> None:
        bot.failures += 1
        if bot.failures >= FAILURES:
            self._give_up()
        else:
            self._context.set_timer(TIMER + person, FAILED_SECONDS)


def bot_view(context: Context, table: Table, seat: Seat) -> bytes | None:
    """The view of a bot in this seat: the game's part of a browser's scene, and the seats of people."""
    if table.stage != "playing" or table.hold:
        return None
    game = context.games[table.game].game
    return bot_bytes(game, table.state, seat, _people(table))


def _people(table: Table) -> list[Seat]:
    return [Seat(n) for n, place in enumerate(table.places) if place.person and not place.bot]


def _move(context: Context, table: Table, bot: str, seen: bytes, action: bytes) -> Events:
    """The events of a bot's move; none if its view has changed since it decided.

    So no move is made twice, though two runners may play for one bot: the first move changes the view.
    """
    seat = table.seat_of(bot)
    if seat is None or bot_view(context, table, seat) != seen:
        return ()
    return moves.play(context.games, table, bot, msgspec.Raw(action), context.chance, at=context.now)
