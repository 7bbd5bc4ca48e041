"""Games over days: people are told by a push service that it is their turn, though gates restart."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from tests.gate_here import gate_here
from tests.notices.company import (
    MOVES,
    NAMES,
    SAYS,
    came,
    here,
    leave,
    move,
    opened,
    runner_for,
    subscribe,
)
from tests.notices.push_service import push_service
from tests.parts import NatsServer
from tests.players import Player

from inklings.automata.runner import Runner
from inklings.house import order
from inklings.house.identity import person_at
from inklings.notices.sending import new_key
from inklings.notices.subscription import HouseKey


@pytest.mark.timeout(240)
async def test_people_come_only_when_they_are_told_and_gates_restart_between_moves(nats: NatsServer) -> None:
    """A round of six, and the next clue: one notice for each move, and each says what is to be done."""
    with push_service() as service:
        async with runner_for(nats.url, service):
            async with gate_here(nats.url, **here(service)) as (_, url):
                company = await opened(url, 6)
                for player, name in zip(company, NAMES, strict=True):
                    assert await subscribe(player, service, name) == 204
                assert (await company[0].ask("begin"))["type"] == "done"
                await leave(company)
            person = dict(zip(NAMES, company, strict=True))
            for number in range(MOVES):
                pushed = (await came(service, number + 1))[number]
                async with gate_here(nats.url, **here(service)) as (_, url):
                    kind = await move(person[pushed.name], url)
                assert pushed.said == {
                    "title": f"Thirty Moons · {company[0].code}",
                    "body": SAYS[kind],
                    "code": company[0].code,
                }
            last = (await came(service, MOVES + 1))[MOVES]
            assert last.said["body"] == SAYS["tell_story"]
            assert len(service.pushed) == MOVES + 1, "nobody is told twice"
            assert len({one.topic for one in service.pushed}) == len(NAMES)
            assert 80_000 < last.seconds <= 24 * 3600, "it is of no use when the day is over"


async def post(player: Player, path: str, **said: Any) -> httpx.Response:
    async with httpx.AsyncClient(base_url=player.gate) as client:
        return await client.post(f"/api/tables/{player.code}/{path}", json={"secret": player.secret, **said})


async def test_who_is_told_when_and_by_whom(shared_nats: NatsServer) -> None:
    """Quiet hours, a busy service, a browser that is gone, and one that does not want to be told any more."""
    with push_service() as service:
        async with (
            runner_for(shared_nats.url, service),
            gate_here(shared_nats.url, **here(service)) as (gate, url),
        ):
            company = await opened(url, 4)
            code, store = company[0].code, gate.member.archive.notices
            now = gate.member.bus.now() // 60_000 % (24 * 60)
            night = {"begins": now - 60 if now >= 60 else now, "ends": (now + 120) % (24 * 60), "offset": 0}
            for player, name, quiet in zip(company, NAMES, (None, night, None, None), strict=False):
                assert await subscribe(player, service, name, quiet=quiet) == 204
            assert (await post(company[2], "notices/stop")).status_code == 204
            del service.browsers[NAMES[3]]
            service.refusals = [503, 429]
            assert (await company[0].ask("set_game", game="moons", options={"first": "race"}))[
                "type"
            ] == "done"
            assert (await company[0].ask("begin"))["type"] == "done"
            pushed = await came(service, 1)
            async with asyncio.timeout(30):  # what the service has said is kept a moment later
                while len(kept := (await store.at(code)).people) > 2 or not any(  # noqa: ASYNC110
                    one.told for one in kept.values()
                ):
                    await asyncio.sleep(0.1)
            assert [one.name for one in pushed] == [NAMES[0]], "the others have it quiet, or are gone"
            assert sorted(bool(one.told) for one in kept.values()) == [False, True]
            await leave(company)


async def test_only_people_at_the_table_are_told_and_only_by_services_on_the_list(
    shared_nats: NatsServer,
) -> None:
    with push_service() as service:
        async with (
            runner_for(shared_nats.url, service),
            gate_here(shared_nats.url, **here(service)) as (gate, url),
        ):
            company = await opened(url, 3)
            onlooker = await Player(url, company[0].code).connect()
            assert await subscribe(onlooker, service, "Nobody") == 403
            for address in ("http://127.0.0.1:1/push", "https://169.254.169.254/", "https://push.example/"):
                assert await subscribe(company[0], service, "Ada", endpoint=address) == 400
            assert (await post(company[1], "webhook", url=service.url, language="en")).status_code == 403
            said = {"url": "https://hooks.slack.com/x", "language": "en"}
            assert (await post(company[0], "webhook", **said)).status_code == 400, "it is not on the list"
            assert await subscribe(company[0], service, "Ada") == 204
            newest = await gate.member.archive.newest(company[0].code)
            assert newest
            await leave([*company, onlooker])
            assert await gate.member.archive.forget(company[0].code, newest.sequence)
            assert not (await gate.member.archive.notices.at(company[0].code)).people


async def test_the_operators_key_takes_the_place_of_that_of_each_cell(nats: NatsServer) -> None:
    """A browser can be told by one key only, so it has to be the same in all cells."""
    own = new_key()
    with push_service() as service:
        async with runner_for(nats.url, service) as first:
            made = await key_at(first)
        assert made != own
        for cell in ("", "BC"):
            async with runner_for(nats.url, service, cell=cell, key=own) as runner:
                assert await key_at(runner, made) == own
        async with runner_for(nats.url, service) as last:
            assert await key_at(last) == own, "it stays"


async def key_at(runner: Runner, before: HouseKey | None = None) -> HouseKey:
    """The key of this runner's cell, once there is one, or one other than this."""
    async with asyncio.timeout(30):
        while (key := await runner.member.archive.notices.key()) in {None, before}:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
    assert key is not None
    return key


