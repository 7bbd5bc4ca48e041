"""The front door: a real HAProxy before two cells, with the configuration that `inklings door` writes."""

from __future__ import annotations

import asyncio
import itertools
import json
import ssl
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.discord_api import DiscordApi, discord_api
from tests.door import House, front_door, house_of_two_cells
from tests.gate_here import gate_here
from tests.parts import NatsServer
from tests.players import PATIENCE, Player, players
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from inklings.gate.certificate import FILE
from inklings.gate.tls import certificate_for
from inklings.live.engine import free_port
from inklings.live.space import EVERY_SHARD
from inklings.wire.messages import CloseCode

BLOCKED = "127.0.0.9"
WANTED = {"/api/tables": {"game": "moons"}, "/api/quick": {"language": "en", "secret": "s" * 24}}
_places = itertools.count(1)


@pytest.fixture(scope="module")
def discord() -> Iterator[DiscordApi]:
    with discord_api() as api:
        yield api


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, discord: DiscordApi) -> Iterator[House]:
    """For tests that kill nothing."""
    folder = tmp_path_factory.mktemp("house")
    (folder / "blocked").write_text(f"{BLOCKED}\n")
    more = ["--blocked-addresses", str(folder / "blocked"), *discord.flags(folder)]
    with house_of_two_cells(folder, more) as house:
        yield house


@pytest.fixture
async def client(house: House) -> AsyncIterator[httpx.AsyncClient]:
    """Someone at the door."""
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as client:
        yield client


async def opened(house: House, times: int, path: str = "/api/tables") -> set[str]:
    """The cells in which the door opens tables; for people from different places, who may open more."""
    cells: set[str] = set()
    for _ in range(times):
        place = httpx.AsyncHTTPTransport(local_address=f"127.0.1.{next(_places)}")
        async with httpx.AsyncClient(base_url=house.url, transport=place, timeout=PATIENCE) as client:
            cells.add((await client.post(path, json=WANTED[path])).raise_for_status().json()["code"][:2])
    return cells


async def test_a_gate_says_whether_it_has_room_for_a_table(shared_nats: NatsServer) -> None:
    async with gate_here(shared_nats.url) as (gate, url), httpx.AsyncClient(base_url=url) as client:
        assert (await client.get("/api/room")).status_code == 204
        gate.member.space.tight = EVERY_SHARD
        full = await client.get("/api/room")
        assert (full.status_code, full.json()["error"]) == (507, "house_full")


async def test_a_party_goes_from_a_table_in_one_cell_to_a_table_in_the_other(
    house: House, client: httpx.AsyncClient
) -> None:
    tickets: list[dict[str, str]] = []
    for cell in (house.bc, house.df):
        code = cell.gates[0].open_table()
        assert (await client.get(f"/api/tables/{code}")).json()["code"] == code
        for path in (f"/{code}", f"/embed/{code}"):
            page = await client.get(path)
            assert 'id="app"' in page.text
            assert page.headers["Link"], "the page comes from the table's own cell, which knows the game"
        async with players([house.url], code, 3) as (ada, *others):
            assert (await ada.ask("begin"))["type"] == "done"
            for player in others:
                await player.until(partial(is_playing, player))
            tickets.append({"code": code, "secret": ada.secret})
    for here, there in (tickets, tickets[::-1]):
        yours = (await client.post(f"/api/tables/{here['code']}/yours", json={"tickets": tickets})).json()
        assert [one["code"] for one in yours["tables"]] == [here["code"]]
        assert yours["elsewhere"] == [there["code"]], "the browser asks there, too"


def is_playing(player: Player) -> bool:
    return bool(player.scene["table"]["stage"] == "playing")


async def test_tables_are_opened_in_the_cell_with_fewer_people(house: House) -> None:
    for cell, other in ((house.bc, house.df), (house.df, house.bc)):
        async with players([house.url], cell.gates[0].open_table(), 6):
            assert await opened(house, 8) == {other.letters}
            assert await opened(house, 2, "/api/quick") == {house.bc.letters}, "strangers meet"


