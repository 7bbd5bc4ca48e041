"""How a guess is read, and every answer of the deck in the same way: as bare words (P17)."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from typing import NamedTuple, TypeAlias, TypeVar

from inklings.decks.words import LANGUAGES, PAREIDOLIA, DrawableWord, Language, answers
from inklings.games.pareidolia.asides import ARTICLES, ASIDES, JOINERS, LONGEST_ASIDE

Words: TypeAlias = tuple[str, ...]
Shape: TypeAlias = tuple[str, int]
T = TypeVar("T")

_MARKS = re.compile(r"[^\w\s'’‘`´-]|_|\s-+\s|\n")  # noqa: RUF001 - apostrophes as telephones type them
_APOSTROPHES = re.compile(r"['’‘`´]")  # noqa: RUF001


class Answer(NamedTuple):
    """One thing that is right to say: its letters without blanks, and its words."""

    key: str
    words: Words
    language: Language


def parts(text: str) -> Iterator[Words]:
    """The text cut where it passes from one thing to the next, each part without asides."""
    plain = _APOSTROPHES.sub("'", text).casefold().replace("ł", "l")
    plain = "".join(
        letter for letter in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(letter)
    )
    for stretch in _MARKS.split(plain):
        yield from _without_asides(stretch.replace("'", "").replace("-", " ").split())


def _without_asides(words: list[str]) -> Iterator[Words]:
    part: list[str] = []
    at = 0
    while at < len(words):
        aside = next((n for n in range(LONGEST_ASIDE, 0, -1) if tuple(words[at : at + n]) in ASIDES), 0)
        if aside:
            at += aside
            continue
        if words[at] in JOINERS:
            yield tuple(part)
            part = []
        else:
            part.append(words[at])
        at += 1
    yield tuple(part)


def key(words: Words) -> str:
    """The letters of these words, however they are joined."""
    return "".join(word for word in words if word not in ARTICLES)


@cache
def readings(word: DrawableWord) -> tuple[Answer, ...]:
    """All that is right to say for this word."""
    read: list[Answer] = []
    for language in LANGUAGES:
        for said in answers(word, language):
            words = tuple(each for part in parts(said) for each in part if each not in ARTICLES)
            read.append(Answer(key(words), words, language))
    return tuple(dict.fromkeys(read))


@cache
def owners() -> Mapping[str, DrawableWord]:
    """To which word each answer belongs."""
    return {answer.key: word for word in PAREIDOLIA.values() for answer in readings(word)}


@cache
def shapes(word: DrawableWord) -> Mapping[Shape, tuple[Answer, ...]]:
    """All that is right to say for this word, by its shape."""
    return _by_shape(readings(word), lambda answer: shape(answer.key))


@cache
def keys_by_shape() -> Mapping[Shape, tuple[str, ...]]:
    """The answers of all words, by their shape."""
    return _by_shape(owners(), shape)


def shape(typed: str) -> Shape:
    """The first letter, in which nobody slips, and the length, which slips change but little."""
    return typed[0], len(typed)


def _by_shape(things: Iterable[T], shape_of: Callable[[T], Shape]) -> Mapping[Shape, tuple[T, ...]]:
    found: dict[Shape, tuple[T, ...]] = {}
    for thing in things:
        found[shape_of(thing)] = (*found.get(shape_of(thing), ()), thing)
    return found


@cache
def lookalikes() -> frozenset[str]:
    """Words that slips in an answer would give, and which are surely meant as they stand.

    From Debian's `wamerican` and `wpolish` (see NOTICE) come the words within the slips that are forgiven;
    those which nobody says, and other forms of the answer itself, were left out by hand. A few common words
    one slip farther were added, which would be poor hints as "close".
    """
    return frozenset((resources.files("inklings.games.pareidolia") / "lookalikes.txt").read_text().split())
