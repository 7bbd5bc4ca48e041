"""The evenings of which there are logs: which game, how many people, which house rules."""

from __future__ import annotations

from typing import Any

MODES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "moons-race": ("moons", 3, {"target": 15}),
    "moons-second-vote": ("moons", 7, {"first": "random", "laps": 1, "second_vote": True, "clock": "long"}),
    "moons-one-deck": ("moons", 8, {"target": 40, "first": "random", "deck": "ends"}),
    "moons-without-clock": ("moons", 4, {"target": 15, "clock": "off"}),
    "moons-host": ("moons", 4, {"target": 15}),
    "moons-strangers": ("moons", 3, {"target": 15}),
    "moons-forgetting": ("moons", 4, {"target": 15}),
    "pareidolia-forgetting": ("pareidolia", 4, {"undo": "loose"}),
    "moons-long-clues": ("moons", 3, {"laps": 1}),
    "moons-circle": ("moons", 4, {"target": 15}),
    "moons-voice": ("moons", 3, {"laps": 1}),
    "moons-woodcuts": ("moons", 3, {"laps": 1, "pictures": "woodcuts", "woodcuts": "amber-otter-lantern"}),
    "moons-second-edition": ("moons", 3, {"laps": 1}),
    "moons-over-days": ("moons", 3, {"laps": 1}),
    "moons-matched": ("moons", 3, {}),
    "moons-streamed": ("moons", 3, {"laps": 1}),
    "moons-approved": ("moons", 3, {"laps": 1}),
    "moons-room": ("moons", 4, {"laps": 1, "clue": "word", "tongue": "pl"}),
    "pareidolia": ("pareidolia", 4, {"undo": "loose"}),
    "pareidolia-wandering": (
        "pareidolia",
        5,
        {"bird": "wanders", "near": "shown", "words": "pl", "undo": "loose"},
    ),
    "pareidolia-360-words": ("pareidolia", 4, {}),
    "pareidolia-own-words": ("pareidolia", 4, {"source": "own"}),
    "pareidolia-book": ("pareidolia", 7, {"first": "chosen", "vote": "plurality", "clock": "long"}),
    "rorschach-anyone": ("rorschach", 4, {"target": 3}),
    "rorschach-agree": ("rorschach", 6, {"target": 3, "deciding": "agree", "subject": "rotates"}),
    "rorschach-without-clock": ("rorschach", 5, {"target": 3, "clock": "off", "words": "en"}),
    "rorschach-three-hundred-words": ("rorschach", 4, {"target": 3}),
    "rorschach-own-words": ("rorschach", 4, {"target": 3, "source": "mixed"}),
    "rorschach-chosen": ("rorschach", 4, {"target": 3, "begins": "chalk"}),
    "telepathic-first": ("telepathic", 2, {"cards": "first"}),
    "telepathic-standard": ("telepathic", 2, {"cards": "standard"}),
    "telepathic-director": ("telepathic", 5, {"cards": "first", "four": "director"}),
    "telepathic-partners": ("telepathic", 4, {"cards": "standard", "four": "partners"}),
    "telepathic-opposed": ("telepathic", 4, {"cards": "challenge", "removed": 3, "four": "opposed"}),
    "telepathic-patient": ("telepathic", 2, {"cards": "standard", "starts": "first", "assist": "always"}),
    "telepathic-chosen": (
        "telepathic",
        4,
        {"cards": "first", "more": "same", "four": "opposed", "roles": "chosen"},
    ),
    "telepathic-draw": ("telepathic", 4, {"four": "opposed", "assist": "never", "clock": "long"}),
}
CAUTIOUS = {"telepathic-patient", "telepathic-draw"}
"""Where nobody ends the game as long as there is something else to do."""
HOSTED = {"moons-host"}
"""Where the host pauses the game, skips, and ends it in the end."""
STRANGERS = {"moons-strangers"}
"""Where the host shows people out, and lets one of them back in."""
FORGETTING = {"moons-forgetting", "pareidolia-forgetting"}
"""Where somebody wants to be forgotten after the first game."""
CIRCLES = {"moons-circle"}
"""Where people agree that games are recorded for a circle."""
OWN_WORDS = {"pareidolia-own-words", "rorschach-own-words"}
"""Where the host brings words."""
TALKING = {"moons-voice"}
"""Where the host lets people talk aloud, and changes their mind."""
OVER_DAYS = {"moons-over-days"}
"""Where people play over days."""
MATCHED = {"moons-matched"}
"""Where people who do not know each other gather, and bots take the empty seats."""
STREAMED = {"moons-streamed"}
"""Where the table is shown to an audience, and no longer."""
APPROVED = {"moons-approved"}
"""Where the host reads names and clues before they show."""
ROOMS = {"moons-room"}
"""At a table of a leader's room, whose leader has no seat."""
LONG_CLUES = {"moons-long-clues"}
"""Where every clue is written, in characters that are made of several code points."""
