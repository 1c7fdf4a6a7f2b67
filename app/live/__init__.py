"""The live half: tables, sockets, bots. ``lifespan`` starts and stops it."""
