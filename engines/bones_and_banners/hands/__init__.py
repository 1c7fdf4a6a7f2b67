"""What comes to hand: units of the own deck, recruits, cards of the piles; and the dice."""