async def test_a_code_of_no_cell_is_no_table(house: House, client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/tables/XZXZXZ")
    assert (answer.status_code, answer.json()["error"]) == (404, "no_such_table")
    for code in ("XZXZXZ", "BCXZXZ"):
        async with connect(house.url.replace("http", "ws") + f"/api/tables/{code}/socket?scenes=2") as socket:
            await socket.send(json.dumps({"type": "hello", "secret": "s" * 24}))
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            assert socket.close_code == CloseCode.NO_TABLE


async def test_a_phone_in_one_cell_sends_a_screen_that_waits_in_the_other_to_its_table(
    house: House, client: httpx.AsyncClient
) -> None:
    async with AsyncExitStack() as waiting:
        screens: dict[str, Any] = {}
        for _ in range(20):
            url = house.url.replace("http", "ws") + "/api/screens/socket"
            screen = await waiting.enter_async_context(connect(url))
            letters: str = json.loads(await screen.recv())["letters"]
            screens[letters[:2]] = screen, letters
            if len(screens) == 2:
                break
        for cell, other in ((house.bc, house.df), (house.df, house.bc)):
            screen, letters = screens[cell.letters]
            code = other.gates[0].open_table()
            answer = await client.post(f"/api/screens/{letters}", json={"code": code})
            assert answer.status_code == 201
            assert json.loads(await screen.recv()) == {"type": "show_table", "code": code}


async def test_the_people_of_one_discord_activity_come_to_one_cell(
    house: House, client: httpx.AsyncClient, discord: DiscordApi
) -> None:
    cells: set[str] = set()
    for instance in map("i-{}".format, range(8)):
        tables: set[str] = set()
        for user in ("ada", "bo"):
            discord.enter(user, instance, f"place of {instance}")
            code = {"code": discord.authorize(user)}
            tables.add((await client.post(f"/api/discord/{instance}", json=code)).json()["table"])
        assert len(tables) == 1
        cells |= {table[:2] for table in tables}
    assert cells == {house.bc.letters, house.df.letters}


async def test_gates_know_browsers_by_their_own_address(house: House, client: httpx.AsyncClient) -> None:
    code = house.bc.gates[0].open_table()
    transport = httpx.AsyncHTTPTransport(local_address=BLOCKED)
    async with httpx.AsyncClient(transport=transport, headers={"X-Forwarded-For": "192.0.2.7"}) as blocked:
        assert (await blocked.get(f"{house.url}/api/tables/{code}")).status_code == 403
    with pytest.raises(InvalidStatus, match="403"):
        await connect(
            house.url.replace("http", "ws") + f"/api/tables/{code}/socket?scenes=2",
            local_addr=(BLOCKED, 0),
        )
    assert (await client.get(f"/api/tables/{code}")).status_code == 200


async def test_with_a_certificate_the_door_speaks_https_and_nothing_else(
    house: House, tmp_path: Path
) -> None:
    certificate_for(tmp_path, "127.0.0.1", None)
    file, https = tmp_path / FILE, f"127.0.0.1:{free_port()}"
    tls = ssl.create_default_context(cafile=file)
    more = ["--certificate", str(file), "--https", https]
    with front_door(tmp_path, [house.bc.option, house.df.option], *more) as door:
        async with httpx.AsyncClient(verify=tls) as client:
            sent = await client.get(f"{door.url}/BCDF")
            assert (sent.status_code, sent.headers["Location"][:8]) == (301, "https://")
            info = await client.get(f"https://{https}/api/house", headers={"Host": "games.local"})
            assert info.json()["address"] == "https://games.local", "gates are told that it is https"
        ada = await Player(f"https://{https}", house.df.gates[0].open_table(), tls=tls).connect()
        assert (await ada.ask("sit", name="Ada", avatar=1))["type"] == "done"
        await ada.close()


async def test_a_gate_whose_monitor_says_that_it_is_not_ready_gets_nobody(
    house: House, tmp_path: Path
) -> None:
    status = "200 OK"

    async def monitor(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked = await reader.readuntil(b"\r\n\r\n")
        assert asked.startswith(b"GET /readyz HTTP/1.1\r\n")
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        writer.close()

    code = house.df.gates[0].open_table()
    async with await asyncio.start_server(monitor, "127.0.0.1") as server:
        cell = f"{house.df.option}/{server.sockets[0].getsockname()[1]}"
        with front_door(tmp_path, [cell]) as door:
            async with httpx.AsyncClient(base_url=door.url, timeout=PATIENCE) as client:
                assert (await client.get(f"/api/tables/{code}")).status_code == 200
                status = "503 Service Unavailable"
                await until_unreachable(client, code)
                status = "200 OK"
                await once(client, f"/api/tables/{code}", lambda answer: answer.status_code == 200)


async def test_people_read_what_happened_while_no_cell_can_be_reached(tmp_path: Path) -> None:
    with front_door(tmp_path, [f"BC=127.0.0.1:{free_port()}"]) as door:
        async with httpx.AsyncClient(base_url=door.url) as client:
            for path in ("/", "/BCDFGH", "/BCDFGH/tv"):
                page = await client.get(path)
                assert page.status_code == 503
                assert "The server can’t be reached right now. Your games are kept." in page.text
                assert "Serwer jest teraz nieosiągalny." in page.text


@pytest.mark.timeout(180)
async def test_a_cell_dies_whole_and_comes_back_and_the_other_notices_nothing(
    house: House, client: httpx.AsyncClient
) -> None:
    dying, living = (cell.gates[0].open_table() for cell in (house.bc, house.df))
    async with players([house.url], living, 3) as company, players([house.url], dying, 1) as (lost,):
        ended = asyncio.Event()
        playing = asyncio.create_task(play_until(ended, company))
        house.bc.kill()
        await lost.until_closed()
        await until_unreachable(client, dying)
        await people_read_what_happened(client, dying)
        with pytest.raises(InvalidStatus, match="503"):
            await lost.connect()
        assert await opened(house, 4) == {"DF"}
        await asyncio.to_thread(house.bc.start)
        await until_back(lost)
        assert lost.scene["you"] == 0, "the seat was kept"
        assert (await lost.ask("ready", ready=True))["type"] == "done"
        ended.set()
        assert await playing > 10
        assert [player.closed for player in company] == [None] * 3, "nobody had to come back"
    await asyncio.to_thread(house.bc.ready)


async def play_until(ended: asyncio.Event, company: list[Player]) -> int:
    """Everyone asks for something all the time; how often all were answered in time."""
    rounds = 0
    while not ended.is_set():
        for player in company:
            answer = await asyncio.wait_for(player.ask("ready", ready=rounds % 2 == 0), 5)
            assert answer["type"] == "done", answer
        rounds += 1
        await asyncio.sleep(0.05)
    return rounds


async def until_unreachable(client: httpx.AsyncClient, code: str) -> None:
    """Until the door has noticed, which it says in JSON; a page for people is the answer before."""
    answer = await once(
        client, f"/api/tables/{code}", lambda answer: answer.status_code == 503 and not is_page(answer)
    )
    assert answer.json() == {"error": "unreachable", "retry_after": 5, "incident": ""}


async def once(
    client: httpx.AsyncClient, path: str, is_wanted: Callable[[httpx.Response], bool]
) -> httpx.Response:
    """The first answer that is as it should be."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if is_wanted(answer := await client.get(path)):
                return answer
            await asyncio.sleep(0.1)


def is_page(answer: httpx.Response) -> bool:
    return "This page tries again by itself" in answer.text


async def people_read_what_happened(client: httpx.AsyncClient, code: str) -> None:
    for _ in range(30):  # it does not count as a wrong code in the cell that sends the page
        page = await client.get(f"/{code}")
        assert page.status_code == 200
        assert 'id="app"' in page.text
    gone = await client.post(f"/api/screens/{code}", json={"code": code})
    assert (gone.status_code, gone.json()["error"]) == (404, "no_such_screen")


async def until_back(player: Player) -> None:
    async with asyncio.timeout(4 * PATIENCE):
        while True:
            try:
                await player.connect()
            except InvalidStatus:
                await asyncio.sleep(0.1)
            else:
                return
