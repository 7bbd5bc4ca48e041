"""What bots see: it is in the pixels, every word says something about it, and no two see quite the same."""

from __future__ import annotations

import subprocess
import sys
from operator import mul
from random import Random
from statistics import correlation, fmean

import pytest

from inklings.decks.inkblots import CARDS
from inklings.decks.words import RORSCHACH, written
from inklings.games.rorschach.bot import likeness
from inklings.games.rorschach.bot.likeness import QUALITIES, VAGUE, common, seen


def test_every_blot_is_measured_and_no_quality_is_the_same_in_all() -> None:
    assert tuple(likeness._MEASURED) == CARDS
    for quality in QUALITIES:
        assert len({found[quality] for found in likeness._MEASURED.values()}) > 8, quality


def test_the_lexicon_has_every_word_and_every_quality_and_nothing_else() -> None:
    named = {name.split("/")[0] for name in likeness._LEXICON}
    assert named == set(RORSCHACH)
    used = {quality for weights in likeness._LEXICON.values() for quality in weights}
    assert used == set(QUALITIES)
    assert all(3 <= len(weights) <= 9 for weights in likeness._LEXICON.values())
    assert all(0 < abs(weight) <= 3 for weights in likeness._LEXICON.values() for weight in weights.values())


def test_words_differ_in_what_they_are_like() -> None:
    looks = {word: [common(word, "en")[blot] for blot in CARDS] for word in RORSCHACH}
    for word, look in looks.items():
        assert fmean(look) == pytest.approx(0, abs=1e-9)
        alike = [name for name, other in looks.items() if name < word and fmean(map(mul, look, other)) > 0.95]
        assert not alike, word


def test_a_polish_table_reads_its_own_words() -> None:
    assert common("heavy-metal", "pl") != common("heavy-metal", "en"), "disco polo is another thing"
    assert common("crab", "pl") == common("crab", "en")


def test_two_people_share_as_much_as_is_said_and_less_of_what_has_no_shape() -> None:
    def agreement(words: list[str]) -> float:
        chance = Random("taste")
        pairs: list[tuple[float, float]] = []
        for name in words:
            word = written(RORSCHACH[name], "both")
            one, other = (seen(word, "en", CARDS, 0.6, chance) for _ in range(2))
            pairs += [(one[blot], other[blot]) for blot in CARDS]
        return correlation(*zip(*pairs, strict=True))

    vague = [name for name, word in RORSCHACH.items() if word.kind in VAGUE]
    assert agreement([name for name in RORSCHACH if name not in vague]) == pytest.approx(0.6, abs=0.08)
    assert agreement(vague) == pytest.approx(0.42, abs=0.08)


def test_a_bot_at_a_table_needs_none_of_what_measured_the_pictures() -> None:
    look = "import sys, inklings.games.rorschach.bot; print({'numpy', 'scipy', 'PIL'} & set(sys.modules))"
    told = subprocess.run([sys.executable, "-c", look], check=True, capture_output=True, text=True)  # noqa: S603
    assert told.stdout.strip() == "set()"
