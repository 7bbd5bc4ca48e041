"""Fields in which people type: none lets in more than the house takes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from inklings.games.moons.model import CLUE
from inklings.games.pareidolia.model import GUESS
from inklings.house.asks import NAME
from inklings.house.talk import WORDS
from inklings.kernel.text import Text
from inklings.live.announcements import ANNOUNCEMENT

ROOT = Path(__file__).parent.parent.parent
FIELDS = {
    "client/src/operator/Announce.svelte": ANNOUNCEMENT,
    "client/src/lobby/NameForm.svelte": NAME,
    "client/src/play/TalkSheet.svelte": WORDS,
    "src/inklings/games/moons/ui/Tell.svelte": CLUE,
    "src/inklings/games/pareidolia/ui/GuessBar.svelte": GUESS,
}


@pytest.mark.parametrize(("path", "kind"), FIELDS.items(), ids=str)
def test_a_field_has_the_limit_of_the_house(path: str, kind: Text) -> None:
    assert re.findall(r"upTo\((\d+)\)", (ROOT / path).read_text("utf-8")) == [str(kind.most)]


def test_every_field_for_words_is_here() -> None:
    pages = [*(ROOT / "client/src").rglob("*.svelte"), *(ROOT / "src/inklings/games").rglob("*.svelte")]
    limited = {str(page.relative_to(ROOT)) for page in pages if "upTo(" in page.read_text("utf-8")}
    assert limited == FIELDS.keys()
