"""Write docs/reference from the code: `python -m supply.reference`."""

from __future__ import annotations

import json
from pathlib import Path

from supply.reference.asyncapi import asyncapi
from supply.reference.openapi import openapi
from supply.reference.pages import http_page, messages_page

REFERENCE = Path(__file__).resolve().parents[2] / "docs/reference"


def files() -> dict[str, str]:
    """What each file of docs/reference should hold."""
    sockets, http = asyncapi(), openapi()
    return {
        "asyncapi.json": json.dumps(sockets, indent=2, ensure_ascii=False) + "\n",
        "openapi.json": json.dumps(http, indent=2, ensure_ascii=False) + "\n",
        "messages.md": messages_page(sockets),
        "http.md": http_page(http),
    }


if __name__ == "__main__":
    for name, text in files().items():
        (REFERENCE / name).write_text(text)
