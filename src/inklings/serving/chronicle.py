"""`inklings chronicle`: records what circles have played, alone or as a child of `serve`."""

from __future__ import annotations

import asyncio
import logging
import signal
from typing import TYPE_CHECKING

from inklings.games import GAMES
from inklings.house.registry import GameRegistry
from inklings.live.process import told_to_stop, unless
from inklings.monitor.metrics import Process
from inklings.monitor.server import Monitor
from inklings.serving.child import print_figures, stop_with_parent
from inklings.serving.engine import address_of
from inklings.settings.model import Settings

if TYPE_CHECKING:
    from inklings.chronicle.database import Database


class ChronicleError(Exception):
    """The database cannot be used; the text says what to do."""


async def run_chronicle(settings: Settings, *, is_child: bool) -> None:
    """Record until a signal; a child also stops when its standard input ends."""
    ended = told_to_stop(signal.SIGINT, signal.SIGTERM)
    if is_child:
        stop_with_parent(ended)
    database = await asyncio.to_thread(open_database, settings)
    from inklings.chronicle.service import Chronicle  # noqa: PLC0415  (needs the extra)

    chronicle = await unless(ended, Chronicle.start(address_of(settings), GameRegistry(GAMES), database))
    if chronicle is None:
        return
    printing = asyncio.create_task(print_figures(chronicle.figures)) if is_child else None
    async with Monitor().listening(settings.monitor_host, settings.monitor_port) as monitor:
        monitor.watch(lambda: {"chronicle": Process(chronicle.figures())})
        await ended.wait()
    if printing:
        printing.cancel()
    await chronicle.stop()
    database.close()


def open_database(settings: Settings) -> Database:
    """The database that the settings name, with the tables of this release; raises `ChronicleError`."""
    assert settings.database, "a command that records requires it"
    try:
        from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415  (needs the extra)

        from inklings.chronicle.database import Database  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise ChronicleError(
            f'{missing.name} is not installed: install "inklings[chronicle]", or leave out --database.'
        ) from None
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it tells of every step
    try:
        database = Database(settings.database)
        database.migrate()
    except SQLAlchemyError as error:
        why = str(error).partition("\n")[0]
        raise ChronicleError(f"the database cannot be used: {why}") from None
    return database
