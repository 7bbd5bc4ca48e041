"""The operator's own key for notices, as the settings name it."""

from __future__ import annotations

from importlib.util import find_spec

from inklings.notices.subscription import HouseKey
from inklings.settings.model import Settings
from inklings.settings.secret_file import read_secret


class PushKeyError(Exception):
    """Notices cannot be signed with the key that the settings name; the text says why."""


def push_key(settings: Settings) -> HouseKey | None:
    """The operator's key; None: each cell makes its own. Raises `PushKeyError` or `SecretFileError`."""
    pem = read_secret(settings.push_key)
    if settings.push_key is None:
        return None
    if not find_spec("pywebpush"):
        raise PushKeyError('--push-key needs one more package: pip install "inklings[push]"')
    from inklings.notices.sending import read_key  # noqa: PLC0415  (needs the extra)

    try:
        return read_key(pem)
    except (TypeError, ValueError):  # it is encrypted, or it is none
        raise PushKeyError(
            f"{settings.push_key} holds no key that browsers take: docs/operate.md tells how to make one"
        ) from None
