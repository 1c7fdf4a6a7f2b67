"""Publishing papers: all cards and bones first, then all rewards, the papers last (36, 37)."""

from dataclasses import dataclass
from typing import Any

from ...contract import Action
from ..fits.archive import envelopes_for
from ..fits.skeletons import LAST_PART, can_begin, candidates, most, wilds
from ..rewards.queue import enqueue
from ..state.components import BONE, BONES, PARTS, PUBLISH, SIZES, SPECIES
from ..state.effects import effect
from ..state.grants import FOUR_BONES_ANY_ROUND, has
from ..state.hands import lose_species
from ..state.position import State
from ..turn.context import TurnContext
from ..turn.step import Question, Task

FEW_BONES = 3
"""Williston and Reed help with no more (44)."""


def publishable(state: State, seat: int, wild: int) -> list[Action]:
    player = state.players[seat]
    if sum(player.crates) < SIZES[0]:
        return []
    return [
        {"type": "publish.card", "card": card, "envelope": envelope}
        for card in player.species
        if can_begin(card, player.crates, wild)
        for envelope in envelopes_for(state, seat, card)
    ]


def begin(turn: TurnContext, seat: int) -> None:
    turn.push(PublishCard(seat, wilds(turn.state, seat)))


@dataclass(slots=True)
class PublishCard(Question):
    kind = "publish.card"
    wild: int
    """Bones that may still stand for others."""

    def actions(self, state: State) -> list[Action]:
        cards = publishable(state, self.seat, self.wild)
        done = [{"type": self.kind, "done": True}] if state.now.papers else []
        return cards + done

    def take(self, turn: TurnContext, action: Action) -> None:
        if "done" in action:
            turn.push(Rewards(self.seat))
            return
        card = action["card"]
        lose_species(turn.player(self.seat), card)
        turn.state.now.papers.append(
            {"species": card, "envelope": action["envelope"], "bones": [], "open": True}
        )
        turn.push(PublishBone(self.seat, self.wild, 0))


@dataclass(slots=True)
class PublishBone(Question):
    """One bone at a time, in the order of the parts."""

    kind = "publish.bone"
    wild: int
    part: int

    def left(self, state: State) -> list[int]:
        """The crates without what this paper has already."""
        left = state.players[self.seat].crates.copy()
        for bone in state.now.papers[-1]["bones"]:
            left[BONE[bone["bone"]]] -= 1
        return left

    def actions(self, state: State) -> list[Action]:
        paper = state.now.papers[-1]
        card, used = paper["species"], len(paper["bones"])
        left = self.left(state)
        found = [
            (bone, wild)
            for bone, wild in candidates(card, self.part, left, self.wild)
            if used + 1 + self._most(card, left, bone, wild) >= SIZES[0]
        ]
        if not found:
            return [{"type": self.kind, "skip": True}]
        bones: list[Action] = [
            {"type": self.kind, "part": PARTS[self.part], "bone": BONES[bone], "wild": wild}
            for bone, wild in found
        ]
        later = most(card, left, self.wild, self.part + 1)
        if self.part < LAST_PART and used + later >= SIZES[0]:
            bones.append({"type": self.kind, "skip": True})
        if used >= SIZES[0]:
            bones.append({"type": self.kind, "done": True})
        return bones

    def _most(self, card: int, left: list[int], bone: int, wild: bool) -> int:
        """The most that could still follow this bone."""
        rest = left.copy()
        rest[bone] -= 1
        return most(card, rest, self.wild - wild, self.part + 1)

    def take(self, turn: TurnContext, action: Action) -> None:
        papers, wild = turn.state.now.papers, self.wild
        if "bone" in action:
            bone = {key: action[key] for key in ("part", "bone", "wild")}
            papers[-1] = {**papers[-1], "bones": [*papers[-1]["bones"], bone]}
            wild -= action["wild"]
        if "done" in action or self.part == LAST_PART:
            papers[-1] = {**papers[-1], "open": False}
            _commit(turn, self.seat, papers[-1])
            turn.push(PublishCard(self.seat, wild))
        else:
            turn.push(PublishBone(self.seat, wild, self.part + 1))

    def prompt(self, state: State) -> tuple[str, dict[str, Any]]:
        species = state.now.papers[-1]["species"]
        return "prompt.publish.bone", {"species": species, "part": PARTS[self.part]}


def _commit(turn: TurnContext, seat: int, paper: dict[str, Any]) -> None:
    """The bones go to the bag: nothing gained can be used for a paper of this action (41)."""
    for bone in paper["bones"]:
        turn.player(seat).crates[BONE[bone["bone"]]] -= 1
        turn.state.bag[BONE[bone["bone"]]] += 1
    values = {key: paper[key] for key in ("species", "envelope", "bones")}
    turn.tell("paper.committed", seat, **values, size=len(paper["bones"]))


@dataclass(slots=True)
class Rewards(Task):
    def run(self, turn: TurnContext) -> None:
        state, papers = turn.state, turn.state.now.papers
        turn.push(PlacePapers(self.seat))
        free = has(state, self.seat, FOUR_BONES_ANY_ROUND)
        enqueue(turn, self.seat, items(papers, effect(state)), "paper", free)


def items(papers: list[dict[str, Any]], help_: str | None) -> list[str]:
    """Of all papers; what helps with one goes to the one where it is worth most (R7)."""
    sizes = [len(paper["bones"]) for paper in papers]
    loyalties = [PUBLISH[size]["loyalty"] for size in sizes]
    split = loyalties.index(max(loyalties)) if help_ == "splitPublish" else None
    items: list[str] = []
    for number, (paper, size) in enumerate(zip(papers, sizes, strict=True)):
        items.append(f"{'split' if number == split else 'loyalty'}:{loyalties[number]}")
        if PUBLISH[size]["prize"]:
            items.append(f"prize:{SPECIES[paper['species']].prize}")
        if PUBLISH[size]["round_bonus"]:
            items.append("round")
        items.append(f"archive:{paper['species']}")
    if help_ == "plus1Publish" and min(sizes) <= FEW_BONES:
        items.append("extra")
    return items


@dataclass(slots=True)
class PlacePapers(Task):
    """For the patron of this moment: it may be another by now (46). Supply and shelf have no end
    (48, 49)."""

    def run(self, turn: TurnContext) -> None:
        patron = turn.player(self.seat).patron
        assert patron is not None  # noqa: S101 - nobody publishes before the career has begun
        for paper in turn.state.now.papers:
            value = len(paper["bones"])
            turn.state.papers[patron][value] += 1
            turn.tell("paper.placed", self.seat, patron=patron, value=value)
