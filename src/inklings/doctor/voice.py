"""What the doctor says of talk aloud."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from inklings.doctor.findings import Finding, ok, wrong
from inklings.settings.model import Settings
from inklings.settings.secret_file import SecretFileError, read_secret
from inklings.voice.janus import Janus, JanusError, JanusSecretError
from inklings.voice.janus_server import JanusMissingError, find_janus

TRY_SECONDS = 5.0


def check_voice(settings: Settings) -> Iterator[Finding]:
    """Whether voices can be carried, if they are wanted."""
    if not settings.voice:
        return
    if settings.janus:
        yield _asked(settings.janus, settings)
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


def _asked(url: str, settings: Settings) -> Finding:
    try:
        asyncio.run(_try_out(url, read_secret(settings.janus_secret)))
    except SecretFileError as error:
        return wrong(str(error), "give --janus-secret a file with the api_secret of that Janus")
    except JanusSecretError:
        return wrong(
            f"the Janus at {url} takes another secret", "let --janus-secret name a file with its api_secret"
        )
    except JanusError as error:
        return wrong(
            f"the Janus at {url} can't be used: {error}",
            "start it with its VideoRoom plugin, or correct --janus",
        )
    return ok(f"voices are carried by the Janus at {url}")


async def _try_out(url: str, secret: str) -> None:
    """Open a session and a handle, as a voice server does; raises `JanusError`."""
    janus = await Janus.open(url, secret, lambda _handle, _event: None)
    ready = asyncio.Event()
    try:
        async with asyncio.timeout(TRY_SECONDS), asyncio.TaskGroup() as tasks:
            running = tasks.create_task(janus.run(ready.set))
            await ready.wait()
            await janus.attach()
            running.cancel()
    except ExceptionGroup as errors:
        raise errors.exceptions[0] from None
    except TimeoutError:
        raise JanusError("it opens no session") from None
