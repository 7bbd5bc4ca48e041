"""Cleaning in a process of its own, with limits: files of strangers are opened nowhere else."""

from __future__ import annotations

import sys
import time

from inklings.own_decks.cleaned import encode

MEMORY_BYTES = 1 << 30
CPU_SECONDS = 10
"""For one picture; most take a fifth of a second."""


def limit() -> None:
    """Let this process have only so much memory, and leave nothing behind if it dies."""
    if sys.platform == "linux":
        import resource  # noqa: PLC0415  (Windows has none)

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def clean_apart(upload: bytes) -> bytes:
    """The card, encoded; empty: this is no picture that we take. The process ends if it takes too long."""
    from inklings.own_decks.cleaning import clean  # noqa: PLC0415  (Pillow is loaded only where it is used)

    _limit_time()
    cleaned = clean(upload)
    return encode(cleaned) if cleaned else b""


def _limit_time() -> None:
    if sys.platform == "linux":
        import resource  # noqa: PLC0415

        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + 1 + CPU_SECONDS, hard))
