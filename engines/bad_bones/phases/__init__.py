"""The course of the game: the set-up, the market, rounds and their phases, the scoring."""
