"""Names that a room gives, so that nobody types one: a beast, and what it has with it."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from inklings.house.asks import NAME
from inklings.kernel.alike import alike
from inklings.kernel.bot import Language

BEASTS: dict[Language, str] = {
    "en": "Badger Bear Beaver Crane Crow Deer Duck Eel Finch Fox Frog Goose Hare Hedgehog Heron Lynx Mole "
    "Moose Mouse Newt Otter Owl Panda Puffin Rabbit Raven Robin Seal Shrew Snail Squirrel Stork Swan Toad "
    "Weasel Wolf",
    "pl": "Bizon Bocian Borsuk Bóbr Czapla Foka Gawron Gęś Jaszczurka Jeleń Jeż Kaczka Kos Kret Kruk Lis "
    "Łabędź Łasica Łoś Mysz Niedźwiedź Orzeł Osioł Panda Pingwin Ropucha Rudzik Ryjówka Ryś Sowa Ślimak "
    "Wiewiórka Wilk Wydra Zając Żaba Żuraw",
}
THINGS: dict[Language, tuple[str, ...]] = {
    "en": ("with a bell", "with a drum", "with a flute", "with a hat", "with a key", "with a kite",
           "with a lamp", "with a map", "with a scarf", "with tea"),
    "pl": ("w czapce", "w kaloszach", "w szaliku", "z bębnem", "z dzwonkiem", "z fletem", "z kluczem",
           "z latarką", "z mapą", "z parasolem"),
}  # fmt: skip
"""In Polish nothing that would have to agree with the beast, or guess at anybody's gender."""


def every_name(language: Language) -> list[str]:
    """All names that there are in a language."""
    names = (f"{beast} {thing}" for beast in BEASTS[language].split() for thing in THINGS[language])
    return [name for name in names if NAME.allows(name)]


def made_name(language: Language, taken: Collection[str], rng: Random) -> str:
    """A name that looks like none of those that are taken. There are more than a room holds people."""
    names = every_name(language)
    rng.shuffle(names)
    worn = {name.partition(" ")[0] for name in taken}
    # While there are beasts that nobody is called after, nobody is called like anybody else.
    names.sort(key=lambda name: name.partition(" ")[0] in worn)
    return next(name for name in names if not any(alike(name, other) for other in taken))
