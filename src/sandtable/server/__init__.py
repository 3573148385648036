"""The server: a stateless table for every registered game, over HTTP and WebSocket."""
