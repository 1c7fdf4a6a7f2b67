"""What a weapon may do. A new one is a file beside this with the parts that differ."""

from abc import ABC, abstractmethod

from ...contract import Action
from ..state.draft import Draft


class Weapon(ABC):
    id: str

    @abstractmethod
    def choices(self, draft: Draft) -> list[Action]:
        """The ways to use it now: the fields of ``weapon.use``. None: it is not offered."""

    @abstractmethod
    def use(self, draft: Draft, how: Action) -> None:
        """``how`` is one of ``choices``."""


def told(how: Action) -> Action:
    """How a use is told: a ``seat`` that was chosen is its target there."""
    fields = {key: value for key, value in how.items() if key != "type"}
    if "seat" in fields:
        fields["target"] = fields.pop("seat")
    return fields
