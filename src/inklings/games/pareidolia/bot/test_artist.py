"""Painting: artists who may not speak have one plan, make use of what lies there, and come to an end."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from inklings.decks.words import PAREIDOLIA, Texts, written
from inklings.games.pareidolia.bot.artist import Hand, keep, paint, toss
from inklings.games.pareidolia.bot.character import CHARACTERS
from inklings.games.pareidolia.bot.frame import Frame, best_fit
from inklings.games.pareidolia.bot.skies import skies
from inklings.games.pareidolia.bot.test_views import painting
from inklings.games.pareidolia.clouds import SHAPES
from inklings.games.pareidolia.model import Pose
from inklings.games.pareidolia.moves import (
    KeepWord,
    MoveCloud,
    PaintOffer,
    Pass,
    PlaceCloud,
    RemoveCloud,
)
from inklings.games.pareidolia.views import CloudView

SHARP = Hand(CHARACTERS["sharp"])
ALL = PaintOffer(shapes=tuple(range(len(SHAPES))), clouds=tuple(range(100)))


def texts(word: str) -> Texts:
    return written(PAREIDOLIA[word], "both")


def laid(word: str, frame: Frame) -> tuple[CloudView, ...]:
    return tuple(
        CloudView.of(number, piece.shape, frame.lay(piece)) for number, piece in enumerate(skies()[word])
    )


@pytest.mark.parametrize("frame", [Frame(20, -10, 35), Frame(-15, 0, 300, mirrored=True)])
@pytest.mark.parametrize("word", ["snail", "fishing", "bridge"])
def test_what_lies_already_says_where_the_rest_belongs(word: str, frame: Frame) -> None:
    pieces = skies()[word]
    fit = best_fit(pieces, laid(word, frame)[2:], upright=0)
    assert fit.missing == pieces[:2]
    assert not fit.loose
    for piece in pieces:
        found, meant = fit.frame.lay(piece), frame.lay(piece)
        assert abs(found.x - meant.x) + abs(found.y - meant.y) <= 4


def test_a_cloud_that_fell_upside_down_does_not_turn_the_picture_over() -> None:
    pieces = skies()["mermaid"]
    fallen = CloudView.of(0, "tower", Pose(0, 0, (pieces[3].turn + 180) % 360, flip=False))
    assert best_fit(pieces, (fallen,), upright=0).frame.turn == 0


@pytest.mark.parametrize("word", ["snail", "clock", "swan"])
def test_two_artists_finish_a_picture_in_as_many_strokes_as_it_has_clouds(word: str) -> None:
    chance = Random(word)
    aim = toss(painting(word, ()), texts(word))
    clouds = [CloudView.of(0, aim.shape, Pose(aim.x + 40, aim.y - 60, 71, flip=False))]
    strokes = 0
    for _ in range(20):
        match paint(painting(word, tuple(clouds)), texts(word), ALL, SHARP, chance):
            case PlaceCloud(shape=shape, pose=pose):
                clouds.append(CloudView.of(len(clouds), shape, pose))
            case MoveCloud(cloud=number, pose=pose):
                clouds[number] = CloudView.of(number, clouds[number].shape, pose)
            case _:
                break
        strokes += 1
    assert strokes in (len(skies()[word]) - 1, len(skies()[word]))
    assert sorted(cloud.shape for cloud in clouds) == sorted(piece.shape for piece in skies()[word])


def test_a_cloud_that_the_partner_has_just_laid_is_not_touched() -> None:
    """P14."""
    astray = CloudView.of(99, "crescent", Pose(-400, 0, 0, flip=False))
    sky = (*laid("castle", Frame(0, 0, 0)), astray)
    assert paint(painting("castle", sky), texts("castle"), ALL, SHARP, Random(0)) == RemoveCloud(99)
    locked = replace(ALL, clouds=tuple(range(99)))
    assert paint(painting("castle", sky), texts("castle"), locked, SHARP, Random(0)) == Pass()


def test_what_a_person_adds_is_left_alone_but_for_the_cloud_that_was_tossed() -> None:
    polite = Hand(CHARACTERS["sharp"], polite=True)
    first, *rest = laid("castle", Frame(0, 0, 0))
    star = CloudView.of(99, "ring", Pose(-350, -200, 0, flip=False))
    fallen = CloudView.of(first.id, first.shape, Pose(-300, -200, 200, flip=True))
    assert paint(painting("castle", (first, *rest, star)), texts("castle"), ALL, polite, Random(0)) == Pass()
    moved = paint(painting("castle", (fallen, *rest)), texts("castle"), ALL, polite, Random(0))
    assert isinstance(moved, MoveCloud)
    assert moved.cloud == fallen.id


def test_a_place_that_the_partner_filled_with_another_cloud_is_filled() -> None:
    whole = laid("balloon", Frame(0, 0, 0))
    string = whole[0]
    assert string.shape == "streak"
    instead = CloudView.of(99, "tower", replace(string.pose, turn=0))
    assert (
        paint(painting("balloon", (*whole[1:], instead)), texts("balloon"), ALL, SHARP, Random(0)) == Pass()
    )


def test_the_easiest_of_three_words_is_kept() -> None:
    """P7."""
    words = [written(PAREIDOLIA[word], "en") for word in ("watermelon", "fried-egg", "mermaid")]
    assert all(keep(words, Random(seed)) == KeepWord(2) for seed in range(10))
