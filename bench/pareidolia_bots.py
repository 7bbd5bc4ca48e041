"""Do bots read the picture? `python bench/pareidolia_bots.py [GAMES]` plays games of five, in three ways.

In the first all is as it is. In the second guessers see the sky with its clouds' places exchanged and each
turned by chance: the arrangement stays, the figures do not. In the third they see the same clouds scattered
by chance. Artists always see what lies there, and nobody is told. Beside how often a sky was seen stands
what so many guesses would have hit by luck among the words of the category.

Last, skies by another hand: clouds laid carelessly, some replaced by another shape, one left out; and how
often the word is then the likest of its category, or among the likest three.
"""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from inklings.decks.words import PAREIDOLIA as WORDS
from inklings.games.pareidolia import PAREIDOLIA
from inklings.games.pareidolia.bot import think
from inklings.games.pareidolia.bot.guesser import likenesses
from inklings.games.pareidolia.bot.looks import Cloud
from inklings.games.pareidolia.bot.skies import skies
from inklings.games.pareidolia.clouds import SHAPES
from inklings.games.pareidolia.geometry import settled
from inklings.games.pareidolia.model import Pose
from inklings.games.pareidolia.tally import Tally
from inklings.games.pareidolia.views import CloudView
from inklings.kernel.bot import Sight, Think, Thought
from inklings.kernel.mind import Mind
from inklings.proofs.simulate import Player, simulate

SEATS = 5
FAR = 350

Clouds = tuple[CloudView, ...]


def shuffled(clouds: Clouds, seed: str) -> Clouds:
    """Every cloud where another was, and turned."""
    spots = [(cloud.pose.x, cloud.pose.y) for cloud in clouds]
    Random(f"{seed} {len(clouds)}").shuffle(spots)
    return tuple(
        _laid(cloud, Pose(x, y, _chance(cloud, seed).randrange(360), flip=False))
        for cloud, (x, y) in zip(clouds, spots, strict=True)
    )


def scattered(clouds: Clouds, seed: str) -> Clouds:
    """The same clouds anywhere."""
    return tuple(_laid(cloud, _anywhere(_chance(cloud, seed))) for cloud in clouds)


def _chance(cloud: CloudView, seed: str) -> Random:
    """The same for a cloud as long as it lies where it is, so a scrambled sky does not flicker."""
    return Random(f"{seed} {cloud}")


def _anywhere(chance: Random) -> Pose:
    return Pose(chance.randint(-FAR, FAR), chance.randint(-FAR, FAR), chance.randrange(360), flip=False)


def _laid(cloud: CloudView, pose: Pose) -> CloudView:
    """The same cloud elsewhere."""
    return CloudView.of(cloud.id, cloud.shape, settled(cloud.shape, pose))


def seeing(scramble: Callable[[Clouds, str], Clouds]) -> Think:
    """A bot that sees such a sky when it guesses."""

    def think_of_it(sight: Sight[Any, Any, Any], chance: Random) -> Thought[Any] | None:
        table = sight.view.round
        if sight.seat not in (table.main, table.second):
            table = replace(table, clouds=scramble(table.clouds, f"{table.number} {table.main}"))
        return think(dataclasses.replace(sight, view=replace(sight.view, round=table)), chance)

    return think_of_it


def play(name: str, mind: Think, games: int) -> None:
    """Play, and print what came of it."""
    tally = Tally()
    for number in range(games):
        simulate(PAREIDOLIA, [Player(Mind(PAREIDOLIA, mind))] * SEATS, f"bench/{number}", tally=tally)
    found = tally.figures()
    keys = ("rounds", "solved", "solved_by_first_guess", "guesses_a_round", "chance")
    print(f"{name:10}", *(f"{key} {found[key]}" for key in keys), sep="  ", flush=True)


def another_hand(word: str, chance: Random) -> tuple[Cloud, ...]:
    """A word's sky as someone else might make it."""
    pieces = list(skies()[word])
    pieces.remove(chance.choice(pieces))
    other = set(chance.sample(range(len(pieces)), len(pieces) // 3))
    return tuple(
        Cloud(
            chance.choice(SHAPES) if number in other else piece.shape,
            Pose(
                round(piece.x + chance.gauss(0, 25)),
                round(piece.y + chance.gauss(0, 25)),
                round(piece.turn + chance.gauss(0, 12)) % 360,
                piece.flip,
            ),
        )
        for number, piece in enumerate(pieces)
    )


def read_another_hand(times: int) -> None:
    """Print how often a word is found in a sky by another hand."""
    chance, places = Random("another hand"), list[int]()
    for word in list(skies()) * times:
        seen = likenesses(another_hand(word, chance), WORDS[word].category, 0)
        places.append(sorted(seen, key=lambda other: -seen[other]).index(word))
    first, three = (sum(place < best for place in places) / len(places) for best in (1, 3))
    print(f"another hand  skies {len(places)}  likest {first:.3f}  among three {three:.3f}")


def main() -> None:
    """Play all of it."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 34
    play("as it is", think, games)
    play("shuffled", seeing(shuffled), games)
    play("scattered", seeing(scattered), games)
    read_another_hand(3)


if __name__ == "__main__":
    main()
