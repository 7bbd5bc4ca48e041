"""How much of a game a lone visitor waits for bots, in a real browser: all games at once, in real time.

    python -m tests.e2e.waiting --minutes 5

The visitor takes as long over a move as a bot that is not in a hurry. Waiting is the time in which nothing is
offered to the visitor while others are awaited.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from msgspec import inspect
from playwright.async_api import Page
from tests.e2e.hand import Listener
from tests.e2e.people import DESKTOP, PHONE, chromium, context
from tests.e2e.test_first_time import title
from tests.parts import GateProcess, gates, nats_server, runners

from inklings.automata.minds import mind
from inklings.games import GAMES
from inklings.kernel.game import AnyGame, Seat

MOST = 1 / 3


def filled(value: Any, kind: inspect.Type) -> Any:
    """With every None that a patch has left out."""
    match kind:
        case inspect.UnionType(types=kinds) if isinstance(value, dict):
            fitting = (one for one in kinds if isinstance(one, inspect.StructType) and _fits(value, one))
            found = next(fitting, None)
            return value if found is None else filled(value, found)
        case inspect.StructType(fields=fields) if isinstance(value, dict):
            return {
                **value,
                **{
                    field.encode_name: filled(value.get(field.encode_name), field.type)
                    for field in fields
                    if field.required or field.encode_name in value
                },
            }
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item) if value is not None:
            return [filled(one, item) for one in value]
        case inspect.TupleType(item_types=items) if value is not None:
            return [filled(one, item) for one, item in zip(value, items, strict=True)]
        case _:
            return value


def _fits(value: dict[str, Any], kind: inspect.StructType) -> bool:
    return kind.tag_field is None or value.get(kind.tag_field) == kind.tag


class Visitor(Listener):
    """Plays as a bot would who does not hurry, over the page's own line, and keeps count of the waiting."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        self._mind = mind(game)
        self._view, self._own = inspect.type_info(game.view_type), inspect.type_info(game.own_type)
        self._offer = inspect.type_info(game.offer)
        self._chance = Random(game.name)
        self._offered: list[Any] = []
        self._thinking: asyncio.TimerHandle | None = None
        self._since = 0.0
        self.waited = 0.0
        self.played = 0.0

    @property
    def is_over(self) -> bool:
        """Whether the game is."""
        return bool(self.scene) and self.scene["table"]["stage"] == "over"

    @property
    def _plays(self) -> bool:
        return bool(self.scene) and self.scene["table"]["stage"] == "playing"

    def before_change(self) -> None:
        """Count what has been."""
        self.count()

    def count(self) -> None:
        """Count the time since the last change, as what it was."""
        now, before = time.monotonic(), self._since
        self._since = now
        if self._plays:
            self.played += now - before
            if self.scene["awaited"] and not self.scene["offers"]:
                self.waited += now - before

    def changed(self) -> None:
        """Think, if something else is offered now."""
        scene = self.scene
        if not self._plays or scene["offers"] == self._offered:
            return
        self._offered = scene["offers"]
        if self._thinking:
            self._thinking.cancel()
        seat = Seat(scene["you"])
        offers = [filled(offer, self._offer) for offer in scene["offers"]]
        view, own = filled(scene["game"], self._view), filled(scene["own"], self._own)
        seen = json.dumps([view, own, offers, [seat]]).encode()
        thought = self._mind.think(seat, seen, self._chance, temper="keen", language="en")
        if thought:
            later = asyncio.get_running_loop().call_later
            self._thinking = later(thought.seconds, self._act, json.loads(thought.action))

    def _act(self, action: dict[str, Any]) -> None:
        self._offered = []
        self.act(action)


async def visit(page: Page, gate: GateProcess, game: AnyGame, seconds: float) -> Visitor:
    """Two taps, no lesson, and play for a while."""
    visitor = Visitor(game)
    await visitor.attend(page)
    await page.goto(gate.url)
    await page.get_by_role("button", name=title(game.name)).click()
    await page.get_by_role("button", name="Play with bots").click()
    await page.get_by_role("button", name=re.compile("Just play")).click()
    for second in range(round(seconds)):
        if visitor.is_over:
            break
        await asyncio.sleep(1)
        if second % 30 == 0:
            print(f"{game.name}: {visitor.played:.0f} s played", flush=True)  # noqa: T201
    visitor.count()
    return visitor


async def measure(minutes: float) -> bool:
    """Print the share of each game; whether all are small enough."""
    with (
        tempfile.TemporaryDirectory() as folder,
        nats_server(Path(folder)) as nats,
        gates(nats.url, 1, Path(folder)) as (gate,),
        runners(nats.url, 1, Path(folder), tempo=1),
    ):
        async with chromium() as browser:
            pages = [
                await (await context(browser, DESKTOP if game.name == "pareidolia" else PHONE)).new_page()
                for game in GAMES
            ]
            visitors = await asyncio.gather(
                *(visit(page, gate, game, 60 * minutes) for page, game in zip(pages, GAMES, strict=True))
            )
    shares = [visitor.waited / max(1, visitor.played) for visitor in visitors]
    for game, visitor, share in zip(GAMES, visitors, shares, strict=True):
        end = "to its end" if visitor.is_over else "so far"
        print(f"{game.name:12} {share:4.0%} of {visitor.played:.0f} s waited for bots, {end}")  # noqa: T201
    return max(shares) <= MOST


def main() -> None:
    """Measure all games."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=5)
    if not asyncio.run(measure(parser.parse_args().minutes)):
        raise SystemExit("someone waits for more than a third of the time")


if __name__ == "__main__":
    main()
