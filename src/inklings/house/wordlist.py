"""A list of words that is found in a text however they are written: spaced, drawn out, or in other letters.

A list has one word or phrase a line. A plain word is found as it is, and when its letters stand alone
("w o r d"). `word*` is also the beginning of longer words, `*word*` is any part of a word, and `~word` is
known in any pieces ("wo rd").

The list is a tree of letters. A text is read once, from left to right. Each way in which what was read may be
the beginning of a listed word is a place in that tree; of two ways to one place the one that began first is
kept. So the work grows with the length of the text and not faster, whatever is written in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from inklings.house.letters import ANY, APOSTROPHES, is_letter, letters

_WIDEST_GAP = 3
_MOST_GUESSES = 2
_LONG = 6
"""A word of so many letters is known though every other one and one more is a figure or a mark."""
_LEAST_ALONE = 4
"""Fewer letters that stand alone are no word: they may be three answers."""


@dataclass(slots=True, eq=False)
class _Node:
    letter: str = ""
    depth: int = 0
    after: dict[str, _Node] = field(default_factory=dict)
    ends: bool = False
    """A listed word ends here."""
    begins: bool = False
    """Longer words are meant, too."""
    in_pieces: bool = False
    """It is known in pieces, too."""

    def grow(self, letter: str) -> _Node:
        return self.after.setdefault(letter, _Node(letter, self.depth + (letter != " ")))

    def leads(self, following: str) -> bool:
        """Whether anything can come of it with this sign next. Most beginnings of words end here."""
        return not self.after.keys().isdisjoint(following + " ") or self.letter in following or self.ends


class _Way(NamedTuple):
    """A place in the tree, and how the text got there."""

    node: _Node
    pieces: bool
    """It was read across a gap."""
    alone: bool
    """All its letters stand alone."""


class Found(NamedTuple):
    """A listed word in a text: its first and last sign."""

    first: int
    last: int


class Reading:
    """A text as signs that can be letters, and as pieces: runs of signs with nothing between them."""

    def __init__(self, text: str) -> None:
        """Read a text."""
        self.at: list[int] = []
        """Where each sign is in the text."""
        self.signs: list[str] = []
        """The letters that each can stand for."""
        self.gaps: list[str] = []
        """What parts each from the one before it."""
        self.opens: list[int] = []
        """Where its piece begins."""
        self.marks: list[int] = [0]
        """How many before each are figures or marks, and no letters."""
        self.guesses: list[int] = [0]
        """How many before each may be any letter."""
        gap = ""
        for at, sign in enumerate(text):
            found = letters(sign)
            if found is None:
                gap += sign
            elif found:
                self.opens.append(len(self.at) if gap or not self.at else self.opens[-1])
                self.at.append(at)
                self.signs.append(found)
                self.gaps.append(gap)
                self.marks.append(self.marks[-1] + (not is_letter(sign)))
                self.guesses.append(self.guesses[-1] + (found == ANY))
                gap = ""
        self.closes = self.opens.copy()
        """Where its piece ends."""
        close = len(self.at) - 1
        for index in range(close, -1, -1):
            self.closes[index] = close
            if self.opens[index] == index:
                close = index - 1

    def starts(self, index: int) -> bool:
        """Whether a word may start here: only marks are before it in its piece, and no apostrophe."""
        opens = self.opens[index]
        return self.marks[index] - self.marks[opens] == index - opens and self.gaps[opens] not in APOSTROPHES

    def ends(self, index: int) -> bool:
        """Whether a word may end here: only marks follow it in its piece."""
        close = self.closes[index]
        return self.marks[close + 1] - self.marks[index + 1] == close - index

    def alone(self, index: int) -> bool:
        """Whether this sign is a piece of its own."""
        return self.opens[index] == self.closes[index]

    def lettered(self, index: int) -> bool:
        """Whether this sign's piece has letters only."""
        return self.marks[self.closes[index] + 1] == self.marks[self.opens[index]]

    def credible(self, first: int, last: int) -> bool:
        """Whether enough of it are letters for anyone to read it as a word."""
        length, marks = last - first + 1, self.marks[last + 1] - self.marks[first]
        return marks <= length // 2 + (length >= _LONG)


