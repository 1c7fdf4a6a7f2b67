"""The only source of chance: a counter-based generator that lives in the state.

Number ``n`` is a pure function of the key and ``n``, so a state keeps only those two, and the
count doubles as a record of how much has been drawn. The function is a keyed cryptographic hash:
from all that was ever drawn nobody can work out what comes next.

>>> rng = Rng.seeded(b"seed")
>>> [rng.below(6) for _ in range(8)] == [Rng(rng.key, n).below(6) for n in range(8)]
True
>>> rng.count
8
"""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from struct import unpack
from typing import Any, ClassVar, TypeVar

from pydantic import ConfigDict

T = TypeVar("T")


@lru_cache(maxsize=256)
def _block(key: bytes, number: int) -> tuple[int, ...]:
    """Eight numbers of 64 bits at once: hashing is what a draw costs."""
    return unpack(">8Q", blake2b(number.to_bytes(8, "big"), key=key).digest())


@dataclass(slots=True)
class Rng:
    __pydantic_config__: ClassVar = ConfigDict(val_json_bytes="hex")  # as states are stored

    key: bytes
    count: int = 0

    @classmethod
    def seeded(cls, seed: bytes) -> "Rng":
        return cls(blake2b(seed, digest_size=32, person=b"boneyard").digest())

    def below(self, limit: int) -> int:
        """A whole number from 0 to ``limit - 1``."""
        count = self.count
        self.count = count + 1
        # 64 bits over small limits: the bias is below one in 10^15
        return _block(self.key, count >> 3)[count & 7] * limit >> 64

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> "Rng":
        return Rng(self.key, self.count)
