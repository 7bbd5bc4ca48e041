"""People who come from Discord: who gets to which table, and who does not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from tests.discord_api import CLIENT_ID, DiscordApi, discord_api
from tests.parts import GateProcess, NatsServer
from tests.players import Player

PAGE = f"https://{CLIENT_ID}.discordsays.com"


@pytest.fixture(scope="module")
def api() -> Iterator[DiscordApi]:
    with discord_api() as stand_in:
        yield stand_in


@pytest.fixture(scope="module")
def gate(
    shared_nats: NatsServer, api: DiscordApi, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[GateProcess]:
    folder = tmp_path_factory.mktemp("discord")
    process = GateProcess(shared_nats.url, folder / "log", workers=2, more=api.flags(folder)).ready()
    try:
        yield process
    finally:
        process.stop()


def arrive(gate: GateProcess, instance: str, code: str, origin: str = PAGE) -> tuple[int, dict[str, Any]]:
    headers = {"Content-Type": "application/json", "Origin": origin}
    request = Request(f"{gate.url}/api/discord/{instance}", json.dumps({"code": code}).encode(), headers)  # noqa: S310
    try:
        with urlopen(request, timeout=30) as answer:  # noqa: S310
            return answer.status, json.load(answer)
    except HTTPError as error:
        with error:
            body = error.read()
        return error.code, json.loads(body) if body.startswith(b"{") else {}


def come(gate: GateProcess, api: DiscordApi, user: str, instance: str, place: str = "") -> dict[str, Any]:
    """Somebody joins an instance, agrees, and is told their table."""
    api.enter(user, instance, place or f"place-of-{instance}")
    status, seat = arrive(gate, instance, api.authorize(user))
    assert status == 200, seat
    return seat


def test_one_instance_has_one_table_and_another_has_another(gate: GateProcess, api: DiscordApi) -> None:
    ada = come(gate, api, "ada", "i-1")
    bo = come(gate, api, "bo", "i-1")
    cleo = come(gate, api, "cleo", "i-2")
    assert (ada["name"], ada["is_new"]) == ("Ada", True)
    assert (bo["table"], bo["is_new"]) == (ada["table"], False)
    assert cleo["table"] != ada["table"]
    assert len({ada["secret"], bo["secret"], cleo["secret"]}) == 3
    again = come(gate, api, "ada", "i-1")
    assert again == {**ada, "is_new": False, "token": again["token"]}, (
        "whenever they come, they are the same person"
    )


def test_people_who_come_at_the_same_moment_meet(gate: GateProcess, api: DiscordApi) -> None:
    with ThreadPoolExecutor(6) as pool:
        seats = list(pool.map(lambda user: come(gate, api, user, "i-rush"), "abcdef"))
    assert len({seat["table"] for seat in seats}) == 1
    assert sum(seat["is_new"] for seat in seats) == 1


async def test_the_ticket_opens_a_seat_and_comes_back_to_it(gate: GateProcess, api: DiscordApi) -> None:
    first = come(gate, api, "dov", "i-seat")
    player = await Player(gate.url, first["table"], secret=first["secret"]).connect()
    await player.ask("sit", name=first["name"], avatar=1)
    await player.close()
    again = come(gate, api, "dov", "i-seat")
    back = await Player(gate.url, again["table"], secret=again["secret"]).connect()
    assert back.scene["you"] == 0
    await back.close()


def test_the_table_goes_along_when_discord_gives_the_instance_another_id(
    gate: GateProcess, api: DiscordApi
) -> None:
    table = come(gate, api, "ada", "i-frame", "channel")["table"]
    come(gate, api, "bo", "i-frame", "channel")
    api.leave("ada", "i-frame")
    popped_out = come(gate, api, "ada", "i-window", "channel")
    assert (popped_out["table"], popped_out["is_new"]) == (table, False)
    assert come(gate, api, "eve", "i-window", "channel")["table"] == table
    assert come(gate, api, "ada", "i-elsewhere", "another-channel")["table"] != table
    assert come(gate, api, "mallory", "i-own", "channel")["table"] != table, (
        "it goes along with its people only"
    )


@pytest.mark.parametrize("instance", ["i-nobody", "i-1%2F..%2F..%2Fusers", "i 1", "x" * 201])
def test_an_instance_that_discord_does_not_know_is_refused(
    gate: GateProcess, api: DiscordApi, instance: str
) -> None:
    status, said = arrive(gate, instance.replace(" ", "%20"), api.authorize("eve"))
    assert (status, said.get("error")) in {(403, "not_in_activity"), (404, None)}, said


def test_nobody_gets_to_the_table_of_an_instance_in_which_they_are_not(
    gate: GateProcess, api: DiscordApi
) -> None:
    come(gate, api, "ada", "i-private")
    api.enter("eve", "i-eve")
    status, said = arrive(gate, "i-private", api.authorize("eve"))
    assert (status, said["error"]) == (403, "not_in_activity")


def test_a_code_counts_once_and_a_wrong_one_never(gate: GateProcess, api: DiscordApi) -> None:
    api.enter("ada", "i-codes")
    code = api.authorize("ada")
    assert arrive(gate, "i-codes", code)[0] == 200
    for bad in (code, "made-up"):
        assert arrive(gate, "i-codes", bad)[1]["error"] == "unknown_code"


def test_only_our_page_inside_discord_may_ask(gate: GateProcess, api: DiscordApi) -> None:
    api.enter("ada", "i-origin")
    for origin in ("https://999.discordsays.com", "https://discord.com", "https://evil.example"):
        assert arrive(gate, "i-origin", api.authorize("ada"), origin) == (403, {})


def test_while_discord_is_away_people_are_told_when_to_ask_again(gate: GateProcess, api: DiscordApi) -> None:
    api.enter("ada", "i-away")
    code = api.authorize("ada")
    api.away = True
    try:
        said = arrive(gate, "i-away", code)[1]
        assert (said["error"], said["retry_after"]) == ("discord_away", 5)
    finally:
        api.away = False
    assert arrive(gate, "i-away", code)[0] == 200


def test_discord_may_frame_the_page_and_nobody_else(gate: GateProcess) -> None:
    def framed_by(path: str) -> str:
        found = re.search("frame-ancestors ([^;]*)", gate.fetch(path).headers["Content-Security-Policy"])
        assert found
        return found[1]

    discord = (
        f"https://discord.com https://*.discord.com https://discordapp.com https://*.discordapp.com {PAGE}"
    )
    assert framed_by("/?instance_id=i-1&frame_id=x") == framed_by("/embed/BCDF") == discord
    assert framed_by("/BCDF") == framed_by("/house") == "'none'"
    assert gate.get("/api/house")["discord"] == CLIENT_ID


def test_without_an_app_there_is_nothing_of_it(shared_nats: NatsServer, tmp_path: Path) -> None:
    gate = GateProcess(shared_nats.url, tmp_path / "log").ready()
    try:
        assert gate.get("/api/house")["discord"] is None
        assert arrive(gate, "i-1", "code", gate.url)[1]["error"] == "no_discord"
        assert arrive(gate, "i-1", "code")[0] == 403, "Discord's proxy is another site then"
    finally:
        gate.stop()


def test_a_gate_says_what_of_the_app_is_missing(tmp_path: Path) -> None:
    log = tmp_path / "log"
    assert GateProcess("nats://127.0.0.1:1", log, more=["--discord-client-id", "123"]).ended() == 1
    assert "Discord needs --discord-secret and --discord-bot-token, too" in log.read_text()
