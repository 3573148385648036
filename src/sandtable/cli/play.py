def play() -> None:
    """Soon."""
