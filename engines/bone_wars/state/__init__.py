"""A position of the game, and what can be read off it."""
