"""What bots make of clues that people might give."""

from __future__ import annotations

import subprocess
import sys

import pytest

from inklings.decks.dreams import DECK
from inklings.games.moons.bot.likeness import likeness
from inklings.games.moons.bot.motifs import shown
from inklings.kernel.bot import Language


def evoked(clue: str, language: Language) -> set[str]:
    """The motifs of the card that is most like a clue."""
    like = likeness(clue, language, DECK)
    return set(shown(max(like, key=lambda card: like[card])))


@pytest.mark.parametrize(
    ("clue", "language", "motif"),
    [
        ("insomnia", "en", "sleeper"),
        ("The nomads", "en", "carrier"),
        ("such loneliness", "en", "seen from above"),
        ("too much coffee", "en", "teacup voyage"),
        ("Escape!", "en", "caged"),
        ("bezsenność", "pl", "sleeper"),
        ("przeprowadzka", "pl", "carrier"),
        ("ucieczka z więzienia", "pl", "caged"),
        ("za dużo kawy", "pl", "teacup voyage"),
        ("wielorybami", "pl", "whale"),
        ("ksiezyc", "pl", "moon"),
    ],
)
def test_a_clue_brings_a_card_to_mind(clue: str, language: Language, motif: str) -> None:
    assert motif in evoked(clue, language)


def test_pictograms_are_read_by_their_names_in_either_language() -> None:
    assert "whale" in evoked("🐋", "en")
    assert "whale" in evoked("🐋!", "pl")


def test_a_clue_in_the_other_language_is_understood_too() -> None:
    assert "sleeper" in evoked("insomnia", "pl")
    assert "carrier" in evoked("przeprowadzka", "en")


def test_what_says_nothing_is_like_nothing() -> None:
    assert set(likeness("xyzzy", "pl", DECK).values()) == {0.0}
    assert set(likeness("…", "pl", DECK).values()) == {0.0}


ALONE = """
import sys
sys.modules["wordllama"] = sys.modules["snowballstemmer"] = None
from inklings.games.moons.bot.test_likeness import evoked
assert "whale" in evoked("whales", "en")
assert "sleeper" in evoked("insomnia", "en")
assert "whale" in evoked("wielorybami", "pl")
assert "octopus" in evoked("ośmiornicami", "pl")
from inklings.decks.dreams import DECK
from inklings.games.moons.bot.clues import stocks
assert all(stocks(language, DECK)[card] for language in ("en", "pl") for card in stocks(language, DECK))
"""

LIGHT = """
import sys
import inklings.games.moons.bot
assert not {"wordllama", "numpy", "snowballstemmer"} & set(sys.modules)
"""


@pytest.mark.parametrize("program", [ALONE, LIGHT], ids=["the lexicon alone will do", "loaded when needed"])
def test_without_the_extra(program: str) -> None:
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)  # noqa: S603


def test_everybodys_logging_stays_as_it_is() -> None:
    program = (
        "import logging\n"
        "from inklings.decks.dreams import DECK\n"
        "from inklings.games.moons.bot.likeness import likeness\n"
        "likeness('a clue', 'en', DECK)\n"
        "assert not logging.getLogger().handlers and logging.getLogger().level == logging.WARNING"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)  # noqa: S603
