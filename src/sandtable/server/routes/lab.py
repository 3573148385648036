"""The Lab page: experiments with games and their variants, for whoever the laboratory is open to."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse

from sandtable.engine import LANGUAGES
from sandtable.engine.errors import UnknownLanguage
from sandtable.games import find_game
from sandtable.lab.fields import rows_of

from ..errors import Refusal
from ..laboratory import Laboratory, is_open
from ..models import NewExperiment, Ok
from ..responses import ExperimentInfo, Experiments, LabContent, LabDoor
from .common import Creating, Studying, json_response

router = APIRouter(prefix="/api/lab", tags=["lab"])

REPORT_POLICY = "sandbox allow-scripts; default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
"""A report brings its own style and script, and needs nothing else; it can reach neither cookies nor the server."""


def laboratory_of(request: Request) -> Laboratory:
    if not is_open(request):
        raise Refusal("not-allowed", "The laboratory is not open to you on this server")
    laboratory: Laboratory = request.app.state.laboratory
    return laboratory


LaboratoryOf = Annotated[Laboratory, Depends(laboratory_of)]


@router.get("", response_model=LabDoor)
def door(request: Request) -> Response:
    laboratory: Laboratory = request.app.state.laboratory
    return json_response({"open": is_open(request), "most_games": laboratory.limits.lab_games})


@router.get("/experiments", response_model=Experiments)
def experiments(laboratory: LaboratoryOf) -> Response:
    """The latest first, without what their games have shown."""
    told = [{**experiment, "figures": [], "trace": []} for experiment in laboratory.tell_all()]
    return json_response({"experiments": told})


@router.get("/content/{game}", response_model=LabContent)
def content(laboratory: LaboratoryOf, game: str) -> Response:
    """What a variant of the game may change."""
    return json_response({"rows": [asdict(row) for row in rows_of(find_game(game))]})


@router.post("/experiments", response_model=ExperimentInfo, dependencies=[Creating])
def begin(laboratory: LaboratoryOf, body: NewExperiment) -> Response:
    return json_response(laboratory.tell(laboratory.begin(body)))


@router.get("/experiments/{experiment}", response_model=ExperimentInfo)
def experiment(laboratory: LaboratoryOf, experiment: str) -> Response:
    return json_response(laboratory.tell(experiment))


@router.post("/experiments/{experiment}/stop", response_model=ExperimentInfo)
def stop(laboratory: LaboratoryOf, experiment: str) -> Response:
    laboratory.stop(experiment)
    return json_response(laboratory.tell(experiment))


@router.delete("/experiments/{experiment}")
def delete(laboratory: LaboratoryOf, experiment: str) -> Ok:
    laboratory.delete(experiment)
    return Ok()


@router.get("/experiments/{experiment}/report", response_class=HTMLResponse, dependencies=[Studying])
def report(laboratory: LaboratoryOf, experiment: str, language: str = "en") -> Response:
    """The report on a run: one page that can be sent around."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"There is no language {language!r} (known: {', '.join(LANGUAGES)})")
    page = laboratory.report(experiment, language)
    return HTMLResponse(page, headers={"Content-Security-Policy": REPORT_POLICY})


@router.get("/experiments/{experiment}/variant.toml", response_class=PlainTextResponse)
def variant(laboratory: LaboratoryOf, experiment: str) -> Response:
    """What the experiment changes, as a file for `--with`."""
    headers = {"Content-Disposition": f'attachment; filename="{experiment}.toml"'}
    return PlainTextResponse(laboratory.overlay(experiment), headers=headers)
