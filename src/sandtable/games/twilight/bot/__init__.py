"""twilight-basic."""
