"""An evening by the rules of the house alone, made up from a seed: what logs are written from."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

import msgspec
from tests.forms import modes
from tests.forms.openings import LEADER, opening

from inklings.games import GAMES
from inklings.games.moons.model import TellStory, Written
from inklings.house import asks, identity, log, moves, rules, streamed
from inklings.house.approval import unread
from inklings.house.attendance import Attendance, attend
from inklings.house.circumstances import Circumstances
from inklings.house.entry_codec import decode_entry, encode_entry
from inklings.house.fold import advance
from inklings.house.forgetting import without
from inklings.house.led import CallTime
from inklings.house.log import Events
from inklings.house.order import TalkOrder
from inklings.house.registry import GameRegistry
from inklings.house.rewritten import Kept, pack
from inklings.house.table import Table
from inklings.kernel.game import AnyGame, Refused, Seat
from inklings.proofs.brought import BROUGHT

REGISTRY = GameRegistry(GAMES)
START = 1_790_000_000_000
MOST_ENTRIES = 200
TRIES = 12
SHARE_OF_ASKS = 0.12
SHARE_OF_HOSTING = 0.1
SHARE_OF_ABSENCE = 0.06
SHARE_OF_TIME_UP = 0.08
SHARE_OF_AWAITED = 0.8


class Evening:
    """One table from its opening to a second game, with people who come, go and change their minds."""

    def __init__(self, mode: str, seed: int) -> None:
        _, seats, _ = modes.MODES[mode]
        self.cautious = mode in modes.CAUTIOUS
        self.hosted = mode in modes.HOSTED
        self.long_clues = mode in modes.LONG_CLUES
        self.rng = Random(f"{mode} {seed}")
        self.now = START
        self.lines: list[bytes] = []
        self.kinds: set[str] = set()
        self._names = count(1)
        self._key = "a-key-of-one-use"
        self.table: Table | None = None
        self._write(opening(mode, self._newcomer))
        self._arrive(seats)
        if mode in modes.STRANGERS:
            self._show_out()
        if mode in modes.CIRCLES:
            self._agree()
        if mode in modes.OWN_WORDS:
            self._bring_words()
        if mode in modes.OVER_DAYS:
            self._ask(self.host, asks.SetPace(pace="day"))
        self._lobby()
        if mode in modes.TALKING:
            for on in (True, False, True):
                self._ask(self.host, asks.SetVoice(on=on))
        if mode in modes.STREAMED:
            for on in (True, False, True):
                self._ask(self.host, streamed.SetStream(on=on, delay=20))
        if mode in modes.APPROVED:
            self._ask(self.host, streamed.SetStream(on=True, approve=True))
            self._arrive(1)
        if mode in modes.MATCHED:
            self._ring()
        if mode in modes.ROOMS:
            for ask in (asks.Begin(), asks.PauseGame(), asks.ResumeGame(), CallTime(seconds=120)):
                self._ask(LEADER, ask)
        self._play()
        if mode in modes.FORGETTING:
            self._forget_somebody()
        self._another()

    def _write(self, events: Events) -> None:
        if not events:
            return
        data = encode_entry(log.Entry(at=self.now, command=f"c{len(self.lines)}", events=events))
        self.lines.append(data)
        self.table = advance(REGISTRY, self.table, len(self.lines), decode_entry(data))
        self.kinds |= set(kinds_in(self.game, data))

    @property
    def there(self) -> Table:
        assert self.table
        return self.table

    @property
    def game(self) -> AnyGame:
        return REGISTRY[self.there.game].game

    def _ask(self, person: str, ask: asks.AnyAsk) -> None:
        try:
            granted = rules.grant(
                REGISTRY, self.there, person, ask, self.rng, Circumstances(handover_key=self._key)
            )
        except Refused:
            return
        self._write(granted)

    def _newcomer(self) -> tuple[str, str]:
        number = next(self._names)
        return f"person-{number}", f"Zażółć {number}"

    def _arrive(self, seats: int) -> None:
        for seat in range(seats):
            person, name = self._newcomer()
            self._ask(person, asks.Sit(name=name, avatar=seat * 7))

    def _forget_somebody(self) -> None:
        """Whose log this is from now on: one entry for all before it."""
        kept = [Kept(version, msgspec.Raw(line)) for version, line in enumerate(self.lines, start=1)]
        rewritten = pack(without(REGISTRY, kept, "person-1", "nobody-1"))
        self.lines = []
        self._write((rewritten,))

    def _agree(self) -> None:
        """Most are members of the circle, the last is a guest, and one has doubts at first."""
        *members, guest = [place.person for place in self.there.places if place.person]
        for person in members:
            secret = f"the-secret-of-{person}"
            self._ask(person, asks.PlayForCircle(key="the-key-of-thursdays", secret=secret, name="Thursdays"))
        self._ask(guest, asks.AgreeToCircle())
        self._ask(guest, asks.Disagree())
        self._ask(guest, asks.AgreeToCircle())

    def _bring_words(self) -> None:
        first, rest = BROUGHT[:14], BROUGHT[14:]
        self._ask(self.host, asks.SetWords(words=first))
        self._ask(self.host, asks.SetWords(words=rest, after=len(first)))

    @property
    def host(self) -> str:
        return self.there.host or ""

    def _anybody(self) -> tuple[Seat, str]:
        seated = [(Seat(n), place.person) for n, place in enumerate(self.there.places) if place.person]
        return self.rng.choice(seated)

    def _lobby(self) -> None:
        seat, person = self._anybody()
        wishes: list[asks.AnyAsk] = [
            asks.Introduce(name=f"Ada {next(self._names)}", avatar=11),
            asks.SayReady(ready=True),
            asks.SetPatience(seconds=20),
            asks.SetTalk(order=TalkOrder(onlookers_react=False, open_to="strangers")),
            asks.SwapSeats(one=Seat(0), other=Seat(1)),
            asks.ShuffleSeats(),
            asks.SetLock(locked=True),
        ]
        for ask in self.rng.sample(wishes, 4):
            self._ask(person if isinstance(ask, asks.Introduce | asks.SayReady) else self.host, ask)
        self._ask(self.host, asks.SetMute(seat=seat, muted=True))
        self._ask(self.host, asks.SetLock(locked=False))
        self._ask(self.host, asks.Begin())

    def _play(self) -> None:
        while self.there.stage == "playing" and len(self.lines) < MOST_ENTRIES + 30 * self.cautious:
            self.now += self.rng.randint(500, 4_000)
            if not any(place.person and not place.bot for place in self.there.places):
                return
            self._read()
            if self.hosted and self.rng.random() < SHARE_OF_HOSTING:
                self._host_hand()
                continue
            what = 1.0 if self.cautious else self.rng.random()
            if what < SHARE_OF_ASKS:
                self._meddle()
            elif what < SHARE_OF_ASKS + SHARE_OF_ABSENCE:
                self._miss()
            elif what < SHARE_OF_ASKS + SHARE_OF_ABSENCE + SHARE_OF_TIME_UP or not self._move():
                self._ring()

    def _move(self) -> bool:
        state = self.there.state
        able = [
            (seat, person)
            for seat, person in ((Seat(n), place.person) for n, place in enumerate(self.there.places))
            if person and self.game.offers(state, seat)
        ]
        awaited = [mover for mover in able if mover[0] in self.game.awaited(state)]
        if not able:
            return False
        likely = awaited if awaited and self.rng.random() < SHARE_OF_AWAITED else able
        for _ in range(TRIES):
            seat, person = self.rng.choice(likely)
            action = self.game.example(self.rng.choice(self.game.offers(state, seat)), self.rng)
            if self.long_clues and isinstance(action, TellStory):
                action = msgspec.structs.replace(action, clue=Written("👩🏽\u200d🚀 हिन्दी " * 25))
            raw = msgspec.Raw(msgspec.json.encode(action))
            try:
                events = moves.play(REGISTRY, self.there, person, raw, self.rng, at=self.now)
            except Refused:
                return False
            written = msgspec.json.encode(events)
            if not (self.cautious and (b'"game_ended"' in written or b'"announced"' in written)):
                self._write(events)
                return True
        return False

    def _read(self) -> None:
        """What the host has yet to read is shown, but not every clue."""
        for one in unread(REGISTRY, self.there):
            judge = streamed.Judge(seat=one.seat, text=one.text, show=self.rng.random() < 0.7)
            named = streamed.ShowName(seat=one.seat, name=one.text)
            self._ask(self.host, named if one.kind == "name" else judge)

    def _ring(self) -> None:
        alarm = self.there.alarm
        if alarm:
            self.now = max(self.now, alarm.ends)
            self._write(moves.time_up(REGISTRY, self.there, alarm.version, self.rng))

    def _miss(self) -> None:
        _, person = self._anybody()
        people = {place.person for place in self.there.places if place.person and not place.bot}
        lost = {person} if self.rng.random() < 0.3 else set[str]()
        self._write(attend(self.there, Attendance(here=people - {person}, away={person}, lost=lost)))
        self.now += self.rng.randint(1_000, 30_000)
        if self.rng.random() < 0.4:
            self._ring()
        self._write(attend(self.there, Attendance(here=people, away=(), lost=())))

    def _host_hand(self) -> None:
        self._ask(self.host, asks.PauseGame())
        self.now += self.rng.randint(1_000, 60_000)
        _, person = self._anybody()
        self._ask(person, asks.Introduce(name=f"Ada {next(self._names)}", avatar=11))
        self._ask(self.host, asks.ResumeGame())
        self._ask(self.host, asks.Skip(seen=self.there.version))
        if len(self.lines) > MOST_ENTRIES // 2:
            self._ask(self.host, asks.EndGame())

    def _show_out(self) -> None:
        for network in ("here", "there"):
            person, name = self._newcomer()
            now = Circumstances(network=network, here={person: network})
            seat = Seat(len(self.there.places))
            wishes: list[tuple[str, asks.AnyAsk]] = [
                (person, asks.Sit(name=name, avatar=7)),
                (self.host, asks.SetMute(seat=seat, muted=True)),
                (self.host, asks.Remove(seat=seat)),
            ]
            for asker, ask in wishes:
                self._write(rules.grant(REGISTRY, self.there, asker, ask, self.rng, now))
        self._ask(self.host, asks.Readmit(handle=identity.handle(person)))

    def _meddle(self) -> None:
        seat, person = self._anybody()
        newcomer, name = self._newcomer()
        match self.rng.randrange(8):
            case 0:
                self._ask(self.host, asks.FreeSeat(seat=seat))
                self._ask(newcomer, asks.Sit(name=name, avatar=5))
            case 1:
                self._ask(self.host, asks.SeatBot(seat=seat, temper="keen", language="pl"))
                self._ask(person, asks.TakeBack())
            case 2:
                self._ask(person, asks.OfferHandover())
                self._ask(newcomer, asks.TakeHandover(key=self._key))
            case 3 if self.rng.random() < 0.3:
                self._ask(person, asks.Leave())
            case 4:
                self._ask(newcomer, asks.Sit(name=name, avatar=9))
            case 5:
                self._ask(person, asks.Introduce(name=name, avatar=3))
            case 6:
                self._ask(self.host, asks.SetMute(seat=seat, muted=False))
            case _:
                self._ask(self.host, asks.SetTalk(order=TalkOrder(together=True)))

    def _another(self) -> None:
        if self.there.stage == "over":
            self._ask(self.host, asks.ToLobby() if self.there.matched else asks.PlayAgain())
            other = next(game for game in GAMES if game.name != self.there.game)
            self._ask(self.host, asks.AddBot(temper="sharp", language="en"))
            self._ask(self.host, asks.SetGame(game=other.name))
            self._ask(self._anybody()[1], asks.Leave())
            self._ask(self.host, asks.SetGame(game=self.there.game))


def kinds_in(game: AnyGame, data: bytes) -> Iterator[str]:
    """The kinds of events in a line, a game's own by its name and theirs."""
    for event in msgspec.json.decode(data)["events"]:
        yield event["type"]
        if event["type"] == "played":
            yield f"{game.name}/{event['event']['type']}"
