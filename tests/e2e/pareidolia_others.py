"""The others at a sky: they play Pareidolia through the protocol, around someone with a browser."""

from __future__ import annotations

from typing import Any

from tests.pareidolia_party import guess
from tests.players import Player
from tests.rorschach_party import all_reach, done, in_phase

__all__ = [
    "SNAIL",
    "act",
    "acting",
    "all_reach",
    "done",
    "in_phase",
    "keep_a_word",
    "paint",
    "painter",
    "see_it",
    "toss",
]

SNAIL: tuple[tuple[str, dict[str, Any]], ...] = (
    ("streak", {"x": 30, "y": 150, "turn": 356, "flip": True}),
    ("tower", {"x": -216, "y": -60, "turn": 344, "flip": False}),
    ("tower", {"x": -120, "y": -76, "turn": 16, "flip": True}),
    ("puff", {"x": -170, "y": 70, "turn": 352, "flip": False}),
    ("ring", {"x": 110, "y": 0, "turn": 24, "flip": False}),
    ("streak", {"x": 240, "y": 190, "turn": 20, "flip": False}),
)
"""What a patient pair of artists might make of a word."""


def table_of(player: Player) -> dict[str, Any]:
    """The round as this player sees it, with the keys that are null put back."""
    found: dict[str, Any] = player.scene["game"]["round"]
    return {"category": None, **found}


def painter(player: Player) -> int | None:
    """Whose turn it is to paint, as this player sees it."""
    return player.scene["awaited"][0] if in_phase(player, "painting") else None


def acting(company: list[Player]) -> Player | None:
    """Which of them has the sky in hand."""
    return next((player for player in company if player.offer("paint")), None)


async def keep_a_word(company: list[Player], word: int = 0) -> None:
    """The main artist, if one of them, keeps a word (P7)."""
    for player in company:
        if player.offer("keep_word"):
            await done(player, "keep_word", word=word)


async def toss(company: list[Player], shape: str = "streak") -> None:
    """The main artist, if one of them, tosses a cloud (P9)."""
    for player in company:
        if player.offer("toss"):
            await done(player, "toss", shape=shape, x=-40, y=140)


async def act(company: list[Player], action: str, **fields: Any) -> bool:
    """Which of them is to move does this; False: it is nobody's turn here."""
    player = acting(company)
    if player is None:
        return False
    await done(player, action, **fields)
    await player.until(lambda: not player.offer("paint"))
    return True


async def paint(company: list[Player], count: int = len(SNAIL)) -> None:
    """Two artists of the company put cloud after cloud."""
    for shape, pose in SNAIL[:count]:
        await company[0].until(lambda: acting(company) is not None)
        await act(company, "place", shape=shape, pose=pose)


async def see_it(company: list[Player], seer: Player) -> None:
    """Someone says what one of them paints (P19)."""
    word = next(found for player in company if (found := player.own.get("word")))
    await guess(seer, word["en"])
