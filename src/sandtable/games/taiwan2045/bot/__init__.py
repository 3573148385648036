"""The heuristic player."""
