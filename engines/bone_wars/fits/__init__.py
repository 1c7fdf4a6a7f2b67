"""What fits where: bones into skeletons and sets, cards to tiles, archives to awards."""
