"""`sandtable serve`: a table in the browser."""

from __future__ import annotations

import logging
import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Annotated

import typer
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from . import garbage
from .app import create_app
from .connections import TextsProtocol, guarded
from .database import open_database
from .environment import settings_from
from .logs import set_up_logs
from .metrics import serve_metrics
from .routes.games import describe_all
from .settings import Settings
from .variants import Variants

A_MOMENT_S = 0.05
LARGEST_FRAME = 1024 * 1024
"""Longer frames end the connection; shorter ones that are still too long get an error."""


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on.")] = None,
    database: Annotated[
        str | None, typer.Option(help="A file for SQLite, or an address such as postgresql://user@host/name.")
    ] = None,
    secret: Annotated[
        str | None, typer.Option(help="Signs cookies and links; by default one kept in the database.")
    ] = None,
    overlay: Annotated[
        list[Path] | None,
        typer.Option("--with", metavar="FILE", help="Offer the variant that this overlay makes; can be repeated."),
    ] = None,
    base_path: Annotated[str | None, typer.Option(help="The path under which a proxy serves the table.")] = None,
    trusted_proxies: Annotated[
        str | None, typer.Option(help="Addresses and networks whose X-Forwarded-For is believed.")
    ] = None,
    bot_workers: Annotated[int | None, typer.Option(help="Processes in which bots think.")] = None,
    bot_pause: Annotated[float | None, typer.Option(help="Seconds a watched bot takes at least for an answer.")] = None,
    metrics_port: Annotated[int | None, typer.Option(help="A port for Prometheus; 0: no metrics.")] = None,
    metrics_host: Annotated[str | None, typer.Option(help="The address on which metrics are served.")] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
) -> None:
    """Serves every game in the browser, for people and bots. What is not given is read from the environment."""
    settings = settings_from(
        os.environ,
        host=host,
        port=port,
        database=database,
        secret=secret,
        variants=",".join(map(str, overlay)) if overlay else None,
        base_path=base_path,
        trusted_proxies=trusted_proxies,
        bot_workers=bot_workers,
        bot_pause_s=bot_pause,
        metrics_port=metrics_port,
        metrics_host=metrics_host,
        log_level=log_level,
    )
    Variants(settings.variants)  # a bad overlay is told here, before anything is opened
    set_up_logs(settings.log_level)
    with suppress(SQLAlchemyError):
        open_database(settings.sqlalchemy_url).dispose()
    if settings.metrics_port:
        serve_metrics(settings.metrics_host, settings.metrics_port)
    shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0") else settings.host
    print(f"Sandtable: http://{shown}:{settings.port}{settings.base_path}", flush=True)
    run(settings)


def leave(*_: object) -> None:
    """Asked to stop, and everything is closed: ends like any program that is done, not as if it had been killed."""
    raise SystemExit(0)


def run(settings: Settings) -> None:
    """Serves until stopped."""
    logging.getLogger("uvicorn.error").setLevel("WARNING")
    signal.signal(signal.SIGTERM, leave)
    server = uvicorn.Server(config_of(settings))
    garbage.set_up()
    Thread(target=prepare, args=[server], daemon=True).start()
    server.run()


def prepare(server: uvicorn.Server) -> None:
    """What the first visitor will ask for, as soon as the server answers at all."""
    while not server.started:
        time.sleep(A_MOMENT_S)
    describe_all()


def config_of(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        http=guarded(settings),
        ws=TextsProtocol,
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=int(settings.limits.idle_s),
        timeout_graceful_shutdown=5,
        proxy_headers=False,
    )
