"""`inklings bots`: one bot runner, alone or as a child of `serve`."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading

import msgspec

from inklings.automata.runner import Runner
from inklings.games import GAMES
from inklings.gate.worker import FIGURES_SECONDS
from inklings.house.registry import GameRegistry
from inklings.live.member import Member
from inklings.live.process import told_to_stop, unless
from inklings.live.tracing import tracing
from inklings.monitor.metrics import Process
from inklings.monitor.server import Monitor
from inklings.serving.engine import address_of
from inklings.settings.model import Settings

NICE = 10
"""Bots get the CPU time that nobody else needs."""


async def run_bots(settings: Settings, *, is_child: bool) -> None:
    """Play for bots until a signal; a child also stops when its standard input ends."""
    if sys.platform != "win32":
        os.nice(NICE)
    ended = told_to_stop(signal.SIGINT, signal.SIGTERM)
    if is_child:
        _stop_with_parent(ended)
    with tracing(settings.traces, settings.traces_share):
        runner = await unless(
            ended, Runner.start(address_of(settings), GameRegistry(GAMES), tempo=settings.tempo)
        )
        if runner is None:
            return
        member = runner.member
        async with Monitor().listening(settings.monitor_host, settings.monitor_port) as monitor:
            monitor.watch(lambda: {"bots": Process(member.figures())})
            if is_child:
                member.supervisor.keep("figures", lambda: _print_figures(member))
            await ended.wait()
        await runner.stop()


async def _print_figures(member: Member) -> None:
    """Print our figures for the parent process."""
    while True:
        print(msgspec.json.encode(member.figures()).decode(), flush=True)
        await asyncio.sleep(FIGURES_SECONDS)


def _stop_with_parent(ended: asyncio.Event) -> None:
    """Stop when the parent process has ended, since our standard input ends then."""
    loop = asyncio.get_running_loop()

    def wait() -> None:
        while os.read(0, 1024):  # not sys.stdin, whose lock a thread must not hold when Python ends
            pass
        loop.call_soon_threadsafe(ended.set)

    threading.Thread(target=wait, daemon=True).start()
