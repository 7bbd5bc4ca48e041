"""From a card to its picture."""

from __future__ import annotations

from random import Random

from PIL import Image

from inklings.woodcuts.block import WIDTH, Block, Pen
from inklings.woodcuts.cards import EDITION, Card
from inklings.woodcuts.ideas import DRAWN as IDEAS
from inklings.woodcuts.inks import BY_NAME as PALETTES
from inklings.woodcuts.places import DRAWN as PLACES
from inklings.woodcuts.printing import printed, webp
from inklings.woodcuts.scene import Scene

LARGE, SMALL = 640, 360
"""Pixels across: for a close look, and for a hand of cards."""

_LIMITS = {LARGE: 120_000, SMALL: 36_000}


def draw(card: Card, width: int = LARGE) -> bytes:
    """The picture of a card as WebP, so many pixels wide and half as much again high; the same every time."""
    return webp(picture(card, width), _LIMITS.get(width, _LIMITS[LARGE]))


def picture(card: Card, width: int = LARGE) -> Image.Image:
    """The print of a card."""
    chance = Random(f"woodcut {EDITION} {card.deck} {card.id}")
    block = Block(width)
    pen = Pen(block, chance)
    if card.mirrored:
        pen = pen.at(WIDTH, 0, flip=True)
    scene = Scene(pen, chance, dark=card.dark, variant=card.variant, place=PLACES[card.place])
    IDEAS[card.idea](scene)
    return printed(block, PALETTES[card.palette], chance, width)
