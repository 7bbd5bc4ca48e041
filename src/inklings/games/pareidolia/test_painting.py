"""What artists do to the sky: P12-P15."""

from __future__ import annotations

import math
from random import Random

import pytest

from inklings.games.pareidolia import PAREIDOLIA
from inklings.games.pareidolia.clouds import SHAPES, Shape
from inklings.games.pareidolia.geometry import settled
from inklings.games.pareidolia.model import Pose
from inklings.games.pareidolia.moves import (
    Guess,
    MoveCloud,
    Nudge,
    PaintOffer,
    Pass,
    PlaceCloud,
    RemoveCloud,
)
from inklings.games.pareidolia.state import Last
from inklings.games.pareidolia.test_builders import Table, pose
from inklings.games.pareidolia.turns import supply
from inklings.kernel.game import Seat

SIDE = 250
"""So far from the middle that a cloud there does not touch one in the middle."""


def offer(table: Table) -> PaintOffer:
    """What the acting artist may do."""
    offered = table.offered(table.acting)["paint"]
    assert isinstance(offered, PaintOffer)
    return offered


def shapes(table: Table) -> tuple[Shape, ...]:
    """What the acting artist may place."""
    return tuple(SHAPES[kind] for kind in offer(table).shapes)


def apart() -> Table:
    """A puff (0) in the middle and a puff (1) right of it; nothing is locked."""
    return Table().paint().move(0, 0, 0).place(SIDE, 0, "puff").pass_on().pass_on()


def test_p9_the_toss_is_what_was_done_last() -> None:
    table = Table().paint()
    assert table.state.round.last == Last(seat=table.main, did="toss", clouds=table.sky)


def test_p12_place_a_cloud_of_the_supply() -> None:
    table = Table().paint().do(2, PlaceCloud("tower", Pose(10, -20, 90, flip=True)))
    assert table.sky == (0, 1)
    assert table.pose_of(1) == Pose(10, -20, 90, flip=True)
    assert supply(table.state) == (2, 3, 3, 3, 1)
    assert table.state.round.last == Last(Seat(2), "place", (1,))
    assert table.view.round.clouds[1] == (1, SHAPES.index("tower"), 10, -20, 90, True)


def test_p12_pick_up_a_cloud_and_put_it_back_anywhere() -> None:
    table = apart().do(2, MoveCloud(0, Pose(-SIDE, 30, 123, flip=True)))
    assert table.pose_of(0) == Pose(-SIDE, 30, 123, flip=True)
    assert table.state.round.last == Last(Seat(2), "move", (0,))


def test_p12_remove_a_cloud_to_the_supply() -> None:
    table = apart().remove(0)
    assert table.sky == (1,)
    assert supply(table.state) == (2, 3, 3, 3, 2)
    assert table.state.round.last == Last(Seat(2), "remove", (0,))


def test_p12_a_stroke_may_push_several_clouds_in_the_order_of_meeting() -> None:
    table = apart()
    before = {cloud: table.pose_of(cloud) for cloud in table.sky}
    table.nudge(-200, 0, 300, 0)
    assert table.state.round.last == Last(Seat(2), "nudge", (0, 1), (-200, 0, 300, 0))
    assert all(table.pose_of(cloud).x > before[cloud].x for cloud in (0, 1))


def test_every_pose_is_settled_by_the_server() -> None:
    table = Table().paint().place(500, 500, "tower")
    assert table.pose_of(1) == settled("tower", pose(500, 500))
    assert table.pose_of(1) != pose(500, 500)
    table.pass_on().pass_on().move(0, -500, 500)
    assert table.pose_of(0) == settled("puff", pose(-500, 500))


