"""Whether a frame comes, when, and each of its bytes tell a viewer nothing of what others keep secret."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from tests.live.histories import GUEST, REGISTRY, Compared, compare_games, compare_walk, person, tables

from inklings.games import GAMES
from inklings.games.moons import MOONS
from inklings.games.moons.model import VoteOffer
from inklings.games.moons.state import Ballot, Voting
from inklings.games.rorschach import RORSCHACH
from inklings.house import asks, scene
from inklings.house.table import Table
from inklings.house.talk import React, Reaction
from inklings.kernel.game import AnyGame, Seat
from inklings.live import messages as m
from inklings.live.audience import Audience
from inklings.live.core import TableCore
from inklings.live.effects import Append, PassTalk, Send
from inklings.live.interfaces import Appended
from inklings.proofs.walk import walk

VIEWER, VOTER, AGAIN = 1, 2, 3
VOTED = 2


def ballots(table: Table) -> tuple[Ballot, ...]:
    """The votes that are cast."""
    phase = table.state.phase if table.state else None
    return phase.ballots if isinstance(phase, Voting) else ()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_twins_of_whole_histories_are_sent_the_same_frames(game: AnyGame) -> None:
    found = compare_games([game], each=1, forks=3)
    assert not found.told_apart, found.told_apart[0]
    assert found.unseen > found.histories / 10, "there is something that nobody may notice"
    assert found.frames > found.histories


def told_apart() -> list[str]:
    """What a house with a mistake gives away in some games in which much is kept secret."""
    found = Compared()
    for game, seats in ((MOONS, 6), (RORSCHACH, 8)):
        compare_walk(walk(game, seats, "with a mistake", unrest=0), 4, found)
    return found.told_apart


def test_a_house_without_a_mistake_gives_nothing_away() -> None:
    assert not told_apart()


def test_versions_that_count_entries_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "seen_by", lambda table, _viewer: table.version)
    assert "can tell by frame" in told_apart()[0]


def test_the_time_of_the_last_entry_in_a_scene_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a change that is sent it would be right: it is only seen by somebody who comes again."""
    monkeypatch.setattr(Table, "seen_by", lambda table, _viewer: max(table.shown, *table.asides.values(), 0))
    assert told_apart()


def test_empty_frames_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    show_change = Audience.show_change

    def eager(audience: Any) -> None:
        show_change(audience)
        context = audience._context
        if not any(isinstance(effect, Send) for effect in context.effects):
            context.emit(Send([GUEST], b"[%d,{}]" % context.table.shown))

    monkeypatch.setattr(Audience, "show_change", eager)
    assert "can tell by frame" in told_apart()[0]


def test_a_pause_that_starts_again_with_each_entry_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def since_the_last_entry(_table: Table, pause: Any) -> scene.PauseView:
        return scene.PauseView(seats=(), since=pause.since, ends=pause.ends)

    monkeypatch.setattr(scene, "_pause_view", since_the_last_entry)
    assert "pause.since is" in told_apart()[0]


class Core:
    """A whole table's core at which some have voted; the log stores at once what it is given."""

    def __init__(self) -> None:
        played = walk(MOONS, 6, "with a mistake", unrest=0)
        self.table = next(table for table in tables(played) if len(ballots(table)) == VOTED)
        self.core = TableCore("BCDF", REGISTRY, "gate", Random(1))
        self.core.replica.loaded = True
        self.core.replica.last_at = self.now = self.table.opened + self.table.shown
        self.core._started, self.core._context.table = True, self.table
        self.voter = ballots(self.table)[0].voter
        busy = {self.table.state.phase.narrator, *(one.voter for one in ballots(self.table))}
        self.viewer = next(seat for seat in range(6) if seat not in busy)  # who may react
        self.sent: list[tuple[int, bytes]] = []
        """What the viewer was sent, and when."""

    def tell(self, message: m.Message, at: int) -> None:
        waiting: list[m.Message] = [message]
        while waiting:
            effects = self.core.handle(waiting.pop(0), at / 1000, self.now + at)
            for effect in effects:
                match effect:
                    case Append():
                        waiting.append(m.AppendDone(Appended(effect.after + 1)))
                    case PassTalk():
                        waiting.append(m.TalkPassed(effect.guest, effect.id, ok=True))
                    case Send() if {VIEWER, AGAIN} & set(effect.guests):
                        self.sent.append((at, effect.data))
                    case _:
                        pass

    def evening(self, changes: int) -> list[tuple[int, bytes]]:
        """The voter changes their vote so often; the viewer comes, reacts, asks for nothing, comes again."""
        viewer, place = person(self.viewer), self.table.places[self.viewer]
        self.tell(m.Join(VIEWER, viewer, screen=False, seen=0), 10)
        self.tell(m.Join(VOTER, person(self.voter), screen=False, seen=0), 20)
        (offer,) = MOONS.offers(self.table.state, Seat(self.voter))
        assert isinstance(offer, VoteOffer)
        for change in range(changes):
            action = msgspec.Raw(msgspec.json.encode({"type": "vote", "slots": [offer.slots[change % 2]]}))
            self.tell(
                m.Command(VOTER, f"vote-{change}", person(self.voter), action, "", again=False), 100 + change
            )
        assert self.core.version == self.table.version + changes
        self.tell(m.Say(VIEWER, "a-reaction", React(reaction=Reaction.WOW)), 200)
        same = asks.Introduce(name=place.name, avatar=place.avatar)
        self.tell(m.Command(VIEWER, "no-change", viewer, same, "", again=False), 210)
        self.tell(m.Join(AGAIN, viewer, screen=False, seen=0), 220)
        return self.sent


def test_answers_and_scenes_do_not_tell_how_often_somebody_changed_their_vote() -> None:
    never, *often = [Core().evening(changes) for changes in (0, 1, 3, 8)]
    kinds = [b'"scene"', b'"done"', b'"done"', b'"scene"']
    assert all(kind in data for kind, (_, data) in zip(kinds, never, strict=True))
    assert often == [never] * 3
