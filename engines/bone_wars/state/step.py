"""What is still to be done lies on a stack, step by step."""

from abc import ABC
from dataclasses import dataclass
from typing import Any

KINDS: dict[str, type["Step"]] = {}
"""All steps by their names, for reading states."""


@dataclass(slots=True)
class Step(ABC):
    """Never changed: one that goes on puts another in its place."""

    seat: int
    """Whose it is: a player."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        # dataclass(slots=True) makes the class a second time: the later one counts
        KINDS[cls.__name__] = cls
