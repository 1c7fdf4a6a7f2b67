"""Theodore, the opponent of a player who is alone. He has no choices: all follows from his cards,
and everything he does is told with its reason."""
