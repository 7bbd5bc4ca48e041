"""Answers of the HTTP API that say why not."""

from __future__ import annotations

import inspect
from math import ceil
from typing import Any

from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_507_INSUFFICIENT_STORAGE
from msgspec import Struct

from inklings.gate.api_error import ApiError
from inklings.house.asks import Why
from inklings.kernel.game import Refused


def answers(*refusals: int, well: type[Struct] | None = None, status: int = 200) -> dict[int, ResponseSpec]:
    """What the API says of itself: the answer if all is well, and the statuses of those that say why not."""
    refused = {
        one: ResponseSpec(ApiError, generate_examples=False, description="Why not") for one in refusals
    }
    if well is None:
        return refused
    return {
        status: ResponseSpec(well, generate_examples=False, description=inspect.getdoc(well) or ""),
        **refused,
    }


def error(status: int, why: str, retry_after: float = 0) -> Response[Any]:
    """An answer that says why not, and when to ask again."""
    wait = ceil(retry_after)
    headers = {"Retry-After": str(wait)} if wait else {}
    return Response(ApiError(error=why, retry_after=wait), status_code=status, headers=headers)


def status_of(refused: Refused, usual: int) -> int:
    """What a refusal is in HTTP."""
    return HTTP_507_INSUFFICIENT_STORAGE if refused.why.value == Why.HOUSE_FULL.value else usual


def caller(request: Request[Any, Any, Any]) -> str:
    """The address by which tries are counted."""
    return request.client.host if request.client else ""
