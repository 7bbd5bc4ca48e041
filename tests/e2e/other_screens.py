"""Pictures of every game that has no script of its own here: it is played by what it offers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from msgspec import inspect
from tests.e2e.hand import Listener
from tests.e2e.studio import Party, Studio, Views
from tests.players import Player
from tests.solo import whatever

from inklings.games import GAMES
from inklings.kernel.game import AnyGame

MOST_TURNS = 500
PATIENCE_SECONDS = 120


class Person(Listener):
    """The person in the browser."""

    def __init__(self) -> None:
        super().__init__()
        self._news = asyncio.Event()

    def changed(self) -> None:
        self._news.set()

    async def until_changed(self) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await self._news.wait()
        self._news.clear()


def games() -> list[AnyGame]:
    """The games without a script."""
    scripts = {path.stem.removesuffix("_screens") for path in Path(__file__).parent.glob("*_screens.py")}
    return [game for game in GAMES if game.name not in scripts]


async def pictures(studio: Studio) -> None:
    await asyncio.gather(*(whole_game(studio, game) for game in games()))


async def whole_game(studio: Studio, game: AnyGame, seed: int = 7) -> set[str]:
    """Every phase, before the person in the browser has done something and after it, on all screens.

    Returns the phases that were seen.
    """
    table = _table(game)(studio, game.good_number)
    chance, person, page = Random(seed), Person(), await studio.blank()
    seen = set[str]()
    await person.attend(page)
    await page.goto(f"{studio.gate.url}/{table.code}")
    views = Views(table, game.name, await table.open("/watch"), await table.open("/tv"))
    await table.sit(page)
    for other in table.others:
        await other.ask("ready", ready=True)
    await views.every("lobby", "host")
    await table.press("Begin")
    while person.scene["table"]["stage"] == "lobby":
        await person.until_changed()
    for _ in range(MOST_TURNS):
        if person.scene["table"]["stage"] == "over":
            break
        phase = person.scene["game"]["phase"]["type"]
        seen.add(phase)
        await views.every(phase, "asked" if person.scene["offers"] else "waiting")
        await _next_move(person, table.others, chance)
    seen.add(person.scene["game"]["phase"]["type"])
    await views.every("finish", "person")
    await views.after_the_celebration()
    await table.close()
    return seen


def _table(game: AnyGame) -> type[Party]:
    class Table(Party):
        usual: ClassVar[dict[str, Any]] = _slow(game)

    Table.game = game.name
    return Table


def _slow(game: AnyGame) -> dict[str, Any]:
    """House rules that give time for pictures, if the game has them."""
    options = inspect.type_info(game.options)
    assert isinstance(options, inspect.StructType)
    clocks = [option.type for option in options.fields if option.encode_name == "clock"]
    return {"clock": "long"} if any("long" in getattr(clock, "values", ()) for clock in clocks) else {}


async def _next_move(person: Person, others: list[Player], chance: Random) -> None:
    """The person goes first, so that the others still think when the next picture is taken."""
    movers = [other for other in others if other.scene["you"] in other.scene["awaited"]]
    if person.scene["you"] in person.scene["awaited"] or not movers:
        person.act(whatever(person.scene, chance))
        await person.until_changed()
        return
    mover, version = movers[0], movers[0].version
    action = whatever(mover.scene, chance)
    assert action is not None, "everyone who is awaited is offered something"
    await mover.do(action.pop("type"), **action)
    await mover.until(lambda: mover.version != version)
