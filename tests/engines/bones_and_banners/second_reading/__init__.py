"""Phases V and VI once more, read from the rules without a look at the engine.

It is slow, plain and knows the cards by heart: a table of its own, as the rules print it, and no
interpreter of effects. From a position before Phase V it works out everything that both phases
lead to. Nobody plays an advisor, and each Dame destroys the building whose name comes first.
"""

from .contests import Reading

__all__ = ["Reading"]
