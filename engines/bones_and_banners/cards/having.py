"""Which cards have an effect of a kind: rules ask for effects, never for a card."""

from collections.abc import Mapping
from typing import Protocol, TypeVar

from .effect import Effect


class _Card(Protocol):
    @property
    def effects(self) -> tuple[Effect, ...]: ...


C = TypeVar("C", bound=_Card)


def having(
    cards: Mapping[str, C], on: str, op: str | None = None, window: str | None = None
) -> dict[str, Effect]:
    """By card, its first effect of that trigger, operation and window.

    >>> from .catalogue import BUILDINGS
    >>> {card: effect.value for card, effect in having(BUILDINGS, "rally", "DRAW").items()}
    {'tavern': 1}
    """
    return {
        name: effect
        for name, card in cards.items()
        for effect in reversed(card.effects)
        if effect.on == on and op in (None, effect.op) and window in (None, effect.window)
    }
