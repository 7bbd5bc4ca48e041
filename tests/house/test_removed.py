"""Removed means removed: by ticket, and by address where nobody else is there; the same for silence."""

from __future__ import annotations

from random import Random

import pytest
from tests.desk import REGISTRY, Desk

from inklings.house import asks, rules
from inklings.house.asks import Why
from inklings.house.identity import handle
from inklings.house.rules import Circumstances
from inklings.house.scene import yours
from inklings.house.talk import channels
from inklings.kernel.game import Channel, Refused, Seat

HOME, CAFE = "home", "cafe"
HERE = {"ada": HOME, "bruno": HOME, "eve": CAFE}


@pytest.fixture
def desk() -> Desk:
    return Desk().sit("ada", "bruno", "eve")


def sit(desk: Desk, person: str, network: str = "") -> None:
    ask = asks.Sit(name=person, avatar=1)
    desk.write(rules.grant(REGISTRY, desk.table, person, ask, Random(1), Circumstances(network=network)))


def is_refused(desk: Desk, person: str, network: str = "") -> bool:
    try:
        sit(desk, person, network)
    except Refused as refused:
        return refused.why is Why.REMOVED
    return False


def remove(desk: Desk, seat: int) -> None:
    desk.ask("ada", asks.Remove(seat=Seat(seat)), now=Circumstances(here=HERE))


def test_s13_someone_who_was_removed_cannot_sit_down_again(desk: Desk) -> None:
    remove(desk, 2)
    assert desk.table.seat_of("eve") is None
    assert is_refused(desk, "eve")
    assert desk.table.is_barred("eve", "")


def test_s13_nor_can_a_new_ticket_from_the_same_place(desk: Desk) -> None:
    remove(desk, 2)
    assert is_refused(desk, "eve again", CAFE)
    assert not is_refused(desk, "cleo", HOME)


def test_s13_nor_by_a_key_for_another_device(desk: Desk) -> None:
    desk.ask("bruno", asks.OfferHandover())
    remove(desk, 2)
    with pytest.raises(Refused) as refused:
        rules.grant(REGISTRY, desk.table, "eve", asks.TakeHandover(key="the-key"), Random(1))
    assert refused.value.why is Why.REMOVED


def test_a_living_room_is_not_closed_because_one_of_it_was_removed(desk: Desk) -> None:
    remove(desk, 1)
    assert is_refused(desk, "bruno", HOME)
    assert not is_refused(desk, "cleo", HOME)


def test_people_who_are_seated_are_never_barred(desk: Desk) -> None:
    remove(desk, 2)
    assert not desk.table.is_barred("ada", CAFE), "she has gone to the same café"


def test_someone_who_leaves_by_themselves_may_come_back(desk: Desk) -> None:
    desk.ask("eve", asks.Leave())
    assert not is_refused(desk, "eve")


def test_a_bot_that_goes_bars_nobody(desk: Desk) -> None:
    desk.ask("ada", asks.AddBot(temper="keen", language="en"))
    remove(desk, 3)
    assert not desk.table.barred


def test_the_host_alone_sees_who_was_removed_and_can_let_them_in(desk: Desk) -> None:
    remove(desk, 2)
    (seen,) = yours(REGISTRY, desk.table, Seat(0)).removed
    assert (seen.name, seen.handle) == ("eve", handle("eve"))
    assert not yours(REGISTRY, desk.table, Seat(1)).removed
    assert not yours(REGISTRY, desk.table, None).removed
    with pytest.raises(Refused):
        rules.grant(REGISTRY, desk.table, "bruno", asks.Readmit(handle=seen.handle), Random(1))
    desk.ask("ada", asks.Readmit(handle=seen.handle))
    assert not desk.table.barred
    assert not is_refused(desk, "eve", CAFE)


def test_nobody_is_let_in_whom_nobody_removed(desk: Desk) -> None:
    remove(desk, 2)
    with pytest.raises(Refused) as refused:
        rules.grant(REGISTRY, desk.table, "ada", asks.Readmit(handle="nobody"), Random(1))
    assert refused.value.why is Why.NOT_NOW


def test_s13_a_new_ticket_does_not_evade_silence(desk: Desk) -> None:
    desk.ask("ada", asks.SetMute(seat=Seat(2), muted=True), now=Circumstances(here=HERE))
    desk.ask("eve", asks.Leave())
    sit(desk, "eve again", CAFE)
    assert "eve again" in desk.table.muted
    sit(desk, "cleo", HOME)
    assert "cleo" not in desk.table.muted
    seat = desk.table.seat_of("eve again")
    assert seat is not None
    desk.ask("ada", asks.SetMute(seat=seat, muted=False), now=Circumstances(here={"eve again": CAFE}))
    assert not desk.table.muted_networks


def test_s13_a_lock_silences_those_who_look_on(desk: Desk) -> None:
    assert Channel.REACTION in channels(REGISTRY, desk.table, None)
    desk.ask("ada", asks.SetLock(locked=True))
    assert not channels(REGISTRY, desk.table, None)
    assert Channel.REACTION in channels(REGISTRY, desk.table, Seat(1))


def test_s10_a_running_game_does_not_grow_without_end() -> None:
    desk = Desk().sit("ada", "bruno", "cleo")
    desk.ask("ada", asks.Begin())
    for number in range(8 + 12 - 3):
        sit(desk, f"eve {number}")
        desk.ask(f"eve {number}", asks.Leave())
    with pytest.raises(Refused) as refused:
        sit(desk, "eve again")
    assert refused.value.why is Why.TABLE_FULL
