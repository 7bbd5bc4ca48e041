"""Words for pictures in English and Polish. Polish verbs stay in the present: they need no gender then."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Word:
    """Somebody or something: English, then Polish as who acts, whom one sees, with whom, and of whom."""

    key: str
    en: str = ""
    pl: str = ""
    acc: str = ""
    ins: str = ""
    gen: str = ""


def _beast(key: str, en: str, pl: str, acc: str, ins: str, gen: str = "") -> Word:
    return Word(key, en, pl, acc, ins, gen or acc)


BEASTS = (
    _beast("fox", "a fox", "lis", "lisa", "lisem"),
    _beast("bear", "a bear", "niedźwiedź", "niedźwiedzia", "niedźwiedziem"),
    _beast("rabbit", "a rabbit", "królik", "królika", "królikiem"),
    _beast("cat", "a cat", "kot", "kota", "kotem"),
    _beast("owl", "an owl", "sowa", "sowę", "sową", "sowy"),
    _beast("badger", "a badger", "borsuk", "borsuka", "borsukiem"),
    _beast("hedgehog", "a hedgehog", "jeż", "jeża", "jeżem"),
    _beast("frog", "a frog", "żaba", "żabę", "żabą", "żaby"),
    _beast("pig", "a pig", "świnia", "świnię", "świnią", "świni"),
    _beast("sheep", "a sheep", "owca", "owcę", "owcą", "owcy"),
    _beast("elephant", "an elephant", "słoń", "słonia", "słoniem"),
    _beast("mole", "a mole", "kret", "kreta", "kretem"),
    _beast("wolf", "a wolf", "wilk", "wilka", "wilkiem"),
    _beast("deer", "a stag", "jeleń", "jelenia", "jeleniem"),
    _beast("lion", "a lion", "lew", "lwa", "lwem"),
)
PEOPLE = (
    Word("girl", "a girl with braids", "dziewczynka z warkoczami", "dziewczynkę z warkoczami",
         "dziewczynką z warkoczami", "dziewczynki z warkoczami"),
    Word("boy", "a boy in a woollen cap", "chłopiec w wełnianej czapce", "chłopca w wełnianej czapce",
         "chłopcem w wełnianej czapce", "chłopca w wełnianej czapce"),
    Word("man", "a bearded man", "brodacz", "brodacza", "brodaczem", "brodacza"),
    Word("lady", "a lady in a hat", "pani w kapeluszu", "panią w kapeluszu", "panią w kapeluszu",
         "pani w kapeluszu"),
    Word("granny", "an old woman", "staruszka", "staruszkę", "staruszką", "staruszki"),
)  # fmt: skip
_TAGS = {
    "fox": "lis", "bear": "niedźwiedź", "rabbit": "królik", "cat": "kot", "owl": "sowa", "badger": "borsuk",
    "hedgehog": "jeż", "frog": "żaba", "pig": "świnia", "sheep": "owca", "elephant": "słoń", "mole": "kret",
    "wolf": "wilk", "deer": "jeleń", "lion": "lew", "girl": "dziewczynka", "boy": "chłopiec",
    "man": "mężczyzna", "lady": "pani", "granny": "staruszka", "snail": "ślimak", "bird": "ptak",
}  # fmt: skip


def some(names: str) -> tuple[Word, ...]:
    """These beasts and people, by their keys."""
    known = {word.key: word for word in (*BEASTS, *PEOPLE)}
    return tuple(known[name] for name in names.split())


def ways(names: str) -> tuple[Word, ...]:
    """Choices that are seen but not told: views, hours, moods."""
    return tuple(Word(name) for name in names.split())


def tag(word: Word) -> tuple[str, str] | None:
    """A player's tag in both languages, if it has one."""
    return (word.key, _TAGS[word.key]) if word.key in _TAGS else None


def first(sentence: str) -> str:
    """A sentence with its first letter large."""
    return sentence[0].upper() + sentence[1:]
