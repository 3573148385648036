"""Adds to `pyproject.toml` only what it cannot say: what mypyc compiles, and that a wheel carries the browser client.

`SANDTABLE_COMPILE=1` compiles the engine and every game; `SANDTABLE_COMPILE=states,twilight` the engine and those
games. Without it the package is plain Python.
"""

import os
import runpy
from pathlib import Path

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel

PACKAGE = Path("src/sandtable")


class WheelWithClient(bdist_wheel):  # type: ignore[misc]
    def run(self) -> None:
        runpy.run_path("web/build.py", run_name="__main__")
        super().run()


def modules_to_compile(wanted: str) -> list[str]:
    folders = [PACKAGE / "engine"]
    for folder in sorted((PACKAGE / "games").iterdir()):
        if folder.is_dir() and (wanted == "1" or folder.name in {*wanted.split(","), "common"}):
            folders.append(folder)
    return [str(path) for folder in folders for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py"]


wanted = os.environ.get("SANDTABLE_COMPILE", "")
extensions = []
if wanted:
    from mypyc.build import mypycify

    extensions = mypycify(
        ["--config-file", "pyproject.toml", *modules_to_compile(wanted)], opt_level="3", multi_file=True
    )
setup(ext_modules=extensions, cmdclass={"bdist_wheel": WheelWithClient})
