"""A push service on loopback that speaks the real protocol: RFC 8030, 8188, 8291 and 8292.

It does not use the libraries of the house: what it reads, another browser could read.
"""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition, Thread
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

DAY_SECONDS = 24 * 60 * 60
CURVE = ec.SECP256R1()


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Pushed(NamedTuple):
    """A message as the service and the browser have it."""

    name: str
    topic: str
    seconds: int
    said: dict[str, Any]
    head: dict[str, str]
    sealed: bytes


class Browser:
    """The keys of a subscription, which never leave a browser."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.private = ec.generate_private_key(CURVE)
        self.auth = b"sixteen byte key"

    @property
    def point(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def keys(self, service: str) -> dict[str, str]:
        return {
            "endpoint": f"{service}/push/{self.name}",
            "p256dh": b64(self.point),
            "auth": b64(self.auth),
        }

    def opened(self, sealed: bytes) -> bytes:
        """The clear text (RFC 8291, one record)."""
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20]), sealed[20]
        sender, record = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(record) <= size
        secret = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + self.point + sender
        key = HKDF(SHA256(), 32, self.auth, info).derive(secret)
        aes = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(key)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(key)
        clear = AESGCM(aes).decrypt(nonce, record, None)
        text, mark, padding = clear.rpartition(b"\2")
        assert mark
        assert not padding.strip(b"\0")
        return text


class PushService:
    """What browsers subscribed, and what came for them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.key = ""
        """The key that browsers subscribed with: nobody else may send."""
        self.browsers: dict[str, Browser] = {}
        self.pushed: list[Pushed] = []
        self.posted: list[dict[str, Any]] = []
        """What came for a group, at an address of a webhook."""
        self.refusals: list[int] = []
        """Statuses with which the next messages are refused."""
        self.changed = Condition()

    def subscribe(self, name: str) -> dict[str, str]:
        browser = self.browsers[name] = Browser(name)
        return browser.keys(self.url)

    def until(self, count: int, seconds: float = 30) -> list[Pushed]:
        """All that came, once it is so much."""
        with self.changed:
            came = self.changed.wait_for(lambda: len(self.pushed) >= count, seconds)
            assert came, f"{len(self.pushed)} of {count}: {self.pushed}"
            return list(self.pushed)

    def until_posted(self, count: int, seconds: float = 30) -> list[dict[str, Any]]:
        with self.changed:
            assert self.changed.wait_for(lambda: len(self.posted) >= count, seconds)
            return list(self.posted)

    def take(self, path: str, head: dict[str, str], body: bytes) -> int:
        """What the service answers."""
        with self.changed:
            if self.refusals:
                self.changed.notify_all()
                return self.refusals.pop(0)
            if path.startswith("/hooks/"):
                self.posted.append(json.loads(body))
                self.changed.notify_all()
                return 200
            browser = self.browsers.get(path.removeprefix("/push/"))
            if browser is None:
                return 410
            if not self._is_signed(head.get("authorization", "")):
                return 403
            assert head["content-encoding"] == "aes128gcm"
            assert len(head["topic"]) <= 32
            said = json.loads(browser.opened(body))
            pushed = Pushed(browser.name, head["topic"], int(head["ttl"]), said, head, body)
            self.pushed.append(pushed)
            self.changed.notify_all()
            return 201

    def _is_signed(self, authorization: str) -> bool:
        """Whether the house has signed it for this service and not for long (RFC 8292)."""
        scheme, _, rest = authorization.partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        if scheme != "vapid" or parts["k"] != self.key:
            return False
        signed, _, signature = parts["t"].rpartition(".")
        r, s = (int.from_bytes(unb64(signature)[at : at + 32]) for at in (0, 32))
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(self.key))
        public.verify(utils.encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
        claims = json.loads(unb64(signed.split(".")[1]))
        assert claims["sub"].startswith(("mailto:", "https:"))
        return bool(claims["aud"] == self.url and 0 < claims["exp"] - time.time() <= DAY_SECONDS)


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            head = {name.lower(): value for name, value in self.headers.items()}
            self.send_response(service.take(self.path, head, body))
            self.send_header("location", f"{service.url}/message/{len(service.pushed)}")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_port}")
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
