"""Announces the template's small game as an installed package would, for this process and those it starts."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

METADATA = "Metadata-Version: 2.1\nName: sandtable-fords\nVersion: 1\n"
ENTRY_POINTS = "[sandtable.games]\nfords = sandtable.template\n"


def announce_fords() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="sandtable-fords-"))
    package = folder / "sandtable_fords-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text(METADATA)
    (package / "entry_points.txt").write_text(ENTRY_POINTS)
    sys.path.insert(0, str(folder))
    known = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = f"{folder}{os.pathsep}{known}" if known else str(folder)
    return folder
