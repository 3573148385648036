"""The report: what a run says about its game, in words, each with the plot and the table it rests on."""

from .figures import Figures, figures_of
from .page import write_report

__all__ = ["Figures", "figures_of", "write_report"]
