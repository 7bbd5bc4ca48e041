"""Ten chapters of the deck, each with its inks and its two lights."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Chapter:
    """The colours of one chapter, as a printer would name them."""

    name: str
    high: str
    """The backdrop above."""
    low: str
    """The backdrop at the horizon."""
    table: str
    main: str
    second: str
    pale: str
    dark: str
    accent: str
    key: str
    """The warm light."""
    fill: str
    """The cool light against it."""


DUSK = Chapter(
    "dusk",
    "#2b2d5b",
    "#e08a6d",
    "#5a3a32",
    "#46548f",
    "#8a5a83",
    "#f4dfc4",
    "#1f2140",
    "#ffb13b",
    "#ffc48a",
    "#7f93ff",
)
ORCHARD = Chapter(
    "orchard",
    "#7fb3a6",
    "#f3e2ae",
    "#8a5f38",
    "#5f8a3f",
    "#c6a13a",
    "#fbf0d6",
    "#2f4430",
    "#d8412f",
    "#ffdba3",
    "#9fd0e6",
)
DEEP = Chapter(
    "deep sea",
    "#06283d",
    "#1f7f86",
    "#35626a",
    "#12667a",
    "#3fa39a",
    "#e6efdc",
    "#071c2c",
    "#ff7a4d",
    "#ffd9a8",
    "#46b3d8",
)
WINTER = Chapter(
    "winter",
    "#5f7da0",
    "#e9e4e2",
    "#7d7468",
    "#a9c0d4",
    "#6a87a5",
    "#fbf8f0",
    "#2c3c55",
    "#c8283c",
    "#ffd0a0",
    "#a5c8ff",
)
FAIR = Chapter(
    "fairground",
    "#17495a",
    "#f0b69a",
    "#7a3a2a",
    "#c8443c",
    "#2f8f8a",
    "#fff1d8",
    "#2b1b34",
    "#f7c531",
    "#ffcb8c",
    "#86b8ff",
)
ATTIC = Chapter(
    "attic",
    "#5b4a63",
    "#efb87a",
    "#6b4630",
    "#b5793f",
    "#4f8a86",
    "#f6e8cb",
    "#33222e",
    "#e0563c",
    "#ffca8a",
    "#9fb6e6",
)
MORNING = Chapter(
    "morning",
    "#eebf45",
    "#f9e3a4",
    "#b98650",
    "#e9a23b",
    "#7aa9b8",
    "#fffaf0",
    "#34425a",
    "#e2543f",
    "#ffe6b8",
    "#b4d8ff",
)
THEATRE = Chapter(
    "theatre",
    "#2a0d16",
    "#b3262e",
    "#3a2420",
    "#8f1f2b",
    "#3c3a4a",
    "#f5e9d8",
    "#160f16",
    "#e8b23a",
    "#ffd2a0",
    "#9a9cff",
)
ROSE = Chapter(
    "rose garden",
    "#d98fa0",
    "#fbe3d6",
    "#8d5f52",
    "#c9607a",
    "#7f9f7a",
    "#fff4ea",
    "#45303f",
    "#3f7f6f",
    "#ffdcc0",
    "#b9c8ff",
)
MINT = Chapter(
    "mint kitchen",
    "#6fb09c",
    "#d8e6c4",
    "#a8764a",
    "#4f9a86",
    "#e0b98a",
    "#fdf8ea",
    "#26443f",
    "#ef6a3a",
    "#ffe2b4",
    "#a8dcff",
)
CHAPTERS = (DUSK, ORCHARD, DEEP, WINTER, FAIR, ATTIC, MORNING, THEATRE, ROSE, MINT)
