"""What is done in a turn, one action each."""
