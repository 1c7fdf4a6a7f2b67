"""Rewards that come together: their owner says in which order (R6)."""

from collections.abc import Iterable
from dataclasses import dataclass

from ...contract import Action
from ..state.components import PRIZES, PUBLISH, SPECIES, Bonus
from ..state.position import State
from ..state.step import Step
from ..turn.context import TurnContext
from ..turn.step import Question, Task
from .archive import archive
from .gain import Gain, give, only_money, worthwhile
from .round_bonus import RoundBonus, is_only_money
from .split import Split


def parts(bonus: Bonus) -> list[str]:
    return [f"{word}:{amount}" for word, amount in bonus.items()]


@dataclass(slots=True)
class Queue(Question):
    kind = "reward.next"
    items: list[str]
    """Such as ``loyalty:2``, ``prize:cover``, ``round``, ``archive:41``."""
    why: str
    free_round: bool = False
    """The round bonus may be any of the four."""

    def actions(self, state: State) -> list[Action]:
        return [{"type": self.kind, "reward": item} for item in dict.fromkeys(self.items)]

    def take(self, turn: TurnContext, action: Action) -> None:
        item = action["reward"]
        left = self.items.copy()
        left.remove(item)
        if left:
            turn.push(Queue(self.seat, left, self.why, self.free_round))
        self.resolve(turn, item)

    def resolve(self, turn: TurnContext, item: str) -> None:
        turn.push(_step(self, item))


def enqueue(
    turn: TurnContext, seat: int, items: Iterable[str], why: str, free_round: bool = False
) -> None:
    """Only money and RP are received at once, without asking."""
    queue = Queue(seat, [], why, free_round)
    at_once: list[Step] = []
    for item in items:
        if _plain(turn.state, seat, item, free_round):
            at_once.append(_step(queue, item))
        else:
            queue.items.append(item)
    turn.push(*at_once, queue)


def _plain(state: State, seat: int, item: str, free_round: bool) -> bool:
    word, _, rest = item.partition(":")
    if word == "prize":
        return only_money(PRIZES[rest])
    if word == "round":
        return not free_round and is_only_money(state, seat)
    return only_money([word])


def _step(queue: Queue, item: str) -> Step:
    seat, (word, _, rest) = queue.seat, item.partition(":")
    if word == "split":
        return Split(seat, int(rest), queue.why)
    if word == "extra":
        return Gain(seat, "loyalty", 1, "williston")
    if word == "round":
        return RoundBonus(seat, queue.free_round)
    if word == "archive":
        return Archive(seat, int(rest))
    if word == "prize":
        return Prize(seat, rest)
    return Gain(seat, word, int(rest), queue.why)


@dataclass(slots=True)
class Archive(Task):
    """A published card goes to the envelope that was chosen for it."""

    card: int

    def run(self, turn: TurnContext) -> None:
        papers = turn.state.now.papers
        paper = next(each for each in papers if each["species"] == self.card)
        archive(turn, self.seat, self.card, paper["envelope"])


@dataclass(slots=True)
class Prize(Task):
    prize: str
    species: int | None = None
    """The card that shows it; ``None``: that of a paper."""

    def run(self, turn: TurnContext) -> None:
        if self.species is not None and not worthwhile(turn.state, self.seat, PRIZES[self.prize]):
            return  # the action has not made it possible either (R1)
        species = self.species or _shows(turn.state, self.prize)
        turn.tell("prize.gained", self.seat, prize=self.prize, species=species)
        give(turn, self.seat, PRIZES[self.prize], "prize")


def _shows(state: State, prize: str) -> int | None:
    papers = state.doing.papers if state.doing else []
    cards = [paper["species"] for paper in papers if PUBLISH[len(paper["bones"])]["prize"]]
    return next((card for card in cards if SPECIES[card].prize == prize), None)
