"""His bones: where they go, and which he parts with. All skulls are alike to him, and all limbs."""

from collections.abc import Iterable, Sequence

from ...rewards.upgrades import remove_cover
from ...state.components import BONE_PARTS, BONES
from ...state.position import State
from ...turn.context import TurnContext
from ..seat import SEAT, theodore

_ALL = range(len(BONES))
RARE_ORDER = ("skull", "limb", "torso", "tail")
"""Which parts of the rare display he prefers, if there are as many of several."""


def most_held(crates: Sequence[int], among: Iterable[int] = _ALL) -> int | None:
    """The type he has most of; ties in the order of the types (S5)."""
    held = [bone for bone in among if crates[bone]]
    return max(held, key=lambda bone: (crates[bone], -bone)) if held else None


def to_give_up(crates: Sequence[int]) -> int | None:
    """One of several alike."""
    bone = most_held(crates)
    return bone if bone is not None and crates[bone] > 1 else None


def wants_more(state: State) -> bool:
    """Whether another bone could be of use: with room for any, else for a type he lacks (92)."""
    return has_room(state) or 0 in state.players[SEAT].crates


def has_room(state: State) -> bool:
    """A free crate, or a cover to remove."""
    player = state.players[SEAT]
    return sum(player.crates) < player.capacity or player.covers > 0


def would_take(state: State, bone: int) -> bool:
    """With all crates full only what makes his bones more different (97)."""
    crates = state.players[SEAT].crates
    return has_room(state) or (not crates[bone] and to_give_up(crates) is not None)


def make_place(turn: TurnContext) -> None:
    """A cover comes off without its bonus, or one of several alike goes back."""
    player = theodore(turn)
    if sum(player.crates) < player.capacity:
        return
    if player.covers:
        remove_cover(turn, SEAT, None)
        return
    given = to_give_up(player.crates)
    assert given is not None  # noqa: S101 - asked before
    player.crates[given] -= 1
    turn.state.bag[given] += 1
    turn.tell("bone.returned", SEAT, bone=BONES[given])


def store(turn: TurnContext, bone: int) -> bool:
    """Whether he takes it; if not it is where it was."""
    if not would_take(turn.state, bone):
        return False
    make_place(turn)
    theodore(turn).crates[bone] += 1
    return True


def rare_choice(state: State, lacking_only: bool = False) -> int | None:
    """The type there is least of, whether he has it or not (S6); for an exchange one he lacks."""
    crates = state.players[SEAT].crates
    among = [bone for bone in _ALL if state.rare[bone] and not (lacking_only and crates[bone])]
    if not among:
        return None
    return min(among, key=lambda bone: (state.rare[bone], RARE_ORDER.index(BONE_PARTS[bone]), bone))


def take_rare(turn: TurnContext) -> bool:
    bone = rare_choice(turn.state)
    if bone is None or not store(turn, bone):
        return False
    turn.state.rare[bone] -= 1
    turn.tell("rare.taken", SEAT, bone=BONES[bone])
    return True
