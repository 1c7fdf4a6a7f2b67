"""What is printed on the cards: read from ``data/``, so that a card is changed without code."""
