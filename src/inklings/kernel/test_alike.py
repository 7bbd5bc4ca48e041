"""Names that people take for one another, and names that they do not."""
# ruff: noqa: RUF001  (letters that look like others are what this is about)

from __future__ import annotations

import pytest

from inklings.kernel.alike import alike, skeleton

COLLIDE = [
    # Capitals
    ("Ada", "ADA"),
    ("Łukasz", "ŁUKASZ"),
    ("straße", "STRASSE"),
    ("Ян", "ЯН"),
    ("Νίκη", "νίκη"),
    # What does not show
    ("Ada", "Ada\u200b"),
    ("Ada", "\u202eAda"),
    ("Ada", "A\u2066da\u2069"),
    ("Ada", "Ad\u00ada"),
    ("Ada Ada", "Ada \u2003Ada"),
    ("❤", "❤\ufe0f"),
    ("Ola", "Ola\u034f"),
    # Parts and wholes
    ("Zoé", "Zoe\u0301"),
    ("Żaneta", "Z\u0307aneta"),
    ("ﬁona", "fiona"),
    # Cyrillic
    ("Ada", "Аda"),
    ("Ada", "Аdа"),
    ("Eva", "Еvа"),
    ("Oscar", "Оsсаr"),
    ("Peter", "Реtеr"),
    ("Max", "Мах"),
    ("Jasmin", "Јаѕmіn"),
    ("Tom", "Тоm"),
    ("Xenia", "Хеniа"),
    # Greek
    ("Ola", "Οla"),
    ("NIKA", "ΝΙΚΑ"),
    ("Zeta", "Ζeta"),
    ("Mia", "Μia"),
    ("Ivo", "Ιvο"),
    # Other scripts and forms
    ("Ada", "Ａｄａ"),
    ("Ada", "𝐀𝐝𝐚"),
    ("Ada", "𝔸𝕕𝕒"),
    ("Leo", "Ꮮeo"),
    ("Hana", "Ηana"),
    ("Sara", "Ѕara"),
    ("Oto", "Օto"),
    # I, l, 1, |, and O, 0
    ("Ian", "lan"),
    ("Ian", "1an"),
    ("Al", "AI"),
    ("Ala", "A1a"),
    ("Ala", "A|a"),
    ("Alice", "Al1ce"),
    ("Lola", "L0la"),
    ("OLEK", "0LEK"),
    ("Bob", "B0b"),
    # Several letters that look like one
    ("marta", "rnarta"),
    ("Tim", "Tirn"),
    ("Emma", "Ernrna"),
    ("Bernie", "Bemie"),
    ("Ewa", "Evva"),
    ("Wanda", "VVanda"),
    ("Evvie", "Ewie"),
    # Signs
    ("O'Neil", "O’Neil"),
    ("Anna-Maria", "Anna–Maria"),
    ("Işıl", "Işil"),
    # Arabic letters that differ in code alone
    ("علی", "على"),
]

DIFFER = [
    # Polish: an accent makes another letter
    ("Łukasz", "Lukasz"),
    ("Ala", "Ała"),
    ("Asia", "Aśia"),
    ("Zaneta", "Żaneta"),
    ("Ania", "Ańa"),
    ("Ola", "Óla"),
    ("Basia", "Kasia"),
    ("Jan", "Jań"),
    ("Ewa", "Eva"),
    ("Ela", "Ala"),
    ("Iza", "Liza"),
    ("Michał", "Michal"),
    ("Gosia", "Zosia"),
    # English and others
    ("Ada", "Ida"),
    ("Zoe", "Zoé"),
    ("Zoe", "Zoë"),
    ("Ian", "Lan"),
    ("Lisa", "Iisa"),
    ("Ali", "All"),
    ("Lila", "Lilla"),
    ("Jon", "John"),
    ("Ana", "Anna"),
    ("Kim", "Kin"),
    ("Mario", "Maria"),
    ("Noel", "Noël"),
    ("Bo", "Bob"),
    ("Rene", "René"),
    ("Soren", "Søren"),
    ("a b", "ab"),
    ("Ada 2", "Ada 3"),
    # Vietnamese
    ("Hoa", "Hòa"),
    ("Hoà", "Hoá"),
    ("Dung", "Dũng"),
    ("Đạt", "Dạt"),
    ("Thanh", "Thành"),
    # Greek and Cyrillic
    ("Νίκος", "Nikos"),
    ("Άννα", "Anna"),
    ("Eva", "Ева"),
    ("Саша", "Sasha"),
    ("Иван", "Ivan"),
    ("Оля", "Ola"),
    ("Юля", "Юра"),
    # Arabic, Hebrew, Hindi, Thai, Chinese, Korean, Japanese
    ("محمد", "محمود"),
    ("علي", "علية"),
    ("דן", "דנה"),
    ("राम", "रमा"),
    ("सीता", "गीता"),
    ("สมชาย", "สมหญิง"),
    ("王伟", "王伟民"),
    ("민수", "민서"),
    ("はな", "はる"),
    # Emoji
    ("👩", "👩🏽"),
    ("🦊", "🐺"),
    ("🇵🇱", "🇮🇩"),
    ("Zoe 🦊", "Zoe"),
    ("👨\u200d🚀", "👩\u200d🚀"),
]


@pytest.mark.parametrize(("one", "other"), COLLIDE)
def test_b9_names_that_look_the_same_are_alike(one: str, other: str) -> None:
    assert one != other
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(("one", "other"), DIFFER)
def test_names_that_look_different_are_not_alike(one: str, other: str) -> None:
    assert not alike(one, other)
    assert not alike(other, one)


def test_there_are_enough_of_both() -> None:
    assert len(set(COLLIDE)) >= 40
    assert len(set(DIFFER)) >= 40


@pytest.mark.parametrize("letter", "aąbcćdeęfghijklłmnńoóprsśtuwyzźż")
def test_every_polish_letter_is_itself(letter: str) -> None:
    others = set("aąbcćdeęfghijklłmnńoóprsśtuwyzźż") - {letter}
    assert not [other for other in others if alike(f"x{letter}x", f"x{other}x")]


def test_a_skeleton_has_no_letter_that_looks_like_another() -> None:
    assert skeleton("m1W0") == skeleton(skeleton("m1W0")) == "rnlVVO"
