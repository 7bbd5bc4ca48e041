"""Who may speak aloud and who hears it is what each game's hush.md says, in every phase, for every part."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from inklings import games
from inklings.games import GAMES
from inklings.house.order import TalkOrder
from inklings.house.registry import GameRegistry
from inklings.house.table import Place, Stage, Table
from inklings.house.talk import Reach
from inklings.house.voice import SILENT, heard_by, may_take_part, voice_of
from inklings.kernel.game import AnyGame, Seat
from inklings.proofs.hush import Sight, matrix

REACHES: tuple[Reach, ...] = get_args(Reach)


def documented(game: AnyGame) -> dict[tuple[str, str], set[str]]:
    """For each phase and part, whether the document allows words to the table and to the team."""
    text = (Path(str(games.__file__)).parent / game.name / "hush.md").read_text("utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if "|" in line]
    names = rows[0]
    return {
        (row[0], row[1]): {name for name, cell in zip(names, row, strict=True) if cell == "yes"}
        for row in rows[2:]
    }


def table_of(game: AnyGame, sight: Sight, *, voice: bool = True) -> Table:
    state = sight.stand.state
    stage: Stage = "over" if game.outcome(state) is not None else "playing"
    places = tuple(Place(person=f"p{seat}", name="", avatar=0) for seat in range(sight.stand.seats))
    return Table(
        code="",
        game=game.name,
        options={},
        state=state,
        stage=stage,
        places=places,
        voice=voice,
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.slow
def test_voices_go_where_words_go(game: AnyGame) -> None:
    registry, told = GameRegistry([game]), documented(game)
    rows = matrix(game)
    assert {(row.phase, row.part) for row in rows} == told.keys()
    spoken = 0
    for row, sight in rows.items():
        if sight.viewer is None:
            continue
        seat, table = sight.viewer, table_of(game, sight)
        allowed = told[row.phase, row.part] & {"table", "team"}
        others = frozenset(map(Seat, range(sight.stand.seats))) - {seat}
        for wish in REACHES:
            voice = voice_of(registry, table, seat, wish)
            assert (voice.to is None) == (not allowed), row
            assert voice.to is None or voice.to in allowed
            assert voice.to == wish or wish not in allowed
            if voice.to == "table":
                assert voice.hearers == others
            elif voice.to == "team":
                assert voice.hearers == game.team(table.state, seat) - {seat} != frozenset()
            else:
                assert voice == SILENT
            spoken += voice.to is not None
            assert all(seat in heard_by(registry, table, hearer) for hearer in voice.hearers), row
        assert seat not in heard_by(registry, table, seat)
        assert all(seat not in heard_by(registry, table, other) for other in others) or allowed, row
        assert voice_of(registry, table_of(game, sight, voice=False), seat, "table") == SILENT
    assert spoken


def test_a_host_can_silence_somebody_and_everybody() -> None:
    registry = GameRegistry(GAMES)
    places = tuple(Place(person=name, name=name, avatar=0) for name in ("ada", "ben"))
    lobby = Table(code="", game="moons", options={}, places=places, voice=True)
    assert voice_of(registry, lobby, Seat(0), "table").hearers == {1}
    muted = msgspec.structs.replace(lobby, muted=frozenset({"ada"}))
    assert voice_of(registry, muted, Seat(0), "table") == SILENT
    assert voice_of(registry, muted, Seat(1), "table").hearers == {0}, "who is mute still hears"
    together = msgspec.structs.replace(lobby, talk=TalkOrder(together=True))
    assert voice_of(registry, together, Seat(0), "table") == SILENT


def test_only_people_with_a_seat_take_part_and_only_where_it_is_asked_for() -> None:
    places = (Place(person="ada", name="Ada", avatar=0),)
    lobby = Table(code="", game="moons", options={}, places=places, voice=True)
    assert may_take_part(lobby, "ada")
    assert not may_take_part(lobby, "an onlooker")
    assert not may_take_part(msgspec.structs.replace(lobby, voice=False), "ada")
