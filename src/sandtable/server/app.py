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
from starlette.responses import HTMLResponse, Response

from sandtable import __version__
from sandtable.engine import SandtableError

from . import apidocs
from .bot_driver import BotDriver
from .errors import Refusal, refusal_of
from .hub import Hub
from .limits import Limiter
from .middleware import Middleware, refusal_response
from .models import ErrorBody
from .notifications import listen
from .people import People
from .replays import Reels
from .routes import games, matches, people, records, service, socket
from .settings import Settings
from .signing import COOKIE, Signing
from .static import client_router
from .store import Store
from .sweeper import share_presence, sweep

log = logging.getLogger(__name__)

HTTP_CODES = {404: "not-found", 405: "method-not-allowed", 413: "too-large"}

REFUSED = {
    "model": ErrorBody,
    "description": "refused; nothing has changed",
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
    app.add_middleware(Middleware, limits=settings.limits)
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(SandtableError, on_engine_error)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(Exception, on_failure)
    for part in (games, people, matches, records, socket, service):
        app.include_router(part.router)
    app.add_api_route("/api/docs", lambda: HTMLResponse(apidocs.page(app.openapi())), include_in_schema=False)
    app.include_router(client_router(settings.static))
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    process = f"{os.getpid()}-{secrets.token_hex(4)}"
    store = await asyncio.to_thread(Store, settings.sqlalchemy_url, process)
    hub = Hub(store, settings)
    bots = BotDriver(hub)
    app.state.hub = hub
    app.state.bots = bots
    app.state.reels = Reels()
    app.state.signing = Signing(settings.secret or store.secret())
    app.state.people = People(hub, app.state.signing)
    works = sweep(hub, bots), listen(store, hub.refresh), share_presence(hub)
    tasks = [asyncio.create_task(work) for work in works]
    log.info("serving", extra={"database": store.kind, "worker": process, "version": __version__})
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await bots.close()
        with suppress(SQLAlchemyError):
            await hub.writer.run(hub.presence.leave)
        await hub.close()
        store.close()


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    response = refusal_response(error)
    if error.code == "bad-cookie":
        response.delete_cookie(COOKIE)
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


async def on_failure(request: Request, error: Exception) -> Response:
    log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return refusal_response(Refusal("internal", "something is wrong here; nothing was changed"))
