"""Runs a game's tests on changed rules, each change in a process of its own that was forked with everything loaded.

A change inside a function is made by giving the function another code; one that takes effect while the rules are being
imported (a table, or what fills it) is made by the import itself.
"""

from __future__ import annotations

import gc
import importlib.abc
import importlib.machinery
import json
import os
import re
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import coverage
import pytest
from mutations import ROOT, Mutant

NOTICED, SLOW, SILENT = "noticed", "too slow", "unnoticed"
SLOW_CODE = 9
VERDICTS = {0: SILENT, SLOW_CODE: SLOW}
LONGEST = 2.0
"""Processor seconds; a test that takes longer is left out, but for the golden playthrough."""
GOLDEN = "tests/standing/test_golden"
PATIENCE = 5
"""A change is too slow if a test takes this many times as long as without it, and two seconds more."""
ARGUMENTS = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov", "--hypothesis-seed=0"]


@dataclass
class Survey:
    """What the tests do on the rules as they are: their time, and the lines of the rules that each of them runs."""

    seconds: dict[str, float]
    lines: dict[str, dict[str, list[int]]]
    imported: dict[str, list[int]]

    def quickest_first(self) -> list[str]:
        """All tests that are worth their time."""
        worthy = [test for test, taken in self.seconds.items() if taken < LONGEST or test.startswith(GOLDEN)]
        return sorted(worthy, key=lambda test: self.seconds[test])

    def tests_for(self, mutant: Mutant) -> list[str]:
        """The tests of the game that run the changed lines, and the standing tests."""
        return [test for test in self.quickest_first() if is_standing(test) or touches(self.lines[test], mutant)]

    def at_import(self, mutant: Mutant) -> bool:
        return touches(self.imported, mutant)


def is_standing(test: str) -> bool:
    return test.startswith("tests/standing")


def touches(lines: dict[str, list[int]], mutant: Mutant) -> bool:
    first, last = mutant.lines
    return any(first <= line <= last for line in lines.get(mutant.file, ()))


def places(game: str) -> list[str]:
    """Where a game's own tests stand, and what every game must pass."""
    return [f"tests/games/{game}", f"src/sandtable/games/{game}", "tests/standing", "-k", game]


