"""An army that a viewer can't see, as lists of cards that can be dealt anew."""

from ...runtime.rng import Rng
from ..state.position import State
from ..state.step import Step


class HiddenArmy:
    def __init__(self, state: State, seat: int, viewer: int | None) -> None:
        self.state = state
        self.seat = seat
        self.army = army = state.armies[seat]
        self.sealed = [
            unit
            for unit in state.units
            if unit.owner == seat and not unit.up and (viewer is None or not unit.seen)
        ]
        self.placed = [unit.card for unit in self.sealed]
        self.drawn = [step.given["card"] for _, step in self._steps("recruit")]
        self.under = [army.under] if army.under else []
        self.units = [army.hand, army.sent, army.deck, army.below, self.placed, self.drawn]
        self.advisors = [army.advisors, army.fresh]
        self.buildings = [army.buildings, self.under]

    def _steps(self, name: str) -> list[tuple[int, Step]]:
        """Of the seat, with their places on the stack, if they are about a card."""
        return [
            (at, step)
            for at, step in enumerate(self.state.stack)
            if step.name == name and step.seat == self.seat and step.given["card"]
        ]

    def take_up(self, rng: Rng) -> None:
        """The cards of the lists, where they belong; and other choices where some were sealed."""
        army = self.army
        for unit, card in zip(self.sealed, self.placed, strict=True):
            unit.card = card
        for (at, step), card in zip(self._steps("recruit"), self.drawn, strict=True):
            self.state.stack[at] = Step(step.name, step.seat, {**step.given, "card": card})
        army.under = next(iter(self.under), None)
        if self.state.phase == "rally":
            self._send(rng)
        if army.chosen is not None:
            army.chosen = rng.choice(army.lands)
        for cards in (army.hand, army.sent, army.below, army.advisors, army.fresh, army.buildings):
            cards.sort()
        for at, step in self._steps("unit.target"):
            self.state.stack[at] = Step(step.name, step.seat, self._order(step, rng))
        if self.state.phase != "over":
            army.feats = []  # they would tell something of its cards

    def _send(self, rng: Rng) -> None:
        """B5: how many units go home is not known; as long as it can send more it has one left."""
        army = self.army
        units = army.hand + army.sent
        rng.shuffle(units)
        stay = rng.below(len(units) + 1) if army.ready else 1 + rng.below(max(1, len(units)))
        army.hand, army.sent = units[:stay], units[stay:]

    def _order(self, step: Step, rng: Rng) -> dict[str, object]:
        """A unit whose target has not been named yet: nobody knows of it."""
        dice = min(2, self.army.dice.count(step.given["symbol"]))
        card, count = rng.choice(self.army.hand), 1 + rng.below(dice)
        return {**step.given, "card": card, "dice": count}
