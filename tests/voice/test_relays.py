"""Credentials for a relay are those that coturn makes of the same secret."""

from __future__ import annotations

import base64
import hashlib
import hmac
import time

from inklings.voice.relays import Relays
from inklings.voice.service import without_candidates


def test_a_house_without_a_relay_names_none() -> None:
    assert Relays().servers() == ()


def test_credentials_end_by_themselves_and_are_signed() -> None:
    (server,) = Relays("turn:turn.example:3478", "a shared secret").servers()
    assert server.urls == "turn:turn.example:3478"
    ends = int(server.username.partition(":")[0])
    assert time.time() + 3600 < ends < time.time() + 24 * 3600
    signed = hmac.new(b"a shared secret", server.username.encode(), hashlib.sha1).digest()
    assert server.credential == base64.b64encode(signed).decode()


def test_no_address_of_a_browser_reaches_janus() -> None:
    sdp = "v=0\r\na=candidate:1 1 udp 1 10.0.0.7 4444 typ host\r\na=mid:0\r\n"
    assert without_candidates(sdp) == "v=0\r\na=mid:0\r\n"
