"""Reads in every event and condition, and checks them against the cards."""

from . import conditions, early, late, mid, registry

__all__ = ["conditions", "early", "late", "mid"]

registry.complete()
