"""The words of postcards, from the files that browsers read too: plain messages, without numbers or names."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from importlib import resources

from inklings.kernel.bot import Language

_PLAIN = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$", re.MULTILINE)


@functools.cache
def messages(game: str | None, language: Language) -> Mapping[str, str]:
    """The plain messages of every postcard, and of a game."""
    files = [resources.files("inklings.postcards")]
    if game:
        files.append(resources.files(f"inklings.games.{game}"))
    texts = ((file / "words" / f"{language}.ftl").read_text("utf-8") for file in files)
    return dict(_PLAIN.findall("".join(texts)))
