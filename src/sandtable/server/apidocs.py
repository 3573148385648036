"""The OpenAPI description with the socket's messages, and as one plain page: nothing is loaded from elsewhere."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable
from html import escape
from typing import Any

from pydantic import TypeAdapter
from starlette.responses import HTMLResponse

from .messages import AnySaid
from .responses import FromServer

Json = dict[str, Any]

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
html { color-scheme: light dark }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em }
summary { cursor: pointer; padding: 0.3rem 0 } summary b { display: inline-block; min-width: 4.5em }
pre { overflow-x: auto; padding: 0.8rem; border: 1px solid #8886; border-radius: 6px }
"""


SERVER: TypeAdapter[FromServer] = TypeAdapter(FromServer)
CLIENT: TypeAdapter[AnySaid] = TypeAdapter(AnySaid)

STYLE_HASH = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY = f"default-src 'none'; style-src 'sha256-{STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'"


def with_socket_messages(described: Callable[[], Json]) -> Callable[[], Json]:
    """Adds the unions `FromServer` and `FromClient`, so that all of a client's types can be made from one file."""

    def openapi() -> Json:
        told = described()
        schemas = told["components"]["schemas"]
        if "FromServer" not in schemas:
            adapters: dict[str, TypeAdapter[Any]] = {"FromServer": SERVER, "FromClient": CLIENT}
            for name, adapter in adapters.items():
                schema = adapter.json_schema(ref_template="#/components/schemas/{model}")
                for part, shape in schema.pop("$defs").items():
                    schemas.setdefault(part, shape)
                schemas[name] = schema
        return told

    return openapi


def response(openapi: Json) -> HTMLResponse:
    return HTMLResponse(page(openapi), headers={"Content-Security-Policy": POLICY})


def page(openapi: Json) -> str:
    schemas = openapi.get("components", {}).get("schemas", {})
    routes = [(path, method, told) for path, by in openapi["paths"].items() for method, told in by.items()]
    parts = [
        _fold(f"<b>{method.upper()}</b> <code>{escape(path)}</code>", _told(told)) for path, method, told in routes
    ]
    models = [_fold(escape(name), model) for name, model in schemas.items()]
    title = escape(openapi["info"]["title"])
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        f"<title>{title} API</title><style>{STYLE}</style><h1>{title} API</h1>"
        f"<p>Version {escape(openapi['info']['version'])}; as data: <a href=/api/openapi.json>openapi.json</a>.</p>"
        f"<h2>Routes</h2>{''.join(parts)}<h2>Bodies</h2>{''.join(models)}</html>"
    )


def _told(operation: Json) -> Json:
    return {key: operation[key] for key in ("parameters", "requestBody", "responses") if key in operation}


def _fold(summary: str, content: Json) -> str:
    told = escape(json.dumps(content, indent=1, ensure_ascii=False))
    return f"<details><summary>{summary}</summary><pre>{told}</pre></details>"
