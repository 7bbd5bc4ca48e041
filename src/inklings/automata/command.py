"""`inklings simulate`: many games among bots, and what came of them as JSON."""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from inklings.automata import minds
from inklings.games import GAMES
from inklings.kernel.bot import Language, Temper
from inklings.kernel.game import AnyGame, Seat
from inklings.proofs.simulate import Player, Record, simulate

RANDOM = "random"
"""Named like a temper, but a bot that does whatever is offered."""
TEMPERS: tuple[str, ...] = (*get_args(Temper), RANDOM)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Teach the parser how games are simulated."""
    parser.add_argument("game", choices=[game.name for game in GAMES])
    parser.add_argument("--seats", type=int, help="how many bots sit down (default: the fewest)")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="0", help="the same seed gives the same games")
    parser.add_argument("--language", choices=get_args(Language), default="en")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    tempers = parser.add_mutually_exclusive_group()
    tempers.add_argument("--temper", choices=TEMPERS, default="keen", help="of all of them")
    tempers.add_argument("--tempers", type=_tempers, metavar="A,B,...", help="of each seat in turn")
    tempers.add_argument("--random", action="store_const", const=RANDOM, dest="temper", help="plain bots")


def run(options: argparse.Namespace) -> None:
    """Simulate what the parser has read, and print the figures."""
    game = next(game for game in GAMES if game.name == options.game)
    seats = options.seats or game.seats.start
    tempers = options.tempers or [options.temper]
    names = [tempers[seat % len(tempers)] for seat in range(seats)]
    rules = msgspec.convert(dict(one.split("=", 1) for one in options.option), game.options, strict=False)
    tally = minds.tally(game)
    players = [_player(game, name, options.language) for name in names]
    records: list[Record] = []
    told = time.monotonic()
    for number in range(options.games):
        records.append(simulate(game, players, f"{options.seed}/{number}", options=rules, tally=tally))
        if time.monotonic() - told > 1 or number + 1 == options.games:
            told = time.monotonic()
            sys.stderr.write(f"\r{number + 1}/{options.games}")
            sys.stderr.flush()
    sys.stderr.write("\n")
    found = figures(names, records) | (tally.figures() if tally else {})
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


def figures(names: Sequence[str], records: Sequence[Record]) -> dict[str, Any]:
    """What can be said of any game: how long, how it ended, and whose games they were."""
    thoughts = sorted(cost for record in records for cost in record.thinking)
    won = Counter(seat for record in records for seat in record.outcome.winners)
    return {
        "games": len(records),
        "minutes": round(statistics.mean(record.seconds for record in records) / 60, 2),
        "moves": round(statistics.mean(sum(record.moves) for record in records), 1),
        "bells": round(statistics.mean(record.bells for record in records), 2),
        "ends": dict(Counter(record.outcome.reason for record in records)),
        "wins": [
            {"seat": seat, "temper": name, "share": round(won[Seat(seat)] / len(records), 3)}
            for seat, name in enumerate(names)
        ],
        "thought_ms": {
            "median": round(statistics.median(thoughts) * 1000, 2),
            "p99": round(thoughts[int(len(thoughts) * 0.99)] * 1000, 2),
            "most": round(thoughts[-1] * 1000, 2),
        },
    }


def _player(game: AnyGame, name: str, language: Language) -> Player:
    if name == RANDOM:
        return Player(minds.plain_mind(game), language=language)
    return Player(minds.mind(game), temper=msgspec.convert(name, Temper), language=language)


def _tempers(text: str) -> list[str]:
    names = text.split(",")
    if unknown := set(names) - set(TEMPERS):
        raise argparse.ArgumentTypeError(f"there is no temper called {', '.join(sorted(unknown))}")
    return names
