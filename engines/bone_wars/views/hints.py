"""What the open question means for the player asked: why something is not on the list, what things
cost and pay. The page only puts it into words."""

from collections.abc import Callable
from operator import itemgetter
from typing import Any

from ..fits.archive import envelopes_for, reserved
from ..fits.finds import emptied, tiles
from ..fits.skeletons import candidates, most
from ..phases.draft import University, open_spaces
from ..phases.passing import Profession, free_spaces
from ..rewards.archive import times
from ..rewards.queue import Queue
from ..rewards.reclassify import Reclassify
from ..state.components import ENVELOPE_BONUS, PARTS, ROUNDS, SIZES, Bonus
from ..state.effects import effect
from ..state.grants import ICONS_WILD, MAY_STAY, RECLASSIFY_FULL, ROUND_AS_FIND, has
from ..state.position import State
from ..state.slots import next_open
from ..steps.award import Claim
from ..steps.minor import MinorCard
from ..steps.play_card import Mode, Turn, matches
from ..steps.publish import PublishBone, PublishCard
from ..steps.team import TeamAct
from . import reasons
from .paying import does, filing
from .reasons import prices
from .waiting import waiting


def hints(state: State, seat: int) -> dict[str, Any] | None:
    step = state.stack[-1] if state.stack else None
    if step is None or step.seat != seat:
        return None
    found = _OF[type(step)](state, step) if type(step) in _OF else {}
    if state.doing is not None and state.doing.mode == "pass" and state.round < ROUNDS:
        found["order"] = _order(state, seat)
    return found or None


def _turn(state: State, step: Turn) -> dict[str, Any]:
    """Cards that would lie below their own sign (8); what playing each costs, or why it can't."""
    player, seat = state.players[step.seat], step.seat
    slot = next_open(player)
    prized = () if slot is None else player.species
    return {
        "prizes": [
            card for card in prized if slot is not None and matches(state, seat, card, slot)
        ],
        "prices": prices(state, seat),
        "why": reasons.cards(state, step),
    }


def _mode(state: State, step: Mode) -> dict[str, Any]:
    """What there is to be done with the card; where the paleontologist stands and can't stay."""
    stays = has(state, step.seat, MAY_STAY)
    stands = None if stays else state.players[step.seat].paleontologist
    return {"modes": reasons.modes(state), "stands": stands}


def _team(state: State, step: TeamAct) -> dict[str, Any]:
    costs = step.costs(state)
    listed = {action["do"] for action in step.actions(state)}
    missing = [work for work in costs if work not in listed]
    player = state.players[step.seat]
    return {
        "costs": costs,
        "why": {work: _why_no(state, step, work, costs) for work in missing},
        "full": sum(player.crates) >= player.capacity,
    }


def _why_no(state: State, step: TeamAct, work: str, costs: dict[str, int]) -> str:
    player = state.players[step.seat]
    if not isinstance(player.team, str) and work != "step":
        return "university"
    if step.ap < costs[work] or not isinstance(player.team, str):
        return "points"
    site = state.sites[player.team]
    if work == "dig":
        return "dug" if site.bones.count(None) == len(site.bones) else "deep"
    if work == "camp":
        if step.seat in site.camps:
            return "camp_here"
        return "camp_full" if player.movement + player.archive_camps else "camp_none"
    return "no_card" if work == "discover" else "no_effect"


def _card(state: State, step: PublishCard) -> dict[str, Any]:
    """The most bones for each card of the hand, or what it lacks; how many cards each envelope
    will hold, with those on their way."""
    player = state.players[step.seat]
    found: dict[str, int | str] = {}
    for card in player.species:
        bones = most(card, player.crates, step.wild)
        short = "bones" if bones < SIZES[0] else bones
        found[str(card)] = _no_room(state, step.seat, card) or short
    filed = {
        envelope: len(cards) + reserved(state, step.seat, envelope)
        for envelope, cards in player.archive.items()
    }
    return {"cards": found, "filed": filed}


