"""Small things that dream cards share, and the extras that wander through them."""

from collections.abc import Callable

from inklings.decks.dreams_inks import BONE, INK
from inklings.decks.dreams_paths import disc
from inklings.decks.dreams_press import Press


def hut(press: Press, width: float, height: float, wall: str, roof: str) -> None:
    """A house with a lit window."""
    edge, half = press.inks.key, width / 2
    press.cut(f"M{-half} 0V{-height}H{half}V0Z", wall, edge, 2.4)
    press.cut(f"M{-half - 3} {-height}L0 {-height - width * 0.75}L{half + 3} {-height}Z", roof, edge, 2.4)
    pane = width * 0.17
    press.cut(f"M{-pane} {-height * 0.32}v{-2.4 * pane}h{2 * pane}v{2.4 * pane}Z", press.inks.glow)


def puff(press: Press, fill: str, edge: str = "") -> None:
    """A cloud."""
    press.cut(
        "M-40 0Q-58 -2 -54 -16Q-48 -28 -34 -24Q-30 -46 -8 -44Q8 -50 16 -34Q36 -42 42 -22Q60 -20 54 -6"
        "Q52 0 40 0Z",
        fill,
        edge,
        3,
    )


def crescent(press: Press, ink: str) -> None:
    """A waning moon."""
    press.cut("M2 -10Q-11 -9 -11 0T2 10Q-4 6 -4 0T2 -10Z", ink)


def star(press: Press, ink: str) -> None:
    """A star with four points."""
    press.cut("M0 -10L2 -2L10 0L2 2L0 10L-2 2L-10 0L-2 -2Z", ink)


def person(press: Press, ink: str, coat: str) -> None:
    """Someone small, in a long coat, seen from behind."""
    press.cut("M-9 0Q-8 -22 -4 -28H4Q8 -22 9 0Z", coat, ink, 2.4)
    press.cut(disc(0, -33, 6), ink)


def pine(press: Press, ink: str) -> None:
    """A fir tree."""
    press.cut("M-2 0V-8H-16L-6 -22H-12L-4 -36H-8L0 -60L8 -36H4L12 -22H6L16 -8H2V0Z", ink)


def boat(press: Press, hull: str, sail: str) -> None:
    """A little boat with one sail."""
    edge = press.inks.key
    press.cut("M-22 -14H22L14 0H-14Z", hull, edge, 3)
    press.line("M0 -14V-58", edge, 3)
    press.cut("M2 -56Q26 -40 22 -18H2Z", sail, edge, 3)


def face(press: Press, ink: str) -> None:
    """A quiet smile, for moons and suns."""
    press.line("M-22 -8q8 -8 15 0M7 -8q8 -8 15 0M-14 13q14 13 28 0", ink, 3.6)
    press.line("M0 -4q-6 10 1 11", ink, 3)


def _birds(press: Press) -> None:
    flock = "M146 34q6 -9 13 0q8 -9 14 0M166 54q5 -7 10 0q6 -7 11 0M128 22q4 -6 8 0q5 -6 9 0"
    press.line(flock, press.inks.key, 2.8)


def _rain(press: Press) -> None:
    drops: list[str] = []
    for number in range(46):
        x, y = (number * 67) % 203 - 2, (number * 41) % 219 - 6 + 8 * press.random.random()
        drops.append(f"M{x} {y:.0f}l-5 13")
    press.line("".join(drops), press.inks.key, 1.8)


def _stars(press: Press) -> None:
    for x, y, r in (
        (24, 26, 11),
        (66, 14, 6),
        (178, 24, 9),
        (186, 84, 7),
        (12, 88, 6),
        (134, 14, 5),
        (16, 146, 5),
    ):
        star(press.at(x, y, r / 10), press.inks.glow)


def _crescent(press: Press) -> None:
    crescent(press.at(172, 36, 1.8), press.inks.glow)


def _kite(press: Press) -> None:
    press.line("M163 46Q150 74 170 100T172 150", press.inks.key, 1.8)
    press.cut("M170 10L184 30L163 48L155 24Z", press.inks.first, press.inks.key, 2.6)
    press.line("M170 10L163 48M184 30L155 24", press.inks.key, 1.8)


def _person(press: Press) -> None:
    press.cut("M-11 0Q-10 -24 -5 -31H5Q10 -24 11 0Z", INK, BONE, 2)
    press.cut(disc(0, -37, 7), INK, BONE, 2)


def _cat(press: Press) -> None:
    tail = "M8 -2Q24 -2 18 -18L22 -20Q30 2 8 3Z"
    press.cut(f"M-10 0Q-12 -18 -4 -24L-7 -37L-1 -32H5L10 -37L10 -24Q6 -20 8 0Z{tail}", INK, BONE, 2)
    press.cut(disc(-2, -28, 1.5) + disc(5, -28, 1.5), press.inks.glow)


# What is seen far off, behind the subject; and who stands near, before everything.
FAR_EXTRAS: dict[str, Callable[[Press], None]] = {
    "birds": _birds,
    "rain": _rain,
    "stars": _stars,
    "crescent": _crescent,
    "kite": _kite,
}
NEAR_EXTRAS: dict[str, Callable[[Press], None]] = {"person": _person, "cat": _cat}
