"""Small choices that are made by a rule of thumb while a turn is thought through."""

from collections.abc import Callable

from ...contract import Action
from ..state.components import BONE, ROUNDS, SPECIES
from ..state.player import Player
from . import weights
from .glimpse import Glimpse

_ORDER = (
    "prize:cover",
    "cover",
    "prize:upgrade",
    "upgrade_team",
    "upgrade_slot",
    "loyalty",
    "extra",
    "split",
    "species",
    "paleontologist",
    "prize:reclassify",
    "round",
    "archive",
    "prize",
    "dig_site_actions",
    "bones",
)
"""Room before bones, and what needs a hand after the cards have come."""


def _player(there: Glimpse) -> Player:
    question = there.question
    if question is None:
        raise ValueError("nothing is asked")
    return there.state.players[question.seat]


def _reward(there: Glimpse) -> Action:
    def rank(action: Action) -> int:
        key = action["reward"]
        for number, word in enumerate(_ORDER):
            if key == word or key.startswith(f"{word}:"):
                return number
        return len(_ORDER)

    return min(there.actions, key=rank)


def _bone(there: Glimpse) -> Action:
    """The one of which there are most; one that stands for another only if none fits."""
    crates = _player(there).crates
    bones = [action for action in there.actions if "bone" in action]
    if not bones:
        return there.actions[-1]
    return max(bones, key=lambda action: (not action["wild"], crates[BONE[action["bone"]]]))


def _card(there: Glimpse) -> Action:
    """What makes the biggest paper, into the envelope that pays most."""
    player = _player(there)
    cards = [action for action in there.actions if "card" in action]
    if not cards:
        return there.actions[-1]

    def worth(action: Action) -> tuple[int, float]:
        fits = SPECIES[action["card"]].fits
        size = sum(any(player.crates[bone] for bone in fit) for fit in fits)
        held = len(player.archive[action["envelope"]])
        return size, weights.ENVELOPE[action["envelope"]] * (held + 1)

    return max(cards, key=worth)


def _set(there: Glimpse) -> Action:
    sets = [action for action in there.actions if "size" in action]
    if not sets:
        return there.actions[-1]
    return max(sets, key=lambda action: (action["size"], -action["wilds"]))


def _spare(there: Glimpse) -> Action:
    crates = _player(there).crates
    return max(there.actions, key=lambda action: crates[BONE[action["bone"]]])


def _person(there: Glimpse) -> Action:
    return max(there.actions, key=lambda action: weights.PERSON[action["card"]])


def _cover(there: Glimpse) -> Action:
    wanted = "rp" if there.state.round == ROUNDS or _player(there).money > 8 else "money"
    return next(action for action in there.actions if action["take"] == wanted)


def _no(there: Glimpse) -> Action:
    return next(action for action in there.actions if action["use"] is False)


def _when(there: Glimpse) -> Action:
    """At once: it may help with the action."""
    return there.actions[0]


HABITS: dict[str, Callable[[Glimpse], Action]] = {
    "reward.next": _reward,
    "publish.bone": _bone,
    "publish.card": _card,
    "debunk.set": _set,
    "debunk.wild": _spare,
    "debunk.grant": _no,
    "debunk.split": _no,
    "paleontologist.take": _person,
    "cover.bonus": _cover,
    "prize.when": _when,
}
