"""The lexicon knows what every woodcut is made of."""

from __future__ import annotations

from inklings.games.moons.bot.lexicon import lexicon
from inklings.games.moons.bot.motifs import ALIASES, MOODS
from inklings.woodcuts import deck


def test_every_tag_of_a_woodcut_is_in_the_lexicon() -> None:
    for name in ("amber-otter-lantern", "quiet-river-moth", "red-hat-9"):
        for card in deck(name):
            idea, place, palette, *subjects = card.tags
            known = {ALIASES.get(tag, tag) for tag in (idea, place, *subjects)} | {MOODS[palette]}
            assert known <= set(lexicon("en")), card.tags
