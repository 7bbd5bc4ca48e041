"""What the bots of this house are called."""

from __future__ import annotations

from inklings.kernel.bot import Language

NAMES: dict[Language, tuple[str, ...]] = {
    "en": (
        "Bellows",
        "Brindle",
        "Celesta",
        "Clapper",
        "Dovetail",
        "Escapement",
        "Ferrule",
        "Gimlet",
        "Gnomon",
        "Half Past",
        "Mainspring",
        "Mrs Spindle",
        "Orrery",
        "Pendula",
        "Quarter Chime",
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
        "Pani Wrzeciono",
        "Pozytywka",
        "Sprężynka",
        "Szpulka",
        "Trybik",
        "Wahadełko",
        "Zębatka",
    ),
}
"""More than there are seats at any table."""

AVATARS = 10_000
"""How many inklings there are."""
