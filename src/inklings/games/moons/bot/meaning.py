"""Nearness in meaning of English texts, by word vectors, where the extra `bots` is installed."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

Nearness: TypeAlias = Callable[[str], list[float]]
"""How near a text is to each of those asked about, from -1 to 1."""


@cache
def nearness(texts: tuple[str, ...]) -> Nearness | None:
    """How near any text is to each of these; None where no vectors are to be had."""
    model = _model()
    if model is None:
        return None
    known = model.embed(list(texts), norm=True)

    def near(text: str) -> list[float]:
        (vector,) = model.embed([text], norm=True)
        nearnesses: list[float] = (known @ vector).tolist()
        return nearnesses

    return near


@cache
def _model() -> Any | None:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    try:
        import wordllama  # noqa: PLC0415  (of the extra `bots`; a second to import, and only English needs it)

        # It comes with its tokenizer, in a folder where it looks only for a cache: so it is told that.
        folder = Path(wordllama.__file__).parent
        return wordllama.WordLlama.load(cache_dir=folder, disable_download=True)
    except (ImportError, OSError):
        return None
    finally:  # importing it sets up everyone's logging
        root.handlers[:] = handlers
        root.setLevel(level)
