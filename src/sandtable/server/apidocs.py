"""The OpenAPI description as one plain page: nothing is loaded from elsewhere."""

from __future__ import annotations

import json
from html import escape
from typing import Any

Json = dict[str, Any]

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
html { color-scheme: light dark }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em }
summary { cursor: pointer; padding: 0.3rem 0 } summary b { display: inline-block; min-width: 4.5em }
pre { overflow-x: auto; padding: 0.8rem; border: 1px solid #8886; border-radius: 6px }
"""


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
