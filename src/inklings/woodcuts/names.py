"""Names for new decks: a colour, a beast and a thing."""

from __future__ import annotations

from random import Random

_COLOURS = """
amber ash azure bone brass bronze chalk cherry clay cobalt copper coral cream crimson dusk ebony ember flint
frost ginger golden hazel honey indigo ink iron ivory jade lemon lilac linen maple marble mint mist moss
mustard ochre olive onyx opal pearl peach pewter pine plum quartz rose ruby russet rust saffron sage sand
scarlet silver slate smoke straw teal umber violet walnut wine
"""
_BEASTS = """
badger bat bear beetle bison boar camel carp cat cicada cobra crab crane cricket crow deer dove duck eagle
eel elk emu falcon ferret finch fox frog gecko goat goose hare hawk heron hornet ibis jackal jay koala lark
lemur lion lizard llama lobster lynx magpie mole moose moth mouse newt otter owl panda parrot pelican pike
puffin quail rabbit raven robin seal shark
"""
_THINGS = """
anchor apple arrow attic barrel basket bell bench bridge broom bucket candle carpet castle cellar chair
chimney clock coat compass cradle crown cup curtain door drum fan feather fiddle flute fountain garden gate
glove hammer harbour hat hearth island kettle key kite ladder lantern letter locket loom mask mirror needle
orchard oven parcel pillow pocket ribbon river spoon stair sundial teapot thimble tower
"""


def new_name(rng: Random) -> str:
    """One of a quarter of a million names."""
    return "-".join(rng.choice(words.split()) for words in (_COLOURS, _BEASTS, _THINGS))
