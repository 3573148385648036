"""`sandtable serve`: a table in the browser."""

from __future__ import annotations

import gc
import logging
import os
import signal
from pathlib import Path
from typing import Annotated

import typer
import uvicorn

from .app import create_app
from .logs import set_up_logs
from .metrics import serve_metrics
from .settings import Settings

SELDOM = (50_000, 20, 200)
"""How often garbage is sought: hundreds of open matches make each full search a pause that players would feel."""

LARGEST_FRAME = 1024 * 1024
"""Longer frames end the connection; shorter ones that are still too long get an error."""


SECRET_LENGTH = 16


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    database: Annotated[
        str,
        typer.Option(
            envvar="SANDTABLE_DATABASE",
            help="A file for SQLite, or an address such as postgresql://user@host/name.",
        ),
    ] = "sandtable.sqlite3",
    secret: Annotated[
        str,
        typer.Option(envvar="SANDTABLE_SECRET", help="Signs cookies and links; by default one kept in the database."),
    ] = "",
    bot_workers: Annotated[int, typer.Option(help="Processes in which bots think; 0: one less than cores.")] = 0,
    bot_pause: Annotated[float, typer.Option(help="Seconds a watched bot takes at least for an answer.")] = 0.25,
    metrics_port: Annotated[
        int, typer.Option(envvar="SANDTABLE_METRICS_PORT", help="A port for Prometheus; 0: no metrics.")
    ] = 0,
    metrics_host: Annotated[str, typer.Option(help="The address on which metrics are served.")] = "127.0.0.1",
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
) -> None:
    """Serves every game in the browser, for people and bots."""
    set_up_logs(log_level)
    if secret and len(secret) < SECRET_LENGTH:
        raise typer.BadParameter(f"the secret must have at least {SECRET_LENGTH} characters", param_hint="--secret")
    if metrics_port:
        serve_metrics(metrics_host, metrics_port)
    settings = Settings(
        database=database_address(database),
        secret=secret,
        bot_workers=bot_workers or max(1, (os.cpu_count() or 2) - 1),
        bot_pause_s=bot_pause,
    )
    print(f"Sandtable: http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}", flush=True)
    run(settings, host, port)


def database_address(database: str) -> str:
    """
    >>> database_address("games.sqlite3").startswith("sqlite:////")
    True
    >>> database_address("postgresql://localhost/table")
    'postgresql://localhost/table'
    """
    return database if "://" in database else f"sqlite:///{Path(database).expanduser().absolute()}"


def leave(*_: object) -> None:
    """Asked to stop, and everything is closed: ends like any program that is done, not as if it had been killed."""
    raise SystemExit(0)


def run(settings: Settings, host: str, port: int) -> None:
    """Serves until stopped."""
    logging.getLogger("uvicorn.error").setLevel("WARNING")
    signal.signal(signal.SIGTERM, leave)
    gc.set_threshold(*SELDOM)
    uvicorn.run(
        create_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        proxy_headers=True,
    )
