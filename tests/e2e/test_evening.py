"""An evening in real browsers, over two gates, with everything going wrong that can."""

from __future__ import annotations

import asyncio
import random
import re
import time
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect
from tests.balancer import Balancer, balancer
from tests.e2e.people import READY, TV, Person, chromium, context, together
from tests.e2e.scoring import final_scores
from tests.logs import stored_at
from tests.parts import GateProcess, NatsServer, gates

NAMES = ("Ada", "Bruno", "Celeste", "Dov", "Edda", "Fitz")
MOST_ROUNDS = 40
FINISH = "Tonight’s keepsakes"


class Evening:
    """Six people round one table."""

    def __init__(self, people: list[Person], code: str) -> None:
        self.people = people
        self.code = code
        self.chance = random.Random(30)
        self.narrator = people[0]

    @classmethod
    async def gather(cls, browser: Browser, line: Balancer, frail_line: Balancer) -> Evening:
        people = [await Person.arrive(browser, name, frail_line if name == "Dov" else line) for name in NAMES]
        code = await people[0].open_table()
        for person in people[1:]:
            await person.join(code)
        return cls(people, code)

    @property
    def others(self) -> list[Person]:
        return [person for person in self.people if person is not self.narrator]

    async def tell(self) -> bool:
        """The one who is asked tells a story; returns whether anyone was, before the evening ended."""
        for _ in range(300):
            for person in self.people:
                if await person.is_narrator():
                    self.narrator = person
                    await person.tell(f"What {person.name} was hiding")
                    return True
            if await self.people[0].page.get_by_text(FINISH).is_visible():
                return False
            await asyncio.sleep(0.1)
        raise AssertionError("nobody is asked for a story, and the evening has not ended")

    async def lay(self, *but: Person) -> None:
        for person in self.others:
            if person not in but:
                await person.is_asked(re.compile("fits? the clue"))
                await person.lay(self.chance)

    async def vote(self, *but: Person) -> None:
        for person in self.others:
            if person not in but:
                await person.is_asked(re.compile("Which card is"))
                await person.vote(self.chance)

    async def play_round(self) -> bool:
        """Play one round; returns whether there was one to play."""
        if not await self.tell():
            return False
        await self.lay()
        await self.vote()
        await self.end_round()
        return True

    async def end_round(self) -> None:
        await together(*(person.say_ready() for person in self.people))


@pytest.mark.e2e
@pytest.mark.timeout(900)
async def test_six_people_a_tv_and_an_onlooker_play_to_the_end(nats: NatsServer, tmp_path: Path) -> None:
    with gates(nats.url, 2, tmp_path) as two:
        async with chromium() as browser, balancer(two) as line, balancer(two) as frail_line:
            evening = await Evening.gather(browser, line, frail_line)
            await evening.people[0].set_rule("Moons to win", "15")
            await evening.people[0].set_rule("Thinking time", "Twice as long")
            tv = await (await context(browser, TV)).new_page()
            await tv.goto(f"{line.url}/{evening.code}/tv")
            onlooker = await (await context(browser)).new_page()
            await evening.people[0].begin()
            await onlooker.goto(f"{line.url}/{evening.code}")
            await expect(onlooker.get_by_text("You’re watching").first).to_be_visible()

            assert await evening.play_round()
            await reload_and_move_in_mid_vote(evening, browser)
            await drop_for_a_minute(evening, frail_line)
            await kill_a_gate_in_mid_round(evening, two[0])
            for _ in range(MOST_ROUNDS):
                if not await evening.play_round():
                    break
            for page in [*(person.page for person in evening.people), onlooker, tv]:
                await expect(page.get_by_role("heading", name="full moon")).to_be_visible()
            await check_against_the_log(evening, nats)


async def reload_and_move_in_mid_vote(evening: Evening, browser: Browser) -> None:
    await evening.tell()
    await evening.lay()
    reloads, moves = evening.others[:2]
    await reloads.vote(evening.chance)
    await reloads.reload()
    await reloads.sees(re.compile("sealed|Sealed"))
    await moves.move_to_second_device(browser)
    await moves.is_asked(re.compile("Which card is"))
    await evening.vote(reloads)
    await evening.end_round()


async def drop_for_a_minute(evening: Evening, frail_line: Balancer) -> None:
    dov = next(person for person in evening.people if person.name == "Dov")
    await evening.people[0].have_patience("0 s")
    await evening.tell()
    await evening.lay()
    dropped_at = time.monotonic()
    frail_line.cut()
    await dov.sees("Connection lost")
    await evening.vote(dov)
    # The vote clock ends without Dov (D18), then the scores' clock does: nobody is stuck.
    others = [person for person in evening.people if person is not dov]
    await together(*(person.is_asked("card, number", 120) for person in others))
    await together(*(person.say_ready() for person in others))
    await asyncio.sleep(max(0, 60 - (time.monotonic() - dropped_at)))
    frail_line.mend()
    await expect(dov.page.get_by_text("Connection lost")).to_have_count(0)
    # He is back in time to look at the scores, or the next round has begun.
    ready = dov.page.get_by_role("button", name=READY)
    told = dov.page.get_by_text("thinking of a clue").or_(dov.page.get_by_role("textbox", name="Your clue"))
    await expect(ready.or_(told).first).to_be_visible()
    if await ready.is_visible():
        await ready.click()


async def kill_a_gate_in_mid_round(evening: Evening, gate: GateProcess) -> None:
    await evening.tell()
    first, *rest = evening.others
    await first.lay(evening.chance)
    gate.kill()
    for person in rest:
        await person.is_asked(re.compile("fits? the clue"))
        await person.lay(evening.chance)
    await evening.vote()
    await evening.end_round()


async def check_against_the_log(evening: Evening, nats: NatsServer) -> None:
    entries = [stored.data for stored in await stored_at(nats.url, evening.code)]
    scores = final_scores(entries, len(NAMES))
    for person in evening.people:
        shown = await person.page.get_by_role("list", name="Scores").inner_text()
        numbers = sorted(int(number) for number in re.findall(r"\d+", shown))
        assert numbers == sorted(scores), f"{person.name} sees {shown!r}, the log says {scores}"
    log = b"\n".join(entries).decode()
    moves = [move for person in evening.people for move in person.acknowledged]
    assert len(moves) > len(NAMES) * 5
    for move in moves:
        assert log.count(f':{move}"') == 1, f"move {move} is in the log {log.count(move)} times"
