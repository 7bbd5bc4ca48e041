"""Every screen, the lesson and the rules of one game, in all sizes and for axe: `make look GAME=moons`."""

from __future__ import annotations

import argparse
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
from inklings.proofs.hush import phases_of

MOST_GAMES = 5
"""How often it is played, until every phase has been seen."""


async def look(camera: Camera, game: AnyGame) -> list[str]:
    """Play it by what it offers, learn it, and read its rules. Returns the phases that were not seen."""
    unseen = phases_of(game)
    with (
        tempfile.TemporaryDirectory() as folder,
        nats_server(Path(folder)) as nats,
        gates(nats.url, 1, Path(folder)) as (gate,),
    ):
        async with chromium() as browser:
            studio = Studio(camera, browser, gate, nats.url)
            for seed in range(7, 7 + MOST_GAMES):
                seen = await other_screens.whole_game(studio, game, seed)
                unseen = [phase for phase in unseen if phase not in seen]
                if not unseen:
                    break
            page = await studio.open("/")
            await camera.take(page, "home")
            await shell_screens.lesson(studio, page, game)
            await page.goto(f"{gate.url}/#rules={game.name}")
            await camera.take(page, f"rules-{game.name}")
    return unseen


def main(game: AnyGame) -> int:
    """Say what is wrong with the screens of a game; returns the exit status."""
    examiner, surveyor = Examiner("phone"), Surveyor()
    unseen = asyncio.run(look(Several(examiner, surveyor), game))
    found = {**examiner.found, **surveyor.found}
    if found:
        print(json.dumps(found, indent=1, ensure_ascii=False))  # noqa: T201
    phases = f"not seen in {MOST_GAMES} games: {', '.join(unseen)}" if unseen else "every phase was seen"
    print(f"{examiner.taken} screens, {len(found)} with findings; {phases}")  # noqa: T201
    return bool(found)


def named(arguments: list[str]) -> AnyGame:
    """The game that is asked for; says which there are, if there is none of this name."""
    parser = argparse.ArgumentParser(prog="make look", description=__doc__)
    parser.add_argument("game", choices=[game.name for game in GAMES])
    name = parser.parse_args(arguments).game
    return next(game for game in GAMES if game.name == name)


if __name__ == "__main__":
    sys.exit(main(named(sys.argv[1:])))
