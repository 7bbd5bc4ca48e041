"""What a NATS operator makes: NKeys, JWTs and certificates."""

from __future__ import annotations

import base64
import binascii
import json
import time
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

OPERATOR, ACCOUNT, USER = 14 << 3, 0, 20 << 3
NO_LIMIT = -1


def encoded(prefix: bytes, key: bytes) -> str:
    raw = prefix + key
    return base64.b32encode(raw + binascii.crc_hqx(raw, 0).to_bytes(2, "little")).decode().rstrip("=")


class NKey:
    """A key of an operator, an account or a user."""

    def __init__(self, kind: int = USER) -> None:
        self._key = Ed25519PrivateKey.generate()
        self.public = encoded(bytes([kind]), self._key.public_key().public_bytes_raw())
        prefix = bytes([18 << 3 | kind >> 5, (kind & 31) << 3])
        self.seed = encoded(prefix, self._key.private_bytes_raw())

    def jwt(self, subject: str, kind: str, claims: dict[str, Any], *, seconds: int = 0) -> str:
        now = int(time.time())
        body = {
            "jti": base64.b32encode(subject.encode()).decode().rstrip("="),
            "iat": now,
            "iss": self.public,
            "sub": subject,
            "name": kind,
            "nats": {**claims, "type": kind, "version": 2},
        }
        if seconds:
            body["exp"] = now + seconds
        head = {"typ": "JWT", "alg": "ed25519-nkey"}
        text = ".".join(_base64(json.dumps(part).encode()) for part in (head, body))
        return f"{text}.{_base64(self._key.sign(text.encode()))}"


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Operator:
    """An operator with an account for the house."""

    def __init__(self) -> None:
        self._key, self._account, self._system = NKey(OPERATOR), NKey(ACCOUNT), NKey(ACCOUNT)

    @property
    def config(self) -> str:
        """What a server has to know."""
        preloaded = "\n".join(
            f"  {account.public}: {self._key.jwt(account.public, 'account', {'limits': limits})}"
            for account, limits in (
                (self._account, _limits(storage=True)),
                (self._system, _limits(storage=False)),
            )
        )
        itself = self._key.jwt(self._key.public, "operator", {"system_account": self._system.public})
        return (
            f"operator: {itself}\nsystem_account: {self._system.public}\nresolver: MEMORY\n"
            f"resolver_preload: {{\n{preloaded}\n}}\n"
        )

    def creds(self, seconds: int = 0) -> str:
        """A creds file for somebody new."""
        user = NKey()
        jwt = self._account.jwt(
            user.public,
            "user",
            {"pub": {}, "sub": {}, "subs": NO_LIMIT, "data": NO_LIMIT, "payload": NO_LIMIT},
            seconds=seconds,
        )
        return (
            f"-----BEGIN NATS USER JWT-----\n{jwt}\n------END NATS USER JWT------\n\n"
            "************************* IMPORTANT *************************\n"
            "NKEY Seed printed below can be used to sign and prove identity.\n\n"
            f"-----BEGIN USER NKEY SEED-----\n{user.seed}\n------END USER NKEY SEED------\n"
        )


def _limits(*, storage: bool) -> dict[str, Any]:
    names = ["subs", "data", "payload", "imports", "exports", "conn", "leaf"]
    if storage:
        names += ["mem_storage", "disk_storage", "streams", "consumer"]
    return {**dict.fromkeys(names, NO_LIMIT), "wildcards": True}


class Issued(NamedTuple):
    """A certificate and its key, in files."""

    cert: Path
    key: Path


class Authority:
    """A private CA."""

    def __init__(self, folder: Path, name: str = "ca") -> None:
        self._folder = folder
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        self.file = folder / f"{name}.pem"
        certificate = self._made(self._name, self._key, timedelta(days=1), is_authority=True)
        self.file.write_bytes(certificate.public_bytes(Encoding.PEM))

    def issue(self, name: str, lasts: timedelta = timedelta(days=1)) -> Issued:
        key = ec.generate_private_key(ec.SECP256R1())
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        issued = Issued(self._folder / f"{name}.pem", self._folder / f"{name}.key")
        certificate = self._made(subject, key, lasts)
        issued.cert.write_bytes(certificate.public_bytes(Encoding.PEM))
        issued.key.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
        return issued

    def _made(
        self,
        subject: x509.Name,
        key: ec.EllipticCurvePrivateKey,
        lasts: timedelta,
        *,
        is_authority: bool = False,
    ) -> x509.Certificate:
        now = datetime.now(UTC)
        names = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
        return (
            x509.CertificateBuilder()
            .subject_name(subject)
            .issuer_name(self._name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - timedelta(days=2))
            .not_valid_after(now + lasts)
            .add_extension(x509.BasicConstraints(ca=is_authority, path_length=None), critical=True)
            .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
            .add_extension(
                x509.AuthorityKeyIdentifier.from_issuer_public_key(self._key.public_key()), critical=False
            )
            .add_extension(
                x509.KeyUsage(
                    digital_signature=True,
                    content_commitment=False,
                    key_encipherment=False,
                    data_encipherment=False,
                    key_agreement=False,
                    key_cert_sign=is_authority,
                    crl_sign=is_authority,
                    encipher_only=False,
                    decipher_only=False,
                ),
                critical=True,
            )
            .add_extension(names, critical=False)
            .sign(self._key, hashes.SHA256())
        )
