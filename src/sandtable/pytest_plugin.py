"""Teaches pytest the mark by which a test says which clause of a ledger it proves."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*clauses): the clauses of the game's rules.toml that this test proves")
