"""One websocket: coming in, reading, answering, and what it may use."""
