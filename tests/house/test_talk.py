"""Who may say what, and who hears it: as the games say, and as the house says where they are silent."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.talk_game import TALK_GAME, State

from inklings.games import GAMES
from inklings.house.asks import Why
from inklings.house.registry import GameRegistry
from inklings.house.table import Place, Stage, Table
from inklings.house.talk import AnyTalk, Poke, React, Reaction, Say, Show, channels, cleaned, hearers, refusal
from inklings.kernel.game import FREE_TALK, SILENCE, AnyGame, Channel, Refused, Seat
from inklings.kernel.text import Flaw
from inklings.proofs.conformance import prove_talk_stays_in_its_team
from inklings.proofs.walk import walk

REGISTRY = GameRegistry((*GAMES, TALK_GAME))
ADA, BRUNO, CLEO = Seat(0), Seat(1), Seat(2)
EVERY_TALK: tuple[AnyTalk, ...] = (
    Say("table", "hello"),
    Say("team", "hello"),
    React(Reaction.WOW),
    Poke(BRUNO),
    *(Show(to, sign, "here") for to in ("table", "team") for sign in ("typing", "pointer", "hand")),
)


def table(*allowed: Channel, stage: Stage = "playing", apart: tuple[Seat, ...] = ()) -> Table:
    state = State(4, allowed, apart)
    people = tuple(Place(person=name, name=name, avatar=0) for name in ("ada", "bruno", "cleo", "dora"))
    return Table(code="ABCD", game="talk_game", options={}, stage=stage, state=state, places=people)


@pytest.mark.parametrize("stage", ["lobby", "over"])
def test_before_and_after_a_game_talk_is_free(stage: Stage) -> None:
    assert channels(REGISTRY, table(stage=stage), ADA) == FREE_TALK
    assert channels(REGISTRY, table(stage=stage), None) == {Channel.REACTION}


def test_who_looks_on_may_only_react_whatever_the_game_allows() -> None:
    assert channels(REGISTRY, table(*Channel), None) == {Channel.REACTION}
    assert channels(REGISTRY, table(), None) == SILENCE
    allowed = [talk for talk in EVERY_TALK if refusal(REGISTRY, table(*Channel), None, talk) is None]
    assert allowed == [React(Reaction.WOW)]


@pytest.mark.parametrize("talk", EVERY_TALK, ids=repr)
def test_in_silence_nothing_can_be_said(talk: AnyTalk) -> None:
    assert refusal(REGISTRY, table(*Channel), ADA, talk) is None
    assert refusal(REGISTRY, table(), ADA, talk) is Why.HUSHED


@pytest.mark.parametrize("talk", [talk for talk in EVERY_TALK if isinstance(talk, Say | Show)], ids=repr)
def test_what_is_told_a_team_needs_its_channel_and_stays_in_it(talk: Say | Show) -> None:
    no_team = table(*(set(Channel) - {Channel.TEAM}))
    assert refusal(REGISTRY, no_team, ADA, talk) is (Why.HUSHED if talk.to == "team" else None)
    heard_by = hearers(REGISTRY, table(*Channel), ADA, talk)
    assert heard_by == (frozenset({ADA, CLEO}) if talk.to == "team" else None)


def test_a_poke_points_at_someone_so_it_needs_that_channel_and_everybody_sees_it() -> None:
    no_pointing = table(*(set(Channel) - {Channel.POINTER}))
    assert refusal(REGISTRY, no_pointing, ADA, Poke(BRUNO)) is Why.HUSHED
    assert refusal(REGISTRY, table(Channel.POINTER), ADA, Poke(BRUNO)) is None
    assert hearers(REGISTRY, table(*Channel), ADA, Poke(BRUNO)) is None


def test_r11_who_takes_no_part_in_the_team_neither_speaks_nor_hears_there() -> None:
    """As Rorschach's subject, whom the team must not tell what to match."""
    apart = table(*Channel, apart=(CLEO,))
    assert hearers(REGISTRY, apart, ADA, Say("team", "hello")) == frozenset({ADA})
    assert refusal(REGISTRY, apart, CLEO, Say("team", "hello")) is Why.HUSHED


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", Flaw.BLANK),
        ("  ", Flaw.BLANK),
        ("\x00", Flaw.BLANK),
        ("\u3164", Flaw.BLANK),
        ("x" * 201, Flaw.TOO_LONG),
        ("x" + "\u0301" * 500, Flaw.PILED),
    ],
)
def test_words_that_cannot_be_mended_are_refused(text: str, why: Flaw) -> None:
    with pytest.raises(Refused) as refused:
        cleaned(Say("table", text))
    assert refused.value.why is why


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a\nb", "a b"),
        (" a\n", "a"),
        ("a\x1b[0m", "a[0m"),
        ("a\u202eb", "ab"),
        ("a\u2028b", "a b"),
        ("a\u200bb", "ab"),
    ],
)
def test_words_are_said_in_one_line_without_what_does_not_show(text: str, said: str) -> None:
    assert cleaned(Say("table", text)) == Say("table", said)


@pytest.mark.parametrize("text", ["x" * 200, "Zażółć gęślą jaźń!", "👩‍👩‍👧 ¿no?", "שלום"])
def test_words_of_every_language_can_be_said(text: str) -> None:
    assert cleaned(Say("table", text)) == Say("table", text)


@pytest.mark.parametrize("mark", ["", "two words", "slot-3\n", "x" * 81, "ą"])
def test_a_mark_has_no_room_for_words(mark: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "show", "to": "table", "sign": "pointer", "mark": mark}, Show)


# --- the proof that games must pass ---------------------------------------------------------------


def prove(game: AnyGame, seats: int = 4) -> None:
    prove_talk_stays_in_its_team(walk(game, seats, "talk", unrest=0))


def test_the_proof_accepts_teams() -> None:
    prove(TALK_GAME)


def test_the_proof_finds_a_channel_without_anybody_to_talk_to() -> None:
    with pytest.raises(AssertionError, match="alone"):
        prove(TALK_GAME, seats=2)


def eavesdropping(state: State, seat: Seat) -> frozenset[Seat]:
    return TALK_GAME.team(state, seat) | {BRUNO}


def outcast(state: State, seat: Seat) -> frozenset[Seat]:
    return TALK_GAME.team(state, seat) - {ADA}


@pytest.mark.parametrize("team", [eavesdropping, outcast])
def test_the_proof_finds_a_team_that_is_none(team: Any) -> None:
    with pytest.raises(AssertionError):
        prove(replace(TALK_GAME, team=team))


def test_the_proof_finds_an_onlooker_who_hears_a_team() -> None:
    open_ears: Any = replace(TALK_GAME, hush=lambda state, _viewer: frozenset(state.allowed))
    with pytest.raises(AssertionError):
        prove(open_ears)
