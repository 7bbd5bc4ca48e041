"""`python -m press`: contact sheets of decks, and new cards from seeds."""

import argparse
import importlib
import itertools
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from inklings.decks import DECKS
from inklings.decks.shipped import Card, Deck
from press.contact import sheet
from press.edition import Edition, bind

T = TypeVar("T")

_BAR = 30


class DeckError(Exception):
    """A deck cannot be drawn; says what to do about it."""


def _parser() -> argparse.ArgumentParser:
    """What can be done with a deck."""
    parser = argparse.ArgumentParser(prog="python -m press", description="Draw cards and look them over.")
    commands = parser.add_subparsers(dest="command", required=True)
    sheet = commands.add_parser("sheet", help="lay all cards of a deck out on one picture")
    sheet.add_argument("name", choices=DECKS)
    sheet.add_argument("out", type=Path, metavar="out.png")
    sheet.add_argument("--of", type=Path, metavar="FOLDER", help="cards that `make` drew, not those shipped")
    make = commands.add_parser("make", help="draw new cards, one from each seed")
    make.add_argument("name", choices=DECKS)
    make.add_argument("--seed", type=_at_least(0), required=True, help="the first seed")
    make.add_argument("--count", type=_at_least(1), required=True, help="how many cards")
    make.add_argument("--out", type=Path, metavar="FOLDER", help="a new folder (default: NAME-SEED)")
    make.add_argument("--draft", action="store_true", help="the small size only, much sooner")
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    options = _parser().parse_args(arguments)
    try:
        if options.command == "sheet":
            _sheet(DECKS[options.name] if options.of is None else Deck(options.of), options.out)
        else:
            edition = _edition(options.name)
            folder = options.out or Path(f"{options.name}-{options.seed}")
            _make(edition.draft() if options.draft else edition, options.seed, options.count, folder)
    except (DeckError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


def _at_least(least: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
        return int(text)

    return number


def _edition(name: str) -> Edition:
    """How a deck is printed: every deck's package has an `edition` with an `EDITION`."""
    edition: Edition = importlib.import_module(f"press.{name}.edition").EDITION
    return edition


def _sheet(deck: Deck, out: Path) -> None:
    sheet([deck.picture(card) for card in deck.cards]).save(out, "PNG")


def _make(edition: Edition, first: int, count: int, folder: Path) -> None:
    if folder.exists() and any(folder.iterdir()):
        raise DeckError(f"{folder} is not empty. Pick another --out")
    cards: list[Card] = []
    try:
        for seed in _told(_seeds(edition, first, count)):
            cards.append(edition.print_card(seed, edition.painted(seed), folder))  # noqa: PERF401 - see below
    finally:  # anyone who stops it halfway keeps what was drawn
        if cards:
            bind(cards, folder)


def _seeds(edition: Edition, first: int, count: int) -> list[int]:
    """So many seeds from the first on, without those whose card would have a name that another has."""
    named: dict[str, int] = {}
    for seed in itertools.count(first):
        named.setdefault(edition.name(seed), seed)
        if len(named) == count:
            break
    return [*named.values()]


def _told(work: list[T]) -> Iterator[T]:
    """Each piece of work in turn, telling on stderr how far it is and how long the rest will take."""
    started = time.monotonic()
    for done, piece in enumerate(work):
        left = (time.monotonic() - started) / done * (len(work) - done) if done else None
        _tell(done, len(work), "" if left is None else f", {_clock(left)} left")
        yield piece
    _tell(len(work), len(work), f", {_clock(time.monotonic() - started)} in all")
    sys.stderr.write("\n")


def _tell(done: int, count: int, rest: str) -> None:
    bar = ("#" * (_BAR * done // count)).ljust(_BAR, ".")
    sys.stderr.write(f"\r{bar} {done}/{count}{rest:<{_BAR}}")
    sys.stderr.flush()


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"
