"""What is still to be done lies on a stack, step by step."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Step:
    """Never changed: one that goes on puts another in its place."""

    name: str
    """Of the task that it runs or of the question that it asks."""
    seat: int = -1
    """Whose it is; -1: nobody's, or both seats'."""
    given: dict[str, Any] = field(default_factory=dict)
    """What it is about: a land's id, a unit's number."""
