"""Species cards from the deck: the top one, or one of three that are looked at."""

from dataclasses import dataclass

from ...contract import Action
from ..state.hands import lose_species, take_species
from ..state.position import State
from ..turn.chance import draw_species
from ..turn.context import TurnContext
from ..turn.step import Question
from .registry import gain

LOOKED_AT = 3


def _any_left(state: State, seat: int) -> bool:
    return bool(state.species_deck or state.species_discard)


@gain("species", _any_left, reveals=True)
def receive(turn: TurnContext, seat: int, count: int, why: str) -> None:
    cards = []
    for _ in range(count):
        card = draw_species(turn)
        if card is not None:
            take_species(turn.player(seat), card, openly=False)
            cards.append(card)
    if cards:
        turn.tell("species.drawn", seat, count=len(cards))
        for card in cards:
            turn.whisper("species.received", seat, species=card)


@gain("choose_species", _any_left, reveals=True)
def receive_choice(turn: TurnContext, seat: int, count: int, why: str) -> None:
    look(turn, seat)


def look(turn: TurnContext, seat: int) -> None:
    """Only their drawer sees the three (106)."""
    cards = draw_up_to(turn, LOOKED_AT)
    if cards:
        turn.tell("species.looked", seat, count=len(cards))
        turn.whisper("species.shown", seat, species=cards)
        turn.push(Keep(seat, cards))


def draw_up_to(turn: TurnContext, count: int) -> list[int]:
    drawn = (draw_species(turn) for _ in range(count))
    return [card for card in drawn if card is not None]


@dataclass(slots=True)
class Keep(Question):
    kind = "species.keep"
    cards: list[int]

    def actions(self, state: State) -> list[Action]:
        return [{"type": self.kind, "card": card} for card in self.cards]

    def take(self, turn: TurnContext, action: Action) -> None:
        kept = action["card"]
        others = [card for card in self.cards if card != kept]
        take_species(turn.player(self.seat), kept, openly=False)
        turn.tell("species.kept", self.seat)
        turn.whisper("species.received", self.seat, species=kept)
        if others:
            turn.state.species_discard += others
            turn.tell("species.discarded", self.seat, species=others)


@gain("cycle", lambda state, seat: bool(state.players[seat].species))
def receive_cycle(turn: TurnContext, seat: int, count: int, why: str) -> None:
    turn.push(Cycle(seat))


@dataclass(slots=True)
class Cycle(Question):
    """The card goes first: it can be seen again only if the pile is shuffled (34, R27)."""

    kind = "species.discard"

    def actions(self, state: State) -> list[Action]:
        return [{"type": self.kind, "card": card} for card in state.players[self.seat].species]

    def take(self, turn: TurnContext, action: Action) -> None:
        discard_species(turn, self.seat, action["card"])
        look(turn, self.seat)


def discard_species(turn: TurnContext, seat: int, card: int) -> None:
    lose_species(turn.player(seat), card)
    turn.state.species_discard.append(card)
    turn.tell("species.discarded", seat, species=[card])
