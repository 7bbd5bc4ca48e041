"""`inklings voice`: lets people talk aloud, alone or as a child of `serve`."""

from __future__ import annotations

import signal
from contextlib import AsyncExitStack

from inklings.games import GAMES
from inklings.house.registry import GameRegistry
from inklings.live.process import told_to_stop, unless
from inklings.monitor.metrics import Process
from inklings.monitor.server import Monitor
from inklings.serving.child import print_figures, stop_with_parent
from inklings.serving.engine import address_of
from inklings.settings.model import Settings
from inklings.settings.secret_file import read_secret
from inklings.voice.janus_server import JanusMissingError, JanusServer, Media, find_janus
from inklings.voice.relays import Relays
from inklings.voice.service import VoiceService


class VoiceError(Exception):
    """Voices cannot be carried; the text says what to do."""


async def run_voice(settings: Settings, *, is_child: bool) -> None:
    """Carry voices until a signal; a child also stops when its standard input ends."""
    ended = told_to_stop(signal.SIGINT, signal.SIGTERM)
    if is_child:
        stop_with_parent(ended)
    check_voice(settings)
    async with AsyncExitStack() as stack:
        url, secret = settings.janus or "", read_secret(settings.janus_secret)
        if not settings.janus:
            janus = JanusServer(Media(settings.voice_ports, settings.voice_address or ""))
            await janus.start()
            stack.push_async_callback(janus.stop)
            url, secret = janus.url, janus.secret
        relays = Relays(settings.turn, read_secret(settings.turn_secret))
        starting = VoiceService.start(address_of(settings), GameRegistry(GAMES), url, secret, relays)
        service = await unless(ended, starting)
        if service is None:
            return
        stack.push_async_callback(service.stop)
        monitor = await stack.enter_async_context(
            Monitor().listening(settings.monitor_host, settings.monitor_port)
        )
        monitor.watch(lambda: {"voice": Process(service.figures())})
        if is_child:
            service.member.supervisor.keep("figures", lambda: print_figures(service.figures))
        await ended.wait()


def check_voice(settings: Settings) -> None:
    """Whether voices can be carried; raises `VoiceError` or `SecretFileError`."""
    try:
        if not settings.janus:
            find_janus()
    except JanusMissingError as missing:
        raise VoiceError(str(missing)) from None
    for file in (settings.janus_secret, settings.turn_secret):
        read_secret(file)
