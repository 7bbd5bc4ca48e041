"""Secrets that the operator keeps in files."""

from __future__ import annotations

from pathlib import Path


class SecretFileError(Exception):
    """The file of a secret cannot be read; the text says which."""


def read_secret(file: Path | None) -> str:
    """What the file says; nothing if there is none. Raises `SecretFileError`."""
    try:
        return file.read_text("utf-8").strip() if file else ""
    except (OSError, ValueError) as error:
        raise SecretFileError(f"can't read {file}: {error}") from None
