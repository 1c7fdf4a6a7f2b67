"""What becomes of skeletons: how they group, die, storm towers and cross to other boards."""
