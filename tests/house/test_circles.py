"""Games are recorded for a circle only if every person at the table has agreed."""

from __future__ import annotations

from tests.house.test_patience import telling
from tests.offline_table import REGISTRY, OfflineTable, refusal
from tests.played_log import kept

from inklings.house import asks, log
from inklings.house.asks import Why
from inklings.house.floor import needed
from inklings.house.forgetting import without
from inklings.house.identity import circle_of, member_of
from inklings.house.scene import shared
from inklings.kernel.game import Seat

KEY = "the-key-of-thursdays"
OTHER = "the-key-of-the-office"
THURSDAYS = "Thursdays"


def secret(person: str) -> str:
    return f"the-secret-of-{person}-there"


def plays(person: str, key: str = KEY) -> asks.PlayForCircle:
    return asks.PlayForCircle(key=key, secret=secret(person), name=THURSDAYS)


def three() -> OfflineTable:
    return OfflineTable().sit("ada", "bruno", "cleo")


def recorded_for(offline: OfflineTable) -> str | None:
    return offline.table.recorded_for


def test_nothing_is_recorded_until_everyone_agrees() -> None:
    offline = three()
    assert recorded_for(offline) is None
    offline.ask("ada", plays("ada"))
    offline.ask("bruno", plays("bruno"))
    assert recorded_for(offline) is None
    offline.ask("cleo", asks.AgreeToCircle())
    assert recorded_for(offline) == circle_of(KEY)
    members = [circle.member for circle in offline.table.agreed.values()]
    assert members == [member_of(KEY, secret("ada")), member_of(KEY, secret("bruno")), ""]


def test_everyone_sees_who_has_agreed_and_nobody_sees_a_key() -> None:
    offline = three()
    offline.ask("ada", plays("ada"))
    view = shared(REGISTRY, offline.table).table.circle
    assert view
    assert (view.name, view.agreed, view.recorded) == (THURSDAYS, (0,), False)
    assert KEY not in str(offline.entries)
    assert secret("ada") not in str(offline.entries)


def test_one_who_disagrees_stops_it_for_all() -> None:
    offline = three()
    for person in ("ada", "bruno", "cleo"):
        offline.ask(person, plays(person))
    offline.ask("bruno", asks.Disagree())
    assert recorded_for(offline) is None
    assert refusal(offline, "bruno", asks.Disagree()) is Why.NOT_NOW


def test_a_newcomer_has_not_agreed_and_a_bot_need_not() -> None:
    offline = three()
    for person in ("ada", "bruno", "cleo"):
        offline.ask(person, plays(person))
    offline.ask("ada", asks.AddBot(temper="keen", language="en"))
    assert recorded_for(offline)
    offline.sit("dov")
    assert recorded_for(offline) is None
    offline.ask("dov", asks.Leave())
    assert recorded_for(offline)


def test_a_table_has_one_circle_at_a_time() -> None:
    offline = three()
    assert refusal(offline, "ada", asks.AgreeToCircle()) is Why.NOT_NOW
    offline.ask("ada", plays("ada"))
    assert refusal(offline, "bruno", plays("bruno", OTHER)) is Why.OTHER_CIRCLE
    offline.ask("ada", plays("ada", OTHER))
    offline.ask("bruno", plays("bruno", OTHER))
    assert {one.id for one in offline.table.agreed.values()} == {circle_of(OTHER)}


def test_nobody_changes_their_mind_during_a_game() -> None:
    offline = telling()
    assert refusal(offline, "ada", plays("ada")) is Why.NOT_NOW


def test_what_people_have_agreed_to_goes_with_them() -> None:
    offline = three()
    offline.ask("bruno", plays("bruno"))
    offline.ask("bruno", asks.OfferHandover())
    offline.ask("bruno-on-a-tablet", asks.TakeHandover(key="the-key"))
    assert offline.table.agreed[Seat(1)].member == member_of(KEY, secret("bruno"))


def test_who_is_forgotten_was_a_guest() -> None:
    offline = three()
    for person in ("ada", "bruno", "cleo"):
        offline.ask(person, plays(person))
    entries = list(without(REGISTRY, kept(offline.entries), "bruno", "nobody"))
    assert member_of(KEY, secret("bruno")).encode() not in b"".join(bytes(one.entry) for one in entries)
    assert member_of(KEY, secret("ada")).encode() in b"".join(bytes(one.entry) for one in entries)


def test_the_release_before_cannot_read_it() -> None:
    assert needed((log.Agreed(seat=0),), "moons").house == 5
