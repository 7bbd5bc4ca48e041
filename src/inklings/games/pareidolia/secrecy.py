"""What must not be known, and the proof of it: twins that a viewer cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from inklings.decks.words import PAREIDOLIA
from inklings.games.pareidolia.guessing import judge
from inklings.games.pareidolia.own import category_of
from inklings.games.pareidolia.state import Choosing, State, Voting, WordId
from inklings.games.pareidolia.turns import is_artist, is_over, own_words
from inklings.kernel.game import Seat, Secret, Viewer
from inklings.own_decks.words import text_on


def secrets(state: State) -> Iterable[Secret]:
    """The word for all but the artists (P8), the main artist's hand (P7), and every word in the deck.

    A guess may name a word of the deck: then it is no secret that someone said it.
    """
    table = state.round
    if table.word and not is_over(state):
        yield from _texts(table.word, frozenset(table.artists))
    hand = frozenset({table.main}) if isinstance(state.phase, Choosing) else frozenset[Seat]()
    for word in table.drawn:
        yield from _texts(word, hand)
    said = {said.text for said in table.guesses}
    for word in state.deck:
        yield from (secret for secret in _texts(word, frozenset()) if secret.text not in said)


def _texts(word: WordId, readers: frozenset[Seat]) -> tuple[Secret, Secret]:
    return Secret(text_on(word, PAREIDOLIA, "en"), readers), Secret(text_on(word, PAREIDOLIA, "pl"), readers)


def resample(state: State, viewer: Viewer, rng: Random) -> State:
    """A twin that this viewer cannot tell apart.

    Unknown are the order of the deck, the main artist's hand, the word of a sky that is being painted, and
    what others have voted.
    """
    state = _other_hand(state, viewer, rng)
    state = _other_word(state, viewer, rng)
    state = _other_votes(state, viewer, rng)
    return replace(state, deck=_shuffled(state.deck, rng))


def _other_hand(state: State, viewer: Viewer, rng: Random) -> State:
    table = state.round
    if isinstance(state.phase, Choosing) and viewer == table.main:
        return state
    words = _shuffled((*state.deck, *table.drawn), rng)
    drawn = len(table.drawn)
    return replace(state, deck=words[drawn:], round=replace(table, drawn=words[:drawn]))


def _other_word(state: State, viewer: Viewer, rng: Random) -> State:
    """Another word of the category that was told, of which every guess shown is as wrong."""
    table = state.round
    if table.word is None or is_artist(state, viewer) or is_over(state):
        return state
    category = category_of(table.word)
    possible = [word for word in state.deck if category_of(word) == category and _fits_guesses(state, word)]
    word = rng.choice((*possible, table.word))
    deck = tuple(table.word if other == word else other for other in state.deck)
    return replace(state, deck=deck, round=replace(table, word=word))


def _fits_guesses(state: State, word: WordId) -> bool:
    """Whether the table would have heard the same of each guess if this were the word (P17)."""
    near, own = state.options.near == "shown", tuple(own_words(state))
    judged = ((said, judge(word, said.text, own)) for said in state.round.guesses)
    return all(verdict != "right" and said.close == (near and verdict == "close") for said, verdict in judged)


def _other_votes(state: State, viewer: Viewer, rng: Random) -> State:
    phase = state.phase
    if not isinstance(phase, Voting):
        return state
    ballots = tuple(
        ballot if ballot.voter == viewer else replace(ballot, choice=rng.choice(phase.tied))
        for ballot in phase.ballots
    )
    return replace(state, phase=replace(phase, ballots=ballots))


def _shuffled(words: tuple[WordId, ...], rng: Random) -> tuple[WordId, ...]:
    return tuple(rng.sample(words, len(words)))
