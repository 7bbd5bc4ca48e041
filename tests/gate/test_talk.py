"""Talk on the wire, over two gates: what arrives, what is refused, and who never hears of it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from tests.frames import Shown, shown
from tests.parts import NatsServer
from tests.players import Player
from tests.talk_fixture import FENCE, TalkFixture, fields, said, talk_fixture

from inklings.house.identity import person_at
from inklings.house.talk import Say
from inklings.kernel.game import Channel
from inklings.live.messages import TalkMessage

Talk = dict[str, Any]
EVERY_TALK: list[tuple[Talk, set[Channel]]] = [
    ({"type": "say", "to": "table", "text": "moth"}, {Channel.TABLE}),
    ({"type": "say", "to": "team", "text": "moth"}, {Channel.TEAM}),
    ({"type": "react", "reaction": "wow"}, {Channel.REACTION}),
    ({"type": "show", "to": "table", "sign": "typing", "mark": "moth"}, {Channel.TABLE}),
    ({"type": "show", "to": "team", "sign": "typing", "mark": "moth"}, {Channel.TEAM}),
    ({"type": "show", "to": "table", "sign": "pointer", "mark": "moth"}, {Channel.POINTER}),
    ({"type": "show", "to": "team", "sign": "pointer", "mark": "moth"}, {Channel.POINTER, Channel.TEAM}),
    ({"type": "show", "to": "table", "sign": "hand", "mark": "moth"}, {Channel.HAND}),
    ({"type": "show", "to": "team", "sign": "hand", "mark": None}, {Channel.HAND, Channel.TEAM}),
]


def named(case: tuple[Talk, set[Channel]]) -> str:
    return "-".join(str(part) for part in case[0].values())


@pytest.mark.parametrize("case", EVERY_TALK, ids=named)
async def test_each_kind_arrives_when_allowed_and_is_refused_without_its_channel(
    case: tuple[Talk, set[Channel]], shared_nats: NatsServer
) -> None:
    talk, needed = case
    async with talk_fixture(shared_nats.url) as room:
        ada, bruno, cleo, dora = room.company
        for missing in needed:
            await room.allow(*(set(Channel) - {missing}))
            assert (await ada.talk(talk["type"], **fields(talk)))["why"] == "hushed"
        await room.fence(ada)
        assert all(said(player) == [FENCE] for player in room.everybody), "what was refused is not sent"

        await room.allow(*needed)
        if talk["type"] == "show":
            await ada.show(talk["sign"], talk["mark"], talk["to"])
        else:
            assert (await ada.talk(talk["type"], **fields(talk)))["type"] == "done"
        hearing = [ada, cleo] if talk.get("to") == "team" else room.everybody
        for player in hearing:
            await player.until(lambda player=player: talk in said(player))  # type: ignore[misc]
            assert player.heard[-1] == {"type": "heard", "by": 0, "talk": talk}
        await room.fence(ada)
        deaf = [player for player in (bruno, dora, room.onlooker, room.screen) if player not in hearing]
        assert all(talk not in said(player) for player in deaf)


async def test_no_frame_of_another_team_onlooker_or_screen_holds_team_talk(shared_nats: NatsServer) -> None:
    async with talk_fixture(shared_nats.url) as room:
        ada, bruno, cleo, dora = room.company
        await room.allow(*Channel)
        assert (await ada.talk("say", to="team", text="  the moth, I think "))["type"] == "done"
        await ada.show("pointer", "moth-7", to="team")
        await ada.show("hand", "moth:4,5", to="team")
        await room.fence(ada)
        assert [talk.get("text") or talk.get("mark") for talk in said(cleo)[:-1]] == [
            "the moth, I think",  # trimmed
            "moth-7",
            "moth:4,5",
        ]
        for player in (bruno, dora, room.onlooker, room.screen):
            assert not [frame for frame in player.frames if "moth" in frame]


async def test_an_onlooker_may_only_react_and_a_screen_never_talks(shared_nats: NatsServer) -> None:
    async with talk_fixture(shared_nats.url) as room:
        await room.allow()
        assert (await room.onlooker.talk("react", reaction="wow"))["why"] == "hushed"
        await room.allow(*Channel)
        assert room.onlooker.scene["channels"] == ["reaction"]
        assert (await room.onlooker.talk("react", reaction="wow"))["type"] == "done"
        for player in room.everybody:
            await player.until(lambda player=player: bool(player.heard))  # type: ignore[misc]
            assert player.heard[0]["by"] is None
        for talk, _ in EVERY_TALK:
            if talk["type"] != "react":
                assert (await room.onlooker.talk(talk["type"], **fields(talk)))["why"] == "not_seated"
            assert (await room.screen.talk(talk["type"], **fields(talk)))["why"] == "not_seated"


def pass_on(room: TalkFixture, message: TalkMessage) -> None:
    member = room.gate.member
    member.bus.publish(member.surroundings.subject("talk", room.code), msgspec.json.encode(message))


async def test_what_was_on_its_way_when_silence_fell_does_not_arrive(shared_nats: NatsServer) -> None:
    """Another gate may have allowed it a moment ago: so it is put on the line itself, past that check."""
    async with talk_fixture(shared_nats.url) as room:
        ada = room.company[0]
        person = person_at(room.code, ada.secret)
        await room.allow(Channel.TABLE)
        pass_on(room, TalkMessage(person, 0, Say("table", "in time")))
        for player in room.everybody:
            await player.until(lambda player=player: "in time" in str(said(player)))  # type: ignore[misc]
        await room.allow(Channel.REACTION, Channel.POINTER)
        pass_on(room, TalkMessage(person, 0, Say("table", "too late")))
        await room.fence(ada)
        assert not [frame for player in room.everybody for frame in player.frames if "too late" in frame]


async def test_in_no_order_of_events_does_a_browser_hear_talk_during_silence(shared_nats: NatsServer) -> None:
    """One speaks and another ends it at the same moment: after the silence was shown nothing is heard."""
    async with talk_fixture(shared_nats.url) as room:
        ada, _, cleo, dora = room.company
        await room.allow(*Channel)
        await ada.show("pointer", "first", "table")
        await ada.until(lambda: bool(ada.heard))
        for turn in range(24):
            await room.allow(*Channel)
            silence = asyncio.create_task(dora.do("allow", channels=[]))
            await asyncio.sleep(turn / 4000)  # from before the silence to after it
            await ada.show("pointer", f"{turn}", "table")
            await cleo.show("pointer", f"{turn}", "team")
            await silence
            await asyncio.sleep(0.05)
        await room.fence(ada)
        for player in room.everybody:
            assert _heard_in_silence(player) == []


def _heard_in_silence(player: Player) -> list[str]:
    """Frames of talk that came while this browser's last scene allowed none."""
    seen, wrong = Shown(0, {}), []
    for frame in player.frames:
        message = msgspec.json.decode(frame)
        if now := shown(seen, message):
            seen = now
        elif message["type"] == "heard" and _is_silent(seen.scene):
            wrong.append(frame)
    return wrong


def _is_silent(scene: dict[str, Any]) -> bool:
    return scene["table"]["stage"] == "playing" and not scene["channels"]
