"""The skies that are made by hand: every word has one that can be laid, and none is another's double."""

from __future__ import annotations

import itertools
from collections import Counter

from inklings.decks.words import PAREIDOLIA
from inklings.games.pareidolia.bot.frame import Frame
from inklings.games.pareidolia.bot.looks import likeness, turns
from inklings.games.pareidolia.bot.skies import look_of, skies, words_of
from inklings.games.pareidolia.clouds import SUPPLY
from inklings.games.pareidolia.geometry import settled


def test_every_word_has_a_sky_of_a_few_clouds_that_the_supply_holds() -> None:
    assert skies().keys() == PAREIDOLIA.keys()
    for word, pieces in skies().items():
        assert 3 <= len(pieces) <= 8, word
        assert Counter(piece.shape for piece in pieces) <= Counter(SUPPLY), word


def test_every_sky_has_room_in_any_turn() -> None:
    for word, pieces in skies().items():
        for turn, mirrored in itertools.product(range(0, 360, 45), (False, True)):
            poses = [(piece.shape, Frame(0, 0, turn, mirrored).lay(piece)) for piece in pieces]
            assert all(settled(shape, pose) == pose for shape, pose in poses), word


def test_no_two_skies_of_a_category_look_alike() -> None:
    for word, drawn in PAREIDOLIA.items():
        seen = turns(look_of(word))
        for other in words_of(drawn.category):
            assert other == word or likeness(seen, look_of(other))[0] < 0.75, (word, other)
