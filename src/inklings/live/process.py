"""What every process needs: logging, an event loop, and signals that stop it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import sys
from collections.abc import Coroutine
from typing import Any, TypeVar

from inklings.live.log_lines import JsonLines, PlainLines

T = TypeVar("T")

THRESHOLDS = 700, 10, 10_000
"""When the collector looks at what is new, at what has lived a little, and at everything. The last takes half
a second at 2,000 tables, and finds next to nothing: tables and connections leave no cycles behind."""


def start_logging(style: str = "plain", level: str = "info") -> None:
    """Write what happens to standard error: `plain` for people, `json` for programs."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if style == "json" else PlainLines())
    logging.basicConfig(level=level.upper(), handlers=[handler])


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run this in a loop of its own."""
    gc.collect()
    gc.freeze()  # what was made until now lives as long as the process: it need not be checked again
    gc.set_threshold(*THRESHOLDS)
    if sys.platform == "win32":
        asyncio.run(work)
    else:
        import uvloop  # noqa: PLC0415  (not on Windows)

        uvloop.run(work)


def told_to_stop(*signals: signal.Signals) -> asyncio.Event:
    """Set when the process gets one of these signals."""
    ended, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in signals:
        with contextlib.suppress(NotImplementedError):  # on Windows
            loop.add_signal_handler(number, ended.set)
    return ended


async def unless(ended: asyncio.Event, work: Coroutine[Any, Any, T]) -> T | None:
    """Do this, unless we are told to stop meanwhile: an engine may never answer."""
    task, end = asyncio.ensure_future(work), asyncio.ensure_future(ended.wait())
    await asyncio.wait({task, end}, return_when=asyncio.FIRST_COMPLETED)
    end.cancel()
    if task.done():
        return task.result()
    task.cancel()
    return None
