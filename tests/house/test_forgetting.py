"""Somebody who wants to be forgotten: no name, no words, and the others' games as they were."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace
from tests.forms.evening import Evening

from inklings.games import GAMES
from inklings.house import log
from inklings.house.entry_codec import TableForgotten, decode_entry, encode_entry
from inklings.house.fold import advance, folded
from inklings.house.forgetting import ANONYMOUS, devices, without
from inklings.house.registry import GameRegistry
from inklings.house.rewritten import Kept, expanded, pack
from inklings.house.table import Table
from inklings.kernel.game import AnyGame

REGISTRY = GameRegistry(GAMES)
SEEDS = range(3, 9)
PERSON, STRANGER = "person-2", "stranger"


def an_evening(mode: str, seed: int = 3) -> list[Kept]:
    lines = enumerate(Evening(mode, seed).lines, start=1)
    return [Kept(version, msgspec.Raw(line)) for version, line in lines]


def words_of(game: AnyGame, kept: list[Kept]) -> list[tuple[int, str]]:
    """What the person typed in a game, and the version of each."""
    table: Table | None = None
    said: list[tuple[int, str]] = []
    for one in kept:
        entry = decode_entry(bytes(one.entry))
        for event in entry.events:
            if isinstance(event, log.Played) and table and (seat := table.seat_of(PERSON)) is not None:
                before = REGISTRY[game.name].event(event)
                after = msgspec.to_builtins(game.unsaid(before, seat))
                said += [(one.version, text) for text in texts(msgspec.to_builtins(before)) - texts(after)]
        table = advance(REGISTRY, table, one.version, entry)
    return said


def texts(value: object) -> set[str]:
    match value:
        case str():
            return {value}
        case dict():
            return {text for one in value.values() for text in texts(one)}
        case list() | tuple():
            return {text for one in value for text in texts(one)}
        case _:
            return set()


@pytest.mark.parametrize(
    "mode", ["moons-race", "pareidolia", "rorschach-agree", "telepathic-partners", "moons-strangers"]
)
@pytest.mark.parametrize("seed", SEEDS)
def test_neither_name_nor_words_nor_person_are_left(mode: str, seed: int) -> None:
    kept = an_evening(mode, seed)
    clean = list(without(REGISTRY, kept, PERSON, STRANGER))
    written = b"\n".join(bytes(one.entry) for one in clean)
    assert PERSON.encode() in b"\n".join(bytes(one.entry) for one in kept)
    assert PERSON.encode() not in written
    assert 'Zażółć 2"'.encode() not in written
    assert ANONYMOUS.encode() in written
    game = REGISTRY[mode.partition("-")[0]].game
    for version, word in words_of(game, kept):
        assert msgspec.json.encode(word) not in bytes(clean[version - 1].entry)


@pytest.mark.parametrize("mode", ["moons-race", "pareidolia"])
def test_there_were_words_to_forget(mode: str) -> None:
    game = REGISTRY[mode.partition("-")[0]].game
    assert any(words_of(game, an_evening(mode, seed)) for seed in SEEDS)


@pytest.mark.parametrize("mode", ["moons-race", "pareidolia", "rorschach-agree", "telepathic-partners"])
def test_the_others_play_on_as_before(mode: str) -> None:
    kept = an_evening(mode)
    before = folded(REGISTRY, kept)
    after = folded(REGISTRY, without(REGISTRY, kept, PERSON, STRANGER))
    assert before
    assert after
    game = REGISTRY[before.game].game
    people = devices(REGISTRY, kept, PERSON)
    for was, now in zip(before.places, after.places, strict=True):
        assert now.name == (ANONYMOUS if was.person in people else was.name) or was.person is None
    assert (after.stage, after.match, after.outcome) == (before.stage, before.match, before.outcome)
    assert (after.clock, after.pause, after.awaited) == (before.clock, before.pause, before.awaited)
    if before.state is not None:
        assert game.scores(after.state) == game.scores(before.state)


def test_a_rewritten_log_folds_as_its_entries_do() -> None:
    """But everyone is shown that something is new, for a name is."""
    kept = an_evening("moons-race")
    version, entry = len(kept) + 1, log.Entry(at=kept_at(kept) + 5_000, command="forget", events=())
    plain = advance(REGISTRY, folded(REGISTRY, kept), version, entry)
    plain = replace(plain, shown=entry.at - plain.opened, asides={})
    data = encode_entry(replace(entry, events=(pack(kept),)))
    assert advance(REGISTRY, None, version, decode_entry(data)) == plain
    assert advance(REGISTRY, folded(REGISTRY, kept[:20]), version, decode_entry(data)) == plain
    again = expanded([(version, data), (version + 1, bytes(kept[-1].entry))])
    assert [one.version for one in again] == [*range(1, version + 2)]


def test_nothing_is_left_of_a_removed_table() -> None:
    gone = encode_entry(log.Entry(at=1, command="forget", events=(log.Forgotten(),)))
    with pytest.raises(TableForgotten):
        advance(REGISTRY, None, 1, decode_entry(gone))
    assert expanded([(1, gone)]) == []


def kept_at(kept: list[Kept]) -> int:
    return decode_entry(bytes(kept[-1].entry)).at
