"""The hush matrix on the wire: every row of every game's hush.md at a real table, with every kind of talk."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest
from tests.gate_here import gate_here
from tests.logs import AwaitedLog
from tests.parts import NatsServer
from tests.players import Player, players
from tests.talk_fixture import fields

from inklings.games import GAMES
from inklings.gate.gate import Gate
from inklings.house import log
from inklings.house.entry_codec import encode_entry
from inklings.kernel.game import AnyGame, Channel
from inklings.proofs.hush import Row, Sight, matrix

AN_HOUR = 3_600_000
"""Entries are dated so far ahead that no clock rings during the test."""


class Try(NamedTuple):
    talk: dict[str, Any]
    needs: frozenset[Channel]


def every_try(mark: str) -> list[Try]:
    """Everything that a browser can say, with a mark by which it is known again where it can carry one."""
    words = [
        Try({"type": "say", "to": to, "text": mark}, frozenset({Channel(to)})) for to in ("table", "team")
    ]
    typing = [
        Try({"type": "show", "to": to, "sign": "typing", "mark": mark}, frozenset({Channel(to)}))
        for to in ("table", "team")
    ]
    signs = [
        Try({"type": "show", "to": to, "sign": sign, "mark": mark}, frozenset(needs))
        for sign in ("pointer", "hand")
        for to, needs in (("table", {Channel(sign)}), ("team", {Channel(sign), Channel.TEAM}))
    ]
    return [*words, Try({"type": "react", "reaction": "wow"}, frozenset({Channel.REACTION})), *typing, *signs]


class Setting(NamedTuple):
    """A real table at which a game can be set to any state that it can reach."""

    gate: Gate
    code: str
    company: list[Player]
    onlooker: Player
    screen: Player

    @property
    def everybody(self) -> list[Player]:
        return [*self.company, self.onlooker, self.screen]

    async def set_to(self, game: AnyGame, sight: Sight) -> None:
        """A table is its log: deal, and let everything happen that led there."""
        member = self.gate.member
        table = await member.look(self.code)
        events = sight.walk.log[: sight.stand.events]
        again = () if table.stage == "lobby" else (log.Reopened(),)
        played = member.games[game.name].played(events)
        at = member.bus.now() + AN_HOUR
        entry = log.Entry(at=at, command="set", events=(*again, log.Begun(), *played))
        await AwaitedLog(member.log).stored(
            self.code, encode_entry(entry), after=table.version, command=f"set:{table.version}"
        )
        for player in self.everybody:
            await player.reach(at - table.opened)


@asynccontextmanager
async def setting(nats: str, game: AnyGame, seats: int) -> AsyncIterator[Setting]:
    async with gate_here(nats, [game]) as (gate, url):
        code = await gate.member.open_table(game.name, {})
        async with players([url], code, seats) as company:
            onlooker = await Player(url, code).connect()
            screen = await Player(url, code, screen=True).connect()
            yield Setting(gate, code, company, onlooker, screen)
            await onlooker.close()
            await screen.close()


async def try_all(row: Row, sight: Sight, at: Setting, forbidden: set[str]) -> None:
    """Say everything as the one who stands for this row; what nobody may hear is added to the forbidden."""
    speaker = at.onlooker if sight.viewer is None else at.company[sight.viewer]
    assert speaker.scene["channels"] == sorted(sight.channels), row
    for number, one in enumerate(every_try("")):
        mark = f"{row.phase}-{row.part}-{number}".replace(" ", "_")
        talk = {key: mark if value == "" else value for key, value in one.talk.items()}
        if one.needs <= sight.channels:
            await speak(speaker, talk)
            await reaches(at, sight, talk)
        else:
            seated = sight.viewer is not None or talk["type"] == "react"
            async with asyncio.timeout(10):
                answer = await speaker.talk(talk["type"], **fields(talk))
            assert answer["why"] == ("hushed" if seated else "not_seated"), (row, talk)
            forbidden.add(mark)
        if sight.viewer is None:
            assert (await at.screen.talk(talk["type"], **fields(talk)))["type"] == "refused", (row, talk)


async def speak(player: Player, talk: dict[str, Any]) -> None:
    """Say it; again, if there was too much before: a new connection has a fresh tongue."""
    for _ in range(50):
        heard = len(player.heard)
        if talk["type"] == "show":
            await player.show(talk["sign"], talk["mark"], talk["to"])
            await asyncio.sleep(0.07)
        elif (await player.talk(talk["type"], **fields(talk))).get("why") == "too_fast":
            await player.close()
            await player.connect()
            continue
        with contextlib.suppress(TimeoutError):
            return await player.until(lambda heard=heard: len(player.heard) > heard, 2)  # type: ignore[misc]
    raise AssertionError(f"not heard: {talk}")


async def reaches(at: Setting, sight: Sight, talk: dict[str, Any]) -> None:
    """The whole table hears it, or the team and nobody else."""
    if talk["type"] == "react":
        return
    mark = talk.get("text") or talk["mark"]
    team = at.everybody
    if talk["to"] == "team":
        assert sight.viewer is not None
        seats = sight.walk.game.team(sight.stand.state, sight.viewer)
        team = [at.company[seat] for seat in seats]
    for player in team:
        await player.until(lambda player=player: frames_with(player, mark) > 0)  # type: ignore[misc]
    assert not [player for player in at.everybody if player not in team and frames_with(player, mark)]


def frames_with(player: Player, mark: str) -> int:
    return sum(f'"{mark}"' in frame for frame in player.frames)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_whatever_a_row_forbids_is_refused_and_what_it_allows_is_heard(
    game: AnyGame, shared_nats: NatsServer
) -> None:
    rows = matrix(game)
    for seats in sorted({sight.stand.seats for sight in rows.values()}):
        async with setting(shared_nats.url, game, seats) as at:
            forbidden: set[str] = set()
            here = {row: sight for row, sight in rows.items() if sight.stand.seats == seats}
            for row, sight in here.items():
                await at.set_to(game, sight)
                await try_all(row, sight, at, forbidden)
            leaks = [mark for mark in forbidden for player in at.everybody if frames_with(player, mark)]
            assert not leaks
