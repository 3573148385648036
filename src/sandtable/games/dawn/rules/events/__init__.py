"""The events of base cards that need more than the words of the content files."""
