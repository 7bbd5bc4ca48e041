"""Pictures of every screen from scripted games, for a person to look at: `make screens`.

Every `*_screens.py` beside this file takes its own. Each run deals the same cards: `compare.py` says which
pictures of two releases differ.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import socket
import sys
import tempfile
from importlib import import_module
from pathlib import Path

from tests.e2e.people import chromium
from tests.e2e.studio import FOLDER, SIZES, THEMES, UNSTEADY, Camera, Studio
from tests.parts import GateProcess, nats_server

SCRIPTS = sorted(path.stem for path in Path(__file__).parent.glob("*_screens.py"))
PORT = 8373
"""It is part of the addresses in the pictures."""


def refuse_taken_port() -> None:
    """Another gate there would be taken for ours."""
    with socket.socket() as probe:
        if probe.connect_ex(("127.0.0.1", PORT)) == 0:
            sys.exit(
                f"Something else uses port {PORT}, perhaps other pictures being taken: wait for it to end."
            )


async def take(camera: Camera, scripts: list[str]) -> None:
    refuse_taken_port()
    with tempfile.TemporaryDirectory() as folder, nats_server(Path(folder)) as nats:
        gate = GateProcess(nats.url, Path(folder) / "gate.log", port=PORT, program="tests.e2e.steady_gate")
        try:
            async with chromium() as browser:
                studio = Studio(camera, browser, gate.ready(), nats.url)
                for script in scripts:
                    await import_module(f"tests.e2e.{script}").pictures(studio)
        finally:
            gate.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", default="en", help="what the screens speak")
    parser.add_argument("--only", default="", help="pictures whose names hold this")
    parser.add_argument("--scripts", nargs="+", choices=SCRIPTS, default=SCRIPTS)
    parser.add_argument("--devices", nargs="+", choices=SIZES, default=["desktop", "phone"])
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=list(THEMES))
    parser.add_argument("--to-compare", action="store_true", help="without clocks: they differ each time")
    wish = parser.parse_args()
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    camera = Camera(
        wish.devices,
        only=wish.only,
        language=wish.language,
        themes=wish.themes,
        hidden=UNSTEADY if wish.to_compare else "",
    )
    asyncio.run(take(camera, wish.scripts))
    print(f"{camera.taken} pictures in {FOLDER}/")  # noqa: T201


if __name__ == "__main__":
    main()