class WordList:
    """A list of words, ready to be looked for."""

    def __init__(self, lines: Iterable[str]) -> None:
        """Read the lines of a list; those that begin with `#` are comments."""
        self._at_start, self._anywhere = _Node(), _Node()
        for line in lines:
            if not line.startswith("#"):
                self._add(line.strip())

    def _add(self, word: str) -> None:
        bare = Reading(word.strip("*~"))
        if not bare.signs:
            return
        node = self._anywhere if word.startswith("*") else self._at_start
        for index, (sign, gap) in enumerate(zip(bare.signs, bare.gaps, strict=True)):
            node = (node.grow(" ") if gap and index else node).grow(sign[0])
        node.ends = True
        node.begins |= word.endswith("*")
        node.in_pieces |= word.startswith("~")

    def __bool__(self) -> bool:
        """Whether there is anything on it."""
        return bool(self._at_start.after or self._anywhere.after)

    def find(self, text: Reading) -> Iterator[Found]:
        """Every listed word in a text."""
        ways: dict[_Way, int] = {}
        for index, read in enumerate(text.signs):
            if ways:
                if text.gaps[index]:
                    ways = {
                        onward: start
                        for way, start in ways.items()
                        for onward in _across(text, way, start, index)
                    }
                ways = _advance(ways, read)
            if read != ANY:
                self._begin(ways, text, index)
            for way, start in ways.items():
                if way.node.ends and _is_word(text, way, start, index):
                    yield Found(start, index)
            if read == ANY:
                known = text.guesses[index + 1] - _MOST_GUESSES
                ways = {way: start for way, start in ways.items() if text.guesses[start] >= known}

    def _begin(self, ways: dict[_Way, int], text: Reading, index: int) -> None:
        following = text.signs[index + 1] if index + 1 < len(text.signs) else ""
        for letter in text.signs[index]:
            node = self._anywhere.after.get(letter)
            if node is not None and node.leads(following):
                ways.setdefault(_Way(node, pieces=False, alone=False), index)
            node = self._at_start.after.get(letter)
            if node is not None and text.starts(index) and node.leads(following):
                ways.setdefault(_Way(node, pieces=False, alone=text.alone(index)), index)


def _advance(ways: dict[_Way, int], read: str) -> dict[_Way, int]:
    """Where one more sign leads: on, or, when a letter is held down, nowhere."""
    further: dict[_Way, int] = {}
    for way, start in ways.items():
        node = way.node
        if node.letter in read:
            further.setdefault(way, start)
        for letter in read:
            if (onward := node.after.get(letter)) is not None:
                further.setdefault(_Way(onward, way.pieces, way.alone), start)
    return further


def _across(text: Reading, way: _Way, start: int, index: int) -> Iterator[_Way]:
    """How a word may go on after a gap: as the next word of a phrase, or as its own next piece."""
    gap = text.gaps[index]
    if (space := way.node.after.get(" ")) is not None:
        yield _Way(space, way.pieces, alone=False)
    if way.alone and text.alone(index) and len(gap) <= _WIDEST_GAP:
        yield way._replace(pieces=True)
    elif (gap == " " or not any(map(str.isspace, gap))) and _pieces(text, start, index):
        yield _Way(way.node, pieces=True, alone=False)


def _pieces(text: Reading, start: int, index: int) -> bool:
    """Whether the pieces before and after a gap may be parts of one word."""
    return text.starts(start) and text.lettered(index - 1) and text.lettered(index)


def _is_word(text: Reading, way: _Way, start: int, index: int) -> bool:
    if text.signs[index] == ANY or not text.credible(start, index):
        return False
    if way.pieces:
        return text.ends(index) and (_spelled(text, way, start, index) or _spread(way, start, index))
    return way.node.begins or text.ends(index)


def _spelled(text: Reading, way: _Way, start: int, index: int) -> bool:
    """Whether these pieces are one word: "sh it", but neither "shhh it" nor "sh it's"."""
    follows = text.gaps[index + 1] if index + 1 < len(text.gaps) else ""
    return way.node.in_pieces and index - start < way.node.depth and follows not in APOSTROPHES


def _spread(way: _Way, start: int, index: int) -> bool:
    """Whether these are letters that stand alone, and enough of them."""
    return way.alone and index - start + 1 >= _LEAST_ALONE
