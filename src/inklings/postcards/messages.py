"""The words of postcards: those of every postcard, and those of a game."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from inklings.kernel.bot import Language
from inklings.kernel.plain_messages import plain_messages


@functools.cache
def messages(game: str | None, language: Language) -> Mapping[str, str]:
    """The plain messages of every postcard, and of a game."""
    own = plain_messages(f"inklings.games.{game}", language) if game else {}
    return {**plain_messages("inklings.postcards", language), **own}
