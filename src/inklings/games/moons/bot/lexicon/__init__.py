"""What things bring to mind, in English and Polish: one entry a motif of the dream cards."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

import msgspec

from inklings.kernel.bot import Language


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One motif in one language."""

    words: str
    """What one thinks of when one sees it, and what makes one think of it."""
    clues: tuple[str, ...]
    """What one might say of it; none stands at two motifs."""


@cache
def lexicon(language: Language) -> Mapping[str, Entry]:
    """Every motif by its name, which is the same in each language."""
    folder = resources.files(__name__) / language
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return {
        motif: msgspec.convert(entry, Entry)
        for file in files
        for motif, entry in tomllib.loads(file.read_text("utf-8")).items()
    }
