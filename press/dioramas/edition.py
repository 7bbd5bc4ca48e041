"""How dioramas are printed: `python -m press.dioramas.edition PAINTED` makes a deck of the chosen takes."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from inklings.decks import dioramas
from inklings.decks.shipped import Card, Seed
from press.dioramas.chosen import CHOSEN
from press.dioramas.plan import Plan, plan
from press.edition import Edition, Format, Painted, bind

PAINTED = Path("painted-dioramas")
"""Where Blender's Python leaves pictures, unless another folder is named: see `paint.py`."""


def planned(seed: Seed) -> Plan:
    """The plan of `sea_door-3`."""
    idea, _, take = str(seed).rpartition("-")
    return plan(idea, int(take))


def tags(wanted: Plan) -> tuple[str, ...]:
    """Its idea, what is seen of it first, its chapter, who plays in it, and whatever else is seen."""
    seen = wanted.seen("en")
    things, players = seen[: len(wanted.idea.tags)], seen[len(wanted.idea.tags) :]
    place, *others = things
    return (wanted.idea.name.replace("_", " "), place, wanted.chapter.name, *players, *others)


def edition(painted: Path) -> Edition:
    """The edition of the pictures in this folder."""

    def paint(seed: Seed, height: int) -> Painted:
        with Image.open(painted / f"{seed}.png") as picture:
            image = picture.convert("RGB").resize((height * 2 // 3, height), Image.Resampling.LANCZOS)
        wanted = planned(seed)
        return Painted(image, tags(wanted), wanted.alt)

    return Edition(
        kind="diorama",
        paint=paint,
        formats={
            "small": Format(240, 360, limit=14_000),
            "card": Format(360, 540, limit=45_000),
            "large": Format(640, 960, limit=120_000),
        },
        before="dioramas:",
    )


EDITION = edition(PAINTED)


def chosen() -> Iterator[str]:
    """The takes that are cards."""
    for idea, takes in CHOSEN.items():
        for take in takes:
            yield f"{idea}-{take}"


def main() -> None:
    """Print the deck."""
    parser = argparse.ArgumentParser(prog="press.dioramas.edition", description=__doc__)
    parser.add_argument("painted", type=Path, help="the folder into which `press.dioramas.paint` painted")
    press = edition(parser.parse_args().painted)
    folder = Path(dioramas.__file__).parent
    cards: list[Card] = []
    for done, seed in enumerate(chosen(), 1):
        cards.append(press.print_card(seed, press.painted(seed), folder))
        sys.stderr.write(f"\r{done} printed")
    bind(cards, folder)
    sys.stderr.write("\n")


if __name__ == "__main__":
    main()
