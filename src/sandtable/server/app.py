"""Puts the server together."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from sandtable import __version__
from sandtable.engine import SandtableError

from . import apidocs
from .base_path import BasePath
from .bot_driver import BotDriver
from .coach import Coach
from .compression import Compression
from .environment import proxies_of
from .errors import Refusal, refusal_of
from .garbage import keep_tidy
from .hub import Hub
from .laboratory import Laboratory
from .limits import Limiter
from .middleware import Middleware, refusal_response
from .models import ErrorBody
from .notifications import keep_comparing, listen
from .people import People, people_of
from .replays import Reels
from .routes import API, service, socket
from .settings import Settings
from .signing import Signing
from .static import client_router
from .store import Store
from .sweeper import keep_checkpointing, keep_moderating, share_presence, sweep
from .tasks import Tasks

log = logging.getLogger(__name__)

HTTP_CODES = {404: "not-found", 405: "method-not-allowed", 413: "too-large"}

REFUSED = {
    "model": ErrorBody,
    "description": "Refused; nothing has changed",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorBody"}}},
}


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or Settings()
    app = FastAPI(
        title="Sandtable",
        version=__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
        responses={"4XX": REFUSED},
    )
    app.state.settings = settings
    app.state.limiter = Limiter(settings.limits)
    app.state.laboratory = Laboratory(settings)
    app.add_middleware(Compression)
    app.add_middleware(Middleware, limits=settings.limits)
    app.add_middleware(BasePath, base_path=settings.base_path)
    app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=proxies_of(settings))
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(SandtableError, on_engine_error)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(SQLAlchemyError, on_store_error)
    app.add_exception_handler(Exception, on_failure)
    for part in (*API, socket, service):
        app.include_router(part.router)
    app.add_api_route("/api/docs", lambda: apidocs.response(app.openapi()), include_in_schema=False)
    app.openapi = apidocs.with_socket_messages(app.openapi)  # type: ignore[method-assign]
    app.include_router(client_router(settings.static, settings.base_path))
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    process = f"{os.getpid()}-{secrets.token_hex(4)}"
    store = await asyncio.to_thread(Store, settings.sqlalchemy_url, process)
    hub = Hub(store, settings)
    bots = BotDriver(hub)
    tasks = Tasks()
    app.state.hub = hub
    app.state.bots = bots
    app.state.tasks = tasks
    app.state.reels = Reels()
    app.state.coach = Coach(hub)
    store.secret()
    app.state.signing = Signing(*([settings.secret] if settings.secret else store.secrets()))
    app.state.people = People(hub, app.state.signing)
    tasks.start("sweep", lambda: sweep(hub, bots))
    tasks.start("listen", lambda: listen(hub))
    tasks.start("compare", lambda: keep_comparing(hub))
    tasks.start("moderation", lambda: keep_moderating(hub, app.state.signing, not settings.secret))
    tasks.start("presence", lambda: share_presence(hub))
    tasks.start("tidy", lambda: keep_tidy(hub))
    tasks.start("checkpoint", lambda: keep_checkpointing(hub))
    log.info("serving", extra={"database": store.kind, "worker": process, "version": __version__})
    try:
        yield
    finally:
        await tasks.close()
        await bots.close()
        app.state.laboratory.close()
        await app.state.coach.close()
        with suppress(SQLAlchemyError):
            await hub.writer.run(hub.presence.leave)
        await hub.close()
        store.close()


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    response = refusal_response(error)
    if error.code == "bad-cookie":
        people_of(request).forget_cookie(response)
    return response


async def on_engine_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, SandtableError)
    return refusal_response(refusal_of(error))


async def on_bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return refusal_response(Refusal("bad-request", f"{where}: {first['msg']}"))


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = refusal_response(Refusal(HTTP_CODES.get(error.status_code, "bad-request"), str(error.detail)))
    response.headers.update(error.headers or {})
    return response


async def on_store_error(request: Request, error: Exception) -> Response:
    log.error("store does not answer", extra={"path": request.url.path, "error": str(error)})
    return refusal_response(Refusal("busy", "The store is not answering; please try again", retry_after_s=2.0))


async def on_failure(request: Request, error: Exception) -> Response:
    log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return refusal_response(Refusal("internal", "Something went wrong on our side; nothing was changed"))
