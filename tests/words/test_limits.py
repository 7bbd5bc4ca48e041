"""Fields in which people type: none lets in more than the house takes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from inklings.games import GAMES
from inklings.house.asks import NAME
from inklings.house.rooms import HINT
from inklings.house.talk import WORDS
from inklings.kernel.game import AnyGame
from inklings.kernel.text import Text
from inklings.live.announcements import ANNOUNCEMENT

ROOT = Path(__file__).parent.parent.parent
FIELDS = {
    "client/src/operator/Announce.svelte": ANNOUNCEMENT,
    "client/src/lobby/NameForm.svelte": NAME,
    "client/src/party/Door.svelte": NAME,
    "client/src/party/OrderForm.svelte": HINT,
    "client/src/replay/PlayOn.svelte": NAME,
    "client/src/play/TalkSheet.svelte": WORDS,
}


def limits(page: Path) -> list[int]:
    return [int(limit) for limit in re.findall(r"upTo\((\d+)\)", page.read_text("utf-8"))]


@pytest.mark.parametrize(("path", "kind"), FIELDS.items(), ids=str)
def test_a_field_has_the_limit_of_the_house(path: str, kind: Text) -> None:
    assert limits(ROOT / path) == [kind.most]


def test_every_field_for_words_is_here() -> None:
    pages = (ROOT / "client/src").rglob("*.svelte")
    assert {str(page.relative_to(ROOT)) for page in pages if limits(page)} == FIELDS.keys()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_field_of_a_game_has_the_limit_of_one_of_its_texts(game: AnyGame) -> None:
    folder = ROOT / "src/inklings/games" / game.name
    texts = {
        int(most) for path in folder.glob("*.py") for most in re.findall(r"\bText\((\d+)\)", path.read_text())
    }
    assert {limit for page in (folder / "ui").rglob("*.svelte") for limit in limits(page)} == texts
