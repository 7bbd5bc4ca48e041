"""`python -m press`: sheets of what is shipped, and new cards."""

import dataclasses
import re
from pathlib import Path

import pytest
from PIL import Image

from inklings.decks.shipped import Deck, Seed
from press import command
from press.command import main
from press.edition import Painted
from press.inkblots.edition import EDITION


def _make(folder: Path, *more: str) -> int:
    return main(["make", "inkblots", "--seed", "7", "--count", "2", "--out", str(folder), *more])


def test_a_sheet_shows_the_shipped_deck(tmp_path: Path) -> None:
    assert main(["sheet", "inkblots", str(tmp_path / "out.png")]) == 0
    with Image.open(tmp_path / "out.png") as sheet:
        assert sheet.format == "PNG"
        assert sheet.size == (10 * 248 + 8, 10 * 188 + 8)


def test_new_cards_are_made_while_telling_how_far_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _make(tmp_path / "new", "--draft") == 0
    made = Deck(tmp_path / "new")
    assert {card.seed for card in made.catalogue.values()} == {7, 8}
    for card in made.cards:
        assert len(made.picture(card)) < EDITION.formats["card"].limit
        assert made.catalogue[card].files.keys() == {"card"}
        assert {"en", "pl"} == made.catalogue[card].alt.keys()
    told = capsys.readouterr().err
    assert "0/2" in told
    assert re.search(r"1/2, \d+:\d\d", told)
    assert re.search(r"#{30} 2/2, \d+:\d\d", told)

    assert main(["sheet", "inkblots", str(tmp_path / "new.png"), "--of", str(tmp_path / "new")]) == 0
    with Image.open(tmp_path / "new.png") as sheet:
        assert sheet.size == (2 * 248 + 8, 188 + 8)


@pytest.mark.parametrize("asked", [["--seed", "-1", "--count", "1"], ["--seed", "1", "--count", "0"]])
def test_seeds_and_counts_are_whole_numbers(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["make", "inkblots", *asked])
    assert "is not a whole number" in capsys.readouterr().err


def test_a_folder_that_holds_something_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert _make(tmp_path) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]
    assert "not empty" in capsys.readouterr().err


def test_what_was_drawn_is_kept_after_a_stop_halfway(tmp_path: Path) -> None:
    def paint(seed: Seed, height: int) -> Painted:
        if seed == 9:
            raise KeyboardInterrupt
        return EDITION.paint(seed, height)

    stopped = dataclasses.replace(EDITION.draft(), paint=paint)
    with pytest.raises(KeyboardInterrupt):
        command._make(stopped, 7, 3, tmp_path)
    assert {card.seed for card in Deck(tmp_path).catalogue.values()} == {7, 8}
