"""What a card shows, as motifs of the lexicon: by its tags, and by what else its sentence mentions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from inklings.games.moons.bot.lexicon import lexicon
from inklings.games.moons.bot.tongue import stems
from inklings.games.moons.cards import deck_of
from inklings.games.moons.model import Card

TWIST, SETTING, MOOD, SUBJECT, LIGHT, MENTIONED = 1.0, 0.55, 0.25, 1.0, 0.45, 0.35
"""How much each part of a dream catches the eye."""

ALIASES = {
    "bear walking": "bear",
    "bed": "dream bed",
    "birds": "bird",
    "boats": "boat",
    "candles": "candle",
    "caravel": "boat",
    "carp": "fish",
    "clock": "clocks",
    "crane dancing": "crane",
    "deer": "stag",
    "doors": "door",
    "eyes": "eye",
    "faces": "mask",
    "feathers": "feather",
    "hand": "giant hand",
    "hare leaping": "rabbit",
    "hare": "rabbit",
    "hats": "hat",
    "holding lantern": "procession",
    "holding umbrella": "umbrella",
    "houses": "house",
    "lanterns": "lantern",
    "masks": "mask",
    "owl flying": "owl",
    "palm": "tree",
    "piano": "grand piano",
    "playing cello": "cello",
    "playing violin": "violin",
    "rain": "gap in the rain",
    "running child": "child",
    "sailing boat": "boat",
    "sailing": "boat",
    "school fish": "fish",
    "sleep": "sleeper",
    "sleeping curled": "sleeper",
    "stars": "star",
    "swan": "swans",
    "theatre": "theatre stage",
    "trees": "tree",
    "turtle": "sea turtle",
    "umbrellas": "umbrella",
    "violinist": "violin",
    "wolf howling": "wolf",
}
"""Subjects that the lexicon knows by another name."""

_PROPS = (
    "balloon barber bath brush bubbles bucket burrow cage cards carrot chair cherry climbing "
    "crook cuckoo curtain day drawer face flag foam fork grass hands hedge hills ice lamp "
    "letter_box letters light magic match maze mirror music needle needles net paint puddle rug "
    "scarf scissors shadow shop skates smoke snowman spoon stage strings sugar table teeth ticket "
    "tongue trumpet wand watch well window wool "
)
PROPS = frozenset(_PROPS.split())
"""What lies about in a diorama, and needs no entry of its own: the entry of its idea has the words."""

WAYS = frozenset(
    {
        "afraid behind anger",
        "anger",
        "ant",
        "balloon",
        "bison",
        "cactus",
        "climber",
        "crowned",
        "dolphin",
        "embrace",
        "fear",
        "feet",
        "fight",
        "flamingo",
        "greedy",
        "hen",
        "let go",
        "letters",
        "lobster",
        "longing",
        "love",
        "ostrich",
        "out of reach",
        "painting at easel",
        "peacock",
        "proud outside",
        "quarrel",
        "quarrelling",
        "reaching",
        "roots",
        "sitting",
        "sleeping",
        "stern outside",
        "swing",
        "tortoise",
        "vine",
        "water",
        "weeping",
        "weeping behind joy",
        "wonder",
    }
)
"""Subjects that need no entry of their own: the entry of their idea has the words."""

MOODS = {
    "attic": "long ago",
    "deep sea": "sea green",
    "dusk": "twilight",
    "ember": "fire",
    "fairground": "carnival",
    "forest moon": "midnight",
    "indigo gold": "midnight",
    "lamplit teal": "lamplight",
    "mint kitchen": "morning",
    "morning": "morning",
    "mustard": "long ago",
    "noon meadow": "summer",
    "olive print": "long ago",
    "orchard": "summer",
    "peach dawn": "dawn",
    "plum rose": "twilight",
    "red theatre": "fire",
    "rose garden": "dawn",
    "rose paper": "dawn",
    "rust desert": "fire",
    "sage morning": "morning",
    "sea glass": "sea green",
    "snow dusk": "cold",
    "theatre": "fire",
    "violet fog": "twilight",
    "white winter": "cold",
    "winter": "cold",
}
"""What the colours of a palette feel like."""


@lru_cache(maxsize=8192)
def tagged(card: Card) -> Mapping[str, float]:
    """The motifs that a card is made of, and how much each catches the eye."""
    twist, setting, palette, subject, *others = deck_of(card).tags(card)
    found = {MOODS[palette]: MOOD, twist: TWIST}
    for name in re.split(" as | with | and ", subject.replace("_", " ")):
        if name not in WAYS:
            found[ALIASES.get(name, name)] = SUBJECT
    for name, weight in ((setting, SETTING), *((name, LIGHT) for name in others)):
        if name.replace(" ", "_") not in PROPS:
            found.setdefault(ALIASES.get(name, name), weight)
    return found


@lru_cache(maxsize=8192)
def shown(card: Card) -> Mapping[str, float]:
    """All motifs of a card, with what its sentence mentions besides."""
    seen = set(stems(deck_of(card).alt(card, "en"), "en"))
    mentioned = {motif: MENTIONED for motif in lexicon("en") if seen.issuperset(stems(motif, "en"))}
    return mentioned | dict(tagged(card))
