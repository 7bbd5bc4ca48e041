"""`inklings deck`: contact sheets of decks, and new cards from seeds."""

import argparse
import importlib
import itertools
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from inklings.decks import DECKS
from inklings.decks.shipped import Card, Deck

if TYPE_CHECKING:
    from inklings.decks.edition import Edition

T = TypeVar("T")

_BAR = 30


class DeckError(Exception):
    """A deck cannot be drawn; says what to do about it."""


def add_commands(parser: argparse.ArgumentParser) -> None:
    """Teach the parser what can be done with a deck."""
    commands = parser.add_subparsers(dest="deck_command", required=True)
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


def run(options: argparse.Namespace) -> None:
    """Carry out what the parser has read; raises `DeckError`."""
    try:
        if options.deck_command == "sheet":
            _sheet(DECKS[options.name] if options.of is None else Deck(options.of), options.out)
        else:
            edition = _edition(options.name)
            folder = options.out or Path(f"{options.name}-{options.seed}")
            _make(edition.draft() if options.draft else edition, options.seed, options.count, folder)
    except ModuleNotFoundError as missing:
        raise DeckError(f"{missing.name} is missing. Run pip install 'inklings[art]'") from missing
    except OSError as error:
        raise DeckError(str(error)) from error


def _at_least(least: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
        return int(text)

    return number


def _edition(name: str) -> "Edition":
    """How a deck is printed: every deck's package has an `edition` with an `EDITION`."""
    edition: Edition = importlib.import_module(f"inklings.decks.{name}.edition").EDITION
    return edition


def _sheet(deck: Deck, out: Path) -> None:
    from inklings.decks.contact import sheet  # noqa: PLC0415 - needs the extra `art`

    sheet([deck.picture(card) for card in deck.cards]).save(out, "PNG")


def _make(edition: "Edition", first: int, count: int, folder: Path) -> None:
    from inklings.decks.edition import bind  # noqa: PLC0415 - needs the extra `art`

    if folder.exists() and any(folder.iterdir()):
        raise DeckError(f"{folder} is not empty. Pick another --out")
    cards: list[Card] = []
    try:
        for seed in _told(_seeds(edition, first, count)):
            cards.append(edition.print_card(seed, edition.painted(seed), folder))  # noqa: PERF401 - see below
    finally:  # anyone who stops it halfway keeps what was drawn
        if cards:
            bind(cards, folder)


def _seeds(edition: "Edition", first: int, count: int) -> list[int]:
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