def _no_room(state: State, seat: int, card: int, anywhere: bool = False) -> str | None:
    """Its own envelope is full; or all are, where it might go to any."""
    if envelopes_for(state, seat, card, anywhere):
        return None
    return "all_full" if anywhere or has(state, seat, ICONS_WILD) else "full"


def _bone(state: State, step: PublishBone) -> dict[str, Any]:
    """What there is for the parts that come after this one."""
    card, left = state.now.papers[-1]["species"], step.left(state)
    found = {}
    for part in range(step.part + 1, len(PARTS)):
        natural = candidates(card, part, left, 0)
        found[PARTS[part]] = "have" if natural else "wild" if step.wild and any(left) else "none"
    return {"parts": found}


def _find(state: State, step: MinorCard) -> dict[str, Any]:
    """What each card of the hand lacks, which tiles it could take, whether any at all, and what
    its envelope would pay."""
    seat, help_ = step.seat, effect(state)
    found: dict[str, str | None] = {}
    icons: dict[str, list[str]] = {}
    for card in state.players[seat].species:
        fits = tiles(state, seat, card, help_)
        icons[str(card)] = sorted({icon for _, icon in fits})
        found[str(card)] = _no_room(state, seat, card, help_ == "anyEnvelope") or (
            None if fits or emptied(state, help_) else "tile"
        )
    any_tile = help_ == "anyTile" or has(state, seat, ICONS_WILD)
    pays = _pays(state, seat, True)
    return {"cards": found, "icons": icons, "any_tile": any_tile, "pays": pays}


def _reclassify(state: State, step: Reclassify) -> dict[str, Any]:
    return {"pays": _pays(state, step.seat, has(state, step.seat, RECLASSIFY_FULL))}


def _pays(state: State, seat: int, full: bool) -> dict[str, Bonus]:
    """One more card in each envelope: for every card then there, or once (39, 65)."""
    archive = state.players[seat].archive
    return {
        envelope: times(bonus, len(archive[envelope]) + 1 if full else 1)
        for envelope, bonus in ENVELOPE_BONUS.items()
    }


def _queue(state: State, step: Queue) -> dict[str, Any]:
    """Whether a round bonus would be chosen (79, 80); what the rewards do and pay."""
    any_round = step.free_round or has(state, step.seat, ROUND_AS_FIND)
    items = dict.fromkeys(step.items)
    return {
        "any_round": any_round,
        "does": {item: does(state, item, any_round) for item in items},
        "pays": filing(state, step.seat, items),
    }


def _profession(state: State, step: Profession) -> dict[str, Any]:
    return {"barred": reasons.barred(state, step)}


def _order(state: State, seat: int) -> list[dict[str, Any]]:
    """Who will go when in the next round; not sure of those who may still choose another row."""
    chosen = waiting(state, Profession) is None
    found = [
        {
            "player": number,
            "row": player.profession[0],
            "sure": player.passed or (number == seat and chosen),
        }
        for number, player in enumerate(state.players)
        if player.profession is not None
    ]
    return sorted(found, key=itemgetter("row"))


def _university(state: State, step: University) -> dict[str, Any]:
    """Free, but of the patron that the only opponent has."""
    free, listed = free_spaces(state, step.seat), open_spaces(state, step.seat)
    return {"rival": [space for space in free if space not in listed]}


def _award(state: State, step: Claim) -> dict[str, Any]:
    return {"why": reasons.awards(state, step)}


_OF: dict[type[Any], Callable[[State, Any], dict[str, Any]]] = {
    Turn: _turn,
    Mode: _mode,
    TeamAct: _team,
    PublishCard: _card,
    PublishBone: _bone,
    MinorCard: _find,
    Reclassify: _reclassify,
    Queue: _queue,
    Profession: _profession,
    University: _university,
    Claim: _award,
}
