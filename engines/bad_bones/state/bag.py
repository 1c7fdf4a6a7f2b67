"""Drawing tokens."""

from ...runtime.rng import Rng


def draw(bag: bytearray, rng: Rng) -> int:
    """One token at random; the bag has no order, so the last one fills the gap."""
    index = rng.below(len(bag))
    token = bag[index]
    bag[index] = bag[-1]
    bag.pop()
    return token
