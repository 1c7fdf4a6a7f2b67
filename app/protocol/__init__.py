"""The messages of the websocket (docs/protocol.md), each told from the others by its ``type``.

What comes in is validated with these models; what goes out is put together from encoded pieces
on the hot path, and held against the same models by the tests.
"""
