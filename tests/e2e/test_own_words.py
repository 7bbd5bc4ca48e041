"""Words that a host pastes on a phone, and a sky that is painted and seen with them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect
from tests.balancer import balancer
from tests.e2e.people import Person, chromium
from tests.parts import NatsServer, gates, runners

SPECIES = ("Zygnema", "Quillwort", "Xanthoria", "Liverwort", "Horsetail", "Spirogyra", "Bladderwrack")
WORDS = [f"{species} {number}" for species in SPECIES for number in ("one", "two", "three")]
PASTED = "\n".join((*WORDS[:12], WORDS[0], "ZYGNÉMA ONE", "x" * 41)) + "\n" + ", ".join(WORDS[12:])


@pytest.mark.e2e
@pytest.mark.timeout(300)
async def test_a_host_pastes_words_and_a_sky_is_painted_with_one(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 1, tmp_path) as one, runners(nats.url, 1, tmp_path, tempo=0.2):
        async with chromium() as browser, balancer(one) as line:
            ada, bruno = [await Person.arrive(browser, name, line) for name in ("Ada", "Bruno")]
            code = await ada.open_table("Pareidolia")
            await ada.set_rule("First lead artist", "First seat")
            await ada.set_rule("Which words", "Your own")
            await ada.press(ada.button("Paste words"))
            sheet = ada.page.get_by_role("dialog")
            await ada.write(sheet.get_by_role("textbox"), PASTED)
            told = sheet.get_by_role("status")
            await expect(told).to_contain_text(f"{len(WORDS)} words are fine")
            await expect(told).to_contain_text("1 repeated: Zygnema one")
            await expect(told).to_contain_text("1 that a guess can’t tell from another word: ZYGNÉMA ONE")
            await expect(told).to_contain_text("1 longer than 40 characters")
            await ada.press(sheet.get_by_role("button", name=f"Use {len(WORDS)} words"))
            await ada.sees(f"{len(WORDS)} words of your own")
            await bruno.join(code)
            await bruno.sees(f"{len(WORDS)} words of your own")
            for _ in range(2):
                await ada.press(ada.button("Add a bot").first)
                await ada.press(sheet.get_by_role("button").nth(1))
            await ada.begin()
            await ada.reaches("choosing")
            word: str = ada.witness.scene["own"]["words"][0]["en"]
            assert word in WORDS
            await ada.press(ada.page.locator("[data-picture='0']"))
            await ada.press(ada.button(re.compile("^Keep")))
            await bruno.reaches("painting")  # nobody tosses: the clock does
            assert bruno.witness.scene["game"]["round"]["category"] == "own"
            assert not [frame for frame in bruno.frames if any(one in frame for one in WORDS)]
            guess = bruno.page.get_by_role("textbox")
            await bruno.write(guess, word.upper())
            await guess.press("Enter")
            await ada.reaches("solved")
            await bruno.reaches("solved")
            await bruno.sees(word)
