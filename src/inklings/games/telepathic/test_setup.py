"""What is dealt to two partners: T9-T15."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from inklings.games.telepathic import TELEPATHIC
from inklings.games.telepathic.cards import CARDS
from inklings.games.telepathic.grid import TILES, lines, start_grid
from inklings.games.telepathic.knowledge import held
from inklings.games.telepathic.model import Options
from inklings.games.telepathic.state import Handing
from inklings.games.telepathic.test_builders import Table


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
        assert table.view(seat).yours == table.state.conditions[seat]
    assert table.view(None).yours == ()
    for viewer in (None, 0, 1):
        sent = msgspec.json.encode(table.view(viewer)).decode()
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
    """A chance that never shuffles anything."""

    def shuffle(self, x: Any) -> None:
        pass


def test_t11_where_shuffling_does_not_help_tiles_are_swapped() -> None:
    grid = start_grid(Stubborn(1))
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
        sent = msgspec.json.encode(less.view(viewer)).decode()
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
    again = [TELEPATHIC.rematch(Options(starts=starts)).starts for starts in ("first", "second", "random")]
    assert again == ["second", "first", "random"]


def test_every_house_rule_can_be_played_by_every_number_of_people() -> None:
    for name, hint in get_type_hints(Options).items():
        for value in get_args(hint):
            for seats in TELEPATHIC.seats:
                assert Table(seats, **{name: value}).offers(0) is not None
