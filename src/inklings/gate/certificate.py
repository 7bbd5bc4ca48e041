"""The certificate that a house makes for itself, for `inklings serve --https`. Needs the extra `https`.

It is kept in one file with its key, so the two always belong together. It is no authority: it can vouch for
nothing but this house, even on a device that has been told to trust it.
"""

from __future__ import annotations

import os
import socket
import tempfile
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from inklings.gate.certificate_file import Certificate

FILE = "certificate.pem"
LASTS = timedelta(days=397)
"""Apple's devices refuse a certificate of this kind that lasts longer than 825 days."""
RENEWED_BEFORE = timedelta(days=30)
EARLIER = timedelta(days=1)
"""A phone whose clock is slow should not find it too new."""
HERE = ("localhost", "127.0.0.1", "::1")


def house_certificate(folder: Path, names: Iterable[str], now: datetime | None = None) -> Certificate:
    """The certificate that is kept in this folder, made again if it ends soon or lacks one of these names."""
    now = now or datetime.now(UTC)
    wanted = _written(names)
    file = folder / FILE
    kept = _read(file)
    if kept is None or kept.not_valid_after_utc - now < RENEWED_BEFORE or not _names_in(kept) >= set(wanted):
        kept = _make(file, wanted, now)
    return Certificate(file, kept.fingerprint(hashes.SHA256()))


def names_here() -> list[str]:
    """By which names this machine can be called from itself and from its own network."""
    name = socket.gethostname()
    return [*HERE, name, f"{name.partition('.')[0]}.local"]


def _read(file: Path) -> x509.Certificate | None:
    try:
        return x509.load_pem_x509_certificate(file.read_bytes())
    except (FileNotFoundError, ValueError):
        return None


def _make(file: Path, names: Sequence[str], now: datetime) -> x509.Certificate:
    key = ec.generate_private_key(ec.SECP256R1())
    itself = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Inklings")])
    usage = x509.KeyUsage(
        digital_signature=True,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=False,
        crl_sign=False,
        encipher_only=False,
        decipher_only=False,
    )
    made = (
        x509.CertificateBuilder()
        .subject_name(itself)
        .issuer_name(itself)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - EARLIER)
        .not_valid_after(now - EARLIER + LASTS)
        .add_extension(x509.SubjectAlternativeName(list(map(_general_name, names))), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    _write(file, secret + made.public_bytes(Encoding.PEM))
    return made


def _write(file: Path, content: bytes) -> None:
    """Only its owner can read the file, from its first byte on; and it is there whole, or as it was."""
    handle, draft = tempfile.mkstemp(dir=file.parent, prefix=file.name)  # made with mode 0600
    with os.fdopen(handle, "wb") as output:
        output.write(content)
    Path(draft).replace(file)


def _written(names: Iterable[str]) -> list[str]:
    """Names as certificates write them, each once."""
    found: dict[str, None] = {}
    for name in filter(None, names):
        try:
            found[str(ip_address(name))] = None
        except ValueError:
            try:
                found[name.lower().encode("idna").decode()] = None
            except UnicodeError:
                continue  # a machine can have a name that no browser could ask for
    return list(found)


def _general_name(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def _names_in(certificate: x509.Certificate) -> set[str]:
    try:
        names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return set()
    return {*names.get_values_for_type(x509.DNSName), *map(str, names.get_values_for_type(x509.IPAddress))}
