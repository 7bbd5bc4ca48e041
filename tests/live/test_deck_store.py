"""People's own decks in the engine: made once, never changed, found by every gate, and removed whole."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from tests.parts import NatsServer, nats_cluster
from tests.visitor import members

from inklings.games import GAMES
from inklings.house.registry import GameRegistry
from inklings.live.address import Address
from inklings.live.deck_store import KEEP, UNFINISHED, DeckStore, Kept
from inklings.live.member import Member
from inklings.own_decks.cleaned import Cleaned
from inklings.own_decks.manifest import Manifest, maker_of
from inklings.own_decks.names import LEAST, new_name

CARD = Cleaned(large=b"large" * 20_000, small=b"small" * 8_000)


async def begun(store: DeckStore) -> tuple[str, Kept]:
    deck = new_name(LEAST)
    await store.begin(deck, Manifest(created=1, maker=maker_of("key"), treatment="paper"))
    kept = await store.find(deck)
    assert kept
    return deck, kept


async def made(store: DeckStore) -> str:
    deck, draft = await begun(store)
    for card in range(1, LEAST + 1):
        assert await store.keep_card(deck, card, CARD, draft)
    assert await store.finish(deck, done(draft), draft)
    return deck


def done(draft: Kept) -> Manifest:
    return Manifest(created=1, maker=draft.manifest.maker, treatment="paper", done=True)


async def test_what_one_gate_keeps_every_gate_finds(shared_nats: NatsServer) -> None:
    async with members(shared_nats.url) as (one, two):
        deck = await made(one.decks)
        found = await two.decks.find(deck)
        assert found
        assert found.manifest.done
        assert await two.decks.cards(deck) == LEAST
        assert await two.decks.picture(deck, LEAST, "large") == CARD.large
        assert await two.decks.picture(deck, 1, "card") == CARD.small
        assert await two.decks.picture(deck, LEAST + 1, "card") is None
        assert await two.decks.held_bytes() >= LEAST * len(CARD.large)


@pytest.mark.timeout(180)
async def test_a_cluster_takes_pictures_that_come_together(tmp_path: Path) -> None:
    """It refuses a message while another on the same condition is being stored: then it is asked again."""
    with nats_cluster(tmp_path) as servers:
        gate = await Member.start(Address(url=servers[0].url, replicas=3), GameRegistry(GAMES))
        deck, draft = await begun(gate.decks)
        cards = range(1, 9)
        kept = await asyncio.gather(*(gate.decks.keep_card(deck, card, CARD, draft) for card in cards))
        assert all(kept)
        assert await gate.decks.finish(deck, done(draft), draft)
        assert not await gate.decks.keep_card(deck, 9, CARD, draft)
        await gate.stop()


async def test_a_deck_that_is_done_takes_no_picture_any_more(shared_nats: NatsServer) -> None:
    async with members(shared_nats.url, 1) as (gate,):
        deck, draft = await begun(gate.decks)
        assert await gate.decks.finish(deck, done(draft), draft)
        assert not await gate.decks.keep_card(deck, 1, CARD, draft)
        assert not await gate.decks.finish(deck, done(draft), draft)
        assert await gate.decks.picture(deck, 1, "card") is None


async def test_nothing_is_left_of_a_deck_that_is_removed_nor_comes_afterwards(
    shared_nats: NatsServer,
) -> None:
    async with members(shared_nats.url, 1) as (gate,):
        deck, draft = await begun(gate.decks)
        assert await gate.decks.keep_card(deck, 1, CARD, draft)
        await gate.decks.report(deck)
        await gate.decks.remove(deck)
        assert await gate.decks.find(deck) is None
        assert not await gate.decks.keep_card(deck, 2, CARD, draft)
        assert await gate.decks.cards(deck) == 0
        assert deck not in await gate.decks.reported()


async def test_a_report_stays_until_it_is_seen_to(shared_nats: NatsServer) -> None:
    async with members(shared_nats.url, 1) as (gate,):
        deck, _ = await begun(gate.decks)
        await gate.decks.report(deck)
        await gate.decks.report(deck)
        assert datetime.now(UTC) - (await gate.decks.reported())[deck] < timedelta(minutes=1)
        await gate.decks.dismiss(deck)
        assert deck not in await gate.decks.reported()


async def test_decks_that_nobody_uses_and_those_never_done_are_swept(shared_nats: NatsServer) -> None:
    async with members(shared_nats.url, 1) as (gate,):
        whole, (draft, _) = await made(gate.decks), await begun(gate.decks)
        now = datetime.now(UTC)
        await gate.decks.sweep(now)
        assert await gate.decks.find(draft)
        assert await gate.decks.sweep(now + UNFINISHED + timedelta(minutes=1))
        assert await gate.decks.find(draft) is None
        assert await gate.decks.find(whole)
        assert await gate.decks.sweep(now + KEEP + timedelta(minutes=1))
        assert await gate.decks.find(whole) is None
        assert await gate.decks.picture(whole, 1, "large") is None
