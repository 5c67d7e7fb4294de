"""HTTP and WebSocket: who is asking, what may they see, say it."""
