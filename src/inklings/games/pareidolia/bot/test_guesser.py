"""Guessing: the sky is read in any turn, sparingly, and what was said is not said again."""

from __future__ import annotations

from random import Random

import pytest

from inklings.decks.words import PAREIDOLIA
from inklings.games.pareidolia.bot.character import CHARACTERS
from inklings.games.pareidolia.bot.frame import Frame
from inklings.games.pareidolia.bot.guesser import FEWEST, MOST_GUESSES, Notion, notion
from inklings.games.pareidolia.bot.skies import skies, words_of
from inklings.games.pareidolia.bot.test_views import painting
from inklings.games.pareidolia.views import CloudView
from inklings.kernel.game import Seat


def sky(word: str, frame: Frame) -> tuple[CloudView, ...]:
    return tuple(
        CloudView.of(number, piece.shape, frame.lay(piece)) for number, piece in enumerate(skies()[word])
    )


def seen(
    word: str, clouds: tuple[CloudView, ...], said: tuple[tuple[int, str], ...] = (), seed: int = 0
) -> Notion | None:
    view = painting(word, clouds, said=said)
    return notion(view, Seat(1), CHARACTERS["sharp"], Random(seed))


@pytest.mark.parametrize("word", ["giraffe", "bicycle", "cherries", "moon", "king", "fishing"])
def test_a_sky_is_read_in_any_turn(word: str) -> None:
    """P24."""
    for turn in (0, 100, 230):
        found = seen(word, sky(word, Frame(10, -15, turn)))
        assert found is not None
        assert found.word == word
        assert found.doubt < 0.5


def test_nothing_is_said_of_a_sky_that_is_nearly_empty() -> None:
    assert seen("giraffe", sky("giraffe", Frame(0, 0, 0))[: FEWEST - 1]) is None


@pytest.mark.parametrize("text", ["giraffe", "Żyrafa"])
def test_what_anybody_has_said_in_either_language_is_not_said_again(text: str) -> None:
    clouds = sky("giraffe", Frame(0, 0, 0))
    found = seen("giraffe", clouds, said=((3, text),))
    assert found is None or found.word != "giraffe"


def test_when_all_has_been_said_there_is_nothing_to_say() -> None:
    everything = tuple((3, PAREIDOLIA[word].en.text) for word in words_of("animal"))
    assert seen("giraffe", sky("giraffe", Frame(0, 0, 0)), said=everything) is None


def test_after_a_few_guesses_it_keeps_silent() -> None:
    clouds = sky("giraffe", Frame(0, 0, 0))
    assert seen("giraffe", clouds, said=((1, "a crane"),) * MOST_GUESSES) is None
    assert seen("giraffe", clouds, said=((3, "a crane"),) * MOST_GUESSES) is not None


def test_everybody_has_a_taste_of_their_own() -> None:
    clouds = sky("turtle", Frame(0, 0, 0))[:4]
    easy = CHARACTERS["easy"]
    notions = {notion(painting("turtle", clouds), Seat(1), easy, Random(seed)) for seed in range(20)}
    assert len({found.word for found in notions if found is not None}) > 1
