"""Four people, an onlooker and a screen at two gates, playing a game about who may speak."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from tests.gate_here import gate_here
from tests.players import Player, players
from tests.talk_game import TALK_GAME

from inklings.gate.gate import Gate
from inklings.kernel.game import Channel


@dataclass
class TalkFixture:
    """Ada and Cleo are a team, and so are Bruno and Dora; Ada and Bruno came through the other gate."""

    gate: Gate
    url: str
    """Of that gate."""
    code: str
    company: list[Player]
    onlooker: Player
    screen: Player

    @property
    def everybody(self) -> list[Player]:
        return [*self.company, self.onlooker, self.screen]

    async def allow(self, *channels: Channel) -> None:
        """Open these channels, and wait until everyone knows."""
        answer = await self.company[1].do("allow", channels=channels)
        for player in self.everybody:
            await player.reach(answer["version"])

    async def fence(self, player: Player) -> None:
        """Let this player say a last word: whatever they said before has reached everyone whom it will."""
        await self.allow(*Channel)
        before = {each: len(each.heard) for each in self.everybody}
        assert (await player.talk("react", reaction="hmm"))["type"] == "done"
        for each in self.everybody:
            await each.until(lambda each=each: said(each)[before[each] :][-1:] == [FENCE])  # type: ignore[misc]


FENCE = {"type": "react", "reaction": "hmm"}


def said(player: Player) -> list[dict[str, Any]]:
    """What others have said to this player."""
    return [heard["talk"] for heard in player.heard]


def fields(talk: dict[str, Any]) -> dict[str, Any]:
    """All but its type."""
    return {key: value for key, value in talk.items() if key != "type"}


@asynccontextmanager
async def talk_fixture(nats: str) -> AsyncIterator[TalkFixture]:
    async with gate_here(nats, [TALK_GAME]) as (gate, one), gate_here(nats, [TALK_GAME]) as (_, two):
        code = await gate.member.open_table("talk_game", {})
        async with players([one, one, two, two], code, 4) as company:
            onlooker = await Player(one, code).connect()
            screen = await Player(two, code, screen=True).connect()
            assert (await company[0].ask("begin"))["type"] == "done"
            for player in (*company, onlooker, screen):
                await player.until(lambda player=player: player.scene["table"]["stage"] == "playing")  # type: ignore[misc]
                await player.until(lambda player=player: len(player.presence.get("here", [])) == 4)  # type: ignore[misc]
            yield TalkFixture(gate, one, code, company, onlooker, screen)
            await onlooker.close()
            await screen.close()
