"""What is dealt to two partners: T9-T15."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from inklings.games.telepathic import TELEPATHIC
from inklings.games.telepathic.cards import CARDS, FIRST_CARDS
from inklings.games.telepathic.grid import TILES, kind_of, lines, start_grid
from inklings.games.telepathic.knowledge import held, mark_of, value_of
from inklings.games.telepathic.model import Options
from inklings.games.telepathic.state import Announcing, Handing
from inklings.games.telepathic.test_builders import Table
from inklings.kernel.game import Seat


def test_t9_one_has_colours_the_other_shapes_and_nobody_wins_by_what_loses() -> None:
    colour_partners = set()
    for seed in range(60):
        state = Table(seed=seed).state
        for kind in ("colour", "shape"):
            win, lose = held(state.conditions, kind)
            assert (win.seat, win.mark, lose.mark) == (lose.seat, "win", "lose")
            assert win.value != lose.value
        colour_partners.add(held(state.conditions, "colour")[0].seat)
    assert colour_partners == {0, 1}, "chance says who has colours"


def test_t10_nobody_is_shown_conditions_but_their_holder() -> None:
    table = Table()
    for seat in (0, 1):
        assert table.own(seat).conditions == table.state.conditions[seat]
    for viewer in (None, 0, 1):
        sent = table.sent(viewer)
        for seat in (0, 1):
            for condition in table.state.conditions[seat]:
                assert (condition in sent) == (viewer == seat)


def test_t11_no_line_stands_at_the_start() -> None:
    grids = [Table(seed=seed).state.grid for seed in range(200)]
    assert all(sorted(grid) == sorted(TILES) for grid in grids)
    assert not any(lines(grid) for grid in grids)
    assert len(set(grids)) == 200


def test_t11_two_shuffles_in_five_are_without_a_line() -> None:
    rng = Random(11)
    legal = sum(not lines(tuple(rng.sample(TILES, 16))) for _ in range(4000))
    assert 0.37 < legal / 4000 < 0.42


class Stubborn(Random):
    """A chance that never shuffles anything, and counts how often it was asked to."""

    shuffles = 0

    def shuffle(self, x: Any) -> None:  # noqa: ARG002
        self.shuffles += 1


def test_t11_where_a_hundred_shuffles_do_not_help_tiles_are_swapped() -> None:
    rng = Stubborn(1)
    grid = start_grid(rng)
    assert rng.shuffles == 100
    assert sorted(grid) == sorted(TILES)
    assert not lines(grid)


def test_t12_a_first_game_has_the_four_cards_with_a_numeral() -> None:
    state = Table(cards="first").state
    assert state.row == ("row-east", "row-west", "col-north", "col-south")
    assert state.deck == state.removed == ()


def test_t13_a_standard_game_has_four_cards_open_and_six_face_down() -> None:
    rows = set()
    for seed in range(20):
        state = Table(seed=seed).state
        assert (len(state.row), len(state.deck)) == (4, 6)
        assert sorted((*state.row, *state.deck)) == sorted(CARDS)
        rows.add(state.row)
    assert len(rows) > 10


@pytest.mark.parametrize("removed", range(1, 7))
def test_t14_a_challenge_takes_cards_from_the_top_of_the_deck_and_shows_none(removed: int) -> None:
    whole, less = Table().state, Table(cards="challenge", removed=removed)
    assert less.state.row == whole.row
    assert less.state.removed == whole.deck[:removed]
    assert less.state.deck == whole.deck[removed:]
    for viewer in (None, 0, 1):
        sent = less.sent(viewer)
        assert not any(f'"{card}"' in sent for card in less.state.removed)


def first_giver(**options: Any) -> int:
    state = Table(**options).state
    assert isinstance(state.phase, Handing)
    return state.phase.giver


def test_t15_chance_says_who_begins_or_the_host_does() -> None:
    begins = Counter(first_giver(seed=seed, starts="random") for seed in range(200))
    assert min(begins[0], begins[1]) > 70
    assert first_giver(starts="first") == 0
    assert first_giver(starts="second") == 1


def test_t15_who_was_picked_passes_it_on_at_the_next_game() -> None:
    assert TELEPATHIC.rematch is not None
    over = Table().state
    again = [
        TELEPATHIC.rematch(Options(starts=begins), over).starts for begins in ("first", "second", "random")
    ]
    assert again == ["second", "first", "random"]


@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("four", ["director", "partners", "opposed"])
def test_t12_t14_three_or_more_play_with_the_cards_of_two_by_a_house_rule(seats: int, four: str) -> None:
    for cards in ("first", "challenge"):
        state = Table(seats, four=four, cards=cards, removed=2).state
        assert (len(state.row), len(state.deck), state.removed) == (4, 6, ()), "by the book they do not"
    first = Table(seats, four=four, cards="first", more="same")
    assert first.state.row == FIRST_CARDS
    assert first.state.deck == first.state.removed == ()
    assert first.view.actions_left is None
    first.turns(3)
    assert first.state.row == FIRST_CARDS, "every card comes back"
    challenge = Table(seats, four=four, cards="challenge", removed=2, more="same").state
    assert (len(challenge.row), len(challenge.deck), len(challenge.removed)) == (4, 4, 2)


@pytest.mark.parametrize(("removed", "actions"), [(1, 15), (4, 9), (6, 5)])
def test_t14_t40_four_partners_with_fewer_cards_have_two_actions_less_for_each(
    removed: int, actions: int
) -> None:
    table = Table(4, seed=4, four="partners", cards="challenge", removed=removed, more="same")
    left = []
    for _ in range(actions):
        left.append(table.view.actions_left)
        table.turn()
    assert left == list(range(actions, 0, -1))
    assert isinstance(table.phase, Announcing)


@pytest.mark.parametrize("seed", range(6))
def test_t32_t43_who_is_what_can_be_chosen_by_the_chairs(seed: int) -> None:
    def kinds(seats: int, **options: Any) -> list[list[str]]:
        held = Table(seats, seed=seed, roles="chosen", **options).state.conditions
        return [[f"{kind_of(value_of(card))}-{mark_of(card)}" for card in cards] for cards in held]

    colour, shape = ["colour-win", "colour-lose"], ["shape-win", "shape-lose"]
    for starts in ("random", "first", "second"):
        assert kinds(2, starts=starts) == [colour, shape]
        assert kinds(3, starts=starts) == [colour, shape, []]
        assert kinds(5, starts=starts) == [colour, shape, [], [], []]
        assert kinds(4, four="director", starts=starts) == [colour, shape, [], []]
        assert kinds(4, four="partners", starts=starts) == [
            ["colour-lose"],
            ["colour-win"],
            ["shape-lose"],
            ["shape-win"],
        ]
        assert kinds(4, four="opposed", starts=starts) == [
            ["colour-win"],
            ["colour-win"],
            ["shape-win"],
            ["shape-win"],
        ]
    opposed = Table(4, seed=seed, roles="chosen", four="opposed").view
    assert opposed.teams == (0, 1, 0, 1)


def test_t32_t43_the_lobby_shows_who_will_be_what() -> None:
    def chosen(seats: int, **options: Any) -> str:
        roles = TELEPATHIC.roles(Options(roles="chosen", **options), seats)
        return " ".join(role.removeprefix("seat-") for role in roles)

    assert TELEPATHIC.roles(Options(), 4) == ()
    assert chosen(1) == "colour"
    assert chosen(2) == "colour shape"
    assert chosen(4) == "colour-lose colour-win shape-lose shape-win"
    assert chosen(4, four="opposed") == "colour-one colour-two shape-one shape-two"
    assert chosen(4, four="director") == "colour shape director director"
    assert chosen(6) == "colour shape director director director director"


def test_t15_of_two_the_one_who_begins_may_be_either_though_roles_are_chosen() -> None:
    assert first_giver(starts="second", roles="chosen") == 1
    assert first_giver(starts="first", roles="chosen") == 0


def test_every_house_rule_can_be_played_by_every_number_of_people() -> None:
    for name, hint in get_type_hints(Options).items():
        for value in get_args(hint):
            for seats in TELEPATHIC.seats:
                assert Table(seats, **{name: value}).offers(0) is not None


def test_t01_two_to_eight_may_play() -> None:
    assert TELEPATHIC.seats == range(2, 9)


def test_t34_only_one_of_several_directors_has_somebody_to_talk_to() -> None:
    alone, several = Table(3).state, Table(5).state
    assert {TELEPATHIC.part(alone, Seat(seat)) for seat in range(3)} == {"player"}
    parts = [TELEPATHIC.part(several, Seat(seat)) for seat in range(5)]
    assert parts == ["player"] * 2 + ["one of several directors"] * 3
