"""Nobody is ever stuck: in every game, mode and phase any one person may vanish for ever (G3, G6).

Tables of people without a network, in a time of their own: those who are waited for act at once, the house
sees who is missing, and every clock rings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import structs

from inklings.games import GAMES
from inklings.house import asks, log, moves, rules
from inklings.house.attendance import Attendance, attend
from inklings.house.circumstances import Circumstances
from inklings.house.fold import advance
from inklings.house.log import Events
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.kernel.game import AnyGame, Seat
from inklings.proofs.hush import matrix

REGISTRY = GameRegistry(GAMES)
MOST_STEPS = 20_000
A_MOVE = 1000
"""Milliseconds that people take for a move; in a game without a clock some of them dither for ever."""
STATES_A_PHASE = 2


@dataclass(frozen=True)
class Evening:
    """A table at a time, and who has vanished."""

    table: Table
    now: int = 0
    vanished: str | None = None

    @property
    def game(self) -> AnyGame:
        return REGISTRY[self.table.game].game

    @property
    def phase(self) -> str:
        return str(self.table.state.phase.__struct_config__.tag)

    @property
    def waits_for(self) -> tuple[str, str]:
        """What changes when the table reaches its next phase."""
        return self.table.stage, self.table.waits_for or self.phase

    def after(self, events: Events, now: int | None = None) -> Evening:
        at = self.now if now is None else now
        entry = log.Entry(at=at, command="", events=events)
        return replace(self, table=advance(REGISTRY, self.table, self.table.version + 1, entry), now=at)

    def step(self, rng: Random) -> Evening:
        """The house looks who is here, somebody acts, or time passes: what comes first."""
        people = {place.person for place in self.table.places if place.person}
        gone = {self.vanished} & people
        seen = Attendance(here=people - gone, away=gone, lost=())  # type: ignore[arg-type]
        if events := attend(self.table, seen):
            return self.after(events)
        able = [
            (seat, place)
            for seat, place in enumerate(self.table.places)
            if place.person not in (None, self.vanished) and seat in self.game.awaited(self.table.state)
        ]
        alarm, at = self.table.alarm, self.now + A_MOVE
        if not able or (alarm and alarm.ends <= at):
            return self.waiting(rng)
        seat, place = rng.choice(able)
        offers = self.game.offers(self.table.state, Seat(seat))
        action = msgspec.Raw(msgspec.json.encode(self.game.example(rng.choice(offers), rng)))
        return self.after(moves.play(REGISTRY, self.table, place.person or "", action, rng, at=at), at)

    def waiting(self, rng: Random) -> Evening:
        alarm = self.table.alarm
        assert alarm, (
            f"{self.table.game}: all wait for {self.vanished} in {self.phase}, and nothing will ring"
        )
        return self.after(moves.time_up(REGISTRY, self.table, alarm.version, rng), max(self.now, alarm.ends))


def modes(game: AnyGame) -> Iterator[Any]:
    """Every mode of a game, with its clock and without."""
    for options in game.proved_options:
        yield options
        if hasattr(options, "clock"):
            yield structs.replace(options, clock="off")


def begun(game: AnyGame, options: Any, seats: int, rng: Random) -> Evening:
    opened = rules.open_table(REGISTRY, "BCDF", game.name, msgspec.to_builtins(options))
    evening = Evening(advance(REGISTRY, None, 1, log.Entry(at=0, command="", events=opened)))
    for seat in range(seats):
        sit = asks.Sit(name=f"Player {seat}", avatar=seat)
        person = f"person {seat}"
        evening = evening.after(rules.grant(REGISTRY, evening.table, person, sit, rng))
    begin = rules.grant(
        REGISTRY, evening.table, "person 0", asks.Begin(), rng, Circumstances(handover_key="")
    )
    return evening.after(begin)


def walk(evening: Evening, rng: Random) -> Iterator[Evening]:
    """A game from here to its end."""
    for _ in range(MOST_STEPS):
        yield evening
        if evening.table.stage != "playing":
            return
        evening = evening.step(rng)
    raise AssertionError(f"{evening.table.game} does not end")


CASES = [
    pytest.param(game, options, seats, id=f"{game.name}-{seats}-{number}")
    for game in GAMES
    for number, options in enumerate(modes(game))
    for seats in sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})
]


def prove_it_goes_on_without_anybody(evening: Evening, rng: Random) -> None:
    due = evening.game.due(evening.table.state)
    limit = round(1000 * (evening.table.patience + (due.outermost.seconds if due else 0)))
    for seat, place in enumerate(evening.table.places):
        where = f"{evening.table.game}, {evening.table.options}, {evening.phase}, without seat {seat}"
        lost = replace(evening, vanished=place.person)
        waiting_since: int | None = None
        for one in walk(lost, rng):
            if one.waits_for != lost.waits_for:
                break
            if seat in one.game.awaited(one.table.state):
                waiting_since = one.now if waiting_since is None else waiting_since
                waited = one.now - waiting_since
                assert waited <= limit, f"{where}: no next phase though patience and clock have ended"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options", "seats"), CASES)
def test_any_one_person_may_vanish_in_any_mode(game: AnyGame, options: Any, seats: int) -> None:
    rng = Random(f"{game.name} {seats} {options}")
    seen = Counter[str]()
    for evening in walk(begun(game, options, seats, rng), rng):
        if evening.table.stage == "playing" and seen[evening.phase] < STATES_A_PHASE:
            seen[evening.phase] += 1
            prove_it_goes_on_without_anybody(evening, Random(rng.random()))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_any_one_person_may_vanish_in_any_phase_and_part(game: AnyGame) -> None:
    for row, sight in matrix(game).items():
        rng = Random(str(row))
        state, seats = sight.stand.state, sight.stand.seats
        table = begun(game, state.options, min(seats, game.seats[-1]), rng).table
        places = (
            structs.replace(place, person=None, left=True) if game.part(state, Seat(seat)) is None else place
            for seat, place in enumerate(table.places)
        )
        table = structs.replace(table, state=state, places=tuple(places))
        if game.outcome(state) is None:
            prove_it_goes_on_without_anybody(Evening(table).after(()), rng)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options", "seats"), CASES)
def test_a_game_comes_to_its_end_though_somebody_vanished_at_its_beginning(
    game: AnyGame, options: Any, seats: int
) -> None:
    for seat in (0, seats - 1):
        rng = Random(f"end {game.name} {seats} {options} {seat}")
        evening = replace(begun(game, options, seats, rng), vanished=f"person {seat}")
        *_, last = walk(evening, rng)
        assert last.table.outcome
