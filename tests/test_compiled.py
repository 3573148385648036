"""When the compiled engine is to be tested, it is the compiled engine that is tested."""

import os

import sandtable.engine.runner


def test_compiled_when_it_should_be() -> None:
    is_compiled = not sandtable.engine.runner.__file__.endswith(".py")
    assert is_compiled or not os.environ.get("SANDTABLE_COMPILED")
