"""What the routes share."""

from __future__ import annotations

import hashlib
import re
from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response

from ..errors import Refusal
from ..hub import Hub
from ..limits import Limiter
from ..middleware import sender_of
from ..people import Visitor
from ..signing import Signing
from ..store import Person
from ..subscriber import dumps

MATCH_ID = re.compile(r"m_[A-Za-z0-9]{16}")


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def signing_of(request: Request) -> Signing:
    signing: Signing = request.app.state.signing
    return signing


def origin_of(request: Request) -> str:
    """Where a new match comes from: told apart from others, and not to be turned back into an address."""
    return signing_of(request).origin_of(sender_of(request.scope))


def match_id(match: Annotated[str, Path()]) -> str:
    if not MATCH_ID.fullmatch(match):
        raise Refusal("unknown-match", f"There is no match {match[:40]!r}")
    return match


def creations_allowed(request: Request, person: Visitor) -> None:
    _check_both(request, person, "creations")


def imports_allowed(request: Request, person: Visitor) -> None:
    _check_both(request, person, "imports")


def passwords_allowed(request: Request) -> None:
    _check(request, "passwords")


def studies_allowed(request: Request, person: Visitor) -> None:
    _check_both(request, person, "studies")


def _check(request: Request, kind: str) -> None:
    limiter: Limiter = request.app.state.limiter
    limiter.check(kind, sender_of(request.scope))


def _check_both(request: Request, person: Person | None, kind: str) -> None:
    """By address and by person, so that neither many addresses nor many names get more; bots count as their owner."""
    _check(request, kind)
    if person is not None:
        limiter: Limiter = request.app.state.limiter
        limiter.check(kind, person.answerable)


HubOf = Annotated[Hub, Depends(hub_of)]
SigningOf = Annotated[Signing, Depends(signing_of)]
OriginOf = Annotated[str, Depends(origin_of)]
MatchId = Annotated[str, Depends(match_id)]
Creating = Depends(creations_allowed)
Importing = Depends(imports_allowed)
Guarded = Depends(passwords_allowed)
Studying = Depends(studies_allowed)


def json_response(value: Any) -> Response:
    return Response(dumps(value), media_type="application/json")


def cacheable(request: Request, body: bytes, media_type: str) -> Response:
    """Content that changes only with the version: the browser asks again, and is told that nothing changed."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "public, max-age=60, stale-while-revalidate=86400"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media_type)
