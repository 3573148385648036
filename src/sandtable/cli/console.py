"""Where commands print: results on standard output, errors on standard error."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console

from sandtable.engine import SandtableError

out = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


class BadFile(SandtableError):
    """A file that cannot be written where the user wants it."""


def check_writable(path: Path, overwrite: bool = False) -> None:
    """Complains before the work begins if its result could not be written."""
    if not path.parent.is_dir():
        raise BadFile(f"{path}: there is no folder {path.parent}")
    if path.is_dir():
        raise BadFile(f"{path} is a folder")
    if not os.access(path.parent, os.W_OK):
        raise BadFile(f"{path}: no permission to write to {path.parent}")
    if path.exists() and not overwrite:
        raise BadFile(f"{path} already exists and is left as it is")


class MissingExtra(SandtableError):
    """Something that is installed only by those who want it."""


def need(module: str, extra: str, wanted_by: str) -> None:
    """Says how to install an extra that a command needs."""
    if find_spec(module) is None:
        raise MissingExtra(f"{wanted_by} needs {module}: pip install 'sandtable[{extra}]'")
