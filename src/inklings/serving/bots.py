"""`inklings bots`: one bot runner, alone or as a child of `serve`."""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing import active_children

from inklings.automata.runner import Runner
from inklings.automata.turn_caller import NOBODY, NoticeSettings
from inklings.games import GAMES
from inklings.house.registry import GameRegistry
from inklings.live.process import told_to_stop, unless
from inklings.live.tracing import tracing
from inklings.monitor.metrics import Process
from inklings.monitor.server import Monitor
from inklings.notices.destinations import Destinations, push_services
from inklings.serving.child import print_figures, stop_with_parent
from inklings.serving.engine import address_of
from inklings.settings.model import Settings
from inklings.settings.push_key import push_key
from inklings.settings.texts import contact_uri

NICE = 10
"""Bots get the CPU time that nobody else needs."""


async def run_bots(settings: Settings, *, is_child: bool) -> None:
    """Play for bots until a signal; a child also stops when its standard input ends."""
    if sys.platform != "win32":
        os.nice(NICE)
    ended = told_to_stop(signal.SIGINT, signal.SIGTERM)
    if is_child:
        stop_with_parent(ended)
    with tracing(settings.traces, settings.traces_share):
        notices = NoticeSettings(
            key=push_key(settings),
            contact=contact_uri(settings.contact) if settings.contact else NOBODY,
            push_services=push_services(settings.push_services),
            webhooks=Destinations(settings.webhooks),
        )
        starting = Runner.start(
            address_of(settings),
            GameRegistry(GAMES),
            tempo=settings.tempo,
            check_pictures=settings.check_pictures,
            notices=notices,
        )
        runner = await unless(ended, starting)
        if runner is None:
            return
        member = runner.member
        async with Monitor().listening(settings.monitor_host, settings.monitor_port) as monitor:
            monitor.watch(lambda: {"bots": Process(member.figures())})
            if is_child:
                member.supervisor.keep("figures", lambda: print_figures(member.figures))
            await ended.wait()
        await runner.stop()
    for process in active_children():  # nobody waits for their work any more
        process.kill()
