"""Film strips of every reveal, on the TV and on a phone, for a person to look at.

`python -m tests.e2e.strips` writes six frames of each, side by side, into screens/strips.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from base64 import b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from playwright.async_api import Page
from tests import moons_party, rorschach_party
from tests.e2e import moons_screens, pareidolia_screens, rorschach_screens, telepathic_screens
from tests.e2e import pareidolia_others as painters
from tests.e2e.people import PHONE, TV, chromium, context
from tests.e2e.studio import Camera, Party, Studio
from tests.parts import gates, nats_server

FRAMES = 6
Happens = Callable[[], Awaitable[object]]


class Cinema(Studio):
    """Everything moves."""

    async def open(self, path: str) -> Page:
        size = TV if path.endswith("/tv") else PHONE
        moving = await context(self.browser, size, device_scale_factor=1, reduced_motion="no-preference")
        page = await moving.new_page()
        page.on("pageerror", lambda error: print(path, error, flush=True))  # noqa: T201
        await page.goto(self.gate.url + path)
        return page


@dataclass(frozen=True)
class Film:
    studio: Cinema
    folder: Path

    async def shoot(self, name: str, party: Party, tv: Page, happens: Happens, seconds: float) -> None:
        """Both screens for so long, from the moment at which something happens."""
        await happens()
        await asyncio.gather(
            self._strip(f"{name}-tv", tv, seconds, 2), self._strip(f"{name}-phone", party.page, seconds, 6)
        )

    async def _strip(self, name: str, page: Page, seconds: float, columns: int) -> None:
        begun, taken = monotonic(), list[tuple[float, bytes]]()
        while (at := monotonic() - begun) < seconds:
            taken.append((at, await page.screenshot(type="jpeg", quality=80)))
            await asyncio.sleep(0.05)
        # The last picture is of what stays.
        chosen = [taken[round(n * (len(taken) - 1) / (FRAMES - 1))] for n in range(FRAMES)]
        await self._side_by_side(name, chosen, columns)
        print(f"  {name}: {len(taken)} pictures", flush=True)  # noqa: T201

    async def _side_by_side(self, name: str, frames: list[tuple[float, bytes]], columns: int) -> None:
        pictures = "".join(
            f'<figure><img src="data:image/jpeg;base64,{b64encode(frame).decode()}"><figcaption>{at:.1f} s'
            "</figcaption></figure>"
            for at, frame in frames
        )
        width = 1920 if columns == 2 else 1680
        page = await self.studio.browser.new_page(viewport={"width": width, "height": 600})
        await page.set_content(
            f"<style>body{{margin:8px;display:grid;gap:8px;grid-template-columns:repeat({columns},1fr);"
            "font:16px sans-serif}figure{margin:0}img{width:100%;display:block}</style>" + pictures
        )
        await page.screenshot(path=self.folder / f"{name}.png", full_page=True)
        await page.close()


async def moons(film: Film) -> None:
    table = moons_screens.Table(film.studio, 4)
    tv = await table.open("/tv")
    await table.sit()
    await table.begin()
    if table.narrator() is None:
        await table.tell()
    else:
        await table.tell()
        await table.lay_mine()
    await table.lay()
    await table.vote(most=True)
    await tv.wait_for_timeout(1500)
    await tv.screenshot(path=film.folder / "moons-voting-tv.png")
    await table.page.screenshot(path=film.folder / "moons-voting-phone.png")
    if choice := await table.page.locator("button[data-picture]:not([disabled])").all():
        await choice[0].click()
        if seal := await table.page.get_by_role("button", name="Seal").all():
            await seal[0].click()

    async def last_vote() -> None:
        await table.vote()
        await moons_party.all_reach(table.others, "scoring")

    await film.shoot("moons", table, tv, last_vote, 16)
    await table.close()


async def rorschach(film: Film) -> None:
    table = rorschach_screens.Table(film.studio, 4)
    tv = await table.open("/tv")
    await table.sit()
    await table.begin()
    while table.is_tested:  # The person in the browser looks on.
        await table.close()
        table = rorschach_screens.Table(film.studio, 4)
        tv = await table.open("/tv")
        await table.sit()
        await table.begin()
    deciding = rorschach_party.deciding(table.others)
    await table.decide(deciding[0].scene["you"], "striking")
    await table.decide(0, "matching")
    places = rorschach_party.open_places(table.others[0])
    await table.match()
    await table.decide(3 * places[0], "answering")
    await film.shoot("rorschach-first", table, tv, lambda: table.decide(1, "retrying"), 10)
    await film.shoot("rorschach-second", table, tv, lambda: table.decide(3 * places[1] + 2, "explaining"), 10)
    await table.close()


async def pareidolia(film: Film) -> None:
    table = pareidolia_screens.Table(film.studio, 4)
    tv = await table.open("/tv")
    await table.sit()
    await table.begin()
    if table.role == "main":
        await table.page.get_by_role("list", name="Three words").get_by_role("button").nth(1).click()
        await table.page.get_by_role("button", name="Keep").click()
    await painters.keep_a_word(table.others)
    await table.reach("tossing")
    if table.role == "main":
        await table.page.get_by_role("button", name="streak").first.click()
        await table.page.get_by_role("button", name="Toss it").click()
    await painters.toss(table.others)
    await table.reach("painting")
    if table.role == "guesser":
        await painters.paint(table.others)
    seer = next(player for player in table.others if player.offer("guess"))
    await film.shoot("pareidolia", table, tv, lambda: painters.see_it(table.others, seer), 9.5)
    await table.close()


async def telepathic(film: Film) -> None:
    table = telepathic_screens.Table(film.studio, 2, starts="first")
    page = await table.begin()
    tv = await table.open("/tv")
    for move in await table.oracle.winning_way():
        await table.play(move)
    await table.press("Announce")
    (theirs,), (mine,) = await table.oracle.goal(1), await table.oracle.goal(0)
    await telepathic_screens.name(page, theirs)
    await page.get_by_role("button", name=telepathic_screens.SAY).click()
    await film.shoot("telepathic", table, tv, lambda: table.others[0].do("answer", name=mine), 15)
    await table.close()


GAMES = {"moons": moons, "rorschach": rorschach, "pareidolia": pareidolia, "telepathic": telepathic}


async def make(folder: Path, games: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as store,
        nats_server(Path(store)) as nats,
        gates(nats.url, 1, Path(store)) as (gate,),
    ):
        async with chromium() as browser:
            film = Film(Cinema(Camera([]), browser, gate, nats.url), folder)
            for game in games:
                await GAMES[game](film)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("screens/strips"))
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(make(wish.folder, wish.games))


if __name__ == "__main__":
    main()
