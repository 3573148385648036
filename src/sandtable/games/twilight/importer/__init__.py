"""Replays games that people played in the digital edition."""
