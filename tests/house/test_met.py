"""A table remembers which cards its people have met, and deals new ones first (D21, R29, P29)."""

from __future__ import annotations

from random import Random

import pytest

from inklings.decks import inkblots
from inklings.games import GAMES
from inklings.house import asks, log, rules
from inklings.house.circumstances import Circumstances
from inklings.house.fold import advance
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.kernel.game import TimeUp

REGISTRY = GameRegistry(GAMES)
PEOPLE = tuple(f"person-{number}" for number in range(5))
HOST = PEOPLE[0]


class Evening:
    """One table whose people only look at the pictures: the clock plays for them."""

    def __init__(self, game: str) -> None:
        self.rng = Random(game)
        self.table: Table | None = None
        self.version = 0
        self.write(rules.open_table(REGISTRY, "BCDF", game, {}))
        for person in PEOPLE:
            self.ask(person, asks.Sit(name=person, avatar=1))

    @property
    def there(self) -> Table:
        assert self.table
        return self.table

    def write(self, events: log.Events) -> None:
        self.version += 1
        entry = log.Entry(at=self.version, command=f"c{self.version}", events=events)
        self.table = advance(REGISTRY, self.table, self.version, entry)

    def ask(self, person: str, ask: asks.AnyAsk, met: tuple[str, ...] = ()) -> None:
        now = Circumstances(met=met)
        self.write(rules.grant(REGISTRY, self.there, person, ask, self.rng, now))

    def play(self) -> tuple[str, ...]:
        """Some phases, as bots and clocks would; returns what everyone has seen."""
        codec = REGISTRY[self.there.game]
        for _ in range(100):
            state, game = self.there.state, codec.game
            if self.there.stage != "playing":
                break
            acting = [(seat, offer) for seat in game.awaited(state) for offer in game.offers(state, seat)]
            events = game.happen(state, TimeUp(), self.rng) if self.rng.random() < 0.5 else ()
            if acting and not events:
                seat, offer = acting[0]
                events = game.decide(state, seat, game.example(offer, self.rng), self.rng)
            if events:
                self.write(codec.played(events))
        met = tuple(codec.game.met(self.there.state))
        assert met
        if self.there.stage == "playing":
            self.ask(HOST, asks.EndGame())
        return met

    def dealt(self) -> tuple[str, ...]:
        """Every card of the running game, the next one first."""
        state = self.there.state
        match self.there.game:
            case "moons":
                return (*(card for player in state.players for card in player.hand), *state.pile)
            case "rorschach":
                return (*state.round.blots, *state.box.blots)
            case _:
                return (*state.round.drawn, *state.deck)


@pytest.mark.parametrize("game", ["moons", "rorschach", "pareidolia"])
@pytest.mark.parametrize("again", [True, False])
def test_the_next_game_at_a_table_begins_with_what_is_new(game: str, *, again: bool) -> None:
    evening = Evening(game)
    evening.ask(HOST, asks.Begin())
    met = set(evening.play())
    if again:
        evening.ask(HOST, asks.PlayAgain())
    else:
        evening.ask(HOST, asks.ToLobby())
        evening.ask(HOST, asks.Begin())
    cards = evening.dealt()
    known = [card for card in cards if card in met]
    assert known
    if game == "moons":  # some cards are passed over for the sake of hands (D21)
        assert not set(cards[: len(cards) - len(known) - 40]) & met
    else:
        assert set(cards[-len(known) :]) == set(known)


def test_what_the_circle_has_met_comes_last_too() -> None:
    evening = Evening("rorschach")
    met = inkblots.CARDS[:60]
    evening.ask(HOST, asks.Begin(), met)
    assert set(evening.dealt()[-60:]) == set(met)


def test_each_game_is_remembered_for_itself_and_longest_ago_comes_first() -> None:
    evening = Evening("moons")
    evening.ask(HOST, asks.Begin())
    first = evening.play()
    evening.ask(HOST, asks.ToLobby())
    assert evening.there.met == {"moons": tuple(dict.fromkeys(first))}
    evening.ask(HOST, asks.SetGame(game="rorschach"))
    evening.ask(HOST, asks.Begin())
    evening.play()
    evening.ask(HOST, asks.ToLobby())
    assert set(evening.there.met) == {"moons", "rorschach"}


def test_a_deal_that_knows_nothing_is_as_before() -> None:
    one, two = Evening("moons"), Evening("moons")
    one.ask(HOST, asks.Begin())
    two.ask(HOST, asks.Begin(), ())
    assert one.there.state == two.there.state
