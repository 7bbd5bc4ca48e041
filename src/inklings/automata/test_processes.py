"""Work in processes: what one dies of costs nobody else anything."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from inklings.automata.processes import COUNT, Processes

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="asks /proc what has died"),
]

DEADLY = -1


@pytest.fixture
async def processes() -> AsyncIterator[Processes]:
    made = Processes()
    yield made
    made.stop()


def half(number: int) -> int:
    """What is asked of the process; one number kills it."""
    if number == DEADLY:
        os.kill(os.getpid(), signal.SIGKILL)
    return number // 2


def who(_: int) -> int:
    return os.getpid()


def until_gone(process: int) -> None:
    """It is known to have died only once it is no zombie any more."""
    while Path(f"/proc/{process}").exists():
        time.sleep(0.01)


async def test_a_file_that_kills_its_process_costs_only_itself(processes: Processes) -> None:
    wanted = [2, DEADLY, 4, 6, DEADLY, 8, 10, DEADLY, 12]
    made = await asyncio.gather(*(processes.run(half, one) for one in wanted), return_exceptions=True)
    for one, answer in zip(wanted, made, strict=True):
        assert isinstance(answer, BrokenExecutor) if one == DEADLY else answer == one // 2


async def test_a_process_that_died_while_it_had_no_work_is_replaced(processes: Processes) -> None:
    old = await processes.run(who, 0)
    os.kill(old, signal.SIGKILL)
    await asyncio.to_thread(until_gone, old)
    assert await processes.run(who, 0) != old


async def test_so_many_work_at_a_time(processes: Processes) -> None:
    found = await asyncio.gather(*(processes.run(who, 0) for _ in range(20)))
    assert len(set(found)) <= COUNT
