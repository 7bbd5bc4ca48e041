import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from press.dioramas.ideas import IDEAS
from press.dioramas.palettes import CHAPTERS
from press.dioramas.plan import plan
from press.dioramas.words import BEASTS, PEOPLE

SCENES = Path(__file__).with_name("scenes")
TAKES = range(1, 11)
PLANS = [plan(name, take) for name in sorted(IDEAS) for take in TAKES]


def test_every_idea_has_a_scene_and_every_scene_an_idea() -> None:
    assert {path.stem for path in SCENES.glob("*.py")} - {"__init__"} == set(IDEAS)


def test_a_name_and_a_take_always_give_the_same_plan() -> None:
    for wanted in PLANS:
        again = plan(wanted.idea.name, wanted.take)
        assert (again.chapter, again.cast) == (wanted.chapter, wanted.cast)
        assert again.rng.random() == plan(wanted.idea.name, wanted.take).rng.random()


@pytest.mark.parametrize("name", sorted(IDEAS))
def test_takes_of_an_idea_go_through_all_its_colours_before_one_comes_again(name: str) -> None:
    chapters = IDEAS[name].chapters or CHAPTERS
    shown = [plan(name, take).chapter.name for take in range(len(chapters))]
    assert sorted(shown) == sorted(chapter.name for chapter in chapters)


@pytest.mark.parametrize("name", sorted(IDEAS))
def test_three_takes_of_an_idea_differ_in_words_or_in_what_is_seen(name: str) -> None:
    seen = {
        (wanted.chapter.name, *(wanted[role] for role in wanted.cast))
        for wanted in map(plan, [name] * 3, TAKES)
    }
    assert len(seen) == 3


def test_words_are_whole_sentences_in_both_languages() -> None:
    for wanted in PLANS:
        english, polish = wanted.alt.values()
        for text in (str(english), str(polish)):
            assert re.fullmatch(r"[A-ZŁŚŻ][^{}]{40,230}\.", text), text
            assert "  " not in text
        assert english != polish


def test_one_player_never_has_two_roles_of_a_picture() -> None:
    for wanted in PLANS:
        players = [word for word in wanted.cast.values() if word.en]
        assert len(players) == len(set(players))


def test_what_a_scene_asks_of_its_plan_the_idea_has() -> None:
    for name, idea in IDEAS.items():
        tree = ast.parse((SCENES / f"{name}.py").read_text(encoding="utf-8"))
        asked = {
            node.slice.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Subscript)
            and isinstance(node.value, ast.Name)
            and node.value.id == "plan"
            and isinstance(node.slice, ast.Constant)
        }
        assert asked == set(idea.roles), name


def test_no_beast_and_no_person_is_everywhere() -> None:
    shown = Counter(word.key for wanted in PLANS for word in wanted.cast.values())
    beasts = sum(shown[word.key] for word in BEASTS)
    people = sum(shown[word.key] for word in PEOPLE)
    assert all(0 < shown[word.key] < beasts / 8 for word in BEASTS)
    assert all(0 < shown[word.key] < people / 3 for word in PEOPLE)
