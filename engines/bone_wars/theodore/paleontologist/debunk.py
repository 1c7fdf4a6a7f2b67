"""Theodore debunks from the highest paper down. All skulls are alike to him, and all limbs."""

from ...state.components import BONE_PARTS, BONES, DEBUNK, PARTS, RIVAL, SIZES
from ...state.grants import DEBUNK_WILD, has
from ...state.position import State
from ...turn.context import TurnContext
from ..rewards.receive import receive
from ..rewards.tokens import most_held
from ..seat import SEAT, theodore


def _groups(crates: list[int]) -> dict[str, int]:
    """How many bones of each part."""
    return {
        part: sum(count for bone, count in enumerate(crates) if BONE_PARTS[bone] == part)
        for part in PARTS
    }


def find_set(crates: list[int], size: int, wild: bool) -> tuple[str, bool] | None:
    """The part he has most bones of, if they are enough; else, with the grant, with one bone
    that stands for another (S14)."""
    groups = _groups(crates)
    part = max(PARTS, key=lambda each: (groups[each], -PARTS.index(each)))
    if groups[part] >= size:
        return part, False
    others = sum(groups.values()) - groups[part]
    if wild and groups[part] == size - 1 and others:
        return part, True
    return None


def next_set(state: State, wild: bool) -> tuple[int, str, bool] | None:
    """The highest paper of the rival that he can overturn (100)."""
    player = state.players[SEAT]
    assert player.patron is not None  # noqa: S101 - he has one since the draft
    for size in sorted(SIZES, reverse=True):
        if state.papers[RIVAL[player.patron]][size]:
            found = find_set(player.crates, size, wild)
            if found is not None:
                return size, *found
    return None


def wild_bone(state: State) -> bool:
    return has(state, SEAT, DEBUNK_WILD)


def debunk(turn: TurnContext) -> int:
    """As many as he can. G10 would give him one loyalty for one: nothing to tell."""
    state, player = turn.state, theodore(turn)
    wild = wild_bone(state)
    count = 0
    while (found := next_set(state, wild)) is not None:
        size, part, stands = found
        wild = wild and not stands
        bones = _spend(turn, part, size, stands)
        patron = player.patron
        assert patron is not None  # noqa: S101 - he has one since the draft
        state.papers[RIVAL[patron]][size] -= 1
        state.papers[patron][size] += 1
        state.now.sets.append({"bone": bones[0], "size": size, "wilds": []})
        turn.tell("paper.debunked", SEAT, patron=patron, value=size, bone=bones[0], bones=bones)
        receive(turn, "loyalty", DEBUNK[size], "debunk")
        count += 1
    return count


def _spend(turn: TurnContext, part: str, size: int, stands: bool) -> list[str]:
    """The types he has most of first (S5)."""
    crates = theodore(turn).crates
    among = [bone for bone, of in enumerate(BONE_PARTS) if of == part]
    others = [bone for bone, of in enumerate(BONE_PARTS) if of != part]
    spent = []
    for number in range(size):
        last = stands and number == size - 1
        bone = most_held(crates, others if last else among)
        assert bone is not None  # noqa: S101 - counted before
        crates[bone] -= 1
        turn.state.bag[bone] += 1
        spent.append(BONES[bone])
    return spent
