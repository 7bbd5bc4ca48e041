"""What a notice says: the game, the table, and what is awaited. Never what anyone holds or has chosen."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

from inklings.kernel.bot import Language
from inklings.kernel.plain_messages import plain_messages

MOST_NAMES = 5


@functools.cache
def _messages(game: str, language: Language) -> Mapping[str, str]:
    own = plain_messages(f"inklings.games.{game}", language)
    return {**plain_messages("inklings.notices", language), **own}


def heading(game: str, code: str, language: Language) -> str:
    """The game and the table."""
    return f"{_messages(game, language)[f'{game}-title']} · {code}"


def awaited(game: str, offer: str, language: Language) -> str:
    """What one person can do now, who knows the kinds of their offers anyway."""
    return _messages(game, language)[f"{game}-awaited-{offer}"]


def waiting_for(game: str, names: Sequence[str], language: Language) -> str:
    """For whom everyone waits."""
    words = _messages(game, language)
    shown = ", ".join(names[:MOST_NAMES])
    others = f" {words['notice-and-others']}" if len(names) > MOST_NAMES else ""
    return f"{words['notice-waits']}: {shown}{others}"
