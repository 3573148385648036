"""The bot and what it values."""
