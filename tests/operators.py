"""An operator at a gate, as their browser speaks to it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import urllib.error
import urllib.request
from typing import Any, NamedTuple


class Told(NamedTuple):
    """What a gate answers to an operator."""

    status: int
    body: Any


class Operator:
    """Someone with a token, which may be wrong, or none at all."""

    def __init__(self, url: str, token: str = "") -> None:
        self._url = url
        self._token = token

    async def now(self) -> Any:
        told = await self.ask("GET", "now")
        assert told.status == 200, told
        return told.body

    async def ask(self, method: str, path: str, **body: Any) -> Told:
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: dict[str, Any]) -> Told:
        headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        data = json.dumps(body).encode() if body else None
        request = urllib.request.Request(  # noqa: S310
            f"{self._url}/api/house/{path}",
            data,
            {**headers, "Content-Type": "application/json"},
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
                return Told(answer.status, json.loads(answer.read() or b"null"))
        except urllib.error.HTTPError as error:
            with error:
                return Told(error.code, json.loads(error.read() or b"null"))


def token_command(nats: str, *arguments: str) -> list[str]:
    """What `inklings token` prints."""
    command = [sys.executable, "-m", "inklings.cli", "token", "--nats", nats, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout.splitlines()


def new_token(nats: str) -> str:
    return token_command(nats)[0]
