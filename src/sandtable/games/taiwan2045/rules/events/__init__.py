"""The event cards, one file a deck."""
