"""Words that a host pastes: who may, who sees them, what among strangers, and what becomes of them."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.offline_table import REGISTRY, OfflineTable, refusal

from inklings.chronicle.record import Sitting, record_of
from inklings.house import asks, floor, log
from inklings.house.asks import Why
from inklings.house.entry_codec import encode_entry
from inklings.house.floor import Forms, needed
from inklings.house.forgetting import without
from inklings.house.order import TalkOrder
from inklings.house.rewritten import Kept
from inklings.house.scene import scene, shared
from inklings.kernel.game import TimeUp
from inklings.own_decks.words import MOST, is_own
from inklings.proofs.brought import BROUGHT

PEOPLE = ("ada", "bruno", "cleo", "dov")
GAMES = ("rorschach", "pareidolia")


def lobby(game: str, **options: str) -> OfflineTable:
    return OfflineTable(game, **options).sit(*PEOPLE)


def scenes(offline: OfflineTable) -> str:
    """All that anyone is sent."""
    viewers = (None, *(offline.table.seat_of(person) for person in PEOPLE))
    return msgspec.json.encode([scene(REGISTRY, offline.table, viewer) for viewer in viewers]).decode()


@pytest.mark.parametrize("game", GAMES)
def test_a_host_pastes_words_and_everyone_is_told_how_many(game: str) -> None:
    offline = lobby(game, source="own")
    assert refusal(offline, "bruno", asks.SetWords(words=("cat",))) is Why.NOT_HOST
    offline.ask("ada", asks.SetWords(words=(*BROUGHT[:10], "\u2066", "CAT")))
    offline.ask("ada", asks.SetWords(words=BROUGHT[10:], after=11))
    assert set(offline.table.words) == {*BROUGHT, "CAT"} - {"cat"}
    assert shared(REGISTRY, offline.table).table.words == len(BROUGHT)
    assert not any(word.partition(" = ")[0] in scenes(offline) for word in BROUGHT)
    offline.ask("ada", asks.Begin())
    assert refusal(offline, "ada", asks.SetWords(words=("cat",))) is Why.NOT_NOW


def test_a_new_list_takes_the_place_of_the_old_one_and_an_empty_one_takes_it_away() -> None:
    offline = lobby("rorschach", source="own")
    for words, after, left in (
        (("cat", "dog"), 0, ("cat", "dog")),
        (("dog", "bird"), 0, ("dog", "bird")),
        ((), 0, ()),
        (("late",), MOST, ("late",)),
    ):
        offline.ask("ada", asks.SetWords(words=words, after=after))
        assert offline.table.words == left


@pytest.mark.parametrize("game", ["moons", "telepathic"])
def test_other_games_have_no_use_for_words(game: str) -> None:
    offline = lobby(game)
    assert refusal(offline, "ada", asks.SetWords(words=("cat",))) is Why.NOT_NOW


@pytest.mark.parametrize("game", GAMES)
def test_playing_again_keeps_the_words_and_deals_new_ones_first(game: str) -> None:
    offline = lobby(game, source="own")
    offline.ask("ada", asks.SetWords(words=tuple(f"word {number}" for number in range(40))))
    offline.ask("ada", asks.Begin())
    dealt = _dealt(offline)
    assert len(dealt) == 40
    assert all(map(is_own, dealt))
    codec = REGISTRY[game]
    for _ in range(30):
        offline.write(codec.played(codec.game.happen(offline.table.state, TimeUp(), Random(1))))
    met = set(codec.game.met(offline.table.state)) & set(dealt)
    offline.ask("ada", asks.EndGame())
    offline.ask("ada", asks.PlayAgain())
    again = _dealt(offline)
    assert set(again) == set(dealt)
    assert met
    assert set(again[-len(met) :]) == met


def test_among_strangers_words_that_would_be_blotted_out_are_not_dealt() -> None:
    offline = lobby("rorschach", source="own")
    offline.ask("ada", asks.SetWords(words=(*BROUGHT, "what the fuck")))
    assert shared(REGISTRY, offline.table).table.words == len(BROUGHT) + 1
    offline.ask("ada", asks.SetTalk(order=TalkOrder(open_to="strangers")))
    assert shared(REGISTRY, offline.table).table.words == len(BROUGHT)
    offline.ask("ada", asks.Begin())
    assert "word:what the fuck" not in _dealt(offline)


def test_who_is_forgotten_takes_the_list_along() -> None:
    offline = lobby("rorschach")
    offline.ask("ada", asks.SetWords(words=BROUGHT))
    kept = [Kept(n, msgspec.Raw(encode_entry(entry))) for n, entry in enumerate(offline.entries, 1)]
    left = b"".join(bytes(one.entry) for one in without(REGISTRY, kept, "bruno", "nobody"))
    gone = b"".join(bytes(one.entry) for one in without(REGISTRY, kept, "ada", "nobody"))
    assert b"mitosis" in left
    assert b"mitosis" not in gone


def test_an_older_gate_is_waited_for() -> None:
    asked = needed((log.WordsSet(words=("cat",)),), "rorschach")
    assert not Forms(house=5, games={"rorschach": 3}).covers(asked)
    for game in GAMES:
        dealt = needed((*lobby(game).entries[0].events,), game)
        own = needed((*lobby(game, source="own").entries[0].events,), game)
        assert floor.Forms(games={game: 2}).covers(dealt)
        assert not floor.Forms(games={game: 2}).covers(own)


def test_the_chronicle_is_not_told_what_people_pasted() -> None:
    offline = lobby("pareidolia", source="mixed")
    offline.ask("ada", asks.SetWords(words=BROUGHT))
    offline.ask("ada", asks.Begin())
    codec = REGISTRY["pareidolia"]
    while codec.game.outcome(offline.table.state) is None:
        offline.write(codec.played(codec.game.happen(offline.table.state, TimeUp(), Random(1))))
    assert any(map(is_own, codec.game.met(offline.table.state)))
    seats = tuple(Sitting(member=f"member-{number}", name="") for number in range(4))
    told = record_of(
        codec.game, offline.table.state, match="m", circle="c", evening="BCDF", ended=1, seats=seats
    )
    assert told
    assert told.met
    assert not any(map(is_own, told.met))


def _dealt(offline: OfflineTable) -> tuple[str, ...]:
    """Every word of the running game, the next one first."""
    state = offline.table.state
    if offline.table.game == "pareidolia":
        return (*state.round.drawn, *state.deck)
    return (*state.round.words, *state.box.words)
