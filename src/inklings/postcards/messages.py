"""The words of postcards, from the files that browsers read too: plain messages, without numbers or names."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from importlib import resources

from inklings.kernel.bot import Language

_PLAIN = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$", re.MULTILINE)


@functools.cache
def messages(game: str, language: Language) -> Mapping[str, str]:
    """The plain messages of a game and those of every postcard."""
    house = resources.files("inklings.postcards") / "words" / f"{language}.ftl"
    own = resources.files(f"inklings.games.{game}") / "words" / f"{language}.ftl"
    return dict(_PLAIN.findall(house.read_text("utf-8") + own.read_text("utf-8")))
