"""What things bring to mind, in English and Polish: one entry a motif of dreams and woodcuts."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from inklings.kernel.bot import Language

_FOLDER = resources.files(__name__)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One motif in one language."""

    words: str
    """What one thinks of when one sees it, and what makes one think of it."""
    clues: tuple[str, ...]
    """What one might say of it; none stands at two motifs."""


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people say that names nothing, and the motifs to which it leads."""

    en: str
    pl: str
    motifs: tuple[str, ...]

    def words(self, language: Language) -> str:
        """What it is called in a language."""
        return self.en if language == "en" else self.pl


@cache
def lexicon(language: Language) -> Mapping[str, Entry]:
    """Every motif by its name, which is the same in each language."""
    files = sorted((_FOLDER / language).iterdir(), key=lambda file: file.name)
    return {motif: msgspec.convert(entry, Entry) for file in files for motif, entry in _read(file).items()}


@cache
def themes() -> tuple[Theme, ...]:
    """Every theme."""
    return tuple(msgspec.convert(theme, Theme) for theme in _read(_FOLDER / "themes.toml").values())


@cache
def small_words(language: Language) -> frozenset[str]:
    """Words that mean nothing by themselves, without accents."""
    return frozenset(_read(_FOLDER / "small.toml")[language].split())


def _read(file: Traversable) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8"))


@cache
def general(language: Language) -> tuple[str, ...]:
    """What one can say of any picture."""
    return tuple(tomllib.loads((_FOLDER / "general.toml").read_text("utf-8"))[language])
