"""The position: armies, the centre, units in play, piles, and what is still to be done."""
