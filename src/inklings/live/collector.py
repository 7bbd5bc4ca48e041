"""Sends spans to a collector, by the SDK of OpenTelemetry. Needs the extra `traces`: import it only then.

The SDK does it in a thread of its own, in batches. What a collector does not take is dropped after a while.
"""

from __future__ import annotations

import logging
import os
import socket
import threading
import time
from importlib.metadata import version

from opentelemetry.context import Context
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.sdk.trace.id_generator import IdGenerator
from opentelemetry.sdk.trace.sampling import ALWAYS_ON
from opentelemetry.trace import NonRecordingSpan, SpanContext, TraceFlags, set_span_in_context

from inklings.live.traces import Span

logger = logging.getLogger(__name__)

CLOSE_SECONDS = 1.0
QUIET_SECONDS = 60.0


class Collector:
    """Where the spans of this process go."""

    def __init__(self, url: str) -> None:
        for theirs in ("opentelemetry", "urllib3"):
            logging.getLogger(theirs).propagate = False
        logging.getLogger("opentelemetry").addHandler(_Troubles(url))
        self._ids = _Ids()
        gate = f"{socket.gethostname()}-{os.getpid()}"
        about = {
            "service.name": "inklings",
            "service.version": version("inklings"),
            "service.instance.id": gate,
        }
        # What is sampled was decided already, and nothing but us decides when the end has come.
        self._provider = TracerProvider(
            sampler=ALWAYS_ON,
            resource=Resource.create(about),
            id_generator=self._ids,
            shutdown_on_exit=False,
        )
        self._provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=url)))
        self._tracer = self._provider.get_tracer("inklings")

    def collect(self, span: Span) -> None:
        """Send a span that has ended, with the next batch."""
        self._ids.span = span
        context = Context()
        if span.parent is not None:
            parent = SpanContext(span.trace, span.parent, True, TraceFlags(TraceFlags.SAMPLED))
            context = set_span_in_context(NonRecordingSpan(parent), context)
        made = self._tracer.start_span(
            span.name, context=context, attributes=span.facts, start_time=span.began
        )
        made.end(span.ended)

    def close(self) -> None:
        """Send what is left, unless that takes long: the SDK itself would wait for half a minute."""
        closing = threading.Thread(target=self._provider.shutdown, daemon=True)
        closing.start()
        closing.join(CLOSE_SECONDS)


class _Ids(IdGenerator):
    """Lets the SDK use the ids that all gates agree on."""

    span: Span

    def generate_trace_id(self) -> int:
        return self.span.trace

    def generate_span_id(self) -> int:
        return self.span.id


class _Troubles(logging.Handler):
    """Tells one of the SDK's complaints a minute: a collector that is down causes many."""

    def __init__(self, url: str) -> None:
        super().__init__(logging.WARNING)
        self._url = url
        self._quiet_until = 0.0

    def emit(self, record: logging.LogRecord) -> None:
        now = time.monotonic()
        if now >= self._quiet_until:
            self._quiet_until = now + QUIET_SECONDS
            logger.warning("traces can't be sent to %s: %s", self._url, record.getMessage())
