"""When a guess is right (P17, P18): in English and Polish at once, whole words only.

A wrong "right" ends a round and cannot be taken back, while an artist can let a missed synonym count
with one tap. So wherever it is doubtful, a guess is not right:

- Case, accents, articles, apostrophes, hyphens and how an answer is joined ("icecream") do not matter.
- Around the answer may stand what names nothing (`asides`), and what only describes it (`describing`).
- A guess names one thing. Commas, slashes, "or", "and" part it, and then each part has to be right.
- Slips are forgiven in words of six letters or more, unless what was typed is another word.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from inklings.decks.words import PAREIDOLIA, DrawableWord
from inklings.games.pareidolia.asides import ARTICLES, DENIALS, PREPOSITIONS
from inklings.games.pareidolia.describing import describes, is_cut_in_two
from inklings.games.pareidolia.own import judge_own
from inklings.games.pareidolia.reading import (
    Answer,
    Words,
    key,
    keys_by_shape,
    lookalikes,
    owners,
    parts,
    readings,
    shape,
    shapes,
)
from inklings.games.pareidolia.slips import SHORTEST_CLOSE, Verdict, edits, forgiven
from inklings.own_decks.words import is_own

_LONGEST_PART = 8
"""Words in one part of a guess; who says more is telling a story."""
_LONGEST_GUESS = 12
"""Words in all its parts."""
_PIECES, _SHORTEST_PIECE = 2, 3
"""A single word may be typed as two ("rain bow"), but "is land" is no island."""
_MOST_FORGIVEN = 2
_SHORTEST_STEM, _STEM = 5, 0.6
"""How many letters, and which share of them, related words have in common: "dancer", "dance"."""
_UNRELATED = frozenset(
    ("saturday", "lodowka", "lodowke", "lodowki", "lodowiec", "lodowisko", "tortura", "tortury", "tortur")
)
"""What has such a stem in common with an answer, and nothing else."""


class _Place(NamedTuple):
    """Where in a part of a guess an answer may be."""

    start: int
    end: int
    answer: Answer


def judge(word_id: str, text: str, own: Iterable[str] = ()) -> Verdict:
    """Whether this guess is right for this word; close ones are told only under a house rule.

    `own` are the table's own words, by which an own word is judged (P30).
    """
    if is_own(word_id):
        return judge_own(word_id, text, own)
    said = [part for part in parts(text) if key(part) and not DENIALS.issuperset(part)]
    lengths = [len(part) for part in said]
    if not said or max(lengths) > _LONGEST_PART or sum(lengths) > _LONGEST_GUESS:
        return "wrong"
    word = PAREIDOLIA[word_id]
    if len(said) == 1:
        return _judge_part(word, said[0])
    # A list is never close: that would tell the lister that the answer is in it.
    return "right" if all(_judge_part(word, part) == "right" for part in set(said)) else "wrong"


def _judge_part(word: DrawableWord, part: Words) -> Verdict:
    places = list(_places(word, part))
    if any(_is_named(word, part, place) and _is_met(word, part, place) for place in places):
        return "right"
    if key(part) in owners() or _lists(word, part) or not DENIALS.isdisjoint(part):
        return "wrong"
    if any(place.start and is_cut_in_two(part[place.start - 1], place.answer) for place in places):
        return "wrong"
    names = sum(each not in ARTICLES | PREPOSITIONS for each in part)
    alone = (place for place in places if names <= len(place.answer.words) + 1)
    if any(_is_met(word, part, place) for place in alone) or _is_near(word, part):
        return "close"
    return "wrong"


# --- finding ------------------------------------------------------------------------------------


def _places(word: DrawableWord, part: Words) -> Iterator[_Place]:
    """Where the part may have an answer as whole words, by their shape; not inside another word's answer."""
    stretches = list(_stretches(part))
    others = [(first, last) for first, last in stretches if _owner(part[first:last], word) is not word]
    for start, end in stretches:
        if any(first <= start and end <= last for first, last in others):
            continue  # the fall of "water fall"
        window = part[start:end]
        for answer in _alike(word, key(window), _MOST_FORGIVEN):
            if len(window) <= max(len(answer.words), _PIECES):
                yield _Place(start, end, answer)


