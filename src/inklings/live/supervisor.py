"""One supervisor a process: every task has a name, failures are logged once, and kept tasks start again."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

logger = logging.getLogger(__name__)

FIRST_PAUSE = 0.1
LONGEST_PAUSE = 10.0
STEADY_SECONDS = 60.0
"""A task that has run for so long starts with short pauses again."""


def new_incident() -> str:
    """A name under which a mistake can be found in the log."""
    return secrets.token_hex(4)


class Supervisor:
    """Runs the tasks of a process, and ends them."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def once(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Run a task to its end; should it fail, that is logged and nothing else follows."""
        self._start(name, self._run_once(name, work))

    def keep(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run a task for as long as the process; should it fail or end, it is started again after a pause."""
        self._start(name, self._keep(name, work))

    async def stop(self, seconds: float) -> None:
        """End all tasks, and wait for them no longer than this."""
        tasks = set(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            _, left = await asyncio.wait(tasks, timeout=seconds)
            for task in left:
                logger.warning("task %s does not end", task.get_name())

    def _start(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run_once(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            incident = new_incident()
            logger.exception("incident %s: task %s failed", incident, name, extra={"incident": incident})

    async def _keep(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        loop, pause = asyncio.get_running_loop(), FIRST_PAUSE
        while True:
            started = loop.time()
            await self._run_once(name, work())
            pause = FIRST_PAUSE if loop.time() - started > STEADY_SECONDS else min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause)
