"""Removed means removed: by ticket, and by address where nobody else is there; the same for silence."""

from __future__ import annotations

from random import Random

import pytest
from tests.offline_table import REGISTRY, OfflineTable

from inklings.house import asks, rules
from inklings.house.asks import Why
from inklings.house.circumstances import Circumstances
from inklings.house.identity import handle
from inklings.house.scene import yours
from inklings.house.talk import channels
from inklings.kernel.game import Channel, Refused, Seat

HOME, CAFE = "home", "cafe"
HERE = {"ada": HOME, "bruno": HOME, "eve": CAFE}


@pytest.fixture
def offline() -> OfflineTable:
    return OfflineTable().sit("ada", "bruno", "eve")


def sit(offline: OfflineTable, person: str, network: str = "") -> None:
    ask = asks.Sit(name=person, avatar=1)
    offline.write(
        rules.grant(REGISTRY, offline.table, person, ask, Random(1), Circumstances(network=network))
    )


def is_refused(offline: OfflineTable, person: str, network: str = "") -> bool:
    try:
        sit(offline, person, network)
    except Refused as refused:
        return refused.why is Why.REMOVED
    return False


def remove(offline: OfflineTable, seat: int) -> None:
    offline.ask("ada", asks.Remove(seat=Seat(seat)), now=Circumstances(here=HERE))


def test_s13_someone_who_was_removed_cannot_sit_down_again(offline: OfflineTable) -> None:
    remove(offline, 2)
    assert offline.table.seat_of("eve") is None
    assert is_refused(offline, "eve")
    assert offline.table.is_barred("eve", "")


def test_s13_nor_can_a_new_ticket_from_the_same_place(offline: OfflineTable) -> None:
    remove(offline, 2)
    assert is_refused(offline, "eve again", CAFE)
    assert not is_refused(offline, "cleo", HOME)


def test_s13_nor_by_a_key_for_another_device(offline: OfflineTable) -> None:
    offline.ask("bruno", asks.OfferHandover())
    remove(offline, 2)
    with pytest.raises(Refused) as refused:
        rules.grant(REGISTRY, offline.table, "eve", asks.TakeHandover(key="the-key"), Random(1))
    assert refused.value.why is Why.REMOVED


def test_a_living_room_is_not_closed_because_one_of_it_was_removed(offline: OfflineTable) -> None:
    remove(offline, 1)
    assert is_refused(offline, "bruno", HOME)
    assert not is_refused(offline, "cleo", HOME)


def test_people_who_are_seated_are_never_barred(offline: OfflineTable) -> None:
    remove(offline, 2)
    assert not offline.table.is_barred("ada", CAFE), "she has gone to the same café"


def test_someone_who_leaves_by_themselves_may_come_back(offline: OfflineTable) -> None:
    offline.ask("eve", asks.Leave())
    assert not is_refused(offline, "eve")


def test_a_bot_that_goes_bars_nobody(offline: OfflineTable) -> None:
    offline.ask("ada", asks.AddBot(temper="keen", language="en"))
    remove(offline, 3)
    assert not offline.table.barred


def test_the_host_alone_sees_who_was_removed_and_can_let_them_in(offline: OfflineTable) -> None:
    remove(offline, 2)
    (seen,) = yours(REGISTRY, offline.table, Seat(0)).removed
    assert (seen.name, seen.handle) == ("eve", handle("eve"))
    assert not yours(REGISTRY, offline.table, Seat(1)).removed
    assert not yours(REGISTRY, offline.table, None).removed
    with pytest.raises(Refused):
        rules.grant(REGISTRY, offline.table, "bruno", asks.Readmit(handle=seen.handle), Random(1))
    offline.ask("ada", asks.Readmit(handle=seen.handle))
    assert not offline.table.barred
    assert not is_refused(offline, "eve", CAFE)


def test_nobody_is_let_in_whom_nobody_removed(offline: OfflineTable) -> None:
    remove(offline, 2)
    with pytest.raises(Refused) as refused:
        rules.grant(REGISTRY, offline.table, "ada", asks.Readmit(handle="nobody"), Random(1))
    assert refused.value.why is Why.NOT_NOW


def test_s13_a_new_ticket_does_not_evade_silence(offline: OfflineTable) -> None:
    offline.ask("ada", asks.SetMute(seat=Seat(2), muted=True), now=Circumstances(here=HERE))
    offline.ask("eve", asks.Leave())
    sit(offline, "eve again", CAFE)
    assert "eve again" in offline.table.muted
    sit(offline, "cleo", HOME)
    assert "cleo" not in offline.table.muted
    seat = offline.table.seat_of("eve again")
    assert seat is not None
    offline.ask("ada", asks.SetMute(seat=seat, muted=False), now=Circumstances(here={"eve again": CAFE}))
    assert not offline.table.muted_networks


def test_s13_a_lock_silences_those_who_look_on(offline: OfflineTable) -> None:
    assert Channel.REACTION in channels(REGISTRY, offline.table, None)
    offline.ask("ada", asks.SetLock(locked=True))
    assert not channels(REGISTRY, offline.table, None)
    assert Channel.REACTION in channels(REGISTRY, offline.table, Seat(1))


def test_s10_a_running_game_does_not_grow_without_end() -> None:
    offline = OfflineTable().sit("ada", "bruno", "cleo")
    offline.ask("ada", asks.Begin())
    for number in range(8 + 12 - 3):
        sit(offline, f"eve {number}")
        offline.ask(f"eve {number}", asks.Leave())
    with pytest.raises(Refused) as refused:
        sit(offline, "eve again")
    assert refused.value.why is Why.TABLE_FULL
