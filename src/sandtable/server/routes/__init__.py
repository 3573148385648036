"""The HTTP routes and the socket (docs/protocol.md)."""
