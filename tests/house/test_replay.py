"""Replays: what each pair of eyes is shown again, and games that are played on."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from tests.live.histories import REGISTRY
from tests.played_log import entries_of, evening_of, kept

from inklings.games import GAMES
from inklings.house import asks, log, rules
from inklings.house.asks import Why
from inklings.house.fold import advance
from inklings.house.play_on import Newcomer, play_on
from inklings.house.replay import Match, frames, match_of, matches, replay
from inklings.house.scene import scene
from inklings.house.table import Table
from inklings.kernel.game import AnyGame, Refused, Seat, TimeUp, Viewer, fold
from inklings.kernel.patch import apply
from inklings.proofs.walk import MOST_STEPS, Stand, made_happen, random_move

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
OF_THE_HOUSE = ("may", "channels", "removed")


def played(game: AnyGame, seed: str = "replay", *, unrest: float = 0) -> Match:
    match = match_of(REGISTRY, kept(entries_of(game, game.seats.start + 1, seed, unrest=unrest)), 1)
    assert match
    return match


def seen(table: Table, viewer: Viewer) -> dict[str, Any]:
    """What a browser had at the time, but for what is the house's."""
    then = scene(REGISTRY, table, viewer) | dict.fromkeys(OF_THE_HOUSE, ())
    return {**then, "table": {**then["table"], "code": ""}}


def plain(tree: Any) -> Any:
    """A tree as a browser reads it: what is null is missing."""
    if isinstance(tree, dict):
        return {key: plain(value) for key, value in tree.items() if value is not None}
    return [plain(value) for value in tree] if isinstance(tree, list | tuple) else tree


@every_game
def test_all_eyes_see_again_what_they_saw(game: AnyGame) -> None:
    match = played(game, unrest=0.05)
    for viewer in (None, *map(Seat, range(len(match[0].after.places)))):
        shown = msgspec.json.decode(msgspec.json.encode(frames(REGISTRY, match, viewer)))
        now, at, left = {**shown["shared"], **shown["yours"]}, 0, list(shown["changes"])
        for step in match:
            while left and left[0][0] <= step.moment:
                at, patch = left.pop(0)
                now = apply(now, patch)
            assert at <= step.moment
            assert plain(now) == plain(seen(step.after, viewer))
        assert not left


@every_game
def test_a_replay_tells_of_its_rounds_and_not_of_its_table(game: AnyGame) -> None:
    match = played(game)
    about = replay(REGISTRY, match)
    assert about.game == game.name
    assert [chapter.number for chapter in about.chapters] == sorted({one.number for one in about.chapters})
    assert about.length == match[-1].moment
    assert b"BCDF" not in msgspec.json.encode((about, frames(REGISTRY, match, None)))


def test_only_a_game_that_has_ended_has_a_replay() -> None:
    entries = entries_of(GAMES[0], 4, "replay")
    assert match_of(REGISTRY, kept(entries[:-1]), 1) is None
    assert match_of(REGISTRY, kept(entries), 2) is None


def test_each_game_of_an_evening_has_its_own() -> None:
    log_of_evening = kept(evening_of([GAMES[0], GAMES[1], GAMES[0]], 4, "replay"))
    found = list(matches(REGISTRY, log_of_evening))
    assert [match[0].after.game for match in found] == [GAMES[0].name, GAMES[1].name, GAMES[0].name]
    assert [match_of(REGISTRY, log_of_evening, number) for number in (1, 2, 3)] == found
    assert [match[0].moment for match in found] == [0, 0, 0]
    assert all(match[-1].after.outcome for match in found)


def newcomer(seat: int) -> Newcomer:
    return Newcomer("somebody", asks.Sit(name="Ada", avatar=3, seat=Seat(seat)), "en")


def gone_on(match: Match, moment: int, seat: int) -> Table:
    events = play_on(REGISTRY, match, moment, "CDFG", newcomer(seat), Random(1))
    return advance(REGISTRY, None, 1, log.Entry(at=5, command="open", events=events))


@every_game
def test_a_game_goes_on_from_any_moment_with_bots_in_the_other_seats(game: AnyGame) -> None:
    match, rng = played(game, unrest=0.05), Random(7)
    for step in rng.choices(match[:-1], k=10):
        seats = [seat for seat, place in enumerate(step.after.places) if not place.left]
        table = gone_on(match, step.moment, seat := rng.choice(seats))
        assert table.state == step.after.state
        assert table.hold
        assert table.host == table.places[seat].person == "somebody"
        assert all(table.places[other].bot for other in seats if other != seat)
        assert rules.grant(REGISTRY, table, "somebody", asks.ResumeGame(), rng) == (log.Resumed(),)
        assert game.outcome(played_out(game, table, rng))


def played_out(game: AnyGame, table: Table, rng: Random) -> Any:
    """The end that a game comes to if everybody does whatever is offered."""
    stand = Stand(table.state, len(table.places))
    for _ in range(MOST_STEPS):
        if game.outcome(stand.state):
            break
        move = random_move(game, stand, rng) or TimeUp()
        stand = replace(stand, state=fold(game, made_happen(game, stand.state, move, rng), stand.state))
    return stand.state


def test_nobody_plays_on_where_the_game_is_over_or_in_a_seat_that_is_none() -> None:
    match = played(GAMES[0])
    for moment, seat, why in ((match[-1].moment, 0, Why.NOT_NOW), (match[3].moment, 9, Why.NO_SUCH_SEAT)):
        with pytest.raises(Refused) as refused:
            gone_on(match, moment, seat)
        assert refused.value.why == why
