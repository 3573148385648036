"""A small client for programs that play at a server (docs/protocol.md); it needs no other part of Sandtable."""

from .server import Ask, Refused, Server, Sitting

__all__ = ["Ask", "Refused", "Server", "Sitting"]
