"""Forms that do not exist: how old tables fare when a later release changes events or house rules."""

from __future__ import annotations

import dataclasses
import functools
import operator
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Literal, get_args

import msgspec
import pytest
from tests.forms.write_logs import HERE

from inklings.games import GAMES
from inklings.games.moons import MOONS
from inklings.games.moons import state as moons
from inklings.games.moons.model import Options
from inklings.house import log, rules
from inklings.house.entry_codec import (
    HOUSE_FORM,
    EntryCodec,
    NewerEntry,
    UnreadableEntry,
    decode_entry,
    encode_entry,
)
from inklings.house.floor import FIRST, needed
from inklings.house.fold import advance
from inklings.house.registry import GameRegistry
from inklings.house.scene import shared
from inklings.house.table import Table
from inklings.house.upcasts import CHANGES
from inklings.kernel.forms import Change, inside, unchanged
from inklings.kernel.game import AnyGame, Seat
from inklings.kernel.rounds import ReadySaid
from inklings.proofs.conformance import prove_changes_are_whole

RACE = HERE / "0" / "moons-race.jsonl"


def fold(path: Path, registry: GameRegistry, codec: EntryCodec | None = None) -> Table:
    table: Table | None = None
    for version, line in enumerate(path.read_bytes().splitlines(), start=1):
        entry = codec.decode(line) if codec else decode_entry(line)
        table = advance(registry, table, version, entry)
    assert table
    return table


# --- the house ----------------------------------------------------------------------------------


class SatBy(log.Sat, frozen=True, tag="sat", kw_only=True):
    """A later release wants to know how somebody came."""

    came_by: str


class Danced(msgspec.Struct, frozen=True, tag="danced"):
    """A later release knows dancing."""


def later_codec(changes: Sequence[Change]) -> EntryCodec:
    kinds = (SatBy if kind is log.Sat else kind for kind in get_args(log.HouseEvent))
    kind: Any = functools.reduce(operator.or_, kinds, Danced)
    events: Any = tuple[kind, ...]
    entry = msgspec.defstruct(
        "Entry", [("events", events), ("form", int, 0)], bases=(log.Entry,), frozen=True, kw_only=True
    )
    return EntryCodec(entry, changes)  # type: ignore[arg-type]


CAME = Change(changed={"sat": lambda event: {**event, "came_by": "code"}}, new=frozenset({"danced"}))
LATER = later_codec((*CHANGES, CAME))


def test_a_required_field_of_a_house_event_breaks_old_tables_without_an_upcast() -> None:
    with pytest.raises(UnreadableEntry, match="came_by"):
        fold(RACE, GameRegistry(GAMES), later_codec(CHANGES))


def test_a_required_field_of_a_house_event_may_come_later() -> None:
    lines = RACE.read_bytes().splitlines()
    sat = [event for line in lines for event in LATER.decode(line).events if isinstance(event, log.Sat)]
    assert sat
    assert all(isinstance(event, SatBy) and event.came_by == "code" for event in sat)
    assert fold(RACE, GameRegistry(GAMES), LATER) == fold(RACE, GameRegistry(GAMES))


def an_entry(*events: Any) -> log.Entry:
    return log.Entry(at=0, command="c", events=events)


def test_an_entry_is_written_in_the_lowest_form_that_its_events_allow() -> None:
    old, sat = log.LockSet(locked=True), SatBy(person="ada", name="Ada", avatar=1, came_by="link")
    assert LATER.encode(an_entry(old)) == encode_entry(an_entry(old))
    new: list[tuple[Any, ...]] = [(old, sat), (Danced(),), (sat, Danced())]
    for events in new:
        data = LATER.encode(an_entry(*events))
        assert LATER.decode(data).form == LATER.form == LATER.least_form(events) == HOUSE_FORM + 1
        assert LATER.decode(data).events == events
        with pytest.raises(NewerEntry) as newer:
            decode_entry(data)
        assert newer.value.form == HOUSE_FORM + 1


