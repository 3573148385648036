"""Which lines of the log tell of which part of the public view."""

from __future__ import annotations

from typing import Final

DRAWS: Final = ["drew-persons", "put-away", "put-back", "gave-up", "reshuffled-persons", "new-era"]
TAKES: Final = [
    "laid",
    "laid-openly",
    "laid-nothing",
    "gave-up",
    "put-away",
    "gathered?",
    "took-more",
    "struck",
    "added",
]
RESOLVES: Final = ["set-aside", "ordered", "resolves", "round?", "new-era", "public-event", "game-over"]
DESTROYS: Final = ["annexed", "collapsed"]

TOLD: Final = {
    path: frozenset(keys)
    for path, keys in {
        "hegemon": ["first-hegemon?:seat", "round?:seat", "public-event:seat"],
        "tracks.round": ["round?:round", "public-event"],
        "effects": ["public-event", "round?", "new-era"],
        "frozen": ["public-event", "round?", "new-era"],
        "seats.*.score": ["completed"],
        "seats.*.values.cards": ["refilled", "laid", "added", "discarded", "passed", "assassination"],
        "seats.*.values.persons": [
            "drew-persons",
            "put-away",
            "put-back",
            "gave-up",
            "completed",
            "assassinated",
            "left-behind",
        ],
        "seats.*.values.completed": ["completed"],
        "seats.*.shown": ["completed"],
        "seats.**.marks": ["first-hegemon?", "round?", "public-event"],
        "spaces.*.owner": ["annexed", "collapsed", "inherited"],
        "spaces.*.values.*": ["rises", "falls"],
        "spaces.*.values.sum": ["rises:sum", "falls:sum", "annexed"],
        "spaces.*.values.**": DESTROYS,
        "spaces.*.marks": [*DESTROYS, "unified"],
        "piles.public_events": ["public-event"],
        "piles.events": ["refilled", "reshuffled-events"],
        "piles.event_discards": ["set-aside", "struck", "discarded", "resolves", "assassination", "reshuffled-events"],
        "piles.events_seen": ["resolves", "assassination", "reshuffled-events"],
        "piles.persons": DRAWS,
        "piles.person_discards": [*DRAWS, "assassinated"],
        "piles.persons_seen": ["assassinated", "reshuffled-persons", "new-era"],
        "laid.**": [*TAKES, *RESOLVES],
        "labels.**": [*TAKES, *RESOLVES],
        "ending.**": ["game-over", "final-score"],
    }.items()
}
