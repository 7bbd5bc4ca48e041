"""Who we are to a NATS server: what a creds file, an NKey, a token file, a certificate or the URL says.

Files are read again for every connection, so new ones are used without a restart.
"""

from __future__ import annotations

import base64
import binascii
import re
import ssl
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

from inklings.live.engine import EngineError

SEED = 18 << 3
USER = 20 << 3
"""The first bits of a seed, and the first byte of a user's public key: encoded, they begin with S and U."""
SEED_BYTES = 36
"""Two of prefix, 32 of the seed itself, two of checksum."""

_block = re.compile(r"-{3,}BEGIN ([A-Z ]+)-{3,}\s+(\S+)\s+-{3,}END")


class CredentialsError(EngineError):
    """Our credentials cannot be used; the message says which, and why."""


@dataclass(frozen=True)
class Credentials:
    """The files that say who we are, and whom we trust. Without any, it is what the URL says."""

    creds: Path | None = None
    """A JWT and an NKey seed."""
    nkey: Path | None = None
    """An NKey seed."""
    token_file: Path | None = None
    ca: Path | None = None
    """The authority of the server's certificate; without it, those that the system trusts."""
    cert: Path | None = None
    """Our own certificate, with its key or with the key in a file of its own."""
    key: Path | None = None

    def __post_init__(self) -> None:
        if sum(file is not None for file in (self.creds, self.nkey, self.token_file)) > 1:
            raise CredentialsError("choose one of nats_creds, nats_nkey and nats_token_file.")
        if self.key and not self.cert:
            raise CredentialsError("nats_key needs nats_cert, the certificate that belongs to it.")

    @property
    def wants_tls(self) -> bool:
        """Whether we speak only over TLS."""
        return bool(self.ca or self.cert)

    def described(self, url: str) -> str:
        """What we come with, for a message."""
        if file := self.creds or self.nkey or self.token_file:
            return f"with {file}"
        user = urlsplit(url)
        if user.password:
            return f"with the name {user.username} and its password"
        if user.username:
            return "with the token in the URL"
        return f"with {self.cert}" if self.cert else "without a name or token"

    def proof(self, url: str, nonce: str) -> dict[str, Any]:
        """What we say of ourselves when we connect; raises `CredentialsError`."""
        if self.creds:
            found = dict(_block.findall(_read("nats_creds", self.creds)))
            if found.keys() != {"NATS USER JWT", "USER NKEY SEED"}:
                raise CredentialsError(f"nats_creds: {self.creds} has no user JWT and NKey seed in it.")
            seed = seed_of(found["USER NKEY SEED"], f"nats_creds: {self.creds}")
            return {"jwt": found["NATS USER JWT"], "sig": signed(seed, nonce).signature}
        if self.nkey:
            lines = _read("nats_nkey", self.nkey).split()
            found_seed = next((line for line in lines if line.startswith("SU")), "")
            made = signed(seed_of(found_seed, f"nats_nkey: {self.nkey}"), nonce)
            return {"nkey": made.public, "sig": made.signature}
        if self.token_file:
            token = _read("nats_token_file", self.token_file).strip()
            if not token:
                raise CredentialsError(f"nats_token_file: {self.token_file} is empty.")
            return {"auth_token": token}
        address = urlsplit(url)
        if address.password:
            return {"user": unquote(address.username or ""), "pass": unquote(address.password)}
        return {"auth_token": unquote(address.username)} if address.username else {}

    def tls_context(self) -> ssl.SSLContext:
        """Whom we trust, and our own certificate; raises `CredentialsError`."""
        context = ssl.create_default_context()
        if self.ca:
            text = _read("nats_ca", self.ca)
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # trusts nobody else
            try:
                context.load_verify_locations(cadata=text)
            except ssl.SSLError:
                raise CredentialsError(f"nats_ca: {self.ca} has no certificate in it.") from None
        if self.cert:
            _read("nats_cert", self.cert)
            if self.key:
                _read("nats_key", self.key)
            try:
                context.load_cert_chain(self.cert, self.key, password=lambda: b"")
            except ssl.SSLError as error:
                raise CredentialsError(
                    f"nats_cert: {self.cert} and {self.key or 'the key in it'} cannot be used: "
                    f"{error.reason or error}. They must belong together, in PEM, the key without a password."
                ) from None
        return context


FROM_URL = Credentials()
"""No files: only what the URL says."""


class Signed(NamedTuple):
    """Our public key, and what the server can check with it."""

    public: str
    signature: str


def seed_of(text: str, where: str) -> bytes:
    """The 32 bytes of a user's seed, which is written as `SU…`; raises `CredentialsError`."""
    try:
        raw = base64.b32decode(text + "=" * (-len(text) % 8))
    except binascii.Error:
        raw = b""
    if len(raw) != SEED_BYTES or _checksum(raw[:-2]) != raw[-2:]:
        raise CredentialsError(f"{where} has no whole NKey seed in it; that of a user begins with SU.")
    if raw[0] & 0xF8 != SEED or (raw[0] & 7) << 5 | raw[1] >> 3 != USER:
        raise CredentialsError(f"{where} has an NKey seed that is not that of a user: it begins with SU.")
    return raw[2:-2]


def signed(seed: bytes, nonce: str) -> Signed:
    """Sign what the server has given us; raises `CredentialsError`."""
    try:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import (  # noqa: PLC0415  (an extra)
            Ed25519PrivateKey,
        )
    except ImportError:
        raise CredentialsError(
            "nats_creds and nats_nkey need one more package: pip install cryptography"
        ) from None
    key = Ed25519PrivateKey.from_private_bytes(seed)
    public = bytes([USER]) + key.public_key().public_bytes_raw()
    signature = base64.urlsafe_b64encode(key.sign(nonce.encode())).rstrip(b"=")
    return Signed(base64.b32encode(public + _checksum(public)).rstrip(b"=").decode(), signature.decode())


def _checksum(data: bytes) -> bytes:
    return binascii.crc_hqx(data, 0).to_bytes(2, "little")


def _read(setting: str, file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise CredentialsError(f"{setting}: can't read {file}: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise CredentialsError(f"{setting}: {file} is not a text.") from None
