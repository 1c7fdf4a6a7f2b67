"""Theodore's turn: a card into the next slot, and the half that the next card's back tells."""

from dataclasses import dataclass

from ..components import PRIZES, RIVAL, SOLO, SPECIES, Back
from ..phases.players import takes_turns
from ..phases.round_end import EndTurn
from ..rewards.loyalty import gain_loyalty
from ..rewards.people import take_back
from ..rewards.round_bonus import current
from ..rewards.species import discard_species
from ..state.position import Doing
from ..state.slots import cost, next_open, values
from ..steps.play_card import matches
from ..turn.context import Table
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
    def run(self, table: Table) -> None:
        state, player = table.state, theodore(table)
        table.beat()
        number = next_open(player)
        price = 0 if number is None else cost(state, SEAT, number)
        if number is None or price > player.money or not _has_card(table):
            passing.begin(table, number, price)
            return
        player.money -= price
        card = flip(table)
        player.slots[number].card = {"solo": card}
        state.doing = Doing(card={"solo": card}, slot=number + 1)
        account.begin(table, card, number + 1, price)
        deck = cards(state).deck
        # read once, whatever happens to the deck meanwhile (S1)
        following = SOLO[deck[0]].back if deck else None
        _perform(table, card, number, following)
        table.push(EndTurn(SEAT))


def _has_card(table: Table) -> bool:
    solo = cards(table.state)
    return bool(solo.deck or solo.discard)


def _perform(table: Table, card: str, number: int, following: Back | None) -> None:
    slot = values(theodore(table), number)
    back = following or NO_NEXT
    if back.icon == "team":
        _team_by_back(table, card, number, following)
        return
    account.choose(table, "paleo", None, None, why("paleo_half"))
    _back_extras(table, back)
    if action.run(table, card):
        if "paleoTwice" in SOLO[card].extras:
            account.step(table, "paleoTwice", True, why("twice"))
            action.run(table, card)
        return
    # no species card is spent for the slot's values, and no prize given (S4)
    reason = why("no_paleo", ap=slot.ap, depth=slot.depth)
    account.choose(table, "team", slot.ap, slot.depth, reason)
    _team(table, card, slot.ap, slot.depth)


def _team_by_back(table: Table, card: str, number: int, following: Back | None) -> None:
    state, player = table.state, theodore(table)
    slot, back = values(player, number), following or NO_NEXT
    fitting = [each for each in player.species if matches(state, SEAT, each, number)]
    if fitting:
        # it is discarded: the one he likes least
        species = prefer.best_first(state, fitting)[-1]
        icon = slot.icon
        reason = why("slot_match", species=species, icon=icon, ap=slot.ap, depth=slot.depth)
        account.choose(table, "team", slot.ap, slot.depth, reason)
        _back_extras(table, back)
        _prize(table, species)
        _team(table, card, slot.ap, slot.depth)
        return
    key = "no_next" if following is None else "no_match" if slot.icon else "no_icon"
    sign = {"icon": slot.icon} if key == "no_match" else {}
    reason = why(key, **sign, ap=back.ap, depth=back.depth)
    account.choose(table, "team", back.ap, back.depth, reason)
    _back_extras(table, back)
    _team(table, card, back.ap, back.depth)


def _prize(table: Table, species: int) -> None:
    discard_species(table, SEAT, species)
    prize = SPECIES[species].prize
    table.tell("prize.gained", SEAT, prize=prize, species=species)
    give(table, PRIZES[prize], "prize")
    account.step(table, "prize", True, why("prize", species=species))


def _back_extras(table: Table, back: Back) -> None:
    player = theodore(table)
    if back.take_back:
        on_board = player.paleontologist is not None
        if on_board:
            take_back(table, SEAT, 1, "card")
        key = "take_back" if on_board else "nothing_to_take_back"
        account.step(table, "takeBack", on_board, why(key))
    if back.rival_loyalty and player.patron is not None:
        rival = RIVAL[player.patron]
        gain_loyalty(table, SEAT, rival, back.rival_loyalty, "card")
        reason = why("rival_loyalty", patron=rival, count=back.rival_loyalty)
        account.step(table, "rivalLoyalty", True, reason)


def _team(table: Table, card: str, ap: int, depth: int) -> None:
    """What the front shows comes before any team action."""
    state = table.state
    for extra in SOLO[card].extras:
        if extra == "reclassify":
            _reclassify(table)
        elif extra == "roundBonus":
            bonus = current(state)
            round_bonus(table)
            account.step(table, extra, True, why("round_bonus", bonus=bonus))
        elif extra == "paleoCard":
            _paleontologist_card(table)
    state.now.mode = "team"
    Loop(table, ap, depth).run(card)


def _paleontologist_card(table: Table) -> None:
    people = theodore(table).people
    before = len(people)
    receive(table, "paleontologist", 1, "card")
    got = len(people) > before
    reason = why("paleo_card", person=people[-1]) if got else why("no_paleo_card")
    account.step(table, "paleoCard", got, reason)


def _reclassify(table: Table) -> None:
    found = reclassify.choice(table.state)
    if found is None:
        account.step(table, "reclassify", False, why("nothing_to_move"))
        return
    bonus = reclassify.move(table)
    if bonus is not None:
        give(table, bonus, "envelope")
    species, home, to = found
    reason = why("reclassified", species=species, **{"from": home, "to": to})
    account.step(table, "reclassify", True, reason)
