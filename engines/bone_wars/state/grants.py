"""The grants by their effects. A grant belongs to whose marker is on its space."""

from .components import GRANTS
from .position import State

_ID = {key: grant for grant, key in GRANTS.items()}

DISCOVER_COSTS_1 = _ID["discover_costs1"]
ICONS_WILD = _ID["minor_find_icons_wild"]
RARE_INSTEAD_OF_BAG = _ID["rare_instead_of_bag"]
DEBUNK_WILD = _ID["debunk_wild_bone"]
PUBLISH_WILD = _ID["publish_wild_bone"]
IGNORE_SLOT_COST = _ID["ignore_slot_cost"]
RECLASSIFY_FULL = _ID["reclassify_full_bonus"]
FIND_TAKES_ROUND = _ID["minor_find_takes_round_bonus"]
FOUR_BONES_ANY_ROUND = _ID["publish4_any_round_bonus"]
DEBUNK_FOR_ROUND = _ID["debunk_loyalty_for_round_bonus"]
MAY_STAY = _ID["paleontologist_may_stay"]
ROUND_AS_FIND = _ID["round_bonus_as_minor_find_bonus"]
MEETING_PAYS = _ID["meet_team_money1"]
MORE_STEPS = _ID["extra_free_moves2"]

EXTRA_STEPS = 2


def has(state: State, seat: int, grant: str) -> bool:
    space = state.players[seat].grant
    return space is not None and state.grants[space - 1] == grant
