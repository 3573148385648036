"""The examples in the docstrings run."""

import doctest
from types import ModuleType

import pytest

from sandtable.server import clock, limits, settings


@pytest.mark.parametrize("module", [clock, limits, settings])
def test_examples(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted and not result.failed
