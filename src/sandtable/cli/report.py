"""`sandtable report`: what a run says about its game, as one page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sandtable.engine import LANGUAGES

from .arguments import check_language
from .console import check_writable, need, out


def report(
    run: Annotated[Path, typer.Argument(metavar="RUN", help="A run folder, written by `sandtable simulate --out`.")],
    language: Annotated[str, typer.Option("--language", "--lang", help=f"One of {', '.join(LANGUAGES)}.")] = "en",
    page: Annotated[
        Path | None, typer.Option("--out", help="The HTML file; RUN.html unless you say otherwise.")
    ] = None,
    partial: Annotated[bool, typer.Option("--partial", help="Report on a run that is not finished.")] = False,
) -> None:
    """Writes a page that says what a run's games show: verdicts in words, with plots and tables."""
    need("polars", "lab", "report")
    from sandtable.lab.report import write_report
    from sandtable.lab.run import Run

    check_language(language)
    found = Run.open(run, partial)
    target = page or run.with_name(f"{run.resolve().name}.html")
    check_writable(target)
    write_report(found, target, language)
    out.print(f"The report is in [bold]{target}[/]")
