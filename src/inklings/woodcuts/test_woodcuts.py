"""What holds for every deck of woodcuts."""

import hashlib
import io
import subprocess
import sys
import time
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from inklings.woodcuts import COUNT, EDITION, Card, deck, new_name, normalised
from inklings.woodcuts.__main__ import main
from inklings.woodcuts.drawing import SMALL, draw
from inklings.woodcuts.ideas import DRAWN as IDEAS
from inklings.woodcuts.inks import PALETTES
from inklings.woodcuts.places import DRAWN as PLACES
from inklings.woodcuts.told import TOLD

NAMES = [f"{word}-otter-{number}" for word in ("amber", "quiet", "red", "zażółć") for number in range(5)]
TINY = 96
CPU = 2.0
"""Seconds; a small card takes about a tenth of this, a large one a fifth."""
ALIKE = 10
"""Cards that differ in fewer of 64 bits look alike."""


def bits(picture: bytes) -> int:
    """Whether it gets lighter from each of 9 x 8 spots to the next."""
    with Image.open(io.BytesIO(picture)) as shown:
        tones = shown.convert("L").resize((9, 8), Image.Resampling.LANCZOS).tobytes()
    pairs = [(tones[at], tones[at + 1]) for at in range(len(tones)) if at % 9 != 8]
    return sum(1 << place for place, (left, right) in enumerate(pairs) if right > left)


def one_of_each() -> list[Card]:
    """Every variant of every idea, as some deck has it."""
    found: dict[tuple[str, int], Card] = {}
    for name in range(200):
        for card in deck(str(name)):
            found.setdefault((card.idea, card.variant), card)
    return list(found.values())


def test_a_name_is_a_deck() -> None:
    assert deck("amber-otter-lantern") == deck(" Amber  OTTER lantern!")
    assert deck("amber") != deck("otter")
    assert [card.id for card in deck("amber")] == [*range(1, COUNT + 1)]
    with pytest.raises(ValueError, match="letter"):
        normalised(" -!")


def test_a_deck_is_known_before_it_is_drawn_and_at_once() -> None:
    started = time.process_time()
    for name in NAMES:
        deck(name)
    assert (time.process_time() - started) / len(NAMES) < 0.05


@pytest.mark.parametrize("name", NAMES)
def test_no_idea_comes_more_than_twice_and_palettes_come_evenly(name: str) -> None:
    cards = deck(name)
    once = {idea for idea, told in TOLD.items() if told.once}
    ideas = Counter(card.idea for card in cards)
    assert max(ideas.values()) <= 2
    assert all(ideas[idea] == 1 for idea in once)
    assert set(Counter(card.palette for card in cards).values()) == {COUNT // len(PALETTES)}
    assert max(Counter(card.place for card in cards).values()) <= COUNT // 6
    twice = {card.idea: card for card in cards}
    for card in cards:
        other = twice[card.idea]
        assert card is other or (card.variant, card.dark, card.mirrored) != (
            other.variant,
            other.dark,
            other.mirrored,
        )


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_card_has_a_sentence_of_its_own(name: str, language: str) -> None:
    told = [card.alt[language] for card in deck(name)]
    assert len(set(told)) == COUNT
    assert all(text.endswith(".") and 20 < len(text) < 180 for text in told)


def test_tags_are_idea_place_palette_and_then_subjects() -> None:
    for card in deck("amber"):
        assert card.tags[:3] == (card.idea, card.place, card.palette)
        assert len(card.tags) > 3
        assert len(set(card.tags)) == len(card.tags)


def test_there_is_enough_to_choose_from() -> None:
    assert len(IDEAS) >= 45
    assert set(IDEAS) == set(TOLD)
    assert len(PALETTES) >= 10
    assert len(PLACES) >= 12
    assert all(len(told.variants) >= 2 and set(told.places) <= set(PLACES) for told in TOLD.values())


@pytest.mark.slow
def test_every_variant_of_every_idea_can_be_drawn() -> None:
    cards = one_of_each()
    assert len(cards) == sum(len(told.variants) for told in TOLD.values())
    for card in cards:
        with Image.open(io.BytesIO(draw(card, TINY))) as picture:
            assert picture.size == (TINY, TINY * 3 // 2)


def test_the_same_card_is_the_same_picture() -> None:
    card = deck("amber")[0]
    assert draw(card, SMALL) == draw(card, SMALL)
    assert draw(card, SMALL) != draw(deck("otter")[0], SMALL)


def test_a_card_takes_little_time_and_few_bytes() -> None:
    cards = deck("amber")[:7]
    started = time.process_time()
    drawn = [draw(card, SMALL) for card in cards]
    spent = (time.process_time() - started) / len(cards)
    sys.stdout.write(f"{spent:.2f} s a small card, {sum(map(len, drawn)) // len(drawn)} bytes\n")
    assert spent < CPU
    assert sum(map(len, drawn)) < 400_000


@pytest.mark.slow
def test_no_two_cards_of_a_deck_look_alike() -> None:
    seen = {card.idea + str(card.id): bits(draw(card, TINY * 2)) for card in deck("amber-otter-lantern")}
    near = min(((one ^ other).bit_count(), a, b) for (a, one), (b, other) in combinations(seen.items(), 2))
    assert near[0] >= ALIKE, near


@pytest.mark.slow
def test_a_deck_is_drawn_into_a_folder_and_what_is_there_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "amber-01-96.webp"
    assert main(["Amber", "--out", str(tmp_path), "--width", "96"]) == 0
    assert len(list(tmp_path.glob("*.webp"))) == COUNT
    before = kept.stat().st_mtime_ns
    assert main(["amber", "--out", str(tmp_path), "--width", "96"]) == 0
    assert kept.stat().st_mtime_ns == before
    assert main(["!", "--out", str(tmp_path)]) == 1


def test_nothing_is_needed_but_what_a_server_has() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "from inklings.woodcuts import deck\n"
        "from inklings.woodcuts.drawing import draw\n"
        "draw(deck('amber')[0], 96)\n"
        "others = ('inklings.games', 'inklings.gate', 'inklings.house', 'press')\n"
        "assert not [name for name in sys.modules if name.startswith(others)]"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)  # noqa: S603


def test_what_is_on_the_cards_is_known_without_drawing_them() -> None:
    program = "import sys\nfrom inklings.woodcuts import deck\ndeck('amber')\nassert 'PIL' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)  # noqa: S603


def test_a_name_gives_other_cards_only_in_another_edition() -> None:
    cards = "\n".join(map(repr, deck("amber-otter-lantern")))
    assert (EDITION, hashlib.sha256(cards.encode()).hexdigest()[:16]) == (1, "1e508629c74ac623"), (
        "old tables would show other pictures than they were dealt: raise EDITION and note the new digest"
    )


def test_new_names_are_names() -> None:
    names = {new_name(Random(seed)) for seed in range(200)}
    assert len(names) > 195
    assert all(normalised(name) == name and len(name) <= 40 for name in names)
