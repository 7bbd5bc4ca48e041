"""Relays (TURN) for browsers that cannot reach the audio directly; their credentials soon end."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time

from inklings.wire.voice import Server

HOURS = 6
"""For so long after they were given out the credentials open a relay."""


class Relays:
    """The relay of this house, if it has one: coturn with `use-auth-secret` and the same secret."""

    def __init__(self, url: str | None = None, secret: str = "") -> None:
        self._url, self._secret = url, secret

    def servers(self) -> tuple[Server, ...]:
        """What a browser is given: it is good for an evening."""
        if self._url is None:
            return ()
        username = f"{int(time.time()) + HOURS * 3600}:{secrets.token_hex(4)}"
        digest = hmac.digest(self._secret.encode(), username.encode(), hashlib.sha1)
        return (Server(self._url, username, base64.b64encode(digest).decode()),)
