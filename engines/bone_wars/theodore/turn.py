"""Theodore's turn: a card into the next slot, and the half that the next card's back tells."""

from dataclasses import dataclass

from ..phases.players import takes_turns
from ..phases.round_end import EndTurn
from ..rewards.loyalty import gain_loyalty
from ..rewards.people import take_back
from ..rewards.round_bonus import current
from ..rewards.species import discard_species
from ..state.components import PRIZES, RIVAL, SOLO, SPECIES, Back
from ..state.position import Doing
from ..state.slots import cost, next_open, values
from ..steps.play_card import matches
from ..turn.context import TurnContext
from ..turn.step import Task
from . import account, passing, prefer
from .account import why
from .deck import flip
from .paleontologist import action
from .rewards import reclassify
from .rewards.receive import give, receive, round_bonus
from .seat import SEAT, cards, theodore
from .team import Loop

NO_NEXT = Back("team", 2, 2)
"""If there is no next card (93)."""


@takes_turns(theodore=True)
@dataclass(slots=True)
class TheodoreTurn(Task):
    def run(self, turn: TurnContext) -> None:
        state, player = turn.state, theodore(turn)
        turn.beat()
        number = next_open(player)
        price = 0 if number is None else cost(state, SEAT, number)
        if number is None or price > player.money or not _has_card(turn):
            passing.begin(turn, number, price)
            return
        player.money -= price
        card = flip(turn)
        player.slots[number].card = {"solo": card}
        state.doing = Doing(card={"solo": card}, slot=number + 1)
        account.begin(turn, card, number + 1, price)
        deck = cards(state).deck
        # read once, whatever happens to the deck meanwhile (S1)
        following = SOLO[deck[0]].back if deck else None
        _perform(turn, card, number, following)
        turn.push(EndTurn(SEAT))


def _has_card(turn: TurnContext) -> bool:
    solo = cards(turn.state)
    return bool(solo.deck or solo.discard)


def _perform(turn: TurnContext, card: str, number: int, following: Back | None) -> None:
    slot = values(theodore(turn), number)
    back = following or NO_NEXT
    if back.icon == "team":
        _team_by_back(turn, card, number, following)
        return
    account.choose(turn, "paleo", None, None, why("paleo_half"))
    _back_extras(turn, back)
    if action.run(turn, card):
        if "paleoTwice" in SOLO[card].extras:
            account.step(turn, "paleoTwice", True, why("twice"))
            action.run(turn, card)
        return
    # no species card is spent for the slot's values, and no prize given (S4)
    reason = why("no_paleo", ap=slot.ap, depth=slot.depth)
    account.choose(turn, "team", slot.ap, slot.depth, reason)
    _team(turn, card, slot.ap, slot.depth)


def _team_by_back(turn: TurnContext, card: str, number: int, following: Back | None) -> None:
    state, player = turn.state, theodore(turn)
    slot, back = values(player, number), following or NO_NEXT
    fitting = [each for each in player.species if matches(state, SEAT, each, number)]
    if fitting:
        # it is discarded: the one he likes least
        species = prefer.best_first(state, fitting)[-1]
        icon = slot.icon
        reason = why("slot_match", species=species, icon=icon, ap=slot.ap, depth=slot.depth)
        account.choose(turn, "team", slot.ap, slot.depth, reason)
        _back_extras(turn, back)
        _prize(turn, species)
        _team(turn, card, slot.ap, slot.depth)
        return
    key = "no_next" if following is None else "no_match" if slot.icon else "no_icon"
    sign = {"icon": slot.icon} if key == "no_match" else {}
    reason = why(key, **sign, ap=back.ap, depth=back.depth)
    account.choose(turn, "team", back.ap, back.depth, reason)
    _back_extras(turn, back)
    _team(turn, card, back.ap, back.depth)


def _prize(turn: TurnContext, species: int) -> None:
    discard_species(turn, SEAT, species)
    prize = SPECIES[species].prize
    turn.tell("prize.gained", SEAT, prize=prize, species=species)
    give(turn, PRIZES[prize], "prize")
    account.step(turn, "prize", True, why("prize", species=species))


def _back_extras(turn: TurnContext, back: Back) -> None:
    player = theodore(turn)
    if back.take_back:
        on_board = player.paleontologist is not None
        if on_board:
            take_back(turn, SEAT, 1, "card")
        key = "take_back" if on_board else "nothing_to_take_back"
        account.step(turn, "takeBack", on_board, why(key))
    if back.rival_loyalty and player.patron is not None:
        rival = RIVAL[player.patron]
        gain_loyalty(turn, SEAT, rival, back.rival_loyalty, "card")
        reason = why("rival_loyalty", patron=rival, count=back.rival_loyalty)
        account.step(turn, "rivalLoyalty", True, reason)


def _team(turn: TurnContext, card: str, ap: int, depth: int) -> None:
    """The extras of the front come before any team action."""
    state = turn.state
    for extra in SOLO[card].extras:
        if extra == "reclassify":
            _reclassify(turn)
        elif extra == "roundBonus":
            bonus = current(state)
            round_bonus(turn)
            account.step(turn, extra, True, why("round_bonus", bonus=bonus))
        elif extra == "paleoCard":
            _paleontologist_card(turn)
    state.now.mode = "team"
    Loop(turn, ap, depth).run(card)


def _paleontologist_card(turn: TurnContext) -> None:
    people = theodore(turn).people
    before = len(people)
    receive(turn, "paleontologist", 1, "card")
    got = len(people) > before
    reason = why("paleo_card", person=people[-1]) if got else why("no_paleo_card")
    account.step(turn, "paleoCard", got, reason)


def _reclassify(turn: TurnContext) -> None:
    found = reclassify.choice(turn.state)
    if found is None:
        account.step(turn, "reclassify", False, why("nothing_to_move"))
        return
    bonus = reclassify.move(turn)
    if bonus is not None:
        give(turn, bonus, "envelope")
    species, home, to = found
    reason = why("reclassified", species=species, **{"from": home, "to": to})
    account.step(turn, "reclassify", True, reason)
