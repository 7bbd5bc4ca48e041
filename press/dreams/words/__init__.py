"""The words in which a dream is told, in English and Polish."""

from importlib import resources
from typing import Literal, NamedTuple, TypeAlias

import msgspec

Gender: TypeAlias = Literal["m", "f", "n", "p"]
"""Of a Polish noun: masculine, feminine, neuter, or without a singular."""


class Said(NamedTuple):
    """The same words in both languages."""

    en: str
    pl: str


class Noun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing's name, in the forms that sentences need."""

    en: str
    """With its article."""
    pl: str
    gender: Gender
    genitive: str
    accusative: str
    instrumental: str
    many: Said

    def that_is(self, adjective: str) -> str:
        """The English name with an adjective: a giant whale."""
        return with_article(f"{adjective} {self.bare}")

    @property
    def bare(self) -> str:
        """The English name without its article."""
        return self.en.split(" ", 1)[1]

    def agreeing(self, adjective: str) -> str:
        """A Polish adjective in this noun's gender, from its masculine form."""
        soft = adjective.endswith(("ki", "gi"))
        match self.gender:
            case "m":
                return adjective
            case "f":
                return adjective[:-1] + "a"
            case "n" | "p":
                return adjective + "e" if soft else adjective[:-1] + "e"


class PlaceWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one speaks of a setting."""

    within: Said
    """Where something stands."""
    over: Said
    """Where something flies."""


def with_article(words: str) -> str:
    """English words with "a" or "an" before them."""
    silent = words.startswith(("hour", "umb")) or words[0] in "aeio"
    return f"an {words}" if silent else f"a {words}"


def sentence(words: str) -> str:
    """Words as a sentence."""
    return f"{words[0].upper()}{words[1:]}."


_folder = resources.files(__name__)
NOUNS = msgspec.json.decode((_folder / "nouns.json").read_bytes(), type=dict[str, Noun])
"""Every creature and object by the name that code gives it."""

PLACES = msgspec.json.decode((_folder / "places.json").read_bytes(), type=dict[str, PlaceWords])
"""Every setting by its name."""

LIGHTS = msgspec.json.decode((_folder / "lights.json").read_bytes(), type=dict[str, Said])
"""What hangs in the sky, as the beginning of a sentence."""
