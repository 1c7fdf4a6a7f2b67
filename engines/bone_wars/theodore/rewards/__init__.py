"""How Theodore receives, and what he prefers to have."""
