"""A game that is played: its state, what viewers are shown of it, and its log."""
