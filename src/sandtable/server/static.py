"""The browser client: a built file, or its page for every path that is the client's own."""

from __future__ import annotations

import base64
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from .base_path import page_at
from .compression import SMALLEST, compressed_once, is_text, wants_gzip
from .errors import Refusal
from .middleware import POLICY

HASHED = "public, max-age=31536000, immutable"
FRESH = "no-cache"
FOR_A_DAY = "public, max-age=86400"
"""For pictures that hardly ever change and that every page shows: asking for them anew costs a round trip each time."""
NOT_BUILT = (
    "<!doctype html><meta charset=utf-8><title>Sandtable</title>"
    "<p>The server is running, but the browser client has not been built. <a href=/api/docs>API</a>"
)


def client_router(folder: Path, base_path: str = "") -> APIRouter:
    router = APIRouter(include_in_schema=False)

    @router.get("/{path:path}")
    def client(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise Refusal("not-found", f"There is no /{path[:100]}")
        if path != "index.html" and (wanted := built_file(folder, path)):
            return file_response(request, wanted, caching_of(path))
        page = folder / "index.html"
        if page.is_file():
            return page_response(request, page, base_path)
        return HTMLResponse(NOT_BUILT)

    return router


def caching_of(path: str) -> str:
    if path.startswith("assets/"):
        return HASHED
    return FOR_A_DAY if path.endswith(".svg") else FRESH


class Page(NamedTuple):
    body: bytes
    policy: str


def page_response(request: Request, page: Path, base_path: str) -> Response:
    body, policy = page_of(page, page.stat().st_mtime_ns, base_path)
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"Cache-Control": FRESH, "ETag": etag, "Content-Security-Policy": policy}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return HTMLResponse(body, headers=headers)


@lru_cache(maxsize=4)
def page_of(page: Path, changed: int, base_path: str) -> Page:
    """With the early script written into it: as a file it would cost a round trip before anything else is asked for."""
    text = page_at(page.read_text(encoding="utf8"), base_path)
    early = page.with_name("early.js")
    if not early.is_file():
        return Page(text.encode(), POLICY)
    script = early.read_text(encoding="utf8")
    seal = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    written = text.replace(f'<script src="{base_path}/early.js"></script>', f"<script>{script}</script>")
    return Page(written.encode(), POLICY.replace("script-src 'self'", f"script-src 'self' 'sha256-{seal}'"))


def file_response(request: Request, path: Path, caching: str) -> Response:
    """Text goes out compressed, worked out once; what the browser has already is not sent again."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    found = path.stat()
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if not is_text(kind) or found.st_size < SMALLEST or not wants_gzip(request.headers):
        return FileResponse(path, headers=headers)
    headers["ETag"] = f'"{found.st_mtime_ns:x}-{found.st_size:x}-gzip"'
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    body = compressed_file(path, found.st_mtime_ns)
    return Response(body, media_type=kind, headers=headers | {"Content-Encoding": "gzip"})


@lru_cache(maxsize=256)
def compressed_file(path: Path, changed: int) -> bytes:
    """`changed` is the time at which the file was written: another one is another file."""
    return compressed_once.__wrapped__(path.read_bytes())


def built_file(folder: Path, path: str) -> Path | None:
    """The file of the client with this path; nothing outside its folder."""
    try:
        wanted = (folder / path).resolve()
        return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None
