"""What is blotted out among strangers: rude words however they are written, and nothing else."""

import json
import time
from pathlib import Path

import pytest

from inklings.decks import words
from inklings.house.word_filter import MASK, WordFilter, masked

HERE = Path(__file__).parent / "rude_words"
SOURCES = Path(words.__file__).parents[2]


def lines(name: str) -> list[str]:
    """The lines of a list; comments begin with `# `."""
    return [
        line for line in (HERE / name).read_text("utf-8").splitlines() if line and not line.startswith("# ")
    ]


def test_at_least_34_of_36_rude_variants_are_seen() -> None:
    variants = [json.loads(f'"{line}"') for line in lines("rude_variants.txt")]
    missed = [variant for variant in variants if MASK not in masked(variant)]
    assert len(variants) == 36
    assert len(missed) <= 2, missed


def test_at_most_one_of_a_thousand_harmless_lines_is_touched() -> None:
    harmless = lines("harmless.en.txt") + lines("harmless.pl.txt")
    touched = [line for line in harmless if masked(line) != line]
    assert len(harmless) >= 1000
    assert len(touched) <= len(harmless) / 1000, touched


@pytest.mark.parametrize(
    "pattern",
    [
        "decks/words/*.json",
        "decks/*/catalogue.json",
        "games/*/words/*",
        "games/*/bot/lexicon*",
        "games/moons/bot/lexicon/*",
    ],
)
def test_nothing_that_our_own_decks_and_games_say_is_rude(pattern: str) -> None:
    files = [file for file in SOURCES.glob(pattern) if file.is_file()]
    ours = [line for file in files for line in file.read_text("utf-8").splitlines()]
    assert len(ours) > 50
    assert [line for line in ours if masked(line) != line] == []


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("oh fuck!!! ok", "oh ●●●●!!! ok"),
        ("**fuck**", "**●●●●**"),
        ("F - U - C - K", "● - ● - ● - ●"),
        ("🇫🇺🇨🇰 it", "●●●● it"),
        ("fu\u0308ck\u200b x", "●●●●\u200b x"),
        ("unfuckingbelievable, Ada", "●●●●●●●●●●●●●●●●●●●, Ada"),
        ("s p i e r d a l a j", "● ● ● ● ● ● ● ● ● ●"),
        ("kill   yourself", "●●●●   ●●●●●●●●"),
    ],
)
def test_whole_words_are_blotted_out_and_the_rest_stays(text: str, shown: str) -> None:
    assert masked(text) == shown


@pytest.mark.parametrize(
    "text",
    [
        "it's hit",
        "5 hits",
        "shhh it's a moth",
        "who're you?",
        "dużo kur w kurniku",
        "the bulls hit",
        "a Shi'ite",
        "f**",
        "* * * *",
    ],
)
def test_what_only_sounds_like_it_when_read_across_gaps_stays(text: str) -> None:
    assert masked(text) == text


def test_a_list_of_ones_own_has_words_beginnings_parts_and_phrases() -> None:
    own = WordFilter(
        ["# ours", "", "Moriarty", "spoil*", "*blot*", "~secret", "the answer is"], ["blotting paper"]
    )
    assert own.masked("m0riarty spoilt an inkblot") == "●●●●●●●● ●●●●●● an ●●●●●●●"
    assert own.masked("Moriartys blotting paper") == "Moriartys blotting paper"
    assert own.masked("a sec ret: the answer is 4") == "a ●●● ●●●: ●●● ●●●●●● ●● 4"


@pytest.mark.slow
@pytest.mark.parametrize("unit", ["kurwa", "f*", "f**c", "fu ck ", "p i e r d ", "ув", "shiite "])
def test_the_work_grows_with_the_text_and_not_faster(unit: str) -> None:
    def seconds(length: int) -> float:
        text, word_filter = (
            (unit * length)[:length],
            WordFilter(["*kurw*", "~fuck", "*fuck*", "pierdol*"], ["shiite"]),
        )
        began = time.process_time()
        for index in range(5):
            word_filter.masked(f"{text}{index}")
        return time.process_time() - began

    short, long = min(seconds(500) for _ in range(3)), min(seconds(5000) for _ in range(3))
    assert long < 40 * short
