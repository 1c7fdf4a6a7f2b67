"""When cards are played: advisors from hand, and buildings that are used."""
