"""How the game goes on: a stack of steps, until somebody has to choose."""
