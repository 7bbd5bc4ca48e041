"""The inks of the dream cards, and how they are put together for each place."""

from typing import NamedTuple

INK, BONE = "#1C1815", "#F1E7D0"
PRUSSIAN, DEEP, SKY, CARTA = "#1D4E79", "#16324A", "#9DB9BE", "#C7D3D1"
WAX, MADDER, ROSE = "#A3271B", "#B8402C", "#D9A08F"
BRASS, OCHRE, UMBER = "#E4B04A", "#D9992B", "#6B4426"
VERDIGRIS, BAIZE, MIST = "#3B7F73", "#123A30", "#8FBFB0"


class Palette(NamedTuple):
    """The inks of one print; on a dark sky `key` is pale and `paper` dark, as in a negative."""

    sky: str
    mark: str
    ground: str
    cut: str
    first: str
    second: str
    glow: str = BRASS
    key: str = INK
    paper: str = BONE


PALETTES: dict[str, tuple[Palette, ...]] = {
    "sea": (
        Palette(PRUSSIAN, SKY, INK, SKY, MADDER, VERDIGRIS),
        Palette(INK, VERDIGRIS, PRUSSIAN, SKY, MADDER, VERDIGRIS, key=BONE, paper=INK),
        Palette(BAIZE, VERDIGRIS, INK, MIST, MADDER, PRUSSIAN, key=BONE, paper=INK),
        Palette(VERDIGRIS, MIST, DEEP, SKY, BRASS, MADDER, BONE),
    ),
    "desert": (
        Palette(ROSE, BONE, BRASS, WAX, PRUSSIAN, MADDER),
        Palette(SKY, BONE, BRASS, UMBER, MADDER, OCHRE),
        Palette(BONE, BRASS, OCHRE, BONE, VERDIGRIS, ROSE, MADDER),
        Palette(BRASS, BONE, MADDER, BRASS, PRUSSIAN, WAX, BONE),
    ),
    "hills": (
        Palette(CARTA, BONE, WAX, ROSE, PRUSSIAN, MADDER),
        Palette(BRASS, MADDER, MADDER, INK, VERDIGRIS, WAX, BONE),
        Palette(BONE, SKY, MADDER, BONE, PRUSSIAN, ROSE),
        Palette(PRUSSIAN, SKY, WAX, ROSE, BRASS, MADDER),
    ),
    "snow": (
        Palette(SKY, BONE, BONE, SKY, MADDER, PRUSSIAN),
        Palette(PRUSSIAN, SKY, BONE, SKY, MADDER, VERDIGRIS),
        Palette(VERDIGRIS, MIST, BONE, MIST, BRASS, MADDER),
        Palette(ROSE, BONE, BONE, SKY, PRUSSIAN, MADDER),
    ),
    "forest": (
        Palette(VERDIGRIS, MIST, INK, VERDIGRIS, MADDER, BAIZE),
        Palette(BRASS, BONE, INK, BRASS, MADDER, VERDIGRIS, BONE),
        Palette(CARTA, BONE, BAIZE, MIST, MADDER, VERDIGRIS),
        Palette(DEEP, VERDIGRIS, INK, VERDIGRIS, BRASS, BAIZE, key=BONE, paper=INK),
    ),
    "clouds": (
        Palette(SKY, BONE, BONE, CARTA, MADDER, PRUSSIAN),
        Palette(ROSE, BONE, BONE, MADDER, PRUSSIAN, VERDIGRIS),
        Palette(PRUSSIAN, SKY, BONE, SKY, MADDER, VERDIGRIS),
        Palette(BRASS, BONE, BONE, ROSE, PRUSSIAN, MADDER, BONE),
    ),
    "roofs": (
        Palette(BRASS, BONE, INK, MADDER, PRUSSIAN, MADDER, BONE),
        Palette(ROSE, BONE, DEEP, SKY, MADDER, PRUSSIAN),
        Palette(DEEP, SKY, INK, SKY, MADDER, VERDIGRIS, key=BONE, paper=INK),
        Palette(CARTA, BONE, MADDER, INK, PRUSSIAN, ROSE),
    ),
    "stage": (
        Palette(BONE, SKY, OCHRE, UMBER, PRUSSIAN, VERDIGRIS),
        Palette(INK, PRUSSIAN, UMBER, INK, VERDIGRIS, PRUSSIAN, key=BONE, paper=INK),
        Palette(CARTA, BONE, UMBER, INK, PRUSSIAN, BRASS),
        Palette(DEEP, SKY, OCHRE, UMBER, BRASS, VERDIGRIS, key=BONE, paper=INK),
    ),
}
