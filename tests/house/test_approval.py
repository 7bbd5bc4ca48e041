"""At a streamed table whose host reads everything first, names and clues show once the host has read them."""

from __future__ import annotations

import pytest
from tests.offline_table import REGISTRY, OfflineTable, refusal

from inklings.house import asks, streamed
from inklings.house.asks import Why
from inklings.house.entry_codec import decode_entry, encode_entry
from inklings.house.scene import scene, shared, yours
from inklings.house.talk import HIDDEN
from inklings.kernel.game import Refused, Seat

ON = streamed.SetStream(on=True, approve=True)
OFF = streamed.SetStream(on=True)
CLUE = "a long way home"


def approving() -> OfflineTable:
    offline = OfflineTable().sit("ada", "bruno")
    offline.ask("ada", ON)
    offline.sit("cleo")
    return offline


def playing() -> OfflineTable:
    offline = approving()
    offline.ask("ada", streamed.ShowName(seat=Seat(2), name="cleo"))
    offline.ask("ada", asks.Begin(), at=1000)
    return offline


def tell(offline: OfflineTable, person: str, text: str = CLUE, at: int = 2000) -> None:
    seat = offline.table.seat_of(person)
    card = offline.table.state.players[seat].hand[0]
    action = {"type": "tell_story", "card": card, "clue": {"type": "written", "text": text}}
    offline.play(person, action, at=at)


def phase(offline: OfflineTable) -> str:
    return str(offline.table.state.phase.__struct_config__.tag)


def test_the_name_of_a_newcomer_shows_once_the_host_has_read_it() -> None:
    offline = approving()
    assert [seat.name for seat in shared(REGISTRY, offline.table).table.seats] == ["ada", "bruno", HIDDEN]
    for viewer in (None, Seat(1), Seat(2)):
        assert "cleo" not in str(scene(REGISTRY, offline.table, viewer))
    assert [(one.kind, one.seat, one.text) for one in yours(REGISTRY, offline.table, Seat(0)).unread] == [
        ("name", 2, "cleo")
    ]
    assert refusal(offline, "bruno", streamed.ShowName(seat=Seat(2), name="cleo")) is Why.NOT_HOST
    offline.ask("ada", streamed.ShowName(seat=Seat(2), name="cleo"))
    assert shared(REGISTRY, offline.table).table.seats[2].name == "cleo"
    assert yours(REGISTRY, offline.table, Seat(0)).unread == ()


def test_a_name_that_was_changed_meanwhile_is_not_shown_unread() -> None:
    offline = approving()
    offline.ask("cleo", asks.Introduce(name="rude", avatar=0))
    assert refusal(offline, "ada", streamed.ShowName(seat=Seat(2), name="cleo")) is Why.NOT_NOW
    offline.ask("ada", streamed.ShowName(seat=Seat(2), name="rude"))
    offline.ask("cleo", asks.Introduce(name="ruder", avatar=0))
    assert shared(REGISTRY, offline.table).table.seats[2].name == HIDDEN


def test_another_inkling_under_the_same_name_need_not_be_read_again() -> None:
    offline = approving()
    offline.ask("ada", streamed.ShowName(seat=Seat(2), name="cleo"))
    offline.ask("cleo", asks.Introduce(name="cleo", avatar=5))
    assert shared(REGISTRY, offline.table).table.seats[2].name == "cleo"


def test_names_of_the_host_of_bots_and_of_those_who_were_here_show_at_once() -> None:
    offline = approving()
    offline.ask("ada", asks.AddBot(temper="keen", language="en"))
    offline.ask("ada", asks.Introduce(name="Adelaide", avatar=0))
    names = [seat.name for seat in shared(REGISTRY, offline.table).table.seats]
    assert names[:3] == ["Adelaide", "bruno", HIDDEN]
    assert names[3] != HIDDEN


def test_a_clue_waits_for_the_host_and_is_in_no_other_view() -> None:
    offline = playing()
    tell(offline, "bruno")
    assert phase(offline) == "racing"
    for viewer in (None, Seat(1), Seat(2)):
        assert CLUE not in str(scene(REGISTRY, offline.table, viewer))
    assert yours(REGISTRY, offline.table, Seat(1)).written == "waits"
    (unread,) = yours(REGISTRY, offline.table, Seat(0)).unread
    assert (unread.kind, unread.seat, unread.text) == ("text", 1, CLUE)
    offline.ask("ada", streamed.Judge(seat=Seat(1), text=CLUE, show=True), at=5000)
    assert phase(offline) == "choosing"
    assert CLUE in str(scene(REGISTRY, offline.table, None))
    assert yours(REGISTRY, offline.table, Seat(1)).written is None


def test_the_host_may_want_another_clue() -> None:
    offline = playing()
    tell(offline, "bruno")
    offline.ask("ada", streamed.Judge(seat=Seat(1), text=CLUE, show=False))
    assert phase(offline) == "racing"
    assert yours(REGISTRY, offline.table, Seat(1)).written == "again"
    tell(offline, "bruno", "something else")
    assert yours(REGISTRY, offline.table, Seat(1)).written == "waits"
    assert refusal(offline, "ada", streamed.Judge(seat=Seat(1), text=CLUE, show=True)) is Why.NOT_NOW
    offline.ask("ada", streamed.Judge(seat=Seat(1), text="something else", show=True))
    assert phase(offline) == "choosing"


def test_what_the_host_writes_shows_at_once() -> None:
    offline = playing()
    tell(offline, "ada")
    assert phase(offline) == "choosing"


def test_what_waits_is_void_once_everyone_waits_for_something_else() -> None:
    offline = playing()
    tell(offline, "bruno")
    tell(offline, "ada", "the host was first", at=3000)
    assert yours(REGISTRY, offline.table, Seat(0)).unread == ()
    assert refusal(offline, "ada", streamed.Judge(seat=Seat(1), text=CLUE, show=True)) is Why.NOT_NOW


def test_the_rules_are_asked_before_anything_waits() -> None:
    offline = playing()
    tell(offline, "ada")
    before = len(offline.entries)
    with pytest.raises(Refused):
        tell(offline, "bruno")
    assert len(offline.entries) == before


def test_when_the_host_reads_nothing_any_more_all_names_show() -> None:
    offline = approving()
    offline.ask("ada", OFF)
    assert shared(REGISTRY, offline.table).table.seats[2].name == "cleo"


def test_its_events_are_of_the_form_of_streams() -> None:
    offline = playing()
    tell(offline, "bruno")
    entry = decode_entry(encode_entry(offline.entries[-1]))
    assert isinstance(entry.events[-1], streamed.TextHeld)
    assert entry.form == 6
