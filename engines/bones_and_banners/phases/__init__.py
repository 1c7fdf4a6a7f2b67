"""A round from its Rally to its end; combat and contests have folders of their own."""