def test_an_old_entry_may_be_written_again_after_it_was_brought_up() -> None:
    entry = LATER.decode(encode_entry(an_entry(log.Sat(person="ada", name="Ada", avatar=1))))
    assert LATER.decode(LATER.encode(entry)).events == entry.events


def test_several_changes_are_made_one_after_another() -> None:
    first = Change(changed={"sat": lambda event: {**event, "way": "code"}})
    second = Change(changed={"sat": lambda event: {**event, "came_by": event["way"].upper()}})
    codec = later_codec((first, second))
    (sat,) = codec.decode(encode_entry(an_entry(log.Sat(person="ada", name="Ada", avatar=1)))).events
    assert isinstance(sat, SatBy)
    assert sat.came_by == "CODE"
    between = (
        b'{"at":0,"command":"c","events":[{"type":"sat","person":"ada","name":"Ada","avatar":1,"way":"qr"}],'
    )
    (sat,) = codec.decode(between + b'"form":1}').events
    assert isinstance(sat, SatBy)
    assert sat.came_by == "QR"


def test_a_kind_may_get_another_tag() -> None:
    renamed = Change(changed={"lock_set": lambda _event: {"type": "danced"}}, new=frozenset({"danced"}))
    data = encode_entry(an_entry(log.LockSet(locked=True)))
    assert list(map(type, later_codec((renamed,)).decode(data).events)) == [Danced]


# --- a game -------------------------------------------------------------------------------------


class LaterOptions(Options, frozen=True, forbid_unknown_fields=True):
    """A later release calls the race of the first story quick."""

    first: Literal["quick", "random"] = "quick"  # type: ignore[assignment]


class LaterDealt(moons.Dealt, frozen=True, tag="dealt"):
    options: LaterOptions


class LaterVoted(moons.Voted, frozen=True, tag="voted"):
    """A later release wants to know whether a voter was sure."""

    sure: bool


def quick(options: dict[str, Any]) -> dict[str, Any]:
    return {**options, "first": "quick"} if options.get("first") == "race" else options


RENAMED = Change(options=quick, changed={"dealt": inside("options", quick)})
SURE = Change(changed={"voted": lambda event: {**event, "sure": True}})


def later_registry(*changes: Change) -> GameRegistry:
    return GameRegistry((later_moons(*changes), *(game for game in GAMES if game is not MOONS)))


def later_moons(*changes: Change) -> AnyGame:
    later = {moons.Dealt: LaterDealt, moons.Voted: LaterVoted}
    kinds = (later.get(kind, kind) for kind in get_args(moons.Event))
    event: Any = functools.reduce(operator.or_, kinds)
    game: AnyGame = MOONS
    return dataclasses.replace(game, options=LaterOptions, event=event, changes=changes)


def test_a_renamed_choice_of_a_house_rule_breaks_old_tables_without_an_upcast() -> None:
    with pytest.raises(UnreadableEntry, match="race"):
        fold(RACE, later_registry())


def test_a_required_field_of_a_game_s_event_breaks_old_tables_without_an_upcast() -> None:
    with pytest.raises(UnreadableEntry, match="sure"):
        fold(RACE, later_registry(RENAMED))


def test_a_choice_may_be_renamed_and_a_required_field_may_come_later() -> None:
    registry = later_registry(RENAMED, SURE)
    table = fold(RACE, registry)
    assert table.options_of["moons"]["first"] == "quick"
    before = fold(RACE, GameRegistry(GAMES))
    assert table.places == before.places
    assert shared(registry, table).table.seats == shared(GameRegistry(GAMES), before).table.seats


def test_the_state_of_a_game_that_runs_is_brought_up_as_well() -> None:
    registry, table = later_registry(RENAMED, SURE), None
    for version, line in enumerate(RACE.read_bytes().splitlines(), start=1):
        table = advance(registry, table, version, decode_entry(line))
        if table.state:
            assert table.state.options.first == "quick"
            shared(registry, table)


