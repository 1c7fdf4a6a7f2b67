"""Drawing: units from an army's own deck, advisors and buildings from their piles."""

from bisect import insort

from ..cards.catalogue import HAND_LIMIT
from ..cards.effect import Effect
from ..state.army import Army
from ..turn.turn import Turn


def can_draw_unit(army: Army) -> bool:
    """The limit is one of units (B18)."""
    return len(army.hand) < HAND_LIMIT and bool(army.deck or army.below)


def draw_units(turn: Turn, seat: int, count: int, why: str) -> None:
    """Up to so many, as far as hand and deck allow."""
    army = turn.army(seat)
    drawn: list[str] = []
    while len(drawn) < count and can_draw_unit(army):
        if not army.deck:
            _shuffle(turn, seat)
        turn.reveal()
        drawn.append(army.deck.pop(0))
        insort(army.hand, drawn[-1])
    if drawn:
        turn.tell("units.drawn", seat=seat, count=len(drawn), why=why)
        turn.whisper(seat, "units.drew", seat=seat, cards=drawn)


def _shuffle(turn: Turn, seat: int) -> None:
    """The Shuffle card is drawn: the cards below it are the deck now, and it lies under them."""
    army = turn.army(seat)
    turn.chance().shuffle(army.below)
    army.deck, army.below = army.below, []
    turn.tell("deck.shuffled", seat=seat)


def draw_advisor(turn: Turn, seat: int, why: str, fresh: bool) -> None:
    """Nothing from an empty pile."""
    army = turn.army(seat)
    _draw(turn, seat, turn.state.advisors, army.fresh if fresh else army.advisors, "advisor", why)


def draw_building(turn: Turn, seat: int, why: str) -> None:
    _draw(turn, seat, turn.state.buildings, turn.army(seat).buildings, "building", why)


def _draw(turn: Turn, seat: int, pile: list[str], hand: list[str], name: str, why: str) -> None:
    if not pile:
        return
    turn.reveal()
    card = pile.pop(0)
    insort(hand, card)
    turn.tell("card.drawn", seat=seat, pile=name, why=why)
    turn.whisper(seat, "card.drew", seat=seat, card=card)


def draw(turn: Turn, seat: int, effect: Effect, why: str) -> None:
    """A card's DRAW."""
    if effect.target == "pile.army":
        draw_units(turn, seat, effect.value, why)
        return
    for _ in range(effect.value):
        if effect.target == "pile.advisor":
            draw_advisor(turn, seat, why, fresh=False)
        else:
            draw_building(turn, seat, why)
