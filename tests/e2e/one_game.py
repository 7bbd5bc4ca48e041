"""Every screen, the lesson and the rules of one game, in all sizes and for axe: `make look GAME=moons`."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path

from tests.e2e import other_screens, shell_screens
from tests.e2e.axe import Examiner
from tests.e2e.people import chromium
from tests.e2e.sizes import Surveyor
from tests.e2e.studio import Camera, Several, Studio
from tests.parts import gates, nats_server

from inklings.games import GAMES
from inklings.kernel.game import AnyGame


async def look(camera: Camera, game: AnyGame) -> None:
    """Play it by what it offers, learn it, and read its rules."""
    with (
        tempfile.TemporaryDirectory() as folder,
        nats_server(Path(folder)) as nats,
        gates(nats.url, 1, Path(folder)) as (gate,),
    ):
        async with chromium() as browser:
            studio = Studio(camera, browser, gate, nats.url)
            await other_screens.whole_game(studio, game)
            page = await studio.open("/")
            await camera.take(page, "home")
            await shell_screens.lesson(studio, page, game)
            await page.goto(f"{gate.url}/#rules={game.name}")
            await camera.take(page, f"rules-{game.name}")


def main(name: str) -> int:
    """Say what is wrong with the screens of a game; returns the exit status."""
    game = next(game for game in GAMES if game.name == name)
    examiner, surveyor = Examiner("phone"), Surveyor()
    asyncio.run(look(Several(examiner, surveyor), game))
    found = {**examiner.found, **surveyor.found}
    print(json.dumps(found, indent=1, ensure_ascii=False))  # noqa: T201
    print(f"{examiner.taken} screens, {len(found)} with findings")  # noqa: T201
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
