"""From setting up to the end: the draft, turns and passing, the end of a round, scoring."""
