"""Announcements of two partners: T26-T31."""

from __future__ import annotations

import pytest

from inklings.games.telepathic.grid import KINDS, kind_of, values_in_line
from inklings.games.telepathic.model import Announce, AnnounceOffer, AnswerOffer
from inklings.games.telepathic.state import Announcing, Answering
from inklings.games.telepathic.test_builders import Table
from inklings.kernel.game import Refused, Seat
from inklings.kernel.rounds import Why


def with_both_lines() -> Table:
    return Table(seed=3).to_lines()


def test_t26_either_partner_may_announce_after_a_completed_turn_and_not_before() -> None:
    table = Table()
    assert "announce" not in table.offered(0) | table.offered(1), "not before the first action"
    table.hand()
    assert "announce" not in table.offered(0) | table.offered(1), "not while a card is being performed"
    table.choose(table.harmless().place)
    assert "announce" in table.offered(0) & table.offered(1)


@pytest.mark.parametrize(("announcer", "answerer"), [(0, 1), (1, 0)])
def test_t27_one_names_the_others_win_condition_and_is_answered(announcer: int, answerer: int) -> None:
    table = with_both_lines()
    theirs, own = table.win(answerer), table.win(announcer)
    (offer,) = (one for one in table.offers(announcer) if isinstance(one, AnnounceOffer))
    assert offer.kinds == (kind_of(theirs),)
    table.announce(announcer, theirs)
    assert table.phase == Answering(Seat(answerer))
    assert table.offers(announcer) == ()
    assert table.offers(answerer) == (AnswerOffer(kind=kind_of(own)),)
    assert table.answer(answerer, own).ended == ("won", (0, 1))


def test_t27_the_name_is_heard_at_once_and_nobody_learns_whether_it_is_right_before_the_answer() -> None:
    table = with_both_lines()
    other = with_both_lines()
    wrong = table.other_than(table.win(1))
    table.announce(0, table.win(1))
    other.announce(0, wrong)
    for viewer in (None, 0, 1):
        right_seen, wrong_seen = table.sent(viewer), other.sent(viewer)
        assert right_seen == wrong_seen.replace(f'"names":["{wrong}"]', f'"names":["{table.win(1)}"]')


def test_t28_both_names_right_and_both_lines_there_is_the_only_win() -> None:
    table = with_both_lines()
    assert table.announce(0, table.win(1)).answer(1, table.win(0)).ended == ("won", (0, 1))


@pytest.mark.parametrize("wrong", ["announcer", "answerer", "both"])
def test_t28_a_wrong_name_loses_for_the_one_who_says_it(wrong: str) -> None:
    table = with_both_lines()
    name, answer = table.win(1), table.win(0)
    if wrong in ("announcer", "both"):
        name = table.other_than(name)
    if wrong in ("answerer", "both"):
        answer = table.other_than(answer)
    assert table.announce(0, name).answer(1, answer).ended == ("wrong_name", ())


def test_t28_right_names_without_their_lines_lose() -> None:
    table = Table().turn()
    assert not set(table.wins()) <= values_in_line(table.state.grid)
    assert table.announce(0, table.win(1)).answer(1, table.win(0)).ended == ("no_line", ())


def test_t28_one_line_is_not_enough() -> None:
    for seed in range(200):
        table = Table(seed=seed).turn()
        if len(set(table.wins()) & values_in_line(table.state.grid)) == 1:
            break
    assert table.announce(0, table.win(1)).answer(1, table.win(0)).ended == ("no_line", ())


def test_t29_when_the_cards_are_gone_one_must_announce_and_both_may() -> None:
    table = Table(seed=5).turns(10)
    assert table.phase == Announcing((Seat(0), Seat(1)))
    assert table.offered(0) == table.offered(1) == {"announce"}
    assert table.announce(1, table.win(0)).phase == Answering(Seat(0))


def test_t29_in_time_nobody_did_so_who_would_be_next_must_and_then_silence_loses() -> None:
    table = Table(seed=5).turns(10).time_up()
    assert table.phase == Announcing((Seat(0),)), "ten actions are done, so seat 0 would hand the next card"
    assert table.offered(0) == {"announce"}
    assert table.offers(1) == ()
    assert table.time_up().ended == ("silence", ())


def test_t30_of_two_announcements_the_first_counts() -> None:
    table = with_both_lines()
    table.announce(1, table.win(0))
    with pytest.raises(Refused) as refused:
        table.do(0, Announce((table.win(1),)))
    assert refused.value.why == Why.NOT_NOW


def test_t30_the_window_closes_when_the_next_card_is_handed_over() -> None:
    table = Table().turn()
    assert "announce" in table.offered(0)
    table.hand()
    with pytest.raises(Refused):
        table.announce(0, table.win(1))


def test_t31_any_of_the_four_may_be_named_on_the_grid_or_not_but_nothing_of_the_own_kind() -> None:
    for name in KINDS[kind_of(Table().win(1))]:
        assert Table().turn().announce(0, name).phase == Answering(Seat(1))
    table = Table().turn()
    for names in ((table.win(0),), (table.win(1), table.win(0))):
        with pytest.raises(Refused) as refused:
            table.do(0, Announce(names))
        assert refused.value.why == Why.NOT_OFFERED
