from pathlib import Path

import pytest
from tests.words.plain import GLOSSARY, bookish, everything, remarks, terms

ENGLISH = Path("src/inklings/games/moons/words/en.ftl")
POLISH = Path("src/inklings/games/moons/words/pl.ftl")


def found(path: Path, line: str) -> list[str]:
    return [remark.found for remark in remarks(path, line, terms(GLOSSARY.read_text()))]


def test_everything_that_players_read_is_plain() -> None:
    assert [str(remark) for remark in everything()] == []


@pytest.mark.parametrize(
    ("text", "tic"),
    [
        ("Whoever tells first is the narrator", "Whoever"),
        ("Which table shall this screen show?", "shall"),
        ("Nobody may write.", "may"),
        ("Keep it, so that someone else can take it.", "so that"),
        ("Everybody found it", "Everybody"),
        ("You cannot play that one.", "cannot"),
        ("You are watching", "You are"),
        ("The card was taken by { $name }.", "was taken by"),
        ("Nobody found it: nothing for the narrator", "t: "),
        ("Still saving; wait.", ";"),
        ("Free the chair", "chair"),
        ("Two points", "points"),
    ],
)
def test_a_tic_is_found(text: str, tic: str) -> None:
    assert found(ENGLISH, f"moons-example = {text}") == [tic]
    assert found(ENGLISH, f"moons-example = {{ $count ->\n    [one] {text}\n   *[other] Fine\n}}") == [tic]


def test_tics_are_found_in_documents() -> None:
    assert [remark.found for remark in bookish(Path("README.md"), "Whoever reads this may.")] == ["Whoever"]


@pytest.mark.parametrize(
    ("text", "word"),
    [("Puste krzesło", "krzesło"), ("Wymyśl hasło", "hasło"), ("Wszyscy czekają na ciebie.", "ciebie")],
)
def test_polish_keeps_to_the_glossary(text: str, word: str) -> None:
    assert found(POLISH, f"moons-example = {text}") == [word]


@pytest.mark.parametrize(
    "line",
    [
        "moons-example = Card { $number }: { $picture }",
        "moons-example = Nobody sees whose they are.",
        "# Whoever reads this",
        "may-somebody = Fine",
    ],
)
def test_what_nobody_reads_and_what_is_plain_is_left_alone(line: str) -> None:
    assert found(ENGLISH, line) == []


def test_a_word_is_ruled_out_in_its_own_game_only() -> None:
    assert found(Path("src/inklings/games/telepathic/words/en.ftl"), "telepathic-example = Two points") == []
