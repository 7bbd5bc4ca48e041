"""What the doctor says of talk aloud."""

from __future__ import annotations

from collections.abc import Iterator

from inklings.doctor.findings import Finding, ok, wrong
from inklings.settings.model import Settings
from inklings.voice.janus_server import JanusMissingError, find_janus


def check_voice(settings: Settings) -> Iterator[Finding]:
    """Whether voices can be carried, if they are wanted."""
    if not settings.voice:
        return
    if settings.janus:
        yield ok(f"voices are carried by the Janus at {settings.janus}")
    else:
        try:
            yield ok(f"voices are carried by {find_janus()}, on the UDP ports {settings.voice_ports}")
        except JanusMissingError:
            yield wrong("there is no Janus", "apt install janus, name one with --janus, or leave out --voice")
    if not (settings.https or (settings.address or "").startswith("https:")):
        yield wrong(
            "browsers give a microphone only to pages that are encrypted",
            "use --https, or an --address with https behind a proxy",
        )
