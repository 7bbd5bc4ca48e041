"""Every game has all that it needs; what is missing is named, with the file it belongs into."""

from __future__ import annotations

import dataclasses
import shutil
from pathlib import Path

import pytest

from inklings.games import GAMES
from inklings.kernel.defaults import no_text
from inklings.kernel.game import AnyGame
from inklings.proofs.complete import GAMES_FOLDER, lacks

MOONS = next(game for game in GAMES if game.name == "moons")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_all_that_it_needs(game: AnyGame) -> None:
    missing = "\n".join(map(str, lacks(game)))
    assert not missing, f"python -m inklings.proofs.complete {game.name}:\n{missing}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of a game that is complete."""
    ignored = shutil.ignore_patterns("bot", "__pycache__")
    return Path(shutil.copytree(GAMES_FOLDER / "moons", tmp_path / "moons", ignore=ignored))


@pytest.mark.parametrize(
    ("file", "message", "named"),
    [
        ("words/en.ftl", "moons-lead", "words/en.ftl: add `moons-lead = …`"),
        ("words/pl.ftl", "moons-goal", "words/pl.ftl: add `moons-goal = …`"),
        ("words/en.ftl", "moons-option-deck", "words/en.ftl: add `moons-option-deck = …`"),
        ("words/en.ftl", "moons-option-deck-book", "words/en.ftl: add `moons-option-deck-book = …`"),
        ("words/pl.ftl", "moons-option-second_vote-true", "add `moons-option-second_vote-true = …`"),
        ("words/en.ftl", "moons-brief-deck-ends", "words/en.ftl: add `moons-brief-deck-ends = …`"),
        ("words/en.ftl", "moons-refused-not_offered", "words/en.ftl: add `moons-refused-not_offered = …`"),
        ("words/howto.pl.ftl", "moons-howto-3", "words/howto.pl.ftl: add `moons-howto-3 = …`"),
        ("words/howto.en.ftl", "moons-howto-1-done", "words/howto.en.ftl: add `moons-howto-1-done = …`"),
    ],
)
def test_a_missing_message_is_named(folder: Path, file: str, message: str, named: str) -> None:
    path = folder / file
    path.write_text(path.read_text("utf-8").replace(f"\n{message} =", f"\nx{message} ="), "utf-8")
    assert any(named in str(lack) for lack in lacks(MOONS, folder))


def test_a_game_that_words_the_clock_itself_words_all_of_it(folder: Path) -> None:
    path = folder / "words/en.ftl"
    path.write_text(path.read_text("utf-8") + "moons-option-clock = Time\n", "utf-8")
    missing = [str(lack) for lack in lacks(MOONS, folder)]
    assert len(missing) == 6
    assert missing[0].startswith("words/en.ftl: add `moons-option-clock-book = …`")


def test_a_game_in_which_people_type_must_be_able_to_forget_it() -> None:
    pareidolia = next(game for game in GAMES if game.name == "pareidolia")
    forgetless = dataclasses.replace(pareidolia, unsaid=no_text)
    assert [str(lack) for lack in lacks(forgetless)] == [
        "__init__.py: add `unsaid=…` (for people who want to be forgotten)"
    ]


@pytest.mark.parametrize(
    "file", ["ui/Screen.svelte", "ui/HowTo.svelte", "ui/types.ts", "hush.md", "words/rules.pl.md"]
)
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    (folder / file).unlink()
    assert [str(lack) for lack in lacks(MOONS, folder) if str(lack).startswith(f"{file}: ")]


def test_a_rule_without_a_test_is_named(folder: Path) -> None:
    rules = folder / "words/rules.en.md"
    rules.write_text(rules.read_text("utf-8") + "- D99 Nobody sleeps.\n", "utf-8")
    assert [str(lack) for lack in lacks(MOONS, folder)] == [
        "test_*.py: add `def test_d99_…` (rule D99 has no test)"
    ]


def test_a_phase_that_no_golden_game_shows_is_named(folder: Path) -> None:
    views = folder / "playthroughs/3-seats.views.json"
    views.write_text(views.read_text("utf-8").replace('"type":"voting"', '"type":"racing"'), "utf-8")
    (lack,) = lacks(MOONS, folder)
    assert 'reach the phase "voting"' in lack.what
