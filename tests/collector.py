"""A collector of OpenTelemetry for tests: takes OTLP over HTTP, and keeps every span that it is sent."""

from __future__ import annotations

import asyncio
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

PATH = "/v1/traces"
PATIENCE = 20.0


class Seen(NamedTuple):
    """A span that was sent."""

    gate: str
    name: str
    trace: bytes
    id: bytes
    parent: bytes
    began: int
    ended: int
    facts: Mapping[str, Any]


class Collector:
    """Keeps what it is sent."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.spans: list[Seen] = []

    @property
    def traces(self) -> dict[bytes, list[Seen]]:
        """All spans by their traces, each in the order in which they began."""
        found: dict[bytes, list[Seen]] = defaultdict(list)
        for span in sorted(self.spans, key=lambda span: span.began):
            found[span.trace].append(span)
        return found

    def named(self, name: str) -> list[Seen]:
        return [span for span in self.spans if span.name == name]

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():  # noqa: ASYNC110  (another thread takes them)
                await asyncio.sleep(0.05)

    def take(self, data: bytes) -> None:
        for resource in ExportTraceServiceRequest.FromString(data).resource_spans:
            gate = _facts(resource.resource.attributes)["service.instance.id"]
            for scope in resource.scope_spans:
                for span in scope.spans:
                    seen = (span.name, span.trace_id, span.span_id, span.parent_span_id)
                    times = (span.start_time_unix_nano, span.end_time_unix_nano)
                    self.spans.append(Seen(gate, *seen, *times, _facts(span.attributes)))


@contextmanager
def collector() -> Iterator[Collector]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            data = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(200 if self.path == PATH else 404)
            self.send_header("Content-Length", "0")
            self.end_headers()
            if self.path == PATH:
                here.take(data)

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        here = Collector(f"http://127.0.0.1:{server.server_port}{PATH}")
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield here
        finally:
            server.shutdown()
            thread.join()


def _facts(attributes: Any) -> dict[str, Any]:
    return {one.key: _value(one.value) for one in attributes}


def _value(value: Any) -> Any:
    kind = value.WhichOneof("value")
    if kind == "array_value":
        return [_value(one) for one in value.array_value.values]
    return getattr(value, kind)
