"""The dream cards of Thirty Moons: their names, pictures and descriptions."""

import functools
import hashlib
from typing import NamedTuple

from inklings.decks import dreams_words as words
from inklings.decks.dreams_beasts import BEASTS
from inklings.decks.dreams_inks import PALETTES
from inklings.decks.dreams_motifs import FAR_EXTRAS, NEAR_EXTRAS
from inklings.decks.dreams_press import Press
from inklings.decks.dreams_settings import SETTINGS
from inklings.decks.dreams_things import THINGS
from inklings.decks.dreams_wonders import WONDERS
from inklings.decks.shipped import Card, Deck

_SUBJECTS = BEASTS | THINGS | WONDERS

# Every subject with the settings it is met in, and the small extra it meets there.
_SCENES = {
    "whale": "sea:stars desert:person clouds:birds roofs:crescent",
    "door": "sea:person desert:cat snow:crescent clouds:birds",
    "keyhole": "sea:birds desert:kite hills:birds snow:stars",
    "ladder": "sea:stars hills:birds roofs:cat stage:person",
    "teacup": "sea:rain desert:birds forest:crescent stage:stars",
    "house": "desert:birds hills:kite snow:stars forest:person",
    "eye-tree": "desert:birds hills:rain snow:person stage:cat",
    "hand": "sea:birds hills:person clouds:kite roofs:stars",
    "cage": "desert:person forest:birds roofs:crescent stage:cat",
    "fish": "snow:person forest:stars clouds:birds roofs:rain",
    "snail": "sea:stars hills:birds forest:rain stage:person",
    "letter": "sea:crescent snow:cat clouds:kite roofs:stars",
    "key": "desert:birds hills:person forest:birds stage:rain",
    "bird": "sea:crescent hills:stars snow:rain forest:kite",
    "book": "sea:birds desert:person clouds:crescent stage:cat",
    "clock": "sea:person desert:birds forest:stars roofs:cat",
    "bottle": "desert:kite snow:birds clouds:stars stage:person",
    "piano": "sea:crescent snow:birds forest:cat stage:person",
    "umbrella": "sea:person hills:cat roofs:birds stage:stars",
    "moons": "desert:person clouds:stars roofs:birds stage:cat",
    "balloon": "sea:person hills:birds clouds:stars roofs:kite",
    "fox": "hills:crescent snow:birds forest:stars roofs:kite",
    "head": "sea:birds desert:person hills:crescent forest:rain",
    "bed": "sea:crescent forest:birds clouds:stars roofs:rain",
    "moth": "snow:crescent forest:person roofs:stars stage:birds",
    "hourglass": "desert:birds snow:person clouds:crescent stage:cat",
    "elephant": "sea:crescent desert:birds snow:kite clouds:stars",
}


_SIZES = (1.0, 0.9, 0.96, 0.86)


class _Scene(NamedTuple):
    """What one card shows."""

    subject: str
    setting: str
    extra: str
    palette: int
    size: float
    mirrored: bool


def _catalogue() -> dict[str, _Scene]:
    seen = dict.fromkeys(SETTINGS, 0)
    scenes: dict[str, _Scene] = {}
    for row, (subject, places) in enumerate(_SCENES.items()):
        for column, place in enumerate(places.split()):
            setting, extra = place.split(":")
            scenes[f"{subject}-{setting}"] = _Scene(
                subject,
                setting,
                extra,
                palette=seen[setting],
                size=_SIZES[(row + column) % len(_SIZES)],
                mirrored=(row + column) % 2 == 1,
            )
            seen[setting] += 1
    return scenes


_CATALOGUE = _catalogue()

CARDS: tuple[str, ...] = tuple(_CATALOGUE)
"""Every dream card's name, in a fixed order."""


@functools.cache
def picture(card: str) -> bytes:
    """Draw the card as an SVG document; raises KeyError for an unknown card."""
    scene = _CATALOGUE[card]
    setting, subject = SETTINGS[scene.setting], _SUBJECTS[scene.subject]
    palettes = PALETTES[scene.setting]
    press = Press(card, palettes[scene.palette % len(palettes)])
    if scene.mirrored:
        press = press.at(200, 0, mirrored=True)
    setting.behind(press)
    if far := FAR_EXTRAS.get(scene.extra):
        far(press.at(*setting.sky))
    subject(press.at(100, setting.floor, setting.room * scene.size))
    setting.before(press)
    if near := NEAR_EXTRAS.get(scene.extra):
        near(press.at(*setting.path))
    return press.print()


def alt(card: str, language: str) -> str:
    """Say in one sentence, in English or Polish, what the card shows; raises KeyError if unknown."""
    scene = _CATALOGUE[card]
    return words.sentence(scene.subject, scene.setting, scene.extra, language)


class _Drawn(Deck):
    """Cards that are drawn when they are asked for, one picture for every size."""

    def __init__(self) -> None:
        names = {card: f"{hashlib.sha256(card.encode()).hexdigest()[:16]}.svg" for card in CARDS}
        self._cards = {file: card for card, file in names.items()}
        self.cards = CARDS
        self.catalogue = {
            card: Card(
                id=card,
                seed=0,
                tags=(),
                files={"card": file, "large": file},
                alt={language: alt(card, language) for language in ("en", "pl")},
            )
            for card, file in names.items()
        }

    def read(self, file: str) -> bytes:
        """Draw the picture of this file."""
        return picture(self._cards[file])


DECK = _Drawn()
