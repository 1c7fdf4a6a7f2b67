"""How a turn runs: the stack of steps, who is asked what, what is drawn and what is told."""
