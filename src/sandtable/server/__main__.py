"""`python -m sandtable.server` is `sandtable serve`."""

import sys

import typer

from sandtable.engine import SandtableError

from .serve import serve

if __name__ == "__main__":
    try:
        typer.run(serve)
    except SandtableError as error:
        sys.exit(f"error: {error}")
