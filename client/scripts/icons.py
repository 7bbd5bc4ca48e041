"""Write the icons of the installed app from our mark, icon.svg: `python client/scripts/icons.py`."""  # noqa: INP001

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

APP = Path(__file__).parent.parent / "public" / "app"
MARK = (APP / "icon.svg").read_text()
GROUND = "#C7D3D1"

# How much of the square the mark takes. A maskable icon may be cut down to the circle in its middle,
# four fifths wide: the mark, nearly a square itself, keeps inside that.
ICONS = {
    "icon-192": (192, 0.98),
    "icon-512": (512, 0.98),
    "maskable-512": (512, 0.7),
    "apple-180": (180, 0.88),
}


def main() -> None:
    """Draw every size on our own paper."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, part) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{GROUND}}}"
                f"svg{{width:{part:.0%};height:{part:.0%}}}</style>{MARK}"
            )
            page.screenshot(path=APP / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
