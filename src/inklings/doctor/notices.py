"""What the doctor says of notices: of telling people that it is their turn."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec

from inklings.doctor.findings import Finding, ok, wrong
from inklings.settings.model import Settings
from inklings.settings.push_key import PushKeyError, push_key
from inklings.settings.secret_file import SecretFileError


def check_notices(settings: Settings) -> Iterator[Finding]:
    """Whether browsers can be told, and by whom."""
    try:
        key = push_key(settings)
    except (PushKeyError, SecretFileError) as error:
        yield wrong(str(error), "correct --push-key, or leave it out")
        return
    if not find_spec("pywebpush"):
        return
    signed = f"notices are signed with {f'the key in {settings.push_key}' if key else 'a key of this cell'}"
    yield ok(signed if settings.contact else f"{signed}; Apple's push service takes none without --contact")
