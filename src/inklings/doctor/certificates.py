"""What the doctor says of certificates: the house's own, ours for NATS, and a JWT's end."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path

from inklings.doctor.findings import Finding, ok, unknown, wrong
from inklings.settings.model import Settings

SOON_DAYS = 14
DAY = 24 * 3600
HOUSE = "certificate.pem"
PACKAGE = "pip install cryptography"


def check_house_certificate(settings: Settings) -> Iterator[Finding]:
    """The certificate of `serve --https`, which is made at a start."""
    if not settings.https:
        return
    if settings.workers > 1:
        yield wrong("--https runs in one process", "leave out --workers")
    file = settings.data / HOUSE
    if not _has_package():
        yield wrong("--https needs one more package", PACKAGE)
    elif not file.exists():
        yield ok("the certificate of this house will be made at its start")
    else:
        yield from _end_of("the certificate of this house", file, "restart the house, and it makes a new one")


def check_nats_certificate(settings: Settings) -> Iterator[Finding]:
    """Our certificate for NATS, and the JWT of a creds file."""
    if settings.nats_cert:
        yield from _end_of("our certificate for NATS", settings.nats_cert, "have a new one issued")
    if settings.nats_creds and (ends := _end_of_jwt(settings.nats_creds)):
        yield judged_end(f"the JWT in {settings.nats_creds}", ends, "have new credentials issued")


def judged_end(what: str, ends: float, cure: str) -> Finding:
    """Whether something lasts long enough."""
    day, left = datetime.fromtimestamp(ends, UTC).date(), ends - time.time()
    if left < 0:
        return wrong(f"{what} has ended on {day}", cure)
    if left < SOON_DAYS * DAY:
        return wrong(f"{what} ends on {day}", cure)
    return ok(f"{what} lasts until {day}")


def _has_package() -> bool:
    return find_spec("cryptography") is not None


def _end_of(what: str, file: Path, cure: str) -> Iterator[Finding]:
    if not _has_package():
        yield unknown(f"the end of {what}", f"it takes one more package to read it: {PACKAGE}")
        return
    from cryptography import x509  # noqa: PLC0415  (an extra)

    try:
        certificate = x509.load_pem_x509_certificate(file.read_bytes())
    except OSError as error:
        yield wrong(f"can't read {file} ({error.strerror})", "name a file that this user can read")
    except ValueError:
        yield wrong(f"{file} has no certificate in it", cure)
    else:
        yield judged_end(what, certificate.not_valid_after_utc.timestamp(), cure)


def _end_of_jwt(file: Path) -> float | None:
    """When it ends, if it does and can be read; what is wrong with it otherwise is told by the engine."""
    try:
        jwt = next(part for part in file.read_text("utf-8").split() if part.count(".") == 2)  # noqa: PLR2004
        body = jwt.split(".")[1]
        ends = json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))).get("exp")
    except (OSError, ValueError, StopIteration):
        return None
    return float(ends) if isinstance(ends, int | float) else None
