"""What the bots would make of each word: a sky of a few clouds, put together by hand."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib import resources
from typing import Literal

import msgspec

from inklings.decks.words import PAREIDOLIA, Category, Texts, named
from inklings.games.pareidolia.bot.looks import Cloud, Look, likeness, look, turns
from inklings.games.pareidolia.clouds import Shape
from inklings.games.pareidolia.model import Pose
from inklings.games.pareidolia.reading import key, owners, parts

_PER_PIECE = 0.02  # by how much every cloud more makes a word less easy


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """A cloud of such a sky, about the sky's centre of gravity."""

    shape: Shape
    x: int
    y: int
    turn: int
    flip: bool = False


@functools.cache
def skies() -> Mapping[str, tuple[Piece, ...]]:
    """The sky of each word, by the word's id, from the lowest cloud to the highest."""
    kept = (resources.files("inklings.games.pareidolia.bot") / "skies.json").read_bytes()
    return msgspec.json.decode(kept, type=dict[str, tuple[Piece, ...]])


@functools.cache
def look_of(word: str) -> Look:
    """What the sky of a word looks like."""
    return look([Cloud(one.shape, Pose(one.x, one.y, one.turn, one.flip)) for one in skies()[word]])


@functools.cache
def ease(word: str) -> float:
    """A word is easy if its sky looks like that of no other word of its category, and takes few clouds."""
    seen = turns(look_of(word))
    others = (other for other in words_of(PAREIDOLIA[word].category) if other != word)
    return 1 - max(likeness(seen, look_of(other))[0] for other in others) - _PER_PIECE * len(skies()[word])


@functools.cache
def words_of(category: Category | Literal["own"]) -> tuple[str, ...]:
    """The ids of all words of a category. Of own words, which may be anything, all of ours are thought of."""
    return tuple(word.id for word in PAREIDOLIA.values() if category in ("own", word.category))


def known(word: Texts) -> str | None:
    """Which of our words this is, or is called like; None: an own word of which nothing is known (P30)."""
    mine = named(word, PAREIDOLIA)
    if mine is not None:
        return mine
    said = {key(part) for text in word.values() for part in parts(text)} - {""}
    (one, *more) = {owners()[each].id if each in owners() else None for each in said} or {None}
    return None if more else one
