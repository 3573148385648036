"""For those who run the server."""

from __future__ import annotations

import asyncio
import logging

from fastapi import APIRouter, Request, Response

from sandtable import __version__

from ..hub import now_ms
from ..models import Health
from ..tasks import Tasks
from .common import HubOf

log = logging.getLogger(__name__)
router = APIRouter(tags=["service"])

PATIENCE_S = 5.0


@router.get("/healthz", responses={503: {"model": Health}})
async def health(request: Request, hub: HubOf, response: Response) -> Health:
    """Whether the store can be written, and every background task runs."""
    tasks: Tasks = request.app.state.tasks
    unwell = tasks.unwell()
    try:
        await asyncio.wait_for(hub.writer.run(hub.store.check, now_ms()), PATIENCE_S)
    except Exception as error:
        log.error("store cannot be written", exc_info=error)
        unwell.append("store")
    if unwell:
        response.status_code = 503
    return Health(ok=not unwell, unwell=unwell, set_aside=len(hub.aside), database=hub.store.kind, version=__version__)
