"""Nobody is ever stuck: what the clock does in every phase, and what happens when someone leaves."""

from __future__ import annotations

import pytest

from inklings.games.telepathic import TELEPATHIC
from inklings.games.telepathic.cards import moved
from inklings.games.telepathic.grid import values_in_line
from inklings.games.telepathic.model import HandCard
from inklings.games.telepathic.modes import marked
from inklings.games.telepathic.rules import PATIENCE
from inklings.games.telepathic.state import (
    Acting,
    Announcing,
    Answering,
    CardHanded,
    CardPerformed,
    Considering,
    Handing,
    Proposal,
    SilenceKept,
)
from inklings.games.telepathic.test_builders import Table
from inklings.kernel.clock import in_force
from inklings.kernel.game import Seat, SeatJoined, SeatLeft, TimeUp


def seconds(table: Table) -> float | None:
    due = in_force(TELEPATHIC.due(table.state), absent=False)
    return None if due is None else due.seconds


def key(table: Table) -> str:
    due = TELEPATHIC.due(table.state)
    assert due is not None
    return due.key


def test_every_phase_has_its_clock_and_it_can_be_long_or_off() -> None:
    for clock, factor in (("standard", 1), ("long", 2)):
        table = Table(4, four="opposed", clock=clock)
        assert seconds(table) == 120 * factor
        assert seconds(table.hand()) == 120 * factor
        assert seconds(table.choose()) == 60 * factor
        assert seconds(table.announce(2, table.win(0))) == 120 * factor
        assert seconds(table.answer(0, table.win(2))) is None
        assert seconds(Table(seed=5, clock=clock).turns(10)) == 120 * factor, "somebody must announce"
    assert seconds(Table(clock="off").hand()) is None, "only someone who is missed has a time (G3)"


def test_the_clock_hands_a_card_by_chance() -> None:
    table = Table(3).time_up()
    (handed,) = table.news
    assert isinstance(handed, CardHanded)
    assert handed.by_clock
    assert handed.card in table.state.row
    assert isinstance(table.phase, Acting)


def test_the_clock_performs_a_card_where_the_receiver_would_not_lose_knowingly() -> None:
    risky = 0
    for seed in range(150):
        table = Table(seed=seed).hand()
        own = set(marked(table.state, "lose", Seat(1)))
        card = table.state.row[0]
        risky += any(own & values_in_line(moved(table.state.grid, card, place)) for place in range(4))
        table.time_up()
        assert isinstance(table.news[0], CardPerformed)
        assert not own & values_in_line(table.state.grid)
    assert risky > 10


def test_the_clock_keeps_silent_for_opposed_teams() -> None:
    table = Table(4, four="opposed").turn().time_up()
    assert table.news == (SilenceKept(Seat(2), by_clock=True),)
    assert table.phase == Handing(Seat(1))


def test_who_does_not_answer_in_time_loses() -> None:
    table = Table().turn()
    assert table.announce(0, table.win(1)).time_up().ended == ("silence", ())
    teams = Table(4, four="opposed").turn()
    assert teams.announce(2, teams.win(0)).time_up().ended == ("silence", (1, 3))


@pytest.mark.parametrize("four", ["partners", "opposed", "director"])
def test_an_abandoned_table_rests_until_somebody_comes_back(four: str) -> None:
    for seed in range(50):
        table, moves = Table(4, seed=seed, four=four), 0
        while seconds(table) is not None:
            table.time_up()
            moves += 1
        if not TELEPATHIC.outcome(table.state):
            break
    assert moves == PATIENCE == 4, "so often the clock moved for someone"
    seat = next(iter(TELEPATHIC.awaited(table.state)))
    offer = TELEPATHIC.offers(table.state, seat)[0]
    table.do(seat, TELEPATHIC.example(offer, table.rng))
    assert table.state.idle == 0


def test_a_proposal_does_not_give_the_captain_more_time() -> None:
    table = Table(5, seed=6)
    before = key(table)
    table.propose(3, HandCard(table.state.row[0], Seat(0)))
    assert key(table) == before
    assert key(table.hand()) != before


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("phase", [Handing, Acting, Answering])
def test_two_cannot_go_on_without_each_other(seat: int, phase: type) -> None:
    table = Table().turn()
    if phase is Acting:
        table.hand()
    if phase is Answering:
        table.announce(0, table.win(1))
    assert isinstance(table.phase, phase)
    assert table.leave(seat).ended == ("left", ())
    assert table.leave(1 - seat).news == (), "it is over"


@pytest.mark.parametrize("seat", range(4))
def test_four_partners_each_hold_what_nobody_else_knows_so_they_cannot_go_on(seat: int) -> None:
    assert Table(4, four="partners").hand().leave(seat).ended == ("left", ())


@pytest.mark.parametrize(("seat", "winners"), [(0, (1, 3)), (1, (0, 2)), (2, (1, 3)), (3, (0, 2))])
def test_who_leaves_an_opposed_team_gives_the_game_to_the_other(seat: int, winners: tuple[int, ...]) -> None:
    table = Table(4, four="opposed").turn()
    assert isinstance(table.phase, Considering)
    assert table.leave(seat).ended == ("left", winners)


def test_a_partner_of_a_director_cannot_be_replaced() -> None:
    assert Table(5).leave(1).ended == ("left", ())


def test_a_captain_who_leaves_is_followed_by_the_next_director() -> None:
    table = Table(5, seed=6)
    move = HandCard(table.state.row[0], Seat(0))
    table.propose(3, move).propose(4, move).leave(4).leave(2)
    assert table.phase == Handing(Seat(3), (Proposal(Seat(3), move),)), "what who left proposed is gone"
    assert table.offers(2) == ()
    table = Table(5, seed=6).leave(2)
    assert table.turn().phase == Handing(Seat(4))
    assert table.turn().phase == Handing(Seat(3))
    table.hand().leave(3)
    assert isinstance(table.phase, Acting), "a card that was handed over stays handed over"
    assert table.choose(table.harmless().place).phase == Handing(Seat(4))
    assert table.leave(4).ended == ("left", ())


def test_a_captain_who_leaves_when_all_must_announce_is_followed_too() -> None:
    table = Table(4, seed=5, four="director").turns(10)
    assert table.phase == Announcing((Seat(2),))
    assert table.leave(2).phase == Announcing((Seat(3),))
    assert table.offered(3) == {"announce"}


def test_directors_who_left_win_nothing() -> None:
    table = Table(5, seed=6).leave(4).to_lines()
    names = sorted(table.wins(), key=lambda value: value in ("circle", "cross", "star", "waves"))
    assert isinstance(table.phase, Handing)
    assert table.announce(table.phase.giver, *names).ended == ("won", (0, 1, 2, 3))


def test_after_the_end_nothing_happens_any_more() -> None:
    table = Table().leave(0)
    for news in (TimeUp(), SeatLeft(Seat(1)), SeatJoined()):
        assert table.house(news).news == ()
