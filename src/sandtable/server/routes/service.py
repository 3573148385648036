"""For those who run the server."""

from __future__ import annotations

from fastapi import APIRouter, Response

from sandtable import __version__

from ..metrics import exposition
from ..models import Health
from .common import HubOf

router = APIRouter(tags=["service"])


@router.get("/healthz", responses={503: {"model": Health}})
async def health(hub: HubOf, response: Response) -> Health:
    try:
        await hub.run(hub.store.ping)
        ok = True
    except Exception:
        ok = False
        response.status_code = 503
    return Health(ok=ok, database=hub.store.kind, version=__version__)


@router.get("/metrics", response_class=Response)
async def metrics() -> Response:
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")
