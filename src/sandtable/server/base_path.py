"""The table under a path of a larger site, such as /table."""

from __future__ import annotations

import html

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class BasePath:
    """Takes the base path off, whether or not the proxy in front has already done so."""

    def __init__(self, app: ASGIApp, base_path: str) -> None:
        self.app = app
        self.base_path = base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        base = self.base_path
        if not base or scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif scope["path"] == base:
            await RedirectResponse(f"{base}/", 308)(scope, receive, send)
        elif scope["path"].startswith(f"{base}/"):
            raw = scope.get("raw_path", b"").removeprefix(base.encode())
            await self.app({**scope, "path": scope["path"].removeprefix(base), "raw_path": raw}, receive, send)
        else:
            await self.app(scope, receive, send)


def page_at(page: str, base_path: str) -> str:
    """The client's page, which names its files relative to itself, for whichever path it is asked by.

    >>> page_at('<head><script src="./assets/app.js"></script></head>', "/table")
    '<head><meta name="base-path" content="/table"><script src="/table/assets/app.js"></script></head>'
    """
    base = html.escape(base_path, quote=True)
    page = page.replace('="./', f'="{base}/')
    return page.replace("<head>", f'<head><meta name="base-path" content="{base}">', 1)
