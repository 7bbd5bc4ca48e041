"""Names and avatars of bots."""

from __future__ import annotations

from inklings.kernel.bot import Language

AUDIENCE_NAMES: dict[Language, str] = {"en": "The audience", "pl": "Widownia"}
"""The name of a seat for which an audience plays."""
NAMES: dict[Language, tuple[str, ...]] = {
    "en": (
        "Bellows",
        "Brindle",
        "Celesta",
        "Clapper",
        "Dovetail",
        "Tumbler",
        "Ferrule",
        "Gimlet",
        "Gnomon",
        "Half Past",
        "Mainspring",
        "Spindle",
        "Orrery",
        "Pendula",
        "Chime",
        "Thimble",
    ),
    "pl": (
        "Balans",
        "Celesta",
        "Dzwonek",
        "Gnomon",
        "Katarynka",
        "Klepsydra",
        "Kukułka",
        "Kurant",
        "Naparstek",
        "Wrzeciono",
        "Pozytywka",
        "Sprężynka",
        "Szpulka",
        "Trybik",
        "Wahadełko",
        "Zębatka",
    ),
}
"""More than there are seats at any table."""

BOT_AVATARS = 10_000
"""From here on inklings carry a winding key; no person can ask for one of them."""
INKS = 10
"""The last digit of an inkling is its ink."""
