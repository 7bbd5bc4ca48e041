"""Where people report a weakness of this server: `/.well-known/security.txt` (RFC 9116)."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from inklings.gate.gate import Gate

VALID = timedelta(days=30)
"""How long an answer can be relied on: the operator may change between two starts of a gate."""


@get("/.well-known/security.txt", include_in_schema=False, sync_to_thread=False)
def security_txt(gate: NamedDependency[Gate]) -> Response[str]:
    """How to reach the operator, if they have said so."""
    if gate.contact is None:
        raise NotFoundException
    expires = datetime.now(UTC) + VALID
    lines = [
        f"Contact: {gate.contact}",
        f"Expires: {expires:%Y-%m-%dT%H:%M:%SZ}",
        "Preferred-Languages: en, pl",
    ]
    return Response("".join(f"{line}\n" for line in lines), media_type=MediaType.TEXT)
