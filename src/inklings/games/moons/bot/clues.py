"""Which clues belong to which card: each to one card only, so no two cards of a game get the same."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from functools import lru_cache

from inklings.games.moons.bot.lexicon import general, lexicon
from inklings.games.moons.bot.likeness import names
from inklings.games.moons.bot.motifs import shown, tagged
from inklings.games.moons.cards import Deck, deck_of
from inklings.games.moons.model import Card
from inklings.games.moons.own import is_own
from inklings.games.moons.turns import LEAST, decoys, hand_size
from inklings.kernel.bot import Language

TURNS = (0, 1, 0, 2)
"""Of a card's clues the first is for the first lap through the deck, the second for the next, and so on."""

SIGNS = ("🌙", "✨", "🌊", "🔥", "🕯️", "🗝️", "🎭", "🕰️", "🍂", "❄️", "🐚", "🪶")
"""What a bot gives as a clue where it has no word."""
WORDS_A_LAP = 5
OTHERWISE = 13
"""What is said of a picture that a bot can't see goes on by so many in the next lap."""


def fresh(card: Card, language: Language, lap: int) -> tuple[str, ...]:
    """The clues that may be given to a card now.

    No view tells what was said in earlier rounds, and none needs to: a card comes back only in another lap
    through the deck, and then it has other clues.
    """
    if is_own(card):
        said = general(language)
        return (said[(int(card.rpartition(".")[2]) + lap * OTHERWISE) % len(said)],)
    stock = stocks(language, deck_of(card))[card]
    turn = lap % len(set(TURNS))
    return tuple(clue for place, clue in enumerate(stock) if TURNS[place % len(TURNS)] == turn)


@lru_cache(maxsize=16)
def stocks(language: Language, deck: Deck) -> Mapping[Card, tuple[str, ...]]:
    """The clues of every card of a deck.

    A clue goes to a card that shows its motif and nothing that it names: of several to the one that has the
    fewest. Clues that suit few cards are given away first.
    """
    suited = {
        clue: [card for card in _showing(motif, deck) if not names(clue, card, language)]
        for motif, entry in lexicon(language).items()
        for clue in entry.clues
    }
    stock: dict[Card, list[str]] = {card: [] for card in deck.cards}
    for clue, cards in sorted(suited.items(), key=lambda item: len(item[1])):
        if cards:
            min((stock[card] for card in cards), key=len).append(clue)
    return {card: tuple(clues) for card, clues in stock.items()}


def _showing(motif: str, deck: Deck) -> list[Card]:
    """The cards made of a motif; where none is, those that show it by the way."""
    return [card for card in deck.cards if motif in tagged(card)] or [
        card for card in deck.cards if motif in shown(card)
    ]


def limited(card: Card, language: Language, lap: int, *, one_word: bool, tongue: str) -> tuple[str, ...]:
    """The same where clues are limited (D23). In a language that a bot does not speak it makes a sign."""
    if tongue not in {"", language}:
        return (SIGNS[(zlib.crc32(card.encode()) + lap) % len(SIGNS)],)
    if not one_word:
        return fresh(card, language, lap)
    seen = [motif for motif in lexicon(language) if not is_own(card) and motif in shown(card)]
    thoughts = {word: None for motif in seen for word in lexicon(language)[motif].words.split()}
    words = [word for word in thoughts if not names(word, card, language)]
    if not words:
        return (SIGNS[(zlib.crc32(card.encode()) + lap) % len(SIGNS)],)
    first = lap * WORDS_A_LAP % len(words)
    return tuple((words[first:] + words[:first])[:WORDS_A_LAP])


def laps(rounds: int, players: int, cards: int) -> int:
    """How often so many cards may all have been drawn in so many rounds, if nobody came or left.

    A card comes again only after all others that nobody holds (D14), so in another lap. For one in a hundred
    that fails: the deck is also shuffled where a hand would hold an idea twice (D21).
    """
    held = hand_size(players) * players
    drawn = players if players > LEAST else 1 + decoys(LEAST) * (LEAST - 1)
    return rounds // max(1, (cards - held) // drawn - 1)
