"""A bot of one's own: `module:Class`, found where Python finds modules, the present folder first."""

from __future__ import annotations

import importlib
import os
import sys

from sandtable.engine import Bot
from sandtable.engine.content import did_you_mean
from sandtable.engine.errors import UnknownBot


def is_own(name: str) -> bool:
    """
    >>> is_own("mybots:Cautious"), is_own("lab.bots:Cautious"), is_own("adviser"), is_own("montecarlo:200")
    (True, True, False, False)
    """
    module, _, kind = name.partition(":")
    return kind.isidentifier() and all(part.isidentifier() for part in module.split("."))


def own_bot(name: str) -> Bot:
    """An instance of the class, made without arguments. It must have `choose(sight)`.

    >>> type(own_bot("sandtable.bots:RandomBot")).__name__
    'RandomBot'
    """
    module_name, _, class_name = name.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        module = importlib.import_module(module_name)
    except ImportError as error:
        raise UnknownBot(f"{name}: the module {module_name!r} cannot be imported ({error})") from error
    kind = getattr(module, class_name, None)
    if not isinstance(kind, type):
        known = [each for each, value in vars(module).items() if isinstance(value, type)]
        raise UnknownBot(f"{name}: {module_name} has no class {class_name!r}{did_you_mean(class_name, known)}")
    if not callable(getattr(kind, "choose", None)):
        raise UnknownBot(f"{name}: {class_name} has no method `choose(sight)`")
    try:
        bot: Bot = kind()
    except TypeError as error:
        raise UnknownBot(f"{name}: {class_name} cannot be made without arguments ({error})") from error
    return bot
