"""Words without their endings, so that "whales" meets "whale" and "wielorybem" meets "wieloryb"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import cache, lru_cache

from inklings.kernel.bot import Language

SNOWBALL = {"en": "english", "pl": "polish"}

SMALL: dict[Language, frozenset[str]] = {
    "en": frozenset(
        "a about above after all almost already also always am among an and any are as at away back be been before "
        "being below between both but by can could did do does down either enough even ever every for from get go "
        "goes going had has have he her here hers him his how i if in inside into is it its just last least less "
        "let like made make many may me might mind mine more most much must my need never next no nobody none not "
        "nothing now of off on once one only or other our out over own per quite really said same say see she "
        "should so some somebody someone something soon still such take than that the their them then there these "
        "they thing things this those through to too took two under until up us very was way we well were what "
        "when where which while who whole whom whose why will with without would yes yet you your".split()
    ),
    "pl": frozenset(
        "a aby albo ale ani az bardzo bez bo by byc byl byla byli bylo byly bym byle choc chyba ci cie ciebie co "
        "cos czasem czego czy czyj czyja czyje czyichs czyjs dla dlaczego do dokad dosc dwa dwie dzis gdy gdyby "
        "gdzie go i ich ile im inny innych iz ja jak jaka jaki jakie jako je jeden jedna jednak jedno jego jej jest "
        "jestem jesli jeszcze juz ile kazda kazde kazdy kiedy kim kogo komu kto ktos ktora ktore ktory ku lub ma "
        "maja mam masz mi mial mialo mnie moj moja moje moze mozna moze my na nad nade nam nami nas nasz nasze nia "
        "nic nich nie niech nigdy nikt nim niz no o obok od on ona one oni ono oto pan pani po pod poza ponad przed "
        "prawie przez przy raz sa sam sama samo sie siebie skad soba sobie swoj swoja swoje ta tak taka taki takie "
        "tam te tego tej temu ten tez to toba tobie tu ty tych tylko tym u w wam was we wciaz wiec wiele wsrod "
        "wszyscy wszystkich wszystkie wszystko wtedy z za zanim zawsze ze".split()
    ),
}
"""Words that mean nothing by themselves, without accents."""


def stems(text: str, language: Language) -> tuple[str, ...]:
    """The words of a text that mean something, in order, without endings and accents."""
    return tuple(
        _plain(_stemmer(language)(word)) for word in words(text) if _plain(word) not in SMALL[language]
    )


def words(text: str) -> list[str]:
    """The words of a text; a pictogram counts as its name."""
    spelled = "".join(_spelled(sign) for sign in unicodedata.normalize("NFC", text))
    return re.findall(r"[^\W\d_]+", spelled.lower())


def akin(one: str, other: str) -> bool:
    """Whether two stems are of one root, as far as letters tell."""
    short, long = sorted((one, other), key=len)
    return short == long or (len(short) >= ROOT and long.startswith(short))


ROOT = 4
"""Stems that share so many first letters, and all letters of the shorter, are of one root."""


def _spelled(sign: str) -> str:
    is_pictogram = unicodedata.category(sign) == "So"
    return f" {unicodedata.name(sign, '')} " if is_pictogram else sign


@lru_cache(maxsize=20_000)
def _plain(word: str) -> str:
    letters = unicodedata.normalize("NFKD", word.replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@cache
def _stemmer(language: Language) -> Callable[[str], str]:
    try:
        import snowballstemmer  # noqa: PLC0415  (of the extra `bots`)
    except ImportError:
        return _cut
    stemmer = snowballstemmer.stemmer(SNOWBALL[language])
    return lru_cache(maxsize=20_000)(stemmer.stemWord)


def _cut(word: str) -> str:
    """A stem without the extra `bots`: long words lose up to three letters."""
    return word[: max(ROOT, len(word) - 3)]
