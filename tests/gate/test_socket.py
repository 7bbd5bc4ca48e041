"""The websocket protocol, against a real gate in a process of its own."""

from __future__ import annotations

import urllib.error
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.parts import GateProcess, NatsServer, gates
from tests.players import Player, players


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    with gates(shared_nats.url, 1, tmp_path_factory.mktemp("gate")) as (gate,):
        yield gate


async def test_the_first_to_sit_is_host_and_everybody_sees_them(gate: GateProcess) -> None:
    async with players([gate.url], gate.open_table(), 3) as (ada, bruno, _):
        await bruno.until(lambda: len(bruno.scene["table"]["seats"]) == 3)
        assert bruno.scene["table"]["host"] == 0
        assert [seat["name"] for seat in bruno.scene["table"]["seats"]] == [
            "Player 0",
            "Player 1",
            "Player 2",
        ]
        assert "begin" in ada.scene["may"]
        assert "begin" not in bruno.scene["may"]


async def test_every_command_gets_one_answer_and_a_refusal_says_why(gate: GateProcess) -> None:
    async with players([gate.url], gate.open_table(), 2) as (ada, bruno):
        assert (await ada.ask("begin")) | {"id": ""} == {
            "type": "refused",
            "id": "",
            "why": "too_few",
            "facts": {"missing": 1},
        }
        assert (await bruno.ask("begin"))["why"] == "not_host"
        assert (await bruno.do("say_ready"))["why"] == "not_now"
        assert (await bruno.ask("sit", name="Bruno", avatar=1))["why"] == "already_seated"
        assert (await bruno.ask("introduce", name="player 0", avatar=1))["why"] == "name_taken"
        assert (await bruno.ask("introduce", name="   ", avatar=1))["why"] == "text_blank"
        assert (await bruno.ask("dance"))["type"] == "malformed"


async def test_a_command_sent_again_counts_once(gate: GateProcess) -> None:
    async with players([gate.url], gate.open_table(), 1) as (ada,):
        message = {"type": "ask", "id": "command-1", "ask": {"type": "introduce", "name": "Ada", "avatar": 7}}
        first = await ada.send(message)
        await ada.ask("introduce", name="Adela", avatar=7)
        again = await ada.send(message)
        assert first == again
        assert ada.scene["table"]["seats"][0]["name"] == "Adela"


async def test_malformed_messages_are_answered_and_then_the_door_is_shown(gate: GateProcess) -> None:
    async with players([gate.url], gate.open_table(), 1) as (ada,):
        assert (await ada.send({"type": "do", "id": "no-action"}))["type"] == "malformed"
        for _ in range(5):
            await ada.say("{")
        assert await ada.until_closed() == 4400


async def test_no_such_table(gate: GateProcess) -> None:
    stranger = Player(gate.url, "ZZZZ")
    with pytest.raises(AssertionError, match="4404"):
        await stranger.connect()


async def test_guessing_codes_is_slowed_down(shared_nats: NatsServer, tmp_path: Path) -> None:
    with gates(shared_nats.url, 1, tmp_path) as (gate,):
        answers = []
        for _ in range(25):
            try:
                gate.get("/api/tables/ZZZZ")
            except urllib.error.HTTPError as error:
                answers.append(error.code)
        assert answers[0] == 404
        assert answers[-1] == 429


async def test_a_locked_table_takes_nobody_else(gate: GateProcess) -> None:
    code = gate.open_table()
    async with players([gate.url], code, 1) as (ada,):
        await ada.ask("set_lock", locked=True)
        late = await Player(gate.url, code).connect()
        assert late.scene["may"] == []
        assert (await late.ask("sit", name="Late", avatar=0))["why"] == "table_locked"
        await late.close()


async def test_g6_the_host_role_passes_on(gate: GateProcess) -> None:
    async with players([gate.url], gate.open_table(), 3) as (ada, bruno, _):
        await ada.ask("leave")
        await bruno.until(lambda: len(bruno.scene["table"]["seats"]) == 2)
        assert bruno.scene["table"]["host"] == bruno.scene["you"] == 0


async def test_g2_the_newest_connection_wins(gate: GateProcess) -> None:
    code = gate.open_table()
    async with players([gate.url], code, 1) as (ada,):
        other_tab = await Player(gate.url, code, secret=ada.secret).connect()
        assert await ada.until_closed() == 4409
        assert other_tab.scene["you"] == 0
        await other_tab.close()


async def test_g2_a_seat_moves_to_another_device_once(gate: GateProcess) -> None:
    code = gate.open_table()
    async with players([gate.url], code, 2) as (ada, bruno):
        key = (await ada.ask("offer_handover"))["key"]
        phone = await Player(gate.url, code).connect()
        assert (await phone.ask("take_handover", key="not-the-key"))["why"] == "key_unknown"
        assert (await phone.ask("take_handover", key=key))["type"] == "done"
        await phone.until(lambda: phone.scene.get("you") == 0)
        await ada.until(lambda: ada.scene.get("you") is None)
        assert phone.scene["table"]["host"] == 0
        thief = await Player(gate.url, code).connect()
        assert (await thief.ask("take_handover", key=key))["why"] == "key_unknown"
        assert bruno.scene["table"]["seats"][0]["name"] == "Player 0"
        await phone.close()
        await thief.close()


async def test_presence_tells_who_is_here_over_two_gates(shared_nats: NatsServer, tmp_path: Path) -> None:
    with gates(shared_nats.url, 2, tmp_path) as (one, two):
        code = one.open_table()
        async with players([one.url, two.url], code, 2) as (ada, bruno):
            screen = await Player(two.url, code, screen=True).connect()
            await ada.until(lambda: ada.presence.get("here") == [0, 1] and ada.presence["screens"] == 1)
            await bruno.close()
            await screen.close()
            await ada.until(lambda: ada.presence["here"] == [0] and ada.presence["screens"] == 0)


async def test_an_empty_chair_is_taken_by_a_newcomer(gate: GateProcess) -> None:
    code = gate.open_table(first="random")
    async with players([gate.url], code, 3) as (ada, bruno, cleo):
        await ada.ask("begin")
        await cleo.until(lambda: cleo.scene["table"]["stage"] == "playing")
        hand = cleo.own["hand"]
        assert (await ada.ask("free_seat", seat=2))["why"] == "is_here"
        await cleo.close()
        await ada.until(lambda: 2 not in ada.presence.get("here", [2]))
        await ada.ask("free_seat", seat=2)
        newcomer = await Player(gate.url, code).connect()
        await newcomer.ask("sit", name="New", avatar=3)
        await newcomer.until(lambda: newcomer.scene.get("you") == 2)
        assert newcomer.own["hand"] == hand
        await bruno.until(lambda: bruno.scene["table"]["seats"][2]["name"] == "New")
        await newcomer.close()
