"""Turns traces on. Only this module imports what needs the extra `traces`."""

from __future__ import annotations

import contextlib
from collections.abc import Generator
from typing import TYPE_CHECKING

from inklings.live import trail
from inklings.live.traces import Traces

if TYPE_CHECKING:
    from inklings.live.collector import Collector

PACKAGES = "pip install opentelemetry-sdk opentelemetry-exporter-otlp-proto-http"


class TracesError(Exception):
    """Moves can't be traced; the message says why."""


@contextlib.contextmanager
def tracing(url: str | None, share: float) -> Generator[None]:
    """Trace this share of moves inside the `with` block, if there is a collector; raises `TracesError`."""
    if not url or not share:
        yield
        return
    collector = collector_kind()(url)
    trail.trace(Traces(share, collector.collect))
    try:
        yield
    finally:
        trail.trace(None)
        collector.close()


def collector_kind() -> type[Collector]:
    """What sends spans; raises `TracesError` if its packages are missing."""
    try:
        from inklings.live.collector import Collector  # noqa: PLC0415  (an extra)
    except ImportError:
        raise TracesError(f"traces needs more packages: {PACKAGES}") from None
    return Collector
