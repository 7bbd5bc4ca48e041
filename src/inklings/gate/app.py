"""The web application of a gate: the API and the pages."""

from __future__ import annotations

import logging
from math import ceil
from typing import Any, Literal, cast

from litestar import Litestar, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router

from inklings.gate import (
    album_api,
    api,
    circle_api,
    discord_api,
    notice_api,
    operators,
    own_deck_api,
    pictures,
    postcard_api,
    preview_api,
    previews,
    quick_api,
    replay_api,
    room_api,
    screens,
    woodcut_api,
)
from inklings.gate.api_error import ApiError
from inklings.gate.assets import STATIC, asset
from inklings.gate.contact import security_txt
from inklings.gate.front import App, Front
from inklings.gate.gate import Gate
from inklings.gate.preloads import needed_at
from inklings.gate.preview_api import link_preview, origin_of, table_preview
from inklings.gate.previews import Preview
from inklings.live.failures import TableBroken, Unavailable
from inklings.live.unloading import PARKED_SECONDS

logger = logging.getLogger(__name__)

LARGEST_BODY = 4 * 1024

PAGES = [
    "/",
    "/tv",
    "/{code:str}",
    "/{code:str}/tv",
    "/{code:str}/watch",
    "/embed/{code:str}",
    "/album/{link:str}",
    "/deck",
    "/deck/{name:str}",
    "/party",
    "/party/{room:str}",
    "/replay/{link:str}",
    "/replay/{link:str}/tv",
]


@get(PAGES, include_in_schema=False)
async def page(
    request: Request[Any, Any, Any],
    gate: NamedDependency[Gate],
    code: FromPath[str | None] = None,
    link: FromPath[str | None] = None,
) -> Response[Any] | File:
    """The client: one page that draws every screen. Its head says what chats show beside its link."""
    address = request.client.host if request.client else ""
    path, query = request.url.path, request.url.query
    headers = {"Cache-Control": "no-cache"}
    preview: Preview | None = None
    if link:
        preview = await link_preview(gate, link, path, query, address)
    elif code and (found := await gate.game_at(code, address)):
        game, stage = found
        screen: Literal["Screen", "Table"] = "Screen" if path.endswith("/tv") else "Table"
        headers["Link"] = needed_at(game, screen, lobby=stage == "lobby")
        preview = table_preview(game, path, query)
    if preview is None:
        return _no_cache_file("index.html", "text/html")
    return Response(previews.page(origin_of(request), preview), media_type="text/html", headers=headers)


@get("/worker.js", include_in_schema=False, sync_to_thread=False)
def worker() -> File:
    """The service worker, which answers while there is no network. At this path its scope is every page."""
    return _no_cache_file("worker.js", "text/javascript")


def _no_cache_file(file: str, media_type: str) -> File:
    """A file that browsers cache, but revalidate each time."""
    return File(
        STATIC / file,
        content_disposition_type="inline",
        media_type=media_type,
        headers={"Cache-Control": "no-cache"},
    )


def _away(_: Request[Any, Any, Any], error: Exception) -> Response[ApiError]:
    """The engine does not answer: tell when to ask again."""
    logger.info("the engine is away: %s", error)
    return Response(
        ApiError(error="unavailable", retry_after=1), status_code=503, headers={"Retry-After": "1"}
    )


def _broken(_: Request[Any, Any, Any], error: TableBroken) -> Response[ApiError]:
    """Our own code cannot read this table: tell the incident, and when it is tried again."""
    wait = ceil(PARKED_SECONDS)
    told = ApiError(error="broken", retry_after=wait, incident=error.incident)
    return Response(told, status_code=503, headers={"Retry-After": str(wait)})


def _too_deep(_: Request[Any, Any, Any], __: Exception) -> Response[ApiError]:
    """The JSON of a body is nested too deep."""
    return Response(ApiError(error="malformed"), status_code=400)


def make_app(gate: Gate) -> Front:
    """A gate's application, behind its front."""
    app = cast("App", routes(gate))
    return Front(app, gate.accounts, gate.proxies, gate.names, gate.blocked, gate.framing)


def routes(gate: Gate) -> Litestar:
    """The API and the pages, by address."""

    async def the_gate() -> Gate:
        return gate

    installable = create_static_files_router(
        "/app",
        [STATIC / "app"],
        include_in_schema=False,
        cache_control=CacheControlHeader(no_cache=True),
    )
    return Litestar(
        route_handlers=[
            *api.HANDLERS,
            *screens.HANDLERS,
            *pictures.HANDLERS,
            *replay_api.HANDLERS,
            *postcard_api.HANDLERS,
            *album_api.HANDLERS,
            *circle_api.HANDLERS,
            *woodcut_api.HANDLERS,
            *own_deck_api.HANDLERS,
            *notice_api.HANDLERS,
            *discord_api.HANDLERS,
            *quick_api.HANDLERS,
            *room_api.HANDLERS,
            *preview_api.HANDLERS,
            operators.router(gate),
            page,
            worker,
            asset,
            security_txt,
            installable,
        ],
        dependencies={"gate": Provide(the_gate)},
        exception_handlers={Unavailable: _away, TableBroken: _broken, RecursionError: _too_deep},
        openapi_config=OpenAPIConfig(
            title="Inklings",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
    )
