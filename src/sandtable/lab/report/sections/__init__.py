"""The sections of a report: each a verdict in words, with the plot and the table it rests on."""

from ..figures import Figures
from ..words import Words
from . import choices, contest, depth, endings, fairness, length, luck, things
from .section import Section

__all__ = ["Section", "sections_of"]


def sections_of(figures: Figures, words: Words) -> list[Section]:
    """What matters most comes first."""
    told = (fairness, length, endings, contest, luck, choices, depth)
    return [*(each.tell(figures, words) for each in told), *things.tell(figures, words)]
