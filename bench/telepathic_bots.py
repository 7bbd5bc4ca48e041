"""How often the bots of Telepathic win, by who plays with whom: as JSON, one line for each figure.

`python bench/telepathic_bots.py 2000` plays so many games for each; names after it choose among the figures.
"""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from inklings.games.telepathic import TELEPATHIC
from inklings.games.telepathic.bot import think
from inklings.games.telepathic.bot.strangers import Erring, Stranger, selfish, somebody
from inklings.games.telepathic.model import Options
from inklings.kernel.bot import Temper, Think, plain
from inklings.kernel.mind import Mind
from inklings.proofs.simulate import Player, simulate

GAMES = 2_000


def bot(temper: Temper, mind: Think = think) -> Callable[[Random], Player]:
    """The same bot in every game."""
    player = Player(Mind(TELEPATHIC, mind), temper)
    return lambda _: player


def stranger(chance: Random) -> Player:
    """Someone else in every game."""
    return Player(Mind(TELEPATHIC, Stranger(somebody(chance))))


class Figure(NamedTuple):
    """Who plays what."""

    players: tuple[Callable[[Random], Player], ...]
    options: Options = Options()


EASY, KEEN, SHARP = bot("easy"), bot("keen"), bot("sharp")
RANDOM, SELFISH, ERRING = bot("keen", plain(TELEPATHIC)), bot("keen", selfish), bot("sharp", Erring(0.1))

FIGURES: dict[str, Figure] = {
    "convention": Figure((SHARP, SHARP)),
    "convention, first game": Figure((SHARP, SHARP), Options(cards="first")),
    "convention, one errs": Figure((SHARP, ERRING)),
    "convention, both err": Figure((ERRING, ERRING)),
    "convention, with a stranger": Figure((SHARP, stranger)),
    **{
        f"convention, {removed} removed": Figure((SHARP, SHARP), Options(cards="challenge", removed=removed))
        for removed in (6, 5, 4, 3)
    },
    "natural": Figure((KEEN, KEEN)),
    "natural, with a stranger": Figure((KEEN, stranger)),
    "natural, with own goals": Figure((KEEN, SELFISH)),
    "easy, with a stranger": Figure((EASY, stranger)),
    "two strangers": Figure((stranger, stranger)),
    "two with own goals": Figure((SELFISH, SELFISH)),
    "random": Figure((RANDOM, RANDOM)),
    "director": Figure((KEEN,) * 3),
    "two directors": Figure((KEEN,) * 4, Options(four="director")),
    "four partners": Figure((KEEN,) * 4),
    "opposed": Figure((KEEN,) * 4, Options(four="opposed")),
    "opposed, keen against random": Figure((KEEN, RANDOM) * 2, Options(four="opposed", starts="first")),
}


def measured(figure: Figure, games: int) -> dict[str, Any]:
    """How the games of a figure ended, and what a thought costs."""
    ends: Counter[str] = Counter()
    wins = first = 0
    thoughts: list[float] = []
    started = time.process_time()
    for game in range(games):
        chance = Random(f"partners {game}")
        players = [player(chance) for player in figure.players]
        record = simulate(TELEPATHIC, players, f"game {game}", options=figure.options)
        ends[record.outcome.reason] += 1
        wins += bool(record.outcome.winners)
        first += 0 in record.outcome.winners
        thoughts += record.thinking
    return {
        "games": games,
        "won": wins / games,
        "first seat won": first / games,
        "ends": {reason: count / games for reason, count in ends.most_common()},
        "cpu seconds a game": round((time.process_time() - started) / games, 3),
        "slowest thought": round(max(thoughts), 2),
    }


def main(arguments: list[str]) -> None:
    """Print the figures asked for, or all."""
    games = int(arguments[0]) if arguments else GAMES
    for name in arguments[1:] or FIGURES:
        print(json.dumps({"figure": name, **measured(FIGURES[name], games)}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
