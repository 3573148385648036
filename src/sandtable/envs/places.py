"""Where a row of features speaks of what an action stands for: the attributes of a state, the labels on a card.

Actions are named by kind and thing (`state:qin`), and the axes of a feature by the same things. A model that judges an
action by what is seen of its thing learns of all things of a kind at once.

>>> from sandtable.envs.desk import encoder_of
>>> from sandtable.games import find_game
>>> schema = encoder_of(find_game("states")).schema()
>>> places = places_of(schema)
>>> qin = places[schema["actions"].index("state:qin")]
>>> alive = next(block for block in schema["blocks"] if block["name"] == "alive")
>>> alive["first"] + alive["axes"][0].index("qin") in qin
True
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Places = npt.NDArray[np.intp]


def places_of(schema: dict[str, Any]) -> Places:
    """A row of places for each action. A column means the same for all actions of a kind; where an action has nothing
    in a column, the place is one past the end of the features."""
    kinds: dict[str, list[int]] = {}
    for action, name in enumerate(schema["actions"]):
        kinds.setdefault(name.partition(":")[0], []).append(action)
    columns = [
        (actions, where)
        for actions in kinds.values()
        for where in spoken_of([schema["actions"][action].partition(":")[2] for action in actions], schema["blocks"])
    ]
    places = np.full((len(schema["actions"]), sum(where.shape[1] for _, where in columns)), schema["size"], np.intp)
    first = 0
    for actions, where in columns:
        places[actions, first : first + where.shape[1]] = where
        first += where.shape[1]
    return places


def spoken_of(things: list[str], blocks: list[dict[str, Any]]) -> list[Places]:
    """For every axis with these things as its labels: the places of each of them, a row a thing."""
    found: list[Places] = []
    for block in blocks:
        shape = block["shape"]
        row = np.arange(block["first"], block["first"] + int(np.prod(shape, dtype=int))).reshape(shape)
        for axis, labels in enumerate(block["axes"]):
            if labels == things:
                found.append(np.moveaxis(row, axis, 0).reshape(len(things), -1))
    return found
