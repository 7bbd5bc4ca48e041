"""A table in a frame on another site, in a browser that blocks third-party cookies."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.async_api import Page, expect
from tests.e2e.strict_browser import strict_browser
from tests.parts import GateProcess, NatsServer
from tests.players import Player

SITE = """<!doctype html><title>A club</title>
<body style="margin:0"><h1>Our club</h1>
<script>
  window.heard = [];
  addEventListener("message", ({{ data, origin }}) => heard.push({{ ...data, origin }}));
</script>
<iframe src="{frame}" width="390" height="740" allow="clipboard-write; fullscreen"></iframe>
"""


@contextmanager
def site() -> Iterator[tuple[str, dict[str, str]]]:
    """Another site than the house's: its address, and its pages by path."""
    pages: dict[str, str] = {}

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(pages.get(self.path, "").encode())

        def log_message(self, *_: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}", pages
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


async def told(page: Page, what: str) -> None:
    """Wait until the last news that the site has heard fulfils this."""
    await page.wait_for_function(f"() => {{ const news = heard.at(-1); return news && ({what}); }}")


@pytest.mark.e2e
@pytest.mark.timeout(120)
async def test_a_seat_in_a_frame_goes_to_a_window_and_comes_back(nats: NatsServer, tmp_path: Path) -> None:
    with site() as (address, pages):
        gate = GateProcess(nats.url, tmp_path / "log", more=["--embed-on", address]).ready()
        try:
            code = gate.open_table()
            cleo = await Player(gate.url, code).connect()
            dov = await Player(gate.url, code).connect()
            pages["/"] = SITE.format(frame=f"{gate.url}/embed/{code}#name=Ada&language=pl&theme=night")
            async with strict_browser(tmp_path / "profile") as browser:
                page = await browser.new_page()
                await page.goto(address)
                frame = page.frame_locator("iframe")
                await expect(frame.get_by_label("Twoje imię")).to_have_value("Ada")
                await frame.get_by_role("button", name="Usiądź").click()
                await told(page, f"news.code === '{code}' && news.seated && news.people === 1")
                await cleo.ask("sit", name="Cleo", avatar=1)
                await dov.ask("sit", name="Dov", avatar=2)
                await told(page, "news.people === 3 && news.stage === 'lobby'")
                await frame.get_by_role("button", name="Zaczynamy").click()
                await told(page, "news.stage === 'playing' && news.origin.startsWith('http://127.0.0.1')")

                await frame.get_by_role("button", name="Menu").click()
                async with browser.expect_page() as opened:
                    await frame.get_by_role("button", name="Otwórz w osobnym oknie").click()
                window = await opened.value
                await expect(window.get_by_role("button", name="w ręce").first).to_be_visible()
                assert "#" not in window.url, "the hint does not stay in the address"
                back = frame.get_by_role("button", name="Graj tutaj")
                await expect(back).to_be_visible()
                await window.close()
                await back.click()
                await expect(frame.get_by_role("button", name="w ręce").first).to_be_visible()
                await page.reload()
                await expect(frame.get_by_role("button", name="w ręce").first).to_be_visible()
                names = [seat["name"] for seat in cleo.scene["table"]["seats"]]
                assert names == ["Ada", "Cleo", "Dov"], "one person, wherever the seat was used"

                pages["/"] = SITE.format(frame=f"{gate.url}/{code}")
                refused = await browser.new_page()
                await refused.goto(address)
                assert await refused.frame_locator("iframe").locator("#app").count() == 0
            await cleo.close()
            await dov.close()
        finally:
            gate.stop()
