"""What fits where: bones into skeletons and sets, cards to tiles and envelopes, and to awards."""