def test_p13_nothing_to_place_with_an_empty_supply() -> None:
    table = Table().paint()
    for shape in ("puff",) * 2 + ("streak",) * 3 + ("crescent",) * 3 + ("ring",) * 3 + ("tower",) * 2:
        table.place(shape=shape)
    assert len(table.sky) == 14
    assert shapes(table) == ()
    assert table.why_not(table.acting, PlaceCloud("puff", pose(0, 0))) == "not_offered"
    table.remove(0)
    assert shapes(table) == ("puff",)
    assert table.why_not(table.acting, PlaceCloud("ring", pose(0, 0))) == "not_offered"


def test_p13_the_other_three_need_a_cloud_in_the_sky() -> None:
    table = Table().paint().remove(0)
    assert (offer(table).clouds, offer(table).stroke) == ((), None)
    assert table.why_not(table.acting, MoveCloud(0, pose(0, 0))) == "not_offered"
    assert table.why_not(table.acting, RemoveCloud(0)) == "not_offered"
    assert table.why_not(table.acting, Nudge(-100, 0, 100, 0)) == "not_offered"


def test_p14_what_the_other_artist_placed_is_locked_for_one_action() -> None:
    table = Table().paint().move(0, -SIDE, 0).pass_on().place(SIDE, 0)
    assert table.locked == (1,)
    assert offer(table).clouds == (0,)
    assert table.why_not(table.acting, MoveCloud(1, pose(0, 0))) == "not_offered"
    assert table.why_not(table.acting, RemoveCloud(1)) == "not_offered"
    assert table.why_not(table.acting, Nudge(SIDE, 0, 0, 0)) == "locked"
    assert table.why_not(table.acting, Nudge(-SIDE, 0, 400, 0)) == "locked", "not even after another"
    assert table.pass_on().locked == ()
    assert table.pass_on().remove(1).sky == (0,)


def test_p14_what_the_other_artist_moved_is_locked() -> None:
    assert apart().move(0, 0, SIDE).locked == (0,)


def test_p14_by_the_book_the_toss_is_an_action_and_locks_its_cloud() -> None:
    table = Table(undo="strict").paint()
    assert table.locked == (0,)
    assert (offer(table).clouds, offer(table).stroke) == ((), None)
    assert table.why_not(table.acting, MoveCloud(0, pose(0, 0))) == "not_offered"
    table.place(SIDE, 0)
    assert offer(table).clouds == (0,), "for one action only"


def by_the_book() -> Table:
    """As `apart`, by the book."""
    table = Table(undo="strict").paint().place(SIDE, 0, "puff").move(0, 0, 0)
    return table.pass_on().pass_on()


def test_p14_by_the_book_a_nudge_locks_every_cloud_that_it_touched() -> None:
    table = by_the_book().nudge(-200, 0, 300, 0)
    assert table.locked == (0, 1)
    assert (offer(table).clouds, offer(table).stroke) == ((), None)
    table = by_the_book().nudge(-200, 0, -120, 0)
    assert table.locked == (0,)
    assert offer(table).clouds == (1,)


def test_p14_by_the_book_a_removal_is_not_undone() -> None:
    table = by_the_book().remove(0)
    assert shapes(table) == ("streak", "crescent", "ring", "tower")
    assert table.why_not(table.acting, PlaceCloud("puff", pose(0, 0))) == "not_offered"
    table.pass_on()
    assert "puff" in shapes(table), "who took it away may put it back"
    assert "puff" in shapes(apart().remove(0)), "a house rule allows it"


def test_p14_by_the_book_a_new_round_forgets_what_was_taken_away() -> None:
    table = by_the_book().remove(0).time_up(whole=True).ready().paint()
    assert "puff" in shapes(table)


def test_p14_loosely_a_nudge_locks_what_it_met_first_and_not_what_moved_by_accident() -> None:
    table = apart().nudge(-200, 0, 300, 0)
    assert table.locked == (0,)
    assert offer(table).clouds == (1,)
    assert apart().nudge(450, 0, -200, 0).locked == (1,)


def test_p14_loosely_neither_the_toss_nor_a_removal_nor_a_pass_locks_anything() -> None:
    assert Table().paint().locked == ()
    assert apart().remove(0).locked == ()
    assert apart().pass_on().locked == ()


