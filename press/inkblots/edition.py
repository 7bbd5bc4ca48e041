"""How the inkblots are printed, and what the press itself can say of a blot."""

from collections.abc import Mapping, Sequence

from inklings.decks.shipped import Seed
from press.edition import Edition, Format, Painted
from press.inkblots.plan import Plan, plan
from press.inkblots.render import render

_PRESSES = {
    "crisp": ("crisp", "ostra"),
    "feathered": ("feathered", "strzępiasta"),
    "pooled": ("pooled", "rozlana"),
    "dry": ("dry", "sucha"),
}
_SHAPES = {
    "winged": ("spread to both sides of the fold", "rozłożona na obie strony zgięcia"),
    "masks": ("broad, with openings in it", "szeroka, z otworami w środku"),
    "figures": ("in two upright halves", "z dwóch stojących połówek"),
    "reflections": ("mirrored below a level line", "odbita poniżej poziomej linii"),
    "scattered": ("in many loose spots", "z wielu luźnych plamek"),
    "tall": ("tall and narrow", "wysoka i wąska"),
    "wide": ("low and wide", "niska i szeroka"),
    "coloured": ("in bands of colour", "w barwnych pasmach"),
}
_INKS = {
    "black": "czarnego",
    "warm black": "ciepłoczarnego",
    "blue-black": "granatowoczarnego",
    "sepia": "sepiowego",
    "red": "czerwonego",
    "ochre": "ochrowego",
    "blue": "niebieskiego",
    "green": "zielonego",
    "teal": "morskiego",
    "rose": "różowego",
    "violet": "fioletowego",
    "rust": "rdzawego",
    "olive": "oliwkowego",
}


def tags(planned: Plan) -> tuple[str, ...]:
    """The family, how the sheet was pressed, its inks, and its runs."""
    runs = ["runs"] if planned.regime.drips else []
    return (planned.family, planned.regime.press, *_pigments(planned), *runs)


def paint(seed: Seed, height: int) -> Painted:
    """Draw the blot of a seed; anyone who takes it into the deck finds better words."""
    number = int(seed)
    planned = plan(number)
    return Painted(render(number, height), tags(planned), _said(number, planned))


EDITION = Edition(
    kind="inkblot",
    paint=paint,
    formats={"card": Format(480, 360, limit=40_000), "large": Format(1200, 900, limit=90_000)},
)


def _pigments(planned: Plan) -> list[str]:
    inks = planned.inks
    return [ink for ink in (inks.dark, inks.first, inks.second) if ink]


def _said(seed: int, planned: Plan) -> Mapping[str, str]:
    """Its looks in a sentence, with the sheet's number, for others look much the same in words."""
    (press, _press), (shape, _shape) = _PRESSES[planned.regime.press], _SHAPES[planned.family]
    inks = _pigments(planned)
    english, polish = _listed(inks, "and"), _listed([_INKS[ink] for ink in inks], "i")
    return {
        "en": f"Sheet {seed}: a {press} blot in {english} ink, {shape}.",
        "pl": f"Arkusz {seed}: {_press} plama z atramentu {polish}, {_shape}.",
    }


def _listed(words: Sequence[str], last: str) -> str:
    return f" {last} ".join(filter(None, (", ".join(words[:-1]), words[-1])))