async def test_a_group_reads_for_whom_it_waits(shared_nats: NatsServer) -> None:
    with push_service() as service:
        async with (
            runner_for(shared_nats.url, service),
            gate_here(shared_nats.url, **here(service)) as (_, url),
        ):
            company = await opened(url, 3)
            assert (await company[0].ask("introduce", name="<!here>", avatar=1))["type"] == "done"
            hook = {"url": f"{service.url}/hooks/1", "language": "pl"}
            assert (await post(company[0], "webhook", **hook)).status_code == 204
            assert (await company[0].ask("set_game", game="moons", options={"first": "race"}))[
                "type"
            ] == "done"
            assert (await company[0].ask("begin"))["type"] == "done"
            (said,) = await asyncio.to_thread(service.until_posted, 1)
            code = company[0].code
            heading = f"Trzydzieści księżyców · {code}"
            assert said == {"text": f"{heading}. Czekamy na: &lt;!here&gt;, Bruno, Cleo\n{url}/{code}"}
            await leave(company)


async def test_bots_and_clocks_go_on_though_nobody_is_there(
    shared_nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A day has two seconds here. Somebody who does nothing keeps their seat, and bots play at once."""
    monkeypatch.setitem(order.PACE_SECONDS, "day", 2)
    with push_service() as service:
        async with (
            runner_for(shared_nats.url, service),
            gate_here(shared_nats.url, **here(service)) as (gate, url),
        ):
            (player,) = await opened(url, 1)
            for _ in range(3):
                assert (await player.ask("add_bot", temper="keen", language="en"))["type"] == "done"
            assert (await player.ask("begin"))["type"] == "done"
            await player.close()
            async with asyncio.timeout(60):
                while (table := await gate.member.look(player.code)).stage == "playing":  # noqa: ASYNC110
                    await asyncio.sleep(1)
            assert table.places[0].person == person_at(player.code, player.secret), "the seat is still theirs"
            assert table.outcome


async def test_your_tables_say_for_whom_they_wait(shared_nats: NatsServer) -> None:
    with push_service() as service:
        async with gate_here(shared_nats.url, **here(service)) as (_, url):
            company = await opened(url, 3)
            assert (await company[0].ask("begin"))["type"] == "done"
            awaited = company[0].scene["awaited"]
            await leave(company)
            async with httpx.AsyncClient(base_url=url) as client:
                for seat, player in enumerate(company):
                    tickets = [{"code": player.code, "secret": player.secret}]
                    tickets += [{"code": player.code, "secret": "somebody-elses-secret"}]
                    tickets += [{"code": "BCDFGHJKLM", "secret": player.secret}]
                    answer = (
                        await client.post(f"/api/tables/{player.code}/yours", json={"tickets": tickets})
                    ).json()
                    (one,) = answer["tables"]
                    assert one["yours"] == (seat in awaited)
                    assert one["waits_for"] == [NAMES[seat] for seat in awaited]
                    assert (one["game"], one["stage"], one["pace"]) == ("moons", "playing", "day")
