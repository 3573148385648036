"""The player and what it thinks positions are worth."""
