"""Bots: whose turn it is, and who lets them play."""
