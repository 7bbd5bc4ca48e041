"""Own words (P30): which category they have, and when a guess is right.

Nobody knows their grammar or what else they are called. So a guess has to say the word as it was pasted, or
one of its other spellings: case, accents, articles and hyphens do not matter, nor does "is it a". Slips are
forgiven as with our words, unless another of the table's own words lies as near.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from inklings.decks.words import PAREIDOLIA, Category
from inklings.games.pareidolia.reading import key, parts
from inklings.games.pareidolia.slips import SHORTEST_CLOSE, Verdict, edits, forgiven
from inklings.own_decks.words import folded, is_own, same, spellings_on


def category_of(card: str) -> Category | Literal["own"]:
    """What everyone is told of a word (P8)."""
    return "own" if is_own(card) else PAREIDOLIA[card].category


def judge_own(card: str, text: str, own: Iterable[str]) -> Verdict:
    """Whether a guess is right for this own word of the table's. The others are looked at for a near miss."""
    mine = {each for spelling in spellings_on(card) for each in _answers(spelling)}
    named = set(_named(text))
    if same(text) in mine or (named and named <= mine):
        return "right"
    typed = {same(text), *(named if len(named) == 1 else ())}
    if not any(_is_near(one, answer, forgiven(answer) + 1) for one in typed for answer in mine):
        return "wrong"
    beside = (spelling for other in own if other != card for spelling in spellings_on(other))
    others = {each for spelling in beside for each in _answers(spelling)}
    if not typed.isdisjoint(others):
        return "wrong"
    return "right" if any(_is_slip(one, answer, others) for one in typed for answer in mine) else "close"


@lru_cache(maxsize=4096)
def _answers(spelling: str) -> frozenset[str]:
    """What is right to say for this spelling: all of it, and without an article."""
    named = _named(spelling)
    return frozenset({same(spelling), *(named if len(named) == 1 else ())})


def _named(text: str) -> tuple[str, ...]:
    """Everything that is named in a text in Latin letters, each without articles and asides."""
    return tuple(key(part) for part in parts(text) if key(part)) if folded(text).isascii() else ()


def _is_slip(typed: str, answer: str, others: Iterable[str]) -> bool:
    most = forgiven(answer)
    if not _is_near(typed, answer, most):
        return False
    made = edits(typed, answer, most)
    return not any(_is_near(typed, other, made) for other in others)


def _is_near(typed: str, answer: str, most: int) -> bool:
    """Whether so many slips at most lie between them; nobody slips in the first letter."""
    return len(answer) >= SHORTEST_CLOSE and typed[:1] == answer[:1] and edits(typed, answer, most) <= most