def _is_met(word: DrawableWord, part: Words, place: _Place) -> bool:
    """Whether the answer is there indeed, exact or with slips; what costs most is asked last."""
    window, answer = part[place.start : place.end], place.answer
    return _is_said(window, answer) or _is_slip(word, window, answer, forgiven(answer.key))


def _stretches(part: Words) -> Iterator[tuple[int, int]]:
    """Every run of words which neither begins nor ends with an article."""
    names = [at for at, word in enumerate(part) if word not in ARTICLES]
    for rank, start in enumerate(names):
        for end in names[rank:]:
            yield start, end + 1


def _owner(window: Words, word: DrawableWord) -> DrawableWord:
    """Whose answer this is; this word's, if nobody's."""
    return owners().get(key(window), word)


def _alike(word: DrawableWord, typed: str, slips: int) -> Iterator[Answer]:
    """The answers which are so near in shape that it is worth a closer look."""
    initial, letters = shape(typed)
    for length in range(letters - slips, letters + slips + 1):
        yield from shapes(word).get((initial, length), ())


def _is_said(window: Words, answer: Answer) -> bool:
    """Several words may be joined anyhow; one word may be cut once, into pieces that are not too small."""
    if key(window) != answer.key:
        return False
    if len(window) == 1 or len(answer.words) > 1:
        return True
    return len(window) == _PIECES and min(map(len, window)) >= _SHORTEST_PIECE


def _is_slip(word: DrawableWord, window: Words, answer: Answer, most: int) -> bool:
    """Whether the answer was meant and at most so many slips made, and no other word lies as near."""
    typed = key(window)
    if most == 0 or typed[0] != answer.key[0] or abs(len(typed) - len(answer.key)) > most:
        return False
    if len(window) > len(answer.words) or typed in owners() or not lookalikes().isdisjoint(window):
        return False
    made = edits(typed, answer.key, most)
    return made <= most and _within(typed, made) <= {word.id}


@lru_cache(maxsize=1024)
def _within(typed: str, slips: int) -> frozenset[str]:
    """All words of the deck that so many slips would make of what was typed."""
    initial, letters = shape(typed)
    return frozenset(
        owners()[other].id
        for length in range(letters - slips, letters + slips + 1)
        for other in keys_by_shape().get((initial, length), ())
        if edits(typed, other, slips) <= slips
    )


# --- weighing -----------------------------------------------------------------------------------


def _is_named(word: DrawableWord, part: Words, place: _Place) -> bool:
    """Whether the part names the answer, and all the rest of it only describes it."""
    before, after = part[: place.start], part[place.end :]
    told = next((at for at, each in enumerate(after) if each in PREPOSITIONS), len(after))
    return describes(before, after, place.answer, word) and not _lists(word, before + after[:told])


def _lists(word: DrawableWord, words: Words) -> bool:
    """Whether another word of this category is among them: who lists things keeps to the category.

    What follows a preposition tells more of the answer and is not in a list: "bridge over a river".
    """
    named = (_owner((each,), word) for each in words)
    return any(other is not word and other.category == word.category for other in named)


def _is_near(word: DrawableWord, part: Words) -> bool:
    """Whether all words but one at most are a slip too many, a related word, or a piece of the answer."""
    windows = [part[start:end] for start, end in _stretches(part) if end - start >= len(part) - 1]
    return any(_is_nearly_said(word, window) or _is_related(word, window) for window in windows)


def _is_nearly_said(word: DrawableWord, window: Words) -> bool:
    return any(
        len(answer.key) >= SHORTEST_CLOSE and _is_slip(word, window, answer, forgiven(answer.key) + 1)
        for answer in _alike(word, key(window), _MOST_FORGIVEN + 1)
    )


def _is_related(word: DrawableWord, window: Words) -> bool:
    return any(_shares_stem(window, answer) or _is_piece(window, answer) for answer in readings(word))


def _shares_stem(window: Words, answer: Answer) -> bool:
    typed = key(window)
    if typed in _UNRELATED or typed[:_SHORTEST_STEM] != answer.key[:_SHORTEST_STEM]:
        return False
    least = max(_SHORTEST_STEM, round(_STEM * max(len(typed), len(answer.key))))
    return len(window) <= len(answer.words) and typed[:least] == answer.key[:least]


def _is_piece(window: Words, answer: Answer) -> bool:
    """One word of an answer of several, if it is not too small a word."""
    return len(window) == 1 and len(window[0]) >= SHORTEST_CLOSE and window[0] in answer.words
