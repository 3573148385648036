"""Where commands print: what was asked for on standard output, complaints on standard error."""

from __future__ import annotations

import os
from pathlib import Path

from rich.console import Console

from sandtable.engine import SandtableError

out = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


class BadFile(SandtableError):
    """A file that cannot be written where it was asked for."""


def check_writable(path: Path, overwrite: bool = False) -> None:
    """Says before the work begins that its result would have no place."""
    if not path.parent.is_dir():
        raise BadFile(f"{path}: there is no folder {path.parent}")
    if path.is_dir():
        raise BadFile(f"{path}: is a folder")
    if not os.access(path.parent, os.W_OK):
        raise BadFile(f"{path}: nothing may be written to {path.parent}")
    if path.exists() and not overwrite:
        raise BadFile(f"{path}: exists already, and stays as it is")
