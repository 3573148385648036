"""Adds to `pyproject.toml` only what it cannot say: what mypyc compiles, and that a wheel carries the browser client.

`SANDTABLE_COMPILE=1` compiles the engine, the bots, every game and what the server does for each answer;
`SANDTABLE_COMPILE=states,twilight` the same with those games alone. Without it the package is plain Python.
`SANDTABLE_OPTIMISE=1` compiles in half the time, for tests.
"""

import os
import runpy
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/sandtable")
FOR_EACH_ANSWER = ("actions", "clock", "live", "serialize", "subscriber", "table", "telling")
"""Modules of the server."""


class WheelWithClient(bdist_wheel):  # type: ignore[misc]
    def run(self) -> None:
        runpy.run_path("web/build.py", run_name="__main__")
        super().run()


class BuildSideBySide(build_ext):  # type: ignore[misc]
    """mypyc makes one extension of many C files; here every core takes one of them."""

    def build_extensions(self) -> None:
        self.compiler.compile = self.compile_sources
        super().build_extensions()

    def compile_sources(
        self,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        compiler = self.compiler
        macros, objects, extra, preprocess, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = compiler._get_cc_args(preprocess, debug, extra_preargs)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for done in [
                pool.submit(compiler._compile, each, *build[each], arguments, extra, preprocess) for each in build
            ]:
                done.result()
        return list(objects)


def modules_to_compile(wanted: str) -> list[str]:
    folders = [PACKAGE / "engine", PACKAGE / "bots"]
    for folder in sorted((PACKAGE / "games").iterdir()):
        if folder.is_dir() and (wanted == "1" or folder.name in {*wanted.split(","), "common"}):
            folders.append(folder)
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py"]
    return [str(path) for path in [*paths, *(PACKAGE / "server" / f"{name}.py" for name in FOR_EACH_ANSWER)]]


wanted = os.environ.get("SANDTABLE_COMPILE", "")
extensions = []
if wanted:
    from mypyc.build import mypycify

    extensions = mypycify(
        ["--config-file", "pyproject.toml", *modules_to_compile(wanted)],
        opt_level=os.environ.get("SANDTABLE_OPTIMISE", "3"),
        multi_file=True,
    )
    if sys.platform == "linux":  # calls go straight to what is compiled here, as they do elsewhere: a tenth faster
        for extension in extensions:
            extension.extra_link_args.append("-Wl,-Bsymbolic")
setup(ext_modules=extensions, cmdclass={"bdist_wheel": WheelWithClient, "build_ext": BuildSideBySide})
