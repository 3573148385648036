"""The games, one folder each. A folder with a `GAME` in its `__init__` is found by itself."""
