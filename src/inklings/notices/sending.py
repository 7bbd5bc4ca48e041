"""Sends notices over HTTPS: Web Push, sealed and signed by `pywebpush` and `py_vapid`, and webhooks.

These calls wait for the network, so they run in threads of a runner. No redirect is followed, and of what is
answered nothing is read but the status.
"""

from __future__ import annotations

import base64
import time
from enum import Enum
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
import requests
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey
from py_vapid import Vapid02
from pywebpush import WebPusher

from inklings.notices.subscription import HouseKey, Subscription, Webhook

SECONDS = 10.0
TOKEN_SECONDS = 12 * 60 * 60
"""How long a push service may take our signature for good: RFC 8292 allows a day."""
DISCORD = ("discord.com", "discordapp.com")


class Sent(Enum):
    """What became of a notice."""

    TAKEN = "taken"
    GONE = "gone"
    """There is no such address any more, or it does not take notices of ours."""
    LATER = "later"
    """The service is busy or away."""


class Notice(NamedTuple):
    """What one person is told."""

    title: str
    body: str
    code: str
    topic: str
    """A newer notice with the same topic replaces one that still waits at the service (RFC 8030)."""
    seconds: int
    """How long the service may keep it."""


def new_key() -> HouseKey:
    """A new key for a house."""
    vapid = Vapid02()
    vapid.generate_keys()
    return _house_key(vapid)


def read_key(pem: str) -> HouseKey:
    """The key that this text holds; raises `TypeError` or `ValueError` if browsers would not take it."""
    private = serialization.load_pem_private_key(pem.encode(), None)
    if not isinstance(private, EllipticCurvePrivateKey) or not isinstance(private.curve, SECP256R1):
        raise TypeError("browsers take only keys of P-256")
    return _house_key(Vapid02(private))


def _house_key(vapid: Vapid02) -> HouseKey:
    public_key = vapid.public_key
    assert public_key, "it belongs to the private key"
    raw = public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    public = base64.urlsafe_b64encode(raw).decode().rstrip("=")
    return HouseKey(private=vapid.private_pem().decode(), public=public)


def push(key: HouseKey, contact: str, subscription: Subscription, notice: Notice) -> Sent:
    """Tell one browser. Only it can read what it is told."""
    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    parts = urlsplit(subscription.endpoint)
    said = {"title": notice.title, "body": notice.body, "code": notice.code}
    try:
        pusher = WebPusher({"endpoint": subscription.endpoint, "keys": keys})
        sealed = pusher.encode(msgspec.json.encode(said), "aes128gcm")["body"]
    except Exception:  # noqa: BLE001  (keys of strangers: whatever is wrong, they are of no use)
        return Sent.GONE
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + TOKEN_SECONDS,
        "sub": contact,
    }
    headers = {
        **Vapid02.from_pem(key.private.encode()).sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(notice.seconds),
        "Topic": notice.topic,
        "Urgency": "normal",
    }
    return _post(subscription.endpoint, headers=headers, data=sealed)


def post(webhook: Webhook, text: str) -> Sent:
    """Tell a group."""
    said = f"{text}\n{webhook.link}"
    if urlsplit(webhook.url).hostname in DISCORD:
        return _post(webhook.url, json={"content": _plain(said), "allowed_mentions": {"parse": []}})
    return _post(webhook.url, json={"text": _plain(said)})


def _plain(text: str) -> str:
    """Without what Slack would read as a mention or a link of its own."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _post(address: str, **content: Any) -> Sent:
    try:
        with requests.post(address, timeout=SECONDS, allow_redirects=False, stream=True, **content) as answer:
            status = answer.status_code
    except requests.RequestException:
        return Sent.LATER
    if status < 300:  # noqa: PLR2004
        return Sent.TAKEN
    return Sent.LATER if status == 429 or status >= 500 else Sent.GONE  # noqa: PLR2004
