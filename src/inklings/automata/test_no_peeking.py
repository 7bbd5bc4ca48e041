"""Every game's bot, on states of random games: it knows what its seat sees, and keeps to the rules."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from inklings.automata import minds
from inklings.games import GAMES
from inklings.kernel.bot import Temper, Thought
from inklings.kernel.game import AnyGame, Seat
from inklings.kernel.mind import Mind, bot_bytes
from inklings.proofs.walk import Stand, walk

STATES = 8
"""How many states of each game are looked at, from deal to end."""
TEMPERS: tuple[Temper, ...] = ("easy", "keen", "sharp")


def some_stands(game: AnyGame, seats: int) -> list[Stand]:
    stands = walk(game, seats, f"{game.name} {seats}", unrest=0).stands
    return list(stands[:: max(1, len(stands) // STATES)])


def thought(mind: Mind, seat: Seat, seen: bytes, seed: str, temper: Temper) -> Thought[bytes] | None:
    return mind.think(seat, seen, Random(seed), temper=temper, language="pl" if seat % 2 else "en")


@pytest.mark.slow
@pytest.mark.parametrize("seats", ["fewest", "most"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_bot_is_a_pure_function_of_what_its_seat_sees(game: AnyGame, seats: str) -> None:
    mind, chance = minds.mind(game), Random(game.name)
    actions: msgspec.json.Decoder[object] = msgspec.json.Decoder(game.action)
    first: list[tuple[Seat, bytes, str, Temper, Thought[bytes] | None]] = []
    for number, stand in enumerate(some_stands(game, game.seats[0 if seats == "fewest" else -1])):
        for seat in stand.every_seat:
            seen = bot_bytes(game, stand.state, seat)
            temper = TEMPERS[(number + seat) % len(TEMPERS)]
            seed = f"{number} {seat}"
            idea = thought(mind, seat, seen, seed, temper)
            first.append((seat, seen, seed, temper, idea))
            twin = game.resample(stand.state, seat, chance)
            imagined = bot_bytes(game, twin, seat)
            assert thought(mind, seat, imagined, seed, temper) == idea, "it knows what it cannot see"
            if idea is not None:
                assert idea.seconds > 0
                action = actions.decode(idea.action)
                offers = game.offers(stand.state, seat)
                assert any(game.accepts(offer, action) for offer in offers), f"{action} is not offered"
                assert game.decide(stand.state, seat, action, chance)
    for seat, seen, seed, temper, idea in reversed(first):
        assert thought(mind, seat, seen, seed, temper) == idea, "it remembers something"
