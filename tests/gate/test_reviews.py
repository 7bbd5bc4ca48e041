"""A review is reckoned once, however many ask for it (finding 15)."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest
from tests.offline_table import REGISTRY, OfflineTable

from inklings.gate.reviews import Reviews
from inklings.house.table import Table
from inklings.kernel.game import Outcome


class GameRegistry:
    """One game, whose review takes a while."""

    def __init__(self) -> None:
        self.reckoned = 0
        self.at_once = 0

    def __getitem__(self, _: str) -> Any:
        return self

    @property
    def game(self) -> Any:
        return self

    def review(self, _: object) -> str:
        self.reckoned += 1
        self.at_once += 1
        assert self.at_once == 1, "two at the same time"
        time.sleep(0.05)
        self.at_once -= 1
        return "x" * 1000


def over(code: str, match: int = 1) -> Table:
    table = OfflineTable().table
    return msgspec.structs.replace(
        table, code=code, match=match, stage="over", outcome=Outcome(winners=(), reason="over")
    )


@pytest.fixture
def registry() -> GameRegistry:
    return GameRegistry()


async def test_s15_many_who_ask_for_one_review_wait_for_one_reckoning(registry: GameRegistry) -> None:
    reviews = Reviews(registry)  # type: ignore[arg-type]
    found = await asyncio.gather(*(reviews.of(over("BCDF")) for _ in range(50)))
    assert set(found) == {b'"' + b"x" * 1000 + b'"'}
    assert registry.reckoned == 1


async def test_s15_reviews_of_several_games_are_reckoned_one_after_another(registry: GameRegistry) -> None:
    reviews = Reviews(registry)  # type: ignore[arg-type]
    await asyncio.gather(*(reviews.of(over(code, match)) for code in ("BCDF", "GHJK") for match in (1, 2)))
    assert registry.reckoned == 4


async def test_s15_only_so_much_is_kept(registry: GameRegistry) -> None:
    reviews = Reviews(registry, most_bytes=2500)  # type: ignore[arg-type]
    for code in ("BCDF", "GHJK", "LMNP", "BCDF"):
        await reviews.of(over(code))
    assert registry.reckoned == 4
    await reviews.of(over("LMNP"))
    assert registry.reckoned == 4


async def test_a_game_that_goes_on_has_no_review() -> None:
    assert await Reviews(REGISTRY).of(OfflineTable("telepathic").table) is None
