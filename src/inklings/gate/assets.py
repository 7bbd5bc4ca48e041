"""The client's scripts and styles from its build, compressed if the browser accepts that."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
"""The name of a file has a hash of its content."""
COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""Encodings that the build writes, the smallest first: files are never compressed at a request."""

_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}")
_WEIGHT = re.compile(r"[01](\.[0-9]{0,3})?")


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> File:
    """A file of the client."""
    whole = STATIC / "assets" / name
    if not _NAME.fullmatch(name) or not whole.is_file():
        raise NotFoundException
    headers = {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"}
    path = whole
    for encoding in accepted(request.headers.get("Accept-Encoding", "")):
        compressed = whole.with_name(whole.name + COMPRESSED[encoding])
        if compressed.is_file():
            path, headers["Content-Encoding"] = compressed, encoding
            break
    return File(
        path,
        content_disposition_type="inline",
        media_type=mimetypes.guess_type(name)[0] or "application/octet-stream",
        headers=headers,
    )


def accepted(header: str) -> list[str]:
    """The encodings of ours that a browser takes: what it likes best first, and of equals the smallest."""
    weights = dict(map(_weighed, header.split(",")))
    taken = [encoding for encoding in COMPRESSED if weights.get(encoding, 0) > 0]
    return sorted(taken, key=lambda encoding: -weights[encoding])


def _weighed(part: str) -> tuple[str, float]:
    """An encoding in a header and its weight: 1 if there is none, and 0 if it is not a number."""
    name, *parameters = (text.strip().lower() for text in part.split(";"))
    weights = [text[2:].strip() for text in parameters if text.startswith("q=")]
    if not weights:
        return name, 1.0
    return name, float(weights[0]) if _WEIGHT.fullmatch(weights[0]) else 0.0
