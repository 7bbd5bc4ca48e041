"""A Janus of our own: a child process that carries voices, and is started again when it dies."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import msgspec

from inklings.live.child import Child
from inklings.live.engine import free_port

RESTART_PAUSE = 0.2
FOLDERS = (
    Path("/usr/lib/x86_64-linux-gnu/janus"),
    Path("/usr/lib/aarch64-linux-gnu/janus"),
    Path("/usr/lib/janus"),
)
"""Where distributions keep its plugins."""
PLUGIN, TRANSPORT = "libjanus_videoroom.so", "libjanus_websockets.so"
CONFIG = {
    "janus.jcfg": """\
general: {{ server_name = "inklings", api_secret = {secret}, debug_level = 3, debug_timestamps = true
  protected_folders = [], session_timeout = 60, plugins_folder = {plugins}
  transports_folder = {transports} }}
nat: {{ ice_lite = true, full_trickle = false{mapping} }}
media: {{ rtp_port_range = {ports} }}
""",
    "janus.transport.websockets.jcfg": """\
general: {{ json = "compact", ws = true, ws_ip = "127.0.0.1", ws_port = {port} }}
admin: {{ admin_ws = false }}
""",
    "janus.plugin.videoroom.jcfg": "general: {{ }}\n",
}


class JanusMissingError(Exception):
    """There is no Janus on this machine; the text says what to do."""


class Media(NamedTuple):
    """How browsers reach the audio."""

    ports: str
    """A range of UDP ports, such as 40000-40999."""
    address: str = ""
    """The address that browsers are told, if it is not one of this machine."""


def find_janus() -> str:
    """The program; raises `JanusMissingError`."""
    found = shutil.which("janus")
    if found is None or _library() is None:
        raise JanusMissingError("Janus is missing: install it (apt install janus), or name one with --janus.")
    return found


def _library() -> Path | None:
    return next((folder for folder in FOLDERS if (folder / "plugins" / PLUGIN).is_file()), None)


class JanusServer:
    """A Janus child that listens on loopback with a secret of its own, and carries nothing but rooms."""

    def __init__(self, media: Media) -> None:
        self._port = free_port()
        self.secret = secrets.token_urlsafe(24)
        self._media = media
        self._child = Child(self._spawn, pause=RESTART_PAUSE)
        self._folder = tempfile.TemporaryDirectory(prefix="inklings-janus-")

    @property
    def url(self) -> str:
        """Where we connect."""
        return f"ws://127.0.0.1:{self._port}"

    @property
    def pid(self) -> int:
        """The process that runs now."""
        assert self._child.process is not None, "Janus was started"
        return self._child.process.pid

    async def start(self) -> None:
        """Start it; raises `JanusMissingError`."""
        self._write_config()
        await self._child.start()

    async def stop(self) -> None:
        """Stop it."""
        await self._child.stop()
        self._folder.cleanup()

    def _write_config(self) -> None:
        library = _library()
        folder = Path(self._folder.name)
        for kind, only in (("plugins", PLUGIN), ("transports", TRANSPORT), ("events", ""), ("loggers", "")):
            own = folder / kind
            own.mkdir()
            if library and only:
                (own / only).symlink_to(library / kind / only)
        address = self._media.address
        values = {
            "secret": _quoted(self.secret),
            "plugins": _quoted(f"{folder}/plugins"),
            "transports": _quoted(f"{folder}/transports"),
            "mapping": f", nat_1_1_mapping = {_quoted(address)}" if address else "",
            "ports": _quoted(self._media.ports),
            "port": self._port,
        }
        for name, text in CONFIG.items():
            path = folder / name
            path.touch(mode=0o600)
            path.write_text(text.format(**values))

    async def _spawn(self) -> asyncio.subprocess.Process:
        # A session of its own: Ctrl-C reaches us first, and we stop it in good order.
        return await asyncio.create_subprocess_exec(
            *(find_janus(), "--configs-folder", self._folder.name),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=_end_with_parent if sys.platform == "linux" else None,
        )


def _end_with_parent() -> None:
    """Have Linux end this process when the one that started it ends, however that happens."""
    import ctypes  # noqa: PLC0415  (in the child)

    ctypes.CDLL(None).prctl(1, signal.SIGTERM)


def _quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()
