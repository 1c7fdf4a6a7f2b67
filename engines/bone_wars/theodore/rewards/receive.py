"""How Theodore receives a bonus: at once, and by rules of his own."""

from ...rewards import registry
from ...rewards.registry import theodores
from ...rewards.round_bonus import current
from ...rewards.species import LOOKED_AT, draw_up_to
from ...rewards.upgrades import remove_cover, upgrade_slot
from ...state.components import BONES, BONUSES, COVER, SLOTS, UPGRADED, Bonus
from ...state.grants import RARE_INSTEAD_OF_BAG, has
from ...state.hands import take_person, take_species
from ...turn.chance import draw_bones, draw_person, draw_species
from ...turn.context import TurnContext
from ..prefer import best_first
from ..seat import SEAT, cards, theodore
from . import reclassify, sites
from .tokens import store, take_rare

POOR = 5
"""With less money he takes money for a cover."""


def receive(turn: TurnContext, word: str, amount: int, why: str) -> None:
    registry.receive(turn, SEAT, word, amount, why)


def give(turn: TurnContext, bonus: Bonus, why: str) -> None:
    for word, amount in bonus.items():
        receive(turn, word, amount, why)


@theodores("round_bonus")
def round_bonus(turn: TurnContext, amount: int = 1) -> None:
    """Always the current one, whatever else his grant would allow (96)."""
    bonus = current(turn.state)
    turn.tell("round.bonus", SEAT, bonus=bonus)
    give(turn, BONUSES[bonus], "round")


@theodores("bones")
def _bones(turn: TurnContext, count: int) -> None:
    """With G3 from the rare display, as long as it has one that he would take (96)."""
    if has(turn.state, SEAT, RARE_INSTEAD_OF_BAG) and turn.state.phase != "draft":
        while count and take_rare(turn):
            count -= 1
    if count:
        drawn = draw_bones(turn, count)
        turn.tell("bones.drawn", SEAT, bones=[BONES[bone] for bone in drawn])
        for bone in drawn:
            if not store(turn, bone):
                turn.state.bag[bone] += 1
                turn.tell("bone.returned", SEAT, bone=BONES[bone])


@theodores("rare")
def _rare(turn: TurnContext, count: int) -> None:
    for _ in range(count):
        if not take_rare(turn):
            return


@theodores("species")
def _species(turn: TurnContext, count: int) -> None:
    for _ in range(count):
        card = draw_species(turn)
        if card is not None:
            keep(turn, card)


def keep(turn: TurnContext, card: int) -> None:
    take_species(theodore(turn), card, openly=True)
    turn.tell("theodore.species.received", SEAT, species=card)


@theodores("choose_species")
def choose_species(turn: TurnContext, count: int = 1) -> None:
    """The one he prefers of three (S15)."""
    drawn = best_first(turn.state, draw_up_to(turn, LOOKED_AT))
    if not drawn:
        return
    keep(turn, drawn[0])
    if drawn[1:]:
        turn.state.species_discard += drawn[1:]
        turn.tell("species.discarded", SEAT, species=drawn[1:])


@theodores("paleontologist")
def paleontologist(turn: TurnContext, count: int = 1) -> None:
    """From the top of the deck."""
    for _ in range(count):
        card = draw_person(turn)
        if card is not None:
            take_person(theodore(turn), card, openly=True)
            turn.tell("theodore.paleontologist", SEAT, card=card)


@theodores("cover")
def _cover(turn: TurnContext, count: int) -> None:
    for _ in range(count):
        take = "money" if theodore(turn).money < POOR else "rp"
        remove_cover(turn, SEAT, take)
        receive(turn, take, COVER[take], "cover")


@theodores("upgrade_team")
def _upgrade(turn: TurnContext, count: int) -> None:
    """The topmost basic card of the deck makes room, else the last of the pile (S2)."""
    solo = cards(turn.state)
    if not solo.upgrades:
        return
    for pile, order in ((solo.deck, 1), (solo.discard, -1)):
        for at in range(len(pile))[::order]:
            if pile[at].startswith("B"):
                removed, added = pile[at], solo.upgrades.pop(0)
                pile[at] = added
                solo.removed.append(removed)
                turn.tell("theodore.upgraded", SEAT, removed=removed, added=added)
                return


def can_upgrade(turn: TurnContext) -> bool:
    solo = cards(turn.state)
    return bool(solo.upgrades) and any(card.startswith("B") for card in (*solo.deck, *solo.discard))


@theodores("upgrade_slot")
def _slot(turn: TurnContext, count: int) -> None:
    """In turn over the dearest slot and beside the board; never over one that costs $1 (102)."""
    if not turn.state.slot_tiles:
        return
    slots = theodore(turn).slots
    dear = [
        (values.cost, number)
        for number, values in enumerate(SLOTS, 1)
        if values.cost > UPGRADED.cost and not slots[number - 1].upgraded
    ]
    covered = sum(slot.upgraded for slot in slots[: len(SLOTS)])
    extra = len(slots) - len(SLOTS)
    upgrade_slot(turn, SEAT, max(dear)[1] if dear and covered <= extra else None)


@theodores("reclassify")
def _reclassify(turn: TurnContext, count: int) -> None:
    bonus = reclassify.move(turn)
    if bonus is not None:
        give(turn, bonus, "envelope")


@theodores("dig_site_actions")
def _site_actions(turn: TurnContext, count: int) -> None:
    once: set[str] = set()
    for _ in range(count):
        sites.act(turn, once)
