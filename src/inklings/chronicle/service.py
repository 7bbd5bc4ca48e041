"""The chronicle of a cell: follows its logs into the database, and answers what gates ask."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from inklings.chronicle import messages
from inklings.chronicle.database import Database
from inklings.chronicle.find_page import find_page
from inklings.chronicle.follow import Follower
from inklings.chronicle.forget import forget_at_tables, is_seated
from inklings.chronicle.messages import Answer, Asked, encode
from inklings.chronicle.store import Store
from inklings.chronicle.wishes import Wishes
from inklings.house.entry_codec import NewerEntry
from inklings.house.floor import known
from inklings.house.registry import GameRegistry
from inklings.kernel.game import Refused
from inklings.live import census
from inklings.live.address import Address
from inklings.live.archive import Archive
from inklings.live.bus import NatsBus
from inklings.live.engine import EngineError
from inklings.live.failures import Unavailable
from inklings.live.figures import Counts, Figures
from inklings.live.floor import FloorKeeper
from inklings.live.log import NatsLog
from inklings.live.nats_link import Message
from inklings.live.space import Space
from inklings.live.streams import Streams
from inklings.live.supervisor import Supervisor

logger = logging.getLogger(__name__)

LOOK_SECONDS = 1.0
"""How often the logs are read on."""
QUEUE = "chronicles"
STOP_SECONDS = 5.0


class Chronicle:
    """One of any number of them: each follows all logs, and gates ask one."""

    def __init__(
        self, bus: NatsBus, log: NatsLog, supervisor: Supervisor, games: GameRegistry, database: Database
    ) -> None:
        name = f"chronicle-{secrets.token_hex(6)}"
        self._bus, self._supervisor, self._games, self._database = bus, supervisor, games, database
        self._archive = Archive(bus, log)
        self._floor_keeper = FloorKeeper(
            name, known(games), store=log, bus=bus, time=bus, cell=bus.address.name
        )
        self._store, self._wishes = Store(database), Wishes(database)
        self._follower = Follower(games, self._archive, self._store, Streams(bus.address.name))
        self._following = asyncio.Lock()
        self._trouble = "it has not read all logs yet"

    @classmethod
    async def start(cls, address: Address, games: GameRegistry, database: Database) -> Chronicle:
        """Connect to the engine and begin; raises `EngineError`. The database is there, and up to date."""
        supervisor = Supervisor()
        bus = await NatsBus.connect(address, supervisor)
        log = NatsLog(bus)
        chronicle = cls(bus, log, supervisor, games, database)
        try:
            await log.prepare()
            await chronicle._floor_keeper.start(fresh=_never)
        except TimeoutError:
            await chronicle.stop()
            raise EngineError("the engine answers, but its streams cannot be made or found in time") from None
        except EngineError:
            await chronicle.stop()
            raise
        bus.on_doubt.append(chronicle._floor_keeper.listen_again)
        bus.subscribe_messages(messages.subject(address.name), chronicle._asked, QUEUE)
        supervisor.keep("chronicle", chronicle._follow)
        return chronicle

    async def stop(self) -> None:
        """Stop everything. What is recorded is recorded."""
        self._floor_keeper.stop()
        await self._bus.drain()
        await self._supervisor.stop(STOP_SECONDS)
        await self._bus.close()

    @property
    def trouble(self) -> str:
        """Why it is behind; empty if it is not."""
        return self._trouble if self._bus.is_connected else "there is no connection to the engine"

    def figures(self) -> Figures:
        """What this process knows about itself."""
        return Figures(Counts(), census.take((), Space()), self.trouble)

    # --- recording -----------------------------------------------------------------------------------

    async def _follow(self) -> None:
        """Record what is new, again and again, whatever goes wrong meanwhile."""
        await self._rebuild_if_counted_otherwise()
        while True:
            trouble = await self._catch_up()
            if trouble and trouble != self._trouble:
                logger.warning("nothing is recorded now: %s", trouble)
            if self._trouble and not trouble:
                logger.info("all matches so far are recorded: %d", await asyncio.to_thread(self._store.count))
            self._trouble = trouble
            await asyncio.sleep(LOOK_SECONDS)

    async def _catch_up(self) -> str:
        """Record what is new; returns why that is not possible now."""
        try:
            async with self._following:
                await self._follower.catch_up()
        except Unavailable:
            return "the engine does not answer"
        except NewerEntry as error:
            return f"a later release wrote {error}: start that release of the chronicle"
        except SQLAlchemyError as error:
            return f"the database does not answer ({_shortly(error)})"
        return ""

    async def _rebuild_if_counted_otherwise(self) -> None:
        """If a game tells more or other things than when its matches were recorded, read all logs again."""
        versions = {game.name: game.summary_version for game in self._games.all}
        changed = await asyncio.to_thread(self._store.outdated, versions)
        if changed:
            logger.info(
                "%s: counted in another way now, so all matches are recorded again", ", ".join(changed)
            )
            await asyncio.to_thread(self._store.clear)

    # --- answering -----------------------------------------------------------------------------------

    def _asked(self, message: Message) -> None:
        self._supervisor.once("answer", self._answer(message))

    async def _answer(self, message: Message) -> None:
        try:
            answer = await self._respond(messages.decode_asked(message.data))
        except (Unavailable, Refused, SQLAlchemyError, TimeoutError) as error:
            logger.warning("a gate asked for something that cannot be done now: %s", _shortly(error))
            answer = Answer(done=False)
        except msgspec.DecodeError as error:  # a gate of a later release
            logger.warning("a gate asked for something unknown: %s", error)
            answer = Answer(done=False)
        self._bus.answer(message, encode(answer))

    async def _respond(self, asked: Asked) -> Answer:
        wishes = self._wishes
        match asked:
            case messages.AreYouThere():
                return Answer(done=True)
            case messages.ShowPage():
                return Answer(
                    done=True,
                    page=await asyncio.to_thread(
                        find_page, self._database, asked.circle, before=asked.before
                    ),
                )
            case messages.ShowMet():
                met = await asyncio.to_thread(self._store.met, asked.circle, asked.game)
                return Answer(done=True, met=met)
            case messages.RenameCircle():
                return await _done(wishes.rename_circle, asked.circle, asked.name)
            case messages.RenameMember():
                return await _done(wishes.rename_member, asked.circle, asked.member, asked.name)
            case messages.LeaveCircle():
                return await _done(wishes.leave, asked.circle, asked.member, self._bus.now())
            case messages.ForgetMember():
                return await self._forget(asked.circle, asked.member)

    async def _forget(self, circle: str, member: str) -> Answer:
        """Forget someone at the tables, too: albums and postcards are made from their logs."""
        async with self._following:
            tables = await self._archive.links.kept(circle)
            if await is_seated(self._archive, self._games, tables, member):
                return Answer(done=False, is_seated=True)
            await asyncio.to_thread(self._wishes.forget, member)
            await forget_at_tables(self._archive, self._games, self._floor_keeper.floor, tables, member)
        return Answer(done=True)


async def _done(work: Callable[..., None], *values: Any) -> Answer:
    await asyncio.to_thread(work, *values)
    return Answer(done=True)


async def _never() -> bool:
    """Gates decide what may be written in a new cell."""
    return False


def _shortly(error: Exception) -> str:
    return str(error).partition("\n")[0] or type(error).__name__
