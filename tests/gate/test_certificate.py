"""The certificate that a house makes for itself."""

from __future__ import annotations

import sys
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID

from inklings.cli import main
from inklings.gate.certificate import FILE, house_certificate, names_here

NAMES = ["192.0.2.7", "localhost", "::1", "Laptop", "laptop.local"]
NOW = datetime(2027, 1, 1, tzinfo=UTC)


def read(folder: Path) -> x509.Certificate:
    return x509.load_pem_x509_certificate((folder / FILE).read_bytes())


def names_in(certificate: x509.Certificate) -> set[str]:
    names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return {*names.get_values_for_type(x509.DNSName), *map(str, names.get_values_for_type(x509.IPAddress))}


def test_it_has_what_phones_ask_of_it(tmp_path: Path) -> None:
    house_certificate(tmp_path, NAMES, NOW)
    made = read(tmp_path)
    assert names_in(made) == {"192.0.2.7", "localhost", "::1", "laptop", "laptop.local"}
    assert made.not_valid_before_utc < NOW
    assert made.not_valid_after_utc - made.not_valid_before_utc <= timedelta(days=397)
    key = made.public_key()
    assert isinstance(key, ec.EllipticCurvePublicKey)
    assert isinstance(key.curve, ec.SECP256R1)
    usage = made.extensions.get_extension_for_class(x509.ExtendedKeyUsage).value
    assert list(usage) == [ExtendedKeyUsageOID.SERVER_AUTH]
    made.verify_directly_issued_by(made)


def test_it_can_vouch_for_nothing_else(tmp_path: Path) -> None:
    house_certificate(tmp_path, NAMES, NOW)
    made = read(tmp_path)
    assert not made.extensions.get_extension_for_class(x509.BasicConstraints).value.ca
    assert not made.extensions.get_extension_for_class(x509.KeyUsage).value.key_cert_sign


def test_only_its_owner_can_read_the_key(tmp_path: Path) -> None:
    file = house_certificate(tmp_path, NAMES, NOW).file
    assert b"PRIVATE KEY" in file.read_bytes()
    assert file.stat().st_mode & 0o777 == 0o600
    assert [one.name for one in tmp_path.iterdir()] == [FILE]


def test_it_is_the_same_until_thirty_days_before_its_end(tmp_path: Path) -> None:
    first = house_certificate(tmp_path, NAMES, NOW)
    end = read(tmp_path).not_valid_after_utc
    assert house_certificate(tmp_path, NAMES, end - timedelta(days=31)) == first
    second = house_certificate(tmp_path, NAMES, end - timedelta(days=29))
    assert second.fingerprint != first.fingerprint
    assert house_certificate(tmp_path, NAMES, end) == second


def test_a_new_name_needs_a_new_one_and_a_lost_name_does_not(tmp_path: Path) -> None:
    first = house_certificate(tmp_path, NAMES, NOW)
    assert house_certificate(tmp_path, NAMES[1:], NOW) == first
    second = house_certificate(tmp_path, ["192.0.2.8", *NAMES[1:]], NOW)
    assert second.fingerprint != first.fingerprint
    assert "192.0.2.8" in names_in(read(tmp_path))
    assert second.file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("left", [b"", b"junk", b"-----BEGIN CERTIFICATE-----\nMIIB"])
def test_a_file_that_cannot_be_read_is_replaced(tmp_path: Path, left: bytes) -> None:
    (tmp_path / FILE).write_bytes(left)
    house_certificate(tmp_path, NAMES, NOW).context()


def test_its_fingerprint_is_shown_short_and_in_groups(tmp_path: Path) -> None:
    made = house_certificate(tmp_path, NAMES, NOW)
    assert len(made.fingerprint) == 32
    assert len(made.shown) == len("E4CA 001D 2BD5 546C")
    assert bytes.fromhex(made.shown) == made.fingerprint[:8]


def test_a_machine_may_have_a_strange_name(tmp_path: Path) -> None:
    house_certificate(tmp_path, ["", "żuk", "a..b", "x" * 70, "localhost"], NOW)
    assert names_in(read(tmp_path)) == {"żuk".encode("idna").decode(), "localhost"}


def test_a_machine_is_known_by_its_names() -> None:
    names = names_here()
    assert {"localhost", "127.0.0.1", "::1"} <= set(names)
    assert any(name.endswith(".local") for name in names)
    assert ip_address(names[1]).is_loopback


def test_without_the_package_people_read_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "inklings.gate.certificate")
    monkeypatch.setitem(sys.modules, "cryptography", None)
    assert main(["serve", "--https", "--data", str(tmp_path)]) == 1
    assert "pip install cryptography" in capsys.readouterr().err


def test_several_workers_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--https", "--workers", "2", "--data", str(tmp_path)]) == 1
    assert "one process" in capsys.readouterr().err
    assert not (tmp_path / FILE).exists()


def test_a_gate_has_no_https_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["gate", "--nats", "nats://127.0.0.1:1", "--https"])
    assert "--https" in capsys.readouterr().err
