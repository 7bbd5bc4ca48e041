"""The host's order on the wire, over two gates."""

from __future__ import annotations

from tests.parts import NatsServer
from tests.players import Player
from tests.talk_fixture import FENCE, TalkFixture, said, talk_fixture

from inklings.kernel.game import Channel


async def order(room: TalkFixture, ask: str, **fields: object) -> None:
    """The host asks for it, and everyone knows."""
    answer = await room.company[0].ask(ask, **fields)
    assert answer["type"] == "done", answer
    for player in room.everybody:
        await player.reach(answer["version"])


async def tries(player: Player) -> list[str]:
    """How words, a face and a pointer are answered."""
    answers = [
        await player.talk("say", to="table", text="hello"),
        await player.talk("react", reaction="love"),
        await player.talk("show", to="table", sign="pointer", mark="there"),
    ]
    return [answer["why"] for answer in answers]


async def test_a_muted_person_is_refused_at_every_gate_until_the_host_relents(
    shared_nats: NatsServer,
) -> None:
    async with talk_fixture(shared_nats.url) as room:
        cleo = room.company[2]
        await room.allow(*Channel)
        await order(room, "set_mute", seat=2, muted=True)
        assert cleo.scene["channels"] == ["hand"]
        assert await tries(cleo) == ["muted"] * 3
        await room.fence(room.company[0])
        assert all(said(player) == [FENCE] for player in room.everybody)
        await order(room, "set_mute", seat=2, muted=False)
        assert (await cleo.talk("say", to="table", text="thanks"))["type"] == "done"


async def test_in_one_room_only_onlookers_react_and_not_even_they_if_the_host_says_so(
    shared_nats: NatsServer,
) -> None:
    async with talk_fixture(shared_nats.url) as room:
        dora = room.company[3]
        await room.allow(*Channel)
        await order(room, "set_talk", order={"together": True})
        assert (await dora.talk("react", reaction="wow"))["why"] == "together"
        assert (await dora.talk("say", to="team", text="psst"))["why"] == "together"
        assert (await room.onlooker.talk("react", reaction="wow"))["type"] == "done"
        await order(room, "set_talk", order={"onlookers_react": False})
        assert (await room.onlooker.talk("react", reaction="wow"))["why"] == "hushed"
        assert (await dora.talk("react", reaction="ouch"))["type"] == "done"


async def test_among_strangers_nobody_is_sent_a_rude_word(shared_nats: NatsServer) -> None:
    async with talk_fixture(shared_nats.url) as room:
        ada = room.company[0]
        await room.allow(*Channel)
        await order(room, "set_talk", order={"open_to": "strangers"})
        assert (await ada.talk("say", to="table", text="Oh shit, a moth"))["type"] == "done"
        for player in room.everybody:
            await player.until(lambda player=player: bool(player.heard))  # type: ignore[misc]
            assert said(player)[0]["text"] == "Oh ●●●●, a moth"
            assert not [frame for frame in player.frames if "shit" in frame]
