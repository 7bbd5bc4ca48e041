"""G1: what the server really sends, captured and searched, for every seat, an onlooker and a screen."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests import moons_party as party
from tests.parts import GateProcess, NatsServer, gates
from tests.players import Player, players


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    with gates(shared_nats.url, 1, tmp_path_factory.mktemp("gate")) as (gate,):
        yield gate


async def test_g1_no_frame_names_a_card_that_only_another_may_know(gate: GateProcess) -> None:
    """Each card is followed from hand to table: before it lies open, only its holder's frames name it."""
    chance, code = random.Random(1), gate.open_table(first="random")
    async with players([gate.url], code, 4) as company:
        onlooker = await Player(gate.url, code).connect()
        screen = await Player(gate.url, code, screen=True).connect()
        everybody = [*company, onlooker, screen]
        await party.begin(company)
        for _ in range(3):
            hands = {player: set(player.own["hand"]) for player in company}
            marks = {viewer: len(viewer.frames) for viewer in everybody}
            await party.tell(company)
            await party.lay_all(company)
            shown = set(company[0].phase["cards"])
            for holder, hand in hands.items():
                for viewer in everybody:
                    if viewer is not holder:
                        assert_unnamed(viewer.frames[marks[viewer] :], hand - shown)
                        before_table = [f for f in viewer.frames[marks[viewer] :] if '"voting"' not in f]
                        assert_unnamed(before_table, hand)
            assert not any('"owner"' in f for viewer in everybody for f in viewer.frames[marks[viewer] :])
            await party.vote_all(company, chance)
            await party.ready_all(company)
        assert not any('"hand":' in frame for frame in (*onlooker.frames, *screen.frames))
        await onlooker.close()
        await screen.close()


def assert_unnamed(frames: list[str], cards: set[str]) -> None:
    for frame in frames:
        named = [card for card in cards if f'"{card}"' in frame]
        assert not named, f"{named} in {frame[:300]}"


async def test_no_frame_holds_a_secret_or_a_person(gate: GateProcess) -> None:
    code = gate.open_table()
    async with players([gate.url], code, 3) as company:
        await party.begin(company)
        for viewer in company:
            for other in company:
                assert not any(other.secret in frame for frame in viewer.frames)
            assert not any('"person"' in frame for frame in viewer.frames)
