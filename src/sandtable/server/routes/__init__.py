"""The server's routes; those of `API` are what the client is given types for."""

from . import coach, games, lab, matches, moderation, people, puzzles, records

API = (games, people, matches, moderation, records, coach, puzzles, lab)
