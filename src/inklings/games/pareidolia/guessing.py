"""When a guess is right."""

from __future__ import annotations

from typing import Literal

from inklings.decks.words import PAREIDOLIA, answers


def judge(word_id: str, text: str) -> Literal["right", "close", "wrong"]:
    """Whether this text names the word."""
    word, said = PAREIDOLIA[word_id], text.strip().casefold()
    if said in (*map(str.casefold, answers(word, "en")), *map(str.casefold, answers(word, "pl"))):
        return "right"
    return "close" if said[:3] == word.en.text[:3].casefold() else "wrong"
