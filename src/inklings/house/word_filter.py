"""The filter for rude words: they are masked, as whole words, and nothing is refused."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from inklings.house.letters import is_letter, letters, lines
from inklings.house.wordlist import Found, Reading, WordList

MASK = "●"


class WordFilter:
    """A list of words to mask, and a list of harmless words that contain one of them."""

    def __init__(self, rude: Iterable[str], harmless: Iterable[str] = ()) -> None:
        """Read both lists."""
        self._rude, self._harmless = WordList(rude), WordList(harmless)
        self.masked = lru_cache(4096)(self._masked)
        """The text, with `MASK` for each letter of a rude word."""

    def _masked(self, text: str) -> str:
        if not self._rude:
            return text
        reading = Reading(text)
        rude = list(self._rude.find(reading))
        if not rude:
            return text
        harmless = list(self._harmless.find(reading))
        shown = list(text)
        for first, last in {_whole(text, reading, found) for found in rude if not _within(found, harmless)}:
            for at in range(first, last + 1):
                read = letters(text[at])
                shown[at] = MASK if read else shown[at] if read is None else ""
        return "".join(shown)


def _within(found: Found, others: list[Found]) -> bool:
    return any(other.first <= found.first and found.last <= other.last for other in others)


def _whole(text: str, reading: Reading, found: Found) -> tuple[int, int]:
    """Where the whole words are to which a found one belongs, without the marks around them."""
    first, last = reading.opens[found.first], reading.closes[found.last]
    while first < found.first and not is_letter(text[reading.at[first]]):
        first += 1
    while last > found.last and not is_letter(text[reading.at[last]]):
        last -= 1
    return reading.at[first], reading.at[last]


@cache
def strangers_filter() -> WordFilter:
    """The filter for tables that are open to strangers, for both languages."""
    return WordFilter([*lines("en.txt"), *lines("pl.txt")], lines("harmless.txt"))


def masked(text: str) -> str:
    """The text as a table shows it that is open to strangers."""
    return strangers_filter().masked(text)
