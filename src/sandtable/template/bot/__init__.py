"""The computer player of the game."""