def in_a_fork(work: Callable[[], int]) -> int:
    """The exit code of a copy of this process that does the work in silence."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        try:
            os._exit(work())
        finally:
            os._exit(1)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def run_item(item: pytest.Item, seconds: float) -> bool:
    """Whether a test passes; one that uses up its processor time ends the process as too slow."""
    signal.signal(signal.SIGVTALRM, lambda *_: os._exit(SLOW_CODE))
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    before = item.session.testsfailed
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return item.session.testsfailed == before


class Surveyor:
    """A plugin that runs every test once, and writes down what the survey says."""

    def __init__(self, game: str, target: Path) -> None:
        self.rules = ROOT / "src/sandtable/games" / game / "rules"
        self.target = target
        self.coverage = coverage.Coverage(data_file=None, include=[f"{self.rules}/*"])
        self.coverage.start()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        seconds = {item.nodeid: self.timed(item) for item in session.items if not is_standing(item.nodeid)}
        self.coverage.stop()
        seconds |= {item.nodeid: standing_seconds(item) for item in session.items if is_standing(item.nodeid)}
        lines = {test: self.lines_run(test) for test in seconds}
        self.target.write_text(json.dumps([seconds, lines, self.lines_run("")]), encoding="utf8")
        return True

    def timed(self, item: pytest.Item) -> float:
        self.coverage.switch_context(item.nodeid)
        started = time.process_time()
        if not run_item(item, 1000):
            os._exit(1)
        return time.process_time() - started

    def lines_run(self, context: str) -> dict[str, list[int]]:
        data = self.coverage.get_data()
        data.set_query_contexts([f"^{re.escape(context)}$"])
        return {Path(file).relative_to(ROOT).as_posix(): data.lines(file) or [] for file in data.measured_files()}


def standing_seconds(item: pytest.Item) -> float:
    """The processor time of a standing test, without end if it is too long; where one fails, the survey ends."""
    started = sum(os.times()[2:4])
    code = in_a_fork(lambda: 0 if run_item(item, 60 if item.nodeid.startswith(GOLDEN) else LONGEST) else 1)
    if code == 1:
        os._exit(1)
    return inf if code == SLOW_CODE else sum(os.times()[2:4]) - started


def survey(game: str, target: Path) -> Survey:
    """Runs the tests once on the rules as they are, unless that was done before."""
    if not target.exists():
        code = in_a_fork(lambda: pytest.main([*ARGUMENTS, *places(game)], plugins=[Surveyor(game, target)]))
        if code or not target.exists():
            raise SystemExit(f"the tests of {game} fail without any change")
    return Survey(*json.loads(target.read_text(encoding="utf8")))


class Trials:
    """A plugin that, with all tests loaded, tries one change after another."""

    def __init__(self, mutants: Sequence[Mutant], found: Survey, tell: Callable[[Mutant, str], None]) -> None:
        self.mutants, self.found, self.tell = mutants, found, tell

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        functions = loaded_functions()
        for mutant in self.mutants:
            tests = [items[test] for test in self.found.tests_for(mutant)]
            code = in_a_fork(lambda: tried(tests, self.found, lambda: swap(mutant, functions)))  # noqa: B023
            self.tell(mutant, VERDICTS.get(code, NOTICED))
        return True


def tried(tests: list[pytest.Item], found: Survey, change: Callable[[], None]) -> int:
    change()
    for item in tests:
        if not run_item(item, PATIENCE * found.seconds[item.nodeid] + 2):
            return 1
    return 0


def loaded_functions() -> dict[tuple[str, str, int], list[FunctionType]]:
    """All functions in memory by file, name and line."""
    found: dict[tuple[str, str, int], list[FunctionType]] = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            found.setdefault(place_of(thing.__code__), []).append(thing)
    return found


def place_of(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def swap(mutant: Mutant, functions: dict[tuple[str, str, int], list[FunctionType]]) -> None:
    """Gives every function of the changed file the code that it has there."""
    for code in codes_in(compile(mutant.source(), str(mutant.path), "exec")):
        for function in functions.get(place_of(code), []):
            if function.__code__ != code:
                function.__code__ = code


def codes_in(code: CodeType) -> Iterator[CodeType]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from codes_in(part)


class ChangedImport(importlib.abc.MetaPathFinder):
    """Imports the changed file in place of the one on disk."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> Any:
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        if spec is not None and spec.origin == str(self.mutant.path):
            spec.loader = ChangedLoader(name, spec.origin, self.mutant)
            return spec
        return None


class ChangedLoader(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, mutant: Mutant) -> None:
        super().__init__(name, path)
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.mutant.source(), str(self.mutant.path), "exec")


class FirstFailure:
    """A plugin for a change that the import makes: whatever fails, be it the import, the change is noticed."""

    def __init__(self, mutant: Mutant, found: Survey) -> None:
        self.mutant, self.found = mutant, found

    def pytest_sessionstart(self) -> None:
        """Only now, because pytest puts an import of its own before all others."""
        sys.meta_path.insert(0, ChangedImport(self.mutant))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            os._exit(1)
        items = {item.nodeid: item for item in session.items}
        ordered = self.found.quickest_first()
        if any(test not in items for test in ordered):
            os._exit(1)
        os._exit(tried([items[test] for test in ordered], self.found, lambda: None))


def try_out(game: str, mutants: Sequence[Mutant], found: Survey, tell: Callable[[Mutant, str], None]) -> None:
    """Tells of every change what the tests make of it."""
    early = [mutant for mutant in mutants if found.at_import(mutant)]
    for mutant in early:
        code = in_a_fork(lambda: pytest.main([*ARGUMENTS, *places(game)], plugins=[FirstFailure(mutant, found)]))  # noqa: B023
        tell(mutant, VERDICTS.get(code, NOTICED))
    late = [mutant for mutant in mutants if mutant not in early]
    if late:
        pytest.main([*ARGUMENTS, *places(game)], plugins=[Trials(late, found, tell)])
