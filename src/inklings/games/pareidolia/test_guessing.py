"""When a guess is right: tables of guesses in both languages, and what holds for all of them."""

import csv
import itertools
import unicodedata
from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inklings.decks.words import LANGUAGES, PAREIDOLIA, DrawableWord, Language, answers
from inklings.games.pareidolia.asides import ARTICLES, ASIDES, DENIALS, JOINERS, PREPOSITIONS
from inklings.games.pareidolia.guessing import judge
from inklings.games.pareidolia.reading import key, keys_by_shape, lookalikes, owners, parts, readings
from inklings.games.pareidolia.slips import edits

_ANSWERS = [
    (word, said) for word in PAREIDOLIA.values() for language in LANGUAGES for said in answers(word, language)
]


def guesses(language: Language) -> list[tuple[str, str, str]]:
    """Rows of word, verdict and guess."""
    file = resources.files("inklings.games.pareidolia") / "cases" / f"{language}.tsv"
    lines = file.read_text("utf-8").splitlines()
    rows = csv.reader(lines[1:], delimiter="\t", quoting=csv.QUOTE_NONE)
    return [(word, verdict, guess) for word, verdict, guess in rows]


def alike(said: str) -> set[str]:
    """The words with an answer of nearly the shape of something that was said: no others can be meant."""
    spoken = tuple(each for part in parts(said) for each in part)
    stretches = (spoken[start:end] for start, end in itertools.combinations(range(len(spoken) + 1), 2))
    keys = {typed for stretch in stretches if (typed := key(stretch))}
    return {
        owners()[answer].id
        for typed in keys
        for length in range(len(typed) - 2, len(typed) + 3)
        for answer in keys_by_shape().get((typed[0], length), ())
    }


words = st.sampled_from(list(PAREIDOLIA.values()))
answers_of_words = st.sampled_from(_ANSWERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_p17_each_guess_of_the_table_is_judged_as_it_says(language: Language) -> None:
    table = guesses(language)
    assert len(table) >= 450
    assert {word for word, _, _ in table} == set(PAREIDOLIA)
    assert {verdict for _, verdict, _ in table} == {"right", "close", "wrong"}
    misjudged = [(word, guess, verdict) for word, verdict, guess in table if judge(word, guess) != verdict]
    assert misjudged == []


def test_p17_every_answer_is_right_for_its_word() -> None:
    assert [said for word, said in _ANSWERS if judge(word.id, said) != "right"] == []


@pytest.mark.slow
def test_p17_no_answer_is_right_for_another_word() -> None:
    taken = [
        (said, other)
        for word, said in _ANSWERS
        for other in alike(said)
        if other != word.id and judge(other, said) == "right"
    ]
    assert taken == []


def test_p17_no_two_words_share_an_answer_as_guesses_are_read() -> None:
    read = [(answer.key, word.id) for word in PAREIDOLIA.values() for answer in readings(word)]
    assert all(answer for answer, _ in read)
    assert len({answer for answer, _ in read}) == len(set(read))


def test_what_is_said_around_answers_is_no_answer() -> None:
    around = {"".join(aside) for aside in ASIDES} | ARTICLES | DENIALS | JOINERS | PREPOSITIONS
    assert around.isdisjoint(owners())
    assert all(word.isascii() and word.isalpha() and word.islower() for word in around)


def test_what_only_looks_like_an_answer_is_none() -> None:
    assert lookalikes().isdisjoint(owners())


@given(words, st.sampled_from(sorted(lookalikes())))
def test_p17_a_common_word_that_looks_like_an_answer_is_never_right(word: DrawableWord, look: str) -> None:
    assert judge(word.id, look) != "right"


@given(answers_of_words, st.sampled_from(["upper", "title", "swapcase", "casefold"]))
def test_p17_case_does_not_matter(said: tuple[DrawableWord, str], change: str) -> None:
    word, answer = said
    assert judge(word.id, getattr(answer, change)()) == "right"


@given(answers_of_words)
def test_p17_accents_do_not_matter(said: tuple[DrawableWord, str]) -> None:
    word, answer = said
    apart = unicodedata.normalize("NFD", answer)
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter)).replace("ł", "l")
    assert judge(word.id, apart) == judge(word.id, bare) == "right"


@given(
    answers_of_words,
    st.sampled_from(
        ["", "a ", "The ", "is it a ", "it's ", "no, ", "to jest ", "czy to ", "chyba ", "jakiś ", "... "]
    ),
    st.sampled_from(["", "?", "!!", "?!", ".", "...", ", maybe", ", chyba", " 🙂"]),
)
def test_p17_lead_ins_and_punctuation_do_not_matter(
    said: tuple[DrawableWord, str], before: str, after: str
) -> None:
    word, answer = said
    assert judge(word.id, f"{before}{answer}{after}") == "right"


@pytest.mark.parametrize("joint", ["-", "", " ", "  "])
def test_p17_answers_of_several_words_are_joined_anyhow(joint: str) -> None:
    joined = [
        (word.id, joint.join(answer.words)) for word in PAREIDOLIA.values() for answer in readings(word)
    ]
    assert [said for word, said in joined if judge(word, said) != "right"] == []


@given(words, st.text(max_size=200))
def test_any_text_is_judged(word: DrawableWord, text: str) -> None:
    assert judge(word.id, text) in {"right", "close", "wrong"}


@given(answers_of_words, st.sampled_from("bcdfgmx"), st.sampled_from("bcdfgmx"))
def test_p17_an_answer_inside_another_word_is_never_right(
    said: tuple[DrawableWord, str], before: str, after: str
) -> None:
    word, answer = said
    whole = key(next(parts(answer)))
    inside = f"{before * 3}{whole}{after * 3}"
    assert judge(word.id, inside) != "right"
    assert judge(word.id, f"it is {inside}!") != "right"


@given(
    st.lists(answers_of_words, min_size=2, max_size=5),
    st.sampled_from([", ", " or ", " i ", "/", " albo ", "; "]),
)
def test_p17_a_list_is_neither_right_nor_close(listed: list[tuple[DrawableWord, str]], joint: str) -> None:
    if len({word.id for word, _ in listed}) == 1:
        return
    assert judge(listed[0][0].id, joint.join(answer for _, answer in listed)) == "wrong"


def test_p17_who_says_more_than_twelve_words_in_all_or_eight_at_once_is_telling_a_story() -> None:
    assert judge("cat", ", ".join(["cat"] * 12)) == "right"
    assert judge("cat", ", ".join(["cat"] * 13)) == "wrong"
    assert judge("fried-egg", "egg sunny side up on a wooden table") == "right"
    assert judge("fried-egg", "an egg sunny side up on a wooden table") == "wrong"


@pytest.mark.parametrize(
    ("one", "other", "made"),
    [
        ("snail", "snail", 0),
        ("snial", "snail", 1),
        ("snal", "snail", 1),
        ("snaill", "snail", 1),
        ("snakl", "snail", 1),
    ],
)
def test_a_slip_is_a_letter_lost_added_exchanged_or_swapped(one: str, other: str, made: int) -> None:
    assert edits(one, other, 2) == edits(other, one, 2) == made
    assert edits("cat", "whale", 2) == 3
