"""A turn: play a card or pass (2, 3)."""

from dataclasses import dataclass
from typing import Any

from ...contract import Action
from ..phases.passing import Pass
from ..phases.players import takes_turns
from ..phases.round_end import EndTurn
from ..rewards.gain import give, worthwhile
from ..rewards.queue import Prize
from ..state.components import PRIZES, SPECIALISTS, SPECIES, TEAM_CARDS
from ..state.grants import ICONS_WILD, has
from ..state.hands import lose_person, lose_species
from ..state.position import Doing, State
from ..state.slots import cost, next_open, values
from ..turn.context import TurnContext
from ..turn.step import Question, Task
from . import award, debunk, minor, publish, team
from .modes import legal, playable

_BEGIN = {
    "publish": publish.begin,
    "debunk": debunk.begin,
    "award": award.begin,
    "minor": minor.begin,
}


@takes_turns(theodore=False)
@dataclass(slots=True)
class Turn(Question):
    kind = "turn.play"

    def actions(self, state: State) -> list[Action]:
        player = state.players[self.seat]
        cards = [{"type": self.kind, "card": card} for card in self._playable(state)]
        return [*cards, {"type": self.kind, "pass": True}] if not player.passed else []

    def _playable(self, state: State) -> list[dict[str, Any]]:
        player = state.players[self.seat]
        slot = next_open(player)
        if slot is None:
            return []
        left = player.money - cost(state, self.seat, slot)
        if left < 0:
            return []
        teams = [{"team": card} for card in player.team_cards if TEAM_CARDS[card].cost <= left]
        species = [{"species": card} for card in player.species]
        people = [
            {"paleontologist": person}
            for person in playable(state, self.seat, dict.fromkeys(player.people))
        ]
        return [*teams, *species, *people]

    def take(self, turn: TurnContext, action: Action) -> None:
        if "pass" in action:
            forced = not self._playable(turn.state)
            turn.push(Pass(self.seat, forced))
        else:
            _play(turn, self.seat, action["card"])

    def prompt(self, state: State) -> tuple[str, dict[str, Any]]:
        player = state.players[self.seat]
        slot = next_open(player)
        price = 0 if slot is None else cost(state, self.seat, slot)
        values = {"money": player.money, "slot": (slot or 0) + 1, "cost": price}
        return "prompt.turn.play", values


def _play(turn: TurnContext, seat: int, card: dict[str, Any]) -> None:
    """Everything is paid before anything is gained (4)."""
    state, player = turn.state, turn.player(seat)
    number = next_open(player)
    assert number is not None  # noqa: S101 - else nothing could have been played
    price = cost(state, seat, number)
    if "team" in card:
        price += TEAM_CARDS[card["team"]].cost
        player.team_cards.remove(card["team"])
        card = {**card, "specialist": None}
    elif "species" in card:
        lose_species(player, card["species"])
    else:
        lose_person(player, card["paleontologist"])
    player.money -= price
    player.slots[number].card = card
    state.doing = Doing(card=card, slot=number + 1)
    turn.tell("card.played", seat, card=card, slot=number + 1, cost=price, money=player.money)
    turn.push(EndTurn(seat))
    if "team" in card:
        state.doing.mode = "team"
        found = TEAM_CARDS[card["team"]]
        team.begin(turn, seat, found.ap, found.depth)
        if found.torn:
            turn.push(UseSpecialist(seat))
        return
    turn.push(Mode(seat))
    if "species" in card and matches(state, seat, card["species"], number):
        turn.push(PrizeWhen(seat, card["species"]))


def matches(state: State, seat: int, card: int, number: int) -> bool:
    """A slot without a sign never matches (64, R9)."""
    icon = values(state.players[seat], number).icon
    return icon is not None and (icon == SPECIES[card].icon or has(state, seat, ICONS_WILD))


@dataclass(slots=True)
class PrizeWhen(Question):
    """Before the whole action or after it, never in between (8). What is impossible now may be
    possible after it: that is seen then (R1)."""

    kind = "prize.when"
    card: int

    def actions(self, state: State) -> list[Action]:
        now = worthwhile(state, self.seat, PRIZES[SPECIES[self.card].prize])
        return [{"type": self.kind, "when": when} for when in ("now", "after")[not now :]]

    def take(self, turn: TurnContext, action: Action) -> None:
        prize = Prize(self.seat, SPECIES[self.card].prize, self.card)
        if action["when"] == "now":
            turn.push(prize)
        else:
            turn.push_second(prize)


@dataclass(slots=True)
class Mode(Question):
    kind = "turn.mode"

    def actions(self, state: State) -> list[Action]:
        card = state.now.card
        assert card is not None  # noqa: S101 - it has just been played
        modes = legal(state, self.seat, card)
        if "species" in card:
            modes = ["team", *modes]
        return [{"type": self.kind, "mode": mode} for mode in modes]

    def take(self, turn: TurnContext, action: Action) -> None:
        mode, player, doing = action["mode"], turn.player(self.seat), turn.state.now
        doing.mode = mode
        if mode == "team":
            assert doing.slot is not None  # noqa: S101 - it has just been played
            slot = values(player, doing.slot - 1)
            team.begin(turn, self.seat, slot.ap, slot.depth)
            return
        turn.tell("paleontologist.moved", self.seat, **{"from": player.paleontologist, "to": mode})
        player.paleontologist = mode
        _BEGIN[mode](turn, self.seat)


@dataclass(slots=True)
class UseSpecialist(Question):
    """One decision right after a torn card is paid; before or after the team actions (15, R30)."""

    kind = "specialist.use"

    def actions(self, state: State) -> list[Action]:
        ready = [each for each, used in state.players[self.seat].specialists.items() if not used]
        uses = [
            {"type": self.kind, "specialist": each, "when": when}
            for each in ready
            for when in ("before", "after")
        ]
        return [{"type": self.kind, "none": True}, *uses]

    def take(self, turn: TurnContext, action: Action) -> None:
        if "none" in action:
            return
        player, doing, chosen = turn.player(self.seat), turn.state.now, action["specialist"]
        assert doing.slot is not None  # noqa: S101 - the card lies there
        assert doing.card is not None  # noqa: S101
        player.specialists[chosen] = True
        doing.card = {**doing.card, "specialist": chosen}
        player.slots[doing.slot - 1].card = doing.card
        turn.tell("specialist.used", self.seat, specialist=chosen)
        work = Work(self.seat, chosen)
        if action["when"] == "before":
            turn.push(work)
        else:
            turn.push_second(work)


@dataclass(slots=True)
class Work(Task):
    specialist: str

    def run(self, turn: TurnContext) -> None:
        give(turn, self.seat, SPECIALISTS[self.specialist], "specialist")
