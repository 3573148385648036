"""`python -m sandtable.server` is `sandtable serve`."""

import typer

from .serve import serve

if __name__ == "__main__":
    typer.run(serve)
