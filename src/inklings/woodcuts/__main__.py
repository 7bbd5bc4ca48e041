"""`python -m inklings.woodcuts NAME --out FOLDER`: draw a deck and a sheet of all its cards."""

import argparse
import sys
import time
from pathlib import Path

from PIL import Image

from inklings.woodcuts.cards import Card, deck
from inklings.woodcuts.drawing import LARGE, draw

_COLUMNS, _SHOWN, _GAP = 12, 160, 6


def main(arguments: list[str] | None = None) -> int:
    """Draw what is not in the folder yet, telling how far it is; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m inklings.woodcuts", description="Draw a deck of woodcuts."
    )
    parser.add_argument("name", help="any words: they are the deck's seed")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--width", type=int, default=LARGE, help=f"pixels across (default: {LARGE})")
    options = parser.parse_args(arguments)
    try:
        cards = deck(options.name)
        options.out.mkdir(parents=True, exist_ok=True)
        files = [_drawn(card, options.width, options.out, len(cards)) for card in cards]
        _sheet(files).save(options.out / f"{cards[0].deck}.png")
    except (ValueError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


def _drawn(card: Card, width: int, folder: Path, count: int) -> Path:
    """The file of a card, drawn unless it is there."""
    file = folder / f"{card.deck}-{card.id:02}-{width}.webp"
    if not file.exists():
        started = time.process_time()
        picture = draw(card, width)
        file.write_bytes(picture)
        spent = time.process_time() - started
        sys.stderr.write(
            f"{card.id}/{count} {card.idea}, {card.place}: {spent:.2f} s, {len(picture):,} bytes\n"
        )
    return file


def _sheet(files: list[Path]) -> Image.Image:
    """All cards beside one another."""
    high = _SHOWN * 3 // 2
    rows = -(-len(files) // _COLUMNS)
    table = Image.new("RGB", (_COLUMNS * (_SHOWN + _GAP) + _GAP, rows * (high + _GAP) + _GAP), (48, 44, 42))
    for at, file in enumerate(files):
        row, column = divmod(at, _COLUMNS)
        with Image.open(file) as picture:
            small = picture.convert("RGB").resize((_SHOWN, high), Image.Resampling.LANCZOS)
        table.paste(small, (_GAP + column * (_SHOWN + _GAP), _GAP + row * (high + _GAP)))
    return table


if __name__ == "__main__":
    sys.exit(main())