def test_p14_a_nudge_is_offered_with_a_stroke_that_would_do() -> None:
    table = Table().paint().move(0, 0, 0)
    assert offer(table).stroke is None, "the only cloud is locked"
    table.place(SIDE, 0)
    stroke = offer(table).stroke
    assert stroke
    assert table.nudge(*stroke).state.round.last == Last(Seat(2), "nudge", (0,), stroke)


def test_p14_the_stroke_offered_with_a_nudge_is_short_and_goes_towards_the_middle() -> None:
    for x, y in ((SIDE, 0), (-200, 150), (0, -SIDE)):
        table = Table().paint().move(0, x, y).pass_on()
        stroke = offer(table).stroke
        assert stroke
        start_x, start_y, end_x, end_y = stroke
        assert math.dist((start_x, start_y), (end_x, end_y)) == pytest.approx(40, abs=1.5)
        assert math.hypot(end_x, end_y) == pytest.approx(math.hypot(start_x, start_y) - 40, abs=1.5)


def test_p12_an_artist_does_one_of_five_things_and_nothing_else() -> None:
    table = apart()
    painting = offer(table)
    assert {type(PAREIDOLIA.example(painting, table.rng)) for _ in range(200)} == {
        PlaceCloud,
        MoveCloud,
        RemoveCloud,
        Nudge,
        Pass,
    }
    assert PAREIDOLIA.accepts(painting, RemoveCloud(0))
    assert not PAREIDOLIA.accepts(painting, RemoveCloud(2))
    assert not PAREIDOLIA.accepts(painting, Guess("a cloud"))
    assert table.why_not(table.acting, Guess("a cloud")) == "not_now"


class Furthest(Random):
    """A chance that always says the most."""

    def randrange(self, start: int, *_: object) -> int:
        return start - 1


def test_p12_who_places_clouds_at_random_turns_and_flips_them_anyhow() -> None:
    table = apart()
    painting = offer(table)
    done = [PAREIDOLIA.example(painting, table.rng) for _ in range(2000)]
    poses = [action.pose for action in done if isinstance(action, PlaceCloud)]
    assert 320 < len(poses) < 480
    assert len({pose.turn // 30 for pose in poses}) == 12
    assert 0.4 < sum(pose.flip for pose in poses) / len(poses) < 0.6
    assert min(pose.x for pose in poses) < 0 < max(pose.x for pose in poses)
    furthest = [PAREIDOLIA.example(painting, Furthest(seed)) for seed in range(20)]
    assert {action.pose.turn for action in furthest if isinstance(action, MoveCloud)} == {359}


def test_p15_clouds_moved_by_accident_stay_where_they_end_up() -> None:
    table = apart().nudge(-200, 0, 300, 0)
    ended = table.pose_of(1)
    assert table.pass_on().pose_of(1) == ended


def test_p15_overlap_is_allowed_and_the_lower_cloud_may_be_picked() -> None:
    table = Table().paint().move(0, 0, 0).place(0, 0, "puff").pass_on()
    assert table.remove(0).sky == (1,)


def test_p15_the_order_is_that_of_last_placement() -> None:
    table = Table().paint().place().place().pass_on()
    assert table.sky == (0, 1, 2)
    assert table.move(0).sky == (1, 2, 0)
    table = apart()
    assert table.sky == (0, 1)
    assert table.nudge(-200, 0, -20, 0).sky == (0, 1), "a nudge keeps the order"


@pytest.mark.parametrize("stroke", [(-450, 0, -400, 0), (0, 0, 0, 0)])
def test_a_stroke_that_meets_nothing_is_refused(stroke: tuple[int, int, int, int]) -> None:
    assert apart().why_not(2, Nudge(*stroke)) == "touches_nothing"


def test_ids_are_new_with_each_cloud() -> None:
    table = Table().paint().remove(0).place()
    assert table.sky == (1,)
