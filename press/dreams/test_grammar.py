"""Plans and their words: every choice can be made, and everything that can be chosen has a name."""

from collections import Counter

import pytest

from press.dreams.easel.palettes import PALETTES
from press.dreams.easel.scene import Scene
from press.dreams.easel.shapes import Stencil
from press.dreams.figures.beasts import BEASTS
from press.dreams.figures.cast import FIGURES, extent
from press.dreams.figures.objects import OBJECTS
from press.dreams.figures.people import PEOPLE
from press.dreams.figures.swimmers import SWIMMERS
from press.dreams.figures.wings import WINGS
from press.dreams.lights import LIGHTS as SKY_LIGHTS
from press.dreams.plan import plan
from press.dreams.settings import SETTINGS
from press.dreams.stage import Stage
from press.dreams.twists import FIRST_EDITION, NUMBERED, TWISTS
from press.dreams.words import LIGHTS, NOUNS, PLACES, sentence, with_article


def test_a_seed_is_planned_the_same_twice() -> None:
    assert plan(11) == plan(11)
    assert plan(11) != plan(12)


def test_seeds_reach_every_twist_setting_palette_and_light() -> None:
    planned = [plan(seed) for seed in range(1200)]
    assert {dreamt.twist for dreamt in planned} == set(FIRST_EDITION)
    planned += [plan(100 * number + at) for number in NUMBERED for at in range(100)]
    assert {dreamt.twist for dreamt in planned} == set(TWISTS)
    assert {dreamt.setting for dreamt in planned} == set(SETTINGS)
    assert {dreamt.palette for dreamt in planned} == set(PALETTES)
    assert {dreamt.light for dreamt in planned} == set(SKY_LIGHTS)


def test_a_plan_is_one_that_its_twist_its_setting_and_the_hour_allow() -> None:
    for seed in range(300):
        dreamt = plan(seed)
        assert dreamt.setting in TWISTS[dreamt.twist].settings
        assert dreamt.subject in TWISTS[dreamt.twist].subjects
        assert dreamt.palette in SETTINGS[dreamt.setting].palettes
        assert SKY_LIGHTS[dreamt.light].day == PALETTES[dreamt.palette].day


@pytest.mark.parametrize("name", TWISTS)
def test_a_twist_knows_places_that_exist_and_names_nothing_twice(name: str) -> None:
    assert set(TWISTS[name].settings) <= set(SETTINGS)
    for choices in (TWISTS[name].settings, TWISTS[name].subjects):
        assert max(Counter(choices).values()) == 1


def test_everything_that_can_be_painted_has_a_name_in_both_languages() -> None:
    named = {*BEASTS, *WINGS, *SWIMMERS, *OBJECTS}
    assert named == set(NOUNS)
    assert set(PLACES) == set(SETTINGS)
    assert set(LIGHTS) == set(SKY_LIGHTS)
    assert len(FIGURES) == len(named) + len(PEOPLE), "no two figures share a name"


def test_no_two_twists_have_a_number_in_common() -> None:
    assert len(NUMBERED) == len(TWISTS) - len(FIRST_EDITION)
    assert {plan(number * 100).twist for number in NUMBERED} == {*TWISTS} - {*FIRST_EDITION}


def test_words_agree() -> None:
    assert NOUNS["owl"].that_is("immense") == "an immense owl"
    assert NOUNS["owl"].agreeing("wielki") == "wielka"
    assert NOUNS["feather"].agreeing("wielki") == "wielkie"
    assert NOUNS["violin"].agreeing("ogromny") == "ogromne"
    assert NOUNS["whale"].agreeing("ogromny") == "ogromny"
    assert with_article("hourglass") == "an hourglass"
    assert with_article("unicorn") == "a unicorn"
    assert sentence("a fox waits") == "A fox waits."


def _stage() -> Stage:
    stage = Stage(Scene(3, "lamplit teal"), SETTINGS["desert"](), "fox", "moon")
    stage.back((400, 200))
    stage.middle()
    return stage


@pytest.mark.slow
def test_what_the_front_hides_does_not_count_as_seen() -> None:
    stage = _stage()
    stage.focus(Stencil().box(0, 1000, 800, 1200).mask)
    assert stage.visible_share() == pytest.approx(1)
    stage.front()
    assert stage.visible_share() < 0.7


@pytest.mark.slow
def test_a_small_focus_claims_a_small_share() -> None:
    stage = _stage()
    stage.focus(Stencil().disc(400, 400, 60).mask)
    assert 0.01 < stage.focal_share() < 0.04
    stage.focus(Stencil().disc(400, 500, 260).mask)
    assert stage.focal_share() > 0.2


@pytest.mark.slow
def test_a_figure_fills_the_box_that_it_is_given() -> None:
    shape = _stage().fit("whale", 400, 500, 600, 600)
    columns = shape.max(0).nonzero()[0]
    assert columns.min() == pytest.approx(100, abs=25)
    assert columns.max() == pytest.approx(700, abs=25)
    assert extent("whale").width > extent("whale").height
