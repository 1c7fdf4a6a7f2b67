"""What cards are worth to the careful bot, in hundredths of a land of 100 gold.

Made from what is printed on them, so that a changed card needs no change here.
"""

from ..cards.catalogue import BUILDINGS, GOLD_TO_WIN, LANDS, UNITS
from ..cards.effect import Effect
from ..cards.kinds import UnitCard
from ..phases.victory import gold
from ..state.position import State

_BANNER = 6
_VERBS = {
    "ambush": 7,
    "charge": 7,
    "duel": 5,
    "enchant": 6,
    "flank": 5,
    "interrupt": 6,
    "protect": 4,
    "revive": 2,
}
_USUAL_LAND = 108
"""Gold of a land on average."""


def _unit(card: UnitCard) -> int:
    actions = sum(_VERBS[action[0]] for action in (card.enemy, card.friend) if action)
    lands = 4 if card.land == "any" else 0
    effects = sum(_effect(effect) for effect in card.effects)
    return _BANNER * card.banners + actions + lands + effects + 2 * len(card.dice)


def _effect(effect: Effect) -> int:
    if effect.op != "BANNERS":
        return 2
    return 3 if effect.value > 0 else -6


def _building(effects: tuple[Effect, ...]) -> int:
    return 8 + 8 * sum(effect.window == "W_BUILD" and effect.op == "BANNERS" for effect in effects)


UNIT = {name: _unit(card) for name, card in UNITS.items()}
BUILDING = {name: _building(card.effects) for name, card in BUILDINGS.items()}


def rounds_left(state: State) -> float:
    """As many as the richer one needs, by what lands bring."""
    richest = max(gold(army) for army in state.armies)
    return max(1.0, (GOLD_TO_WIN - richest) / _USUAL_LAND)


def land_worth(state: State, seat: int, land: str) -> float:
    """To that seat. The one that wins the game is worth more than its gold."""
    value = LANDS[land].gold
    wins = gold(state.armies[seat]) + value >= GOLD_TO_WIN
    return value * (2.5 if wins else 1.0)
