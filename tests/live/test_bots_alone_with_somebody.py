"""Alone with bots: they let a person begin, hurry for them, and pull a face when points are won."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from msgspec import json, structs
from tests.offline_table import REGISTRY, OfflineTable

from inklings.automata.minds import mind
from inklings.games.moons import MOONS
from inklings.house import asks
from inklings.house.floor import known
from inklings.house.table import Table
from inklings.kernel.game import Seat
from inklings.kernel.mind import HASTE, haste
from inklings.live.bots import FACE, TIMER, Bots, bot_view
from inklings.live.commands import Commands
from inklings.live.context import Context
from inklings.live.effects import PassTalk, SetTimer
from inklings.live.floor import Floor
from inklings.live.messages import TalkMessage
from inklings.live.space import Space


@pytest.fixture
def table() -> Table:
    offline = OfflineTable().sit("ada")
    for _ in range(3):
        offline.ask("ada", asks.AddBot(temper="keen", language="en"))
    offline.ask("ada", asks.Begin())
    return offline.table


@pytest.fixture
def context(table: Table) -> Context:
    made = Context("BCDF", REGISTRY, "runner", Random(1), floor=Floor(known(REGISTRY)), space=Space())
    made.table = table
    return made


def test_bots_leave_the_first_story_to_people(context: Context, table: Table) -> None:
    seen = bot_view(context, table, Seat(1))
    assert seen
    assert mind(MOONS).think(Seat(1), seen, Random(1), temper="keen", language="en") is None


def test_bots_hurry_only_while_the_one_person_has_nothing_to_do(table: Table) -> None:
    assert haste(MOONS, table.state, [Seat(0)]) == 1
    told = structs.replace(table.state, phase=_narrating())
    assert haste(MOONS, told, [Seat(0)]) == HASTE
    assert haste(MOONS, told, [Seat(0), Seat(2)]) == 1


def _narrating() -> object:
    offline = OfflineTable(first="random").sit("ada", "bruno", "cleo", "dov")
    offline.ask("ada", asks.Begin())
    return structs.replace(offline.table.state.phase, narrator=Seat(1))


def test_a_bot_pulls_a_face_when_points_are_won(context: Context, table: Table) -> None:
    bots = Bots(context, cast(Commands, None), 1, lambda: None)
    bots.look()
    assert not _faces_due(context)
    first, *others = table.state.players
    state = structs.replace(table.state, players=(structs.replace(first, score=3), *others))
    context.table = structs.replace(table, state=state, version=table.version + 1)
    bots.look()
    assert _faces_due(context)
    bots.fired(FACE)
    (passed,) = (effect for effect in context.effects if isinstance(effect, PassTalk))
    assert json.decode(passed.data, type=TalkMessage).person.startswith("bot:")


def _faces_due(context: Context) -> bool:
    return any(isinstance(effect, SetTimer) and effect.key == TIMER + FACE for effect in context.effects)
