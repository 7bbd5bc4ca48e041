"""Lighthouse on the front page, a lobby and a table of each game, as a phone on a slow line.

`make lighthouse` looks at each page three times (`TIMES`), each time at a new table, and the middle figure
counts. Lighthouse is fetched when it is wanted: it brings two hundred packages that nothing else needs.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.async_api import async_playwright
from tests.e2e.people import FLAGS
from tests.parts import GateProcess, gates, nats_server
from tests.players import Player

from inklings.games import GAMES
from inklings.live.engine import free_port

LIGHTHOUSE = "lighthouse@12.8.2"
TIMES = int(os.environ.get("TIMES", "3"))
SEATS = {game.name: game.good_number for game in GAMES}
"""How many sit at the table of each."""
CATEGORIES = ("performance", "accessibility", "best-practices")
FIGURES = {
    "first-contentful-paint": "first paint, ms",
    "largest-contentful-paint": "largest paint, ms",
    "total-blocking-time": "blocked, ms",
    "cumulative-layout-shift": "shift",
}


async def a_table(gate: GateProcess, game: str, *, playing: bool) -> tuple[str, Player, list[Player]]:
    """Someone's seat at a table: its code, who holds it, and the company."""
    code = gate.open_table(game)
    company: list[Player] = []
    for number in range(SEATS[game]):
        player = await Player(gate.url, code).connect()
        await player.ask("sit", name=f"Player {number}", avatar=number * 7)
        company.append(player)
    if playing:
        answer = await company[0].ask("begin")
        assert answer["type"] == "done", answer
    await company[0].close()
    return code, company[0], company[1:]


def look(url: str, port: int) -> dict[str, Any]:
    """One report, with the default throttling; the seat in the browser is left alone."""
    command = ["npx", "--yes", LIGHTHOUSE, url, f"--port={port}", "--disable-storage-reset", "--quiet"]
    command += ["--output=json", f"--only-categories={','.join(CATEGORIES)}"]
    done = subprocess.run(command, capture_output=True, check=True, timeout=300)
    if kept := os.environ.get("REPORTS"):
        (Path(kept) / f"{url.rpartition('/')[2] or 'home'}.json").write_bytes(done.stdout)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def scripts(report: dict[str, Any]) -> float:
    """Kilobytes of JavaScript, as they came over the line."""
    items: list[dict[str, Any]] = report["audits"]["network-requests"]["details"]["items"]
    sizes: list[int] = [item["transferSize"] for item in items if item["resourceType"] == "Script"]
    return round(sum(sizes) / 1000, 1)


def summary(reports: list[dict[str, Any]]) -> dict[str, float]:
    """The middle of each figure."""
    figures: dict[str, float] = {}
    for category in CATEGORIES:
        figures[category] = statistics.median(
            round(report["categories"][category]["score"] * 100) for report in reports
        )
    for audit, name in FIGURES.items():
        figures[name] = round(statistics.median(r["audits"][audit]["numericValue"] for r in reports), 3)
    figures["scripts, kB"] = statistics.median(map(scripts, reports))
    return figures


def complaints(report: dict[str, Any]) -> list[str]:
    """What accessibility and best practices find wanting."""
    wanting = []
    for category in CATEGORIES[1:]:
        for ref in report["categories"][category]["auditRefs"]:
            audit = report["audits"][ref["id"]]
            if ref["weight"] and audit["score"] is not None and audit["score"] < 1:
                wanting.append(f"{audit['id']}: {audit['title']}")
    return wanting


async def main(only: str) -> None:
    """Measure every page whose name holds `only`."""
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        nats_server(Path(folder)) as nats,
        gates(nats.url, 1, Path(folder)) as (gate,),
    ):
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch_persistent_context(
                f"{folder}/profile",
                executable_path="/usr/bin/chromium",
                args=[*FLAGS, f"--remote-debugging-port={port}"],
            )
            page = browser.pages[0]
            session = await browser.new_cdp_session(page)
            for name, game in (("home", None), ("lobby", "moons"), *((game, game) for game in SEATS)):
                if only not in name:
                    continue
                reports = []
                for _ in range(TIMES):
                    code, company = "", list[Player]()
                    if game:  # a new table each time: the clock of an old one would turn the page
                        code, holder, company = await a_table(gate, game, playing=name != "lobby")
                        await page.goto(f"{gate.url}/app/icon.svg")
                        await page.evaluate(
                            "secret => localStorage.setItem('inklings.secret', secret)", holder.secret
                        )
                    await page.goto("about:blank")
                    await session.send("Network.clearBrowserCache")
                    reports.append(await asyncio.to_thread(look, f"{gate.url}/{code}", port))
                    for player in company:
                        await player.close()
                figures = {"page": name, **summary(reports), "load": round(os.getloadavg()[0], 1)}
                print(json.dumps(figures), flush=True)
                for complaint in complaints(reports[0]):
                    print(f"  {complaint}", file=sys.stderr)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else ""))
