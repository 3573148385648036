"""Sandtable: an open digital table for grand-strategy board games."""

__version__ = "0.1.0"
