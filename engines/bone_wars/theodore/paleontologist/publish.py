"""Theodore publishes as much as he can, and uses any skull and any limb."""

from collections.abc import Sequence
from typing import Any

from ...rewards.archive import slide_in
from ...state.components import BONE_PARTS, BONES, PARTS, PRIZES, PUBLISH, SIZES, SPECIES
from ...state.grants import FOUR_BONES_ANY_ROUND, PUBLISH_WILD, has
from ...state.hands import lose_species
from ...state.position import State
from ...steps.publish import PlacePapers
from ...turn.context import TurnContext
from .. import prefer
from ..rewards.receive import give, receive, round_bonus
from ..rewards.tokens import most_held
from ..seat import SEAT, theodore

_OF_PART = {part: [bone for bone, of in enumerate(BONE_PARTS) if of == part] for part in PARTS}


def skeleton(crates: Sequence[int], wild: bool) -> list[tuple[str, int, bool]]:
    """The most bones for a paper: part, bone, and whether it stands for another. Of each part
    the type he has most of (98, S5); a grant's bone fills a part that is missing (S14)."""
    left = list(crates)
    bones: list[tuple[str, int, bool]] = []
    missing: list[str] = []
    for part in PARTS:
        bone = most_held(left, _OF_PART[part])
        if bone is None:
            missing.append(part)
        else:
            left[bone] -= 1
            bones.append((part, bone, False))
    spare = most_held(left)
    if wild and missing and spare is not None:
        bones.append((missing[0], spare, True))
    return bones if len(bones) >= SIZES[0] else []


def wild_bone(state: State) -> bool:
    return has(state, SEAT, PUBLISH_WILD)


def next_card(state: State) -> int | None:
    """The first that he prefers and has room for."""
    for card in prefer.best_first(state, state.players[SEAT].species):
        if prefer.envelope_for(state, card) is not None:
            return card
    return None


def reason_not(state: State) -> str | None:
    """Why he can't, or ``None`` if he can."""
    player = state.players[SEAT]
    if prefer.rightmost(state) is None:
        return "archive_full"
    if not player.species:
        return "no_species"
    if next_card(state) is None:
        return "archive_full"
    return None if skeleton(player.crates, wild_bone(state)) else "no_papers"


def publish(turn: TurnContext) -> int:
    """One card after another, the rewards behind the last one (S13). How many."""
    state, player = turn.state, theodore(turn)
    wild = wild_bone(state)
    papers = state.now.papers
    while True:
        bones, card = skeleton(player.crates, wild), next_card(state)
        if not bones or card is None:
            break
        envelope = prefer.envelope_for(state, card)
        wild = wild and not any(stands for _, _, stands in bones)
        for _, bone, _ in bones:
            player.crates[bone] -= 1
            state.bag[bone] += 1
        lose_species(player, card)
        shown = [
            {"part": part, "bone": BONES[bone], "wild": stands} for part, bone, stands in bones
        ]
        paper: dict[str, Any] = {"species": card, "envelope": envelope, "bones": shown}
        papers.append({**paper, "open": False})
        turn.tell("paper.committed", SEAT, **paper, size=len(bones))
    for paper in papers:
        _reward(turn, paper)
    PlacePapers(SEAT).run(turn)
    return len(papers)


def _reward(turn: TurnContext, paper: dict[str, Any]) -> None:
    worth = PUBLISH[len(paper["bones"])]
    receive(turn, "loyalty", worth["loyalty"], "paper")
    if worth["prize"]:
        prize = SPECIES[paper["species"]].prize
        turn.tell("prize.gained", SEAT, prize=prize, species=paper["species"])
        give(turn, PRIZES[prize], "prize")
    if worth["round_bonus"]:
        if has(turn.state, SEAT, FOUR_BONES_ANY_ROUND):
            any_round_bonus(turn)
        else:
            round_bonus(turn)
    give(turn, slide_in(turn, SEAT, paper["species"], paper["envelope"]), "envelope")


def any_round_bonus(turn: TurnContext) -> None:
    """If he may choose, he chooses loyalty."""
    turn.tell("round.bonus", SEAT, bonus="loyalty1")
    receive(turn, "loyalty", 1, "round")
