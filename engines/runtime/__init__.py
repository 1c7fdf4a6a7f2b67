"""Plays engines: games with their logs and undo, records, chance, texts, bots that know no game."""