def test_a_game_s_events_are_written_in_the_lowest_form_that_they_allow() -> None:
    registry = later_registry(RENAMED, SURE)
    before = dataclasses.replace(MOONS, changes=MOONS.changes[:1])
    codec, old = registry["moons"], GameRegistry((before,))["moons"]
    ready, voted = ReadySaid(Seat(1)), LaterVoted(seat=Seat(1), slots=(2,), sure=False)
    one, other = codec.played((ready, voted))
    assert (one.form, other.form, codec.form, codec.written_options({})[1]) == (0, 2, 2, 1)
    assert codec.event(one) == old.event(one) == ready
    assert codec.event(other) == voted
    with pytest.raises(NewerEntry):
        old.event(other)
    assert FIRST.covers(needed((one,), "moons"))
    assert not FIRST.covers(needed((other,), "moons"))


def test_a_change_of_options_names_every_event_that_holds_them() -> None:
    prove_changes_are_whole(later_moons(RENAMED, SURE))
    with pytest.raises(AssertionError, match="dealt"):
        prove_changes_are_whole(later_moons(Change(options=quick), SURE))
    with pytest.raises(AssertionError, match="danced"):
        prove_changes_are_whole(later_moons(Change(new=frozenset({"danced"}))))


def test_what_only_old_releases_cannot_read_is_read_as_it_is() -> None:
    registry = GameRegistry(
        (dataclasses.replace(MOONS, changes=(Change(options=unchanged, changed={"dealt": unchanged}),)),)
    )
    table: Table | None = None
    for version, line in enumerate(RACE.read_bytes().splitlines()[:-3], start=1):
        table = advance(registry, table, version, decode_entry(line))


# --- house rules that came later ------------------------------------------------------------------


def test_an_old_table_plays_on_as_before_a_later_house_rule() -> None:
    table = fold(HERE / "0" / "pareidolia.jsonl", GameRegistry(GAMES))
    options = table.options_of["pareidolia"]
    assert {name: options[name] for name in ("undo", "first", "vote", "clock")} == {
        "undo": "loose",
        "first": "chance",
        "vote": "majority",
        "clock": "standard",
    }


def test_a_new_table_begins_with_the_rules_of_today() -> None:
    (opened,) = rules.open_table(GameRegistry(GAMES), "BCDF", "pareidolia", {})
    assert isinstance(opened, log.Opened)
    assert opened.options == {"bird": "stays", "near": "hidden", "words": "both", "undo": "strict"}
    assert opened.form == 1, "an older release does not know this rule"
    table = advance(GameRegistry(GAMES), None, 1, an_entry(opened))
    assert table.options["undo"] == "strict"
    assert table.options["clock"] == "standard"


@pytest.mark.parametrize("game", [game for game in GAMES if game.changes], ids=lambda game: game.name)
def test_a_table_that_is_played_as_before_is_written_as_before(game: AnyGame) -> None:
    registry = GameRegistry(GAMES)
    before = {name: value for change in game.changes for name, value in change.added.items()}
    assert before
    (opened,) = rules.open_table(registry, "BCDF", game.name, before)
    assert isinstance(opened, log.Opened)
    assert opened.form == 0
    assert not set(before) & set(opened.options)
    codec = registry[game.name]
    options = codec.options(before)
    dealt, *_ = game.deal(options, game.seats[0], Random(1))
    (played, *_) = codec.played((dealt,))
    words = [form for form, change in enumerate(game.changes, start=1) if "dealt" in change.changed]
    assert played.form == max(words, default=0), "a deal of new words is of their form, whatever the rules"
    assert not set(before) & set(msgspec.json.decode(played.event)["options"])
    assert codec.event(played) == dealt


def test_an_event_with_a_later_house_rule_is_written_in_its_form_and_read_again() -> None:
    codec = GameRegistry(GAMES)["moons"]
    dealt, *_ = MOONS.deal(Options(deck="ends"), 4, Random(1))
    (played,) = codec.played((dealt,))
    assert played.form >= codec.written_options({"deck": "ends"})[1] == 1
    assert codec.event(played) == dealt
