"""The browser client: a built file, or its page for every path that is the client's own."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response

from .errors import Refusal

HASHED = "public, max-age=31536000, immutable"
FRESH = "no-cache"
NOT_BUILT = (
    "<!doctype html><meta charset=utf-8><title>Sandtable</title>"
    "<p>The server runs; the browser client has not been built. <a href=/api/docs>API</a>"
)


def client_router(folder: Path) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    @router.get("/{path:path}")
    def client(path: str) -> Response:
        if path.startswith("api/"):
            raise Refusal("not-found", f"there is no /{path[:100]}")
        if wanted := built_file(folder, path):
            hashed = path.startswith("assets/")
            return FileResponse(wanted, headers={"Cache-Control": HASHED if hashed else FRESH})
        page = folder / "index.html"
        if page.is_file():
            return FileResponse(page, headers={"Cache-Control": FRESH})
        return HTMLResponse(NOT_BUILT)

    return router


def built_file(folder: Path, path: str) -> Path | None:
    """The file of the client with this path; nothing outside its folder."""
    try:
        wanted = (folder / path).resolve()
        return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None
