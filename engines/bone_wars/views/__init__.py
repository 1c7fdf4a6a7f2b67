"""The position as others see it: in views, in words, and as it might be for all they know."""
