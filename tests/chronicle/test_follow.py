"""The chronicle follows logs in a real engine, whatever fails on the way."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from tests.chronicle.process import CIRCLE, evening
from tests.live.histories import REGISTRY
from tests.parts import NatsServer
from tests.visitor import members

from inklings.chronicle.database import Database
from inklings.chronicle.follow import Follower
from inklings.chronicle.record import Record
from inklings.chronicle.store import Store
from inklings.games import GAMES
from inklings.live.failures import Unavailable
from inklings.live.member import Member
from inklings.live.streams import Streams

pytestmark = pytest.mark.slow


class Failing(Store):
    """A store whose database is away when it has something to record."""

    is_away = False

    def record(self, records: Iterable[Record], stream: str, sequence: int) -> int:
        told = list(records)
        if told and self.is_away:
            raise OperationalError("INSERT", {}, Exception("the database is away"))
        return super().record(told, stream, sequence)


@pytest.fixture
def store(tmp_path: Path) -> Failing:
    database = Database(f"sqlite:///{tmp_path}/circles.db")
    database.migrate()
    return Failing(database)


def follower(member: Member, store: Store) -> Follower:
    return Follower(REGISTRY, member.archive, store, Streams(member.bus.address.name))


async def test_what_the_database_did_not_take_is_recorded_later(nats: NatsServer, store: Failing) -> None:
    async with members(nats.url, 1) as (member,):
        following = follower(member, store)
        code = await evening(nats.url, "away")
        store.is_away = True
        with pytest.raises(OperationalError):
            await following.catch_up()
        assert store.count() == 0
        store.is_away = False
        assert await following.catch_up()
        assert store.count() == len(GAMES)
        assert await following.catch_up() == 0, "there is nothing new"
        assert await member.archive.links.kept() == await member.archive.links.kept(CIRCLE) == {code}
        assert code in await member.archive.links.codes(), "no sweep removes the table"


async def test_another_one_goes_on_where_the_first_was(nats: NatsServer, store: Failing) -> None:
    async with members(nats.url, 1) as (member,):
        await evening(nats.url, "first")
        await follower(member, store).catch_up()
        await evening(nats.url, "second")
        read = await follower(member, store).catch_up()
        assert store.count() == 2 * len(GAMES)
        assert read < await follower(member, cleared(store)).catch_up()
        assert store.count() == 2 * len(GAMES)


def cleared(store: Store) -> Store:
    store.clear()
    return store


async def test_an_engine_that_is_away_changes_nothing(nats: NatsServer, store: Failing) -> None:
    async with members(nats.url, 1) as (member,):
        following = follower(member, store)
        await evening(nats.url, "engine")
        nats.pause()
        with pytest.raises(Unavailable):
            await following.catch_up()
        nats.resume()
        assert store.count() == 0
