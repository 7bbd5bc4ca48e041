"""Logs outlive releases: old ones fold to what they folded to, and old gates read what they can."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.forms import release_0
from tests.forms.digests import digests
from tests.forms.evening import Evening, kinds_in
from tests.forms.modes import MODES
from tests.forms.shapes import recorded, released, shapes
from tests.forms.write_logs import HERE, every_kind
from tests.offline_table import OfflineTable

from inklings.games import GAMES
from inklings.house import asks, log
from inklings.house.entry_codec import HOUSE_FORM, NewerEntry, UnreadableEntry, decode_entry, encode_entry
from inklings.house.floor import FIRST, Forms, floor, known, needed
from inklings.house.registry import GameRegistry
from inklings.kernel.game import Seat

LOGS = sorted(HERE.glob("*/*.jsonl"))
BY_NAME = {game.name: game for game in GAMES}


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_log_folds_to_the_same(path: Path) -> None:
    before = msgspec.json.decode(path.with_suffix(".digests.json").read_bytes(), type=dict[str, str])
    now = digests(path)
    assert {name: now.get(name) for name in before} == before


def test_the_old_logs_have_every_kind_of_event() -> None:
    seen: set[str] = set()
    for path in LOGS:
        game = BY_NAME[path.stem.partition("-")[0]]
        for line in path.read_bytes().splitlines():
            seen |= set(kinds_in(game, line))
    assert every_kind() - seen == set(), "write logs that have them: tests/forms/write_logs.py"


def test_what_events_look_like_does_not_change_unnoticed() -> None:
    now, then = shapes(released()), recorded()
    changed = sorted(kind for kind in now.keys() | then.keys() if now.get(kind) != then.get(kind))
    assert changed == [], (
        "written otherwise now: name them in a Change (docs/decisions/0012-forms-of-entries.md), unless "
        "the release before reads them all the same; then record them with python -m tests.forms.shapes"
    )


@pytest.mark.parametrize("mode", ["moons-race", "pareidolia", "rorschach-agree", "telepathic-first"])
def test_the_release_before_reads_what_this_one_writes(mode: str) -> None:
    """What names a form is not written as long as a gate of that release is there."""
    assert mode in MODES
    lines = [line for line in Evening(mode, seed=0).lines if b'"form":' not in line]
    assert len(lines) >= 20
    for line in lines:
        assert release_0.encode(release_0.decode(line)) == line


def test_an_entry_without_new_kinds_names_no_form() -> None:
    entry = log.Entry(at=5, command="c", events=(log.LockSet(locked=True),))
    assert encode_entry(entry) == b'{"at":5,"command":"c","events":[{"type":"lock_set","locked":true}]}'


def test_a_refusal_can_be_stored_and_is_nothing_to_the_release_before() -> None:
    refused = log.Refusal(why="too_few", facts={"missing": 2})
    entry = log.Entry(at=5, command="c", events=(), refused=refused)
    data = encode_entry(entry)
    assert decode_entry(data) == entry
    assert release_0.decode(data) == release_0.Entry(at=5, command="c", events=())
    assert encode_entry(msgspec.structs.replace(entry, refused=log.Refusal(why="not_now"))).endswith(
        b'"events":[],"refused":{"why":"not_now"}}'
    )


def test_a_refusal_leaves_the_table_as_it_is() -> None:
    offline = OfflineTable().sit("ada", "bruno", "cleo")
    offline.ask("ada", asks.Begin(), at=1000)
    before = offline.table
    offline.write((), at=2000)
    assert msgspec.structs.replace(offline.table, version=before.version) == before


@pytest.mark.parametrize(
    "data",
    [
        b'{"at":5,"command":"c","events":[],"form":%d}' % (HOUSE_FORM + 1),
        b'{"at":5,"command":"c","events":[{"type":"lock_set"}],"form":%d}' % (HOUSE_FORM + 1),
        b'{"when":5,"form":%d}' % (HOUSE_FORM + 1),
        b'{"at":5,"command":"c","events":[{"type":"danced"}]}',
    ],
    ids=["form", "field", "everything", "kind"],
)
def test_an_entry_of_a_later_release_is_newer(data: bytes) -> None:
    with pytest.raises(NewerEntry) as newer:
        decode_entry(data)
    assert newer.value.what == "house"
    assert newer.value.form in (0, HOUSE_FORM + 1)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{",
        b'{"at":5,"command":"c"}',
        b'{"at":5,"command":"c","events":[{"type":"lock_set"}]}',
        b'{"at":5,"command":"c","events":[{"locked":true}]}',
        b'{"at":5,"command":"c","events":[7]}',
        b'{"at":5,"command":"c","events":[{"type":[]}]}',
        b'{"at":5,"command":"c","events":[],"form":"new"}',
        b'{"at":5,"command":"c","events":[],"form":-1}',
        b'{"at":"now","command":"c","events":[]}',
        pytest.param(b'{"at":' + b"[" * 5_000, id="deep"),
    ],
)
def test_a_broken_entry_is_unreadable_and_not_newer(data: bytes) -> None:
    with pytest.raises(UnreadableEntry):
        decode_entry(data)


def played(event: bytes, form: int = 0) -> log.Played:
    return log.Played(event=msgspec.Raw(event), form=form)


def test_a_game_s_event_of_a_later_release_is_newer() -> None:
    codec = GameRegistry(GAMES)["moons"]
    later = played(b'{"type":"ready_said","seat":1}', form=codec.form + 1)
    for event in (later, played(b'{"type":"danced","seat":1}'), played(b'{"type":"danced"}', form=9)):
        with pytest.raises(NewerEntry) as newer:
            codec.event(event)
        assert (newer.value.what, newer.value.form) == ("moons", event.form)


@pytest.mark.parametrize("event", [b'{"type":"ready_said"}', b'{"seat":1}', b"7", b'{"type":[]}'])
def test_a_game_s_broken_event_is_unreadable(event: bytes) -> None:
    with pytest.raises(UnreadableEntry, match="moons"):
        GameRegistry(GAMES)["moons"].event(played(event))


def test_a_game_that_is_not_on_the_shelf_is_newer() -> None:
    offline = OfflineTable().sit("ada")
    for event in (log.Opened(code="BCDF", game="chess", options={}), log.GameSet(game="chess", options={})):
        with pytest.raises(NewerEntry, match="chess"):
            offline.write((event,))


def test_options_that_nobody_can_read_are_unreadable_and_later_ones_newer() -> None:
    offline = OfflineTable().sit("ada")
    with pytest.raises(UnreadableEntry, match="moons"):
        offline.write((log.GameSet(game="moons", options={"clock": "hourglass"}),))
    with pytest.raises(NewerEntry, match="moons"):
        offline.write((log.GameSet(game="moons", options={"clock": "hourglass"}, form=7),))


# --- the floor ----------------------------------------------------------------------------------


def test_this_release_covers_what_it_writes_and_so_does_the_one_before() -> None:
    mine = known(GameRegistry(GAMES))
    assert mine.house == HOUSE_FORM
    for path in LOGS:
        for line in path.read_bytes().splitlines():
            need = needed(decode_entry(line).events, game=path.stem.partition("-")[0])
            assert mine.covers(need)
            assert FIRST.covers(need) or path.parent.name != "0"


def test_the_floor_is_what_all_can_read() -> None:
    one, other = Forms(house=2, games={"moons": 3, "chess": 0}), Forms(house=1, games={"moons": 4})
    both = floor([one, other])
    assert both == Forms(house=1, games={"moons": 3})
    assert floor([one]) == one
    chess = needed((log.Opened(code="BCDF", game="chess", options={}),), game="")
    assert one.covers(chess)
    assert not both.covers(chess)


def test_a_played_event_needs_the_form_of_the_game_on_the_table() -> None:
    events = (played(b"{}", form=1), played(b"{}"), log.GameSet(game="telepathic", options={}, form=2))
    assert needed(events, game="moons") == Forms(house=0, games={"moons": 1, "telepathic": 2})
    assert needed((log.Left(seat=Seat(0)),), game="moons") == Forms()
    assert not Forms(house=0, games={"moons": 0}).covers(needed(events[:1], game="moons"))


def test_what_a_reader_knows_can_be_told_to_others() -> None:
    mine = known(GameRegistry(GAMES))
    assert msgspec.json.decode(msgspec.json.encode(mine), type=Forms) == mine


def test_chance_plays_no_part_in_reading() -> None:
    lines = [line for path in LOGS for line in path.read_bytes().splitlines()]
    for line in Random(1).sample(lines, 50):
        assert encode_entry(decode_entry(line)) == line
