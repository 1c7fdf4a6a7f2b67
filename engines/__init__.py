"""The rules of the games. Pure: no clock, no I/O but their own data, nothing of the server."""
