"""What the doctor says of the collector to which traces are sent."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Iterator

from inklings.doctor.findings import Finding, ok, unknown, wrong
from inklings.live.tracing import PACKAGES, TracesError, collector_kind
from inklings.settings.model import Settings

SECONDS = 5.0
NOT_LET_IN = {401, 403}


def check_collector(settings: Settings) -> Iterator[Finding]:
    """Whether traces can be sent: the collector is sent a batch without spans."""
    if not settings.traces:
        return
    try:
        collector_kind()
    except TracesError:
        yield wrong("traces needs more packages", PACKAGES)
    yield _answer(settings.traces)


def _answer(url: str) -> Finding:
    request = urllib.request.Request(url, b"", {"Content-Type": "application/x-protobuf"})  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=SECONDS):  # noqa: S310
            return ok(f"the collector at {url} takes traces")
    except urllib.error.HTTPError as error:
        error.close()
        if error.code in NOT_LET_IN:
            return unknown(
                f"whether the collector at {url} takes traces", f"it answers {error.code} without a token"
            )
        return wrong(
            f"what is at {url} takes no traces (it answers {error.code})",
            "name where the collector takes OTLP over HTTP, such as http://127.0.0.1:4318/v1/traces",
        )
    except OSError as error:
        reason = getattr(error, "reason", error)
        return wrong(f"no collector answers at {url} ({reason})", "start it, or correct traces")
