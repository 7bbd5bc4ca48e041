"""Which words around an answer only describe it, so that the guess still names this one thing (P17).

English puts what describes before the noun: "birthday cake" is a cake, and "cake tin" is not. What is left of
another word that was cut in two describes nothing: "mon key" is no key. Polish puts adjectives on either
side, and they agree with the noun: "duży kot" is a cat, and "ogon kota" is not. In both, a preposition begins
what describes, "king on a throne", but a "crown of a king" is a crown. Where the card itself says which kind
is meant, another kind is another thing: a "boiled egg" is no fried egg.
"""

from collections.abc import Callable
from functools import cache

from inklings.decks.words import DrawableWord, answers
from inklings.games.pareidolia.asides import ARTICLES, DENIALS, PREPOSITIONS
from inklings.games.pareidolia.reading import Answer, Words, owners, parts, readings

_ADJECTIVES = 2
"""How many may stand around a Polish noun."""
_TAIL = 3
"""How many words may follow an answer when the first of them is a preposition."""
_SHORTEST = 3
"""Letters of a word that describes an English noun: the "vi" of "vi king" is none."""
_WORDS_CUT = """
    monkey monkeys donkey donkeys turkey turkeys hockey jockey jockeys whiskey malarkey
    viking vikings stocking parking walking talking cooking looking booking drinking thinking smoking working
    polecat muscat pancake pancakes fishcake fishcakes motorbike motorbikes jetski jetskis
    goldfish starfish jellyfish catfish swordfish shellfish
    rainfall snowfall nightfall downfall windfall pitfall
    honeymoon honeymoons cauliflower cauliflowers snapdragon snapdragons newcastle cambridge kidnap kidnaps
    wineglasses hourglasses arrow arrows narrow sparrow sparrows barrow barrows marrow marrows tomorrow borrow
    program programs diagram diagrams telegram outcry outcries bushbaby bushbabies crybaby crybabies
    guidance abundance attendance skyrocket skyrockets
"""
_OTHER_WORDS = frozenset(_WORDS_CUT.split())
"""Words that end like an answer and name another thing, whether they are written in one word or in two."""
_POLISH_OBLIQUE = ("ego", "ej", "ych", "ich", "ym", "im")
_VOWELS = tuple("aeiouy")


def describes(before: Words, after: Words, answer: Answer, word: DrawableWord) -> bool:
    """Whether the words before and after an answer leave it the one thing that is named."""
    if not DENIALS.isdisjoint(before):
        return False
    named = tuple(each for each in before if each not in ARTICLES)
    is_action = word.category == "action"
    if _is_one_of_several_kinds(answer, word) and (named or (after and after[0] not in PREPOSITIONS)):
        return False
    match answer.language, is_action:
        case "en", _:
            return _precedes_english(named, answer) and _follows_english(after, is_action=is_action)
        case "pl", True:
            return len(named) <= 1 and _follows_polish_verb(after)
        case "pl", False:
            is_feminine = answer.key in _feminines(word)
            return _surrounds_polish_noun(
                named, after, lambda each: _agrees(each, answer.key, is_feminine=is_feminine)
            )


@cache
def _is_one_of_several_kinds(answer: Answer, word: DrawableWord) -> bool:
    """Whether the card says which kind of this it means: an "egg" may be right where it is a fried one."""
    mine = [other.words for other in readings(word) if other.language == answer.language]
    card = mine[0]
    return (
        word.category != "action"
        and len(answer.words) < len(card)
        and PREPOSITIONS.isdisjoint(card)
        and any(set(answer.words) < set(other) for other in mine)
    )


def _precedes_english(named: Words, answer: Answer) -> bool:
    """One word may describe the answer, if both together are not another word cut in two."""
    return not named or (len(named) == 1 and not is_cut_in_two(named[0], answer))


def is_cut_in_two(before: str, answer: Answer) -> bool:
    """Whether the answer is only the end of another word, whose beginning stands before it."""
    if answer.language != "en" or before in ARTICLES | PREPOSITIONS:
        return False
    return len(before) < _SHORTEST or before + answer.key in _OTHER_WORDS


def _follows_english(after: Words, *, is_action: bool) -> bool:
    named = tuple(word for word in after if word not in ARTICLES)
    if not named or _is_tail(named):
        return True
    if is_action:  # "hugging a tree", but not "sleeping bag"
        return len(named) == 1 and after[0] in ARTICLES
    return len(named) == 1 and named[0].endswith("ing") and named[0] in owners()  # "cat fishing"


def _follows_polish_verb(after: Words) -> bool:
    """An object, "żongluje piłkami", but not a second verb."""
    named = tuple(word for word in after if word not in ARTICLES)
    return not named or _is_tail(named) or (len(named) == 1 and not named[0].endswith("c"))


def _surrounds_polish_noun(before: Words, after: Words, agrees: Callable[[str], bool]) -> bool:
    if before[:1] and before[0] in PREPOSITIONS:  # "w samochodzie", "na rowerze"
        before = before[1:]
    cut = next((at for at, word in enumerate(after) if word in PREPOSITIONS), len(after))
    adjectives = (*before, *after[:cut])
    return (
        len(adjectives) <= _ADJECTIVES
        and all(map(agrees, adjectives))
        and (cut == len(after) or _is_tail(after[cut:]))
    )


def _is_tail(words: Words) -> bool:
    return words[0] in PREPOSITIONS and len(words) <= _TAIL


@cache
def _feminines(word: DrawableWord) -> frozenset[str]:
    """The answers in -a which have an accusative in -ę; others are genitives, of "kot" or "drzewo"."""
    accusatives = {said[:-1] for said in answers(word, "pl") if said.endswith("ę")}
    return frozenset(
        "".join(each)
        for said in answers(word, "pl")
        if said.endswith("a") and said[:-1] in accusatives
        for each in parts(said)
    )


def _agrees(adjective: str, noun: str, *, is_feminine: bool) -> bool:
    """Whether this may be an adjective of that noun, by their endings without accents."""
    if adjective.endswith(_POLISH_OBLIQUE):
        return True
    if adjective.endswith(("y", "i")):
        return is_feminine or not noun.endswith(_VOWELS)
    if adjective.endswith("a"):
        return is_feminine or noun.endswith("e")
    return adjective.endswith("e") and noun.endswith(_VOWELS)
