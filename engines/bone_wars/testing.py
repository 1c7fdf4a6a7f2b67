"""Positions for tests, written down as one would tell them (docs/bone_wars.md, *Testing*)."""

from collections.abc import Iterable, Mapping
from copy import deepcopy
from typing import Any

from ..contract import Action, Event
from ..runtime.rng import Rng
from .engine import BoneWars
from .options import Options
from .phases.players import turn_of
from .phases.setup import empty, empty_markers
from .state import components as box
from .state.player import Player, Slot
from .state.position import Solo, State
from .turn.context import TurnContext
from .turn.decision import open_decision
from .turn.flow import advance

ENGINE = BoneWars()
_NAMES = {card.name: card.id for card in box.SPECIES.values()}


def species(name: str | int) -> int:
    return name if isinstance(name, int) else _NAMES[name]


def scenario(
    seats: int = 2,
    active: int = 0,
    round: int = 1,  # noqa: A002 - the word of the game
    seed: bytes = b"scenario",
    theodore: Any = "advanced",
    **given: Any,
) -> State:
    """A state in which ``active`` is asked ``turn.play``. What is given is not touched."""
    given = deepcopy(given)
    state = empty(Options(theodore=theodore), seats, Rng.seeded(seed))
    state.round, state.phase, state.active = round, "play", active
    for seat, player in enumerate(state.players):
        _seat(state, seat, player, given.pop(f"p{seat}", {}))
    _table(state, given)
    state.order = given.pop("order", list(range(len(state.players))))
    _rest(state, given)
    if given:
        raise TypeError(f"unknown: {', '.join(given)}")
    state.stack = [turn_of(state, active)]
    advance(TurnContext(state))
    return state


def _seat(state: State, seat: int, player: Player, given: Mapping[str, Any]) -> None:
    rest = dict(given)
    for name in ("money", "rp", "covers", "passed", "paleontologist"):
        if name in rest:
            setattr(player, name, rest.pop(name))
    player.patron = rest.pop("patron", "marsh")
    player.loyalty = {patron: rest.pop(patron, 0) for patron in box.PATRONS}
    player.crates = tokens(rest.pop("crates", []))
    player.movement -= rest.pop("movement", 0)
    player.archive_camps -= rest.pop("archive_camps", 0)
    for site in rest.pop("camps_at", []):
        camps = state.sites[site].camps
        camps[camps.index(None)] = seat
    player.team = rest.pop("team", seat + 1)
    player.grant = rest.pop("grant", seat + 1)
    player.profession = list(rest.pop("profession", (seat + 1, 1)))
    player.team_cards = rest.pop("team_cards", [] if player.theodore else player.team_cards)
    player.reserve = rest.pop("reserve", player.reserve)
    player.specialists = dict.fromkeys(rest.pop("specialists", []), False)
    player.species = [species(card) for card in rest.pop("species", [])]
    player.people = list(rest.pop("paleontologists", []))
    if rest.pop("known", True):
        player.known, player.known_people = player.species.copy(), player.people.copy()
    for number in rest.pop("upgraded", []):
        player.slots[number - 1].upgraded = True
    player.slots += [Slot(upgraded=True) for _ in range(rest.pop("extra", 0))]
    for slot, card in zip(player.slots, rest.pop("slots", []), strict=False):
        slot.card = {**card, "species": species(card["species"])} if "species" in card else card
    for envelope, cards in rest.pop("archive", {}).items():
        player.archive[envelope] = [species(card) for card in cards]
    state.markers = state.markers or {
        kind: empty_markers(len(state.players)) for kind in box.AWARD_TYPES
    }
    for kind, space in rest.pop("awards", {}).items():
        state.markers[kind][space].append(seat)
    if rest:
        raise TypeError(f"unknown: {', '.join(rest)}")


def tokens(given: Iterable[str] | Mapping[str, int]) -> list[int]:
    """Bones as a list or by number."""
    counts = [0] * len(box.BONES)
    for bone in given:
        counts[box.BONE[bone]] += given[bone] if isinstance(given, Mapping) else 1
    return counts


def _table(state: State, given: dict[str, Any]) -> None:
    """What does not depend on what is left over."""
    for site, tile in zip(state.sites.values(), box.SITE_TILES, strict=True):
        site.tile = tile
    for name, values in given.pop("sites", {}).items():
        site = state.sites[name]
        site.card = species(values["card"]) if values.get("card") else None
        site.bones = [
            None if bone is None else box.BONE[bone] for bone in values.get("bones", [None] * 3)
        ]
        if "tile" in values:
            other = next(each for each in state.sites.values() if each.tile == values["tile"])
            other.tile, site.tile = site.tile, values["tile"]
    if "rare" in given:
        state.rare = tokens(given.pop("rare"))
    bonuses = list(box.BONUS_TILES)
    state.rounds = list(given.pop("rounds", [*bonuses[:3], box.PRINTED]))
    state.columns = list(given.pop("columns", bonuses[3:]))
    state.finds = given.pop("finds", [box.ICONS[: len(state.players)] for _ in box.ICONS])
    state.finds = [list(column) for column in state.finds]
    state.awards = given.pop("awards", {"A": "A1", "B": "B1", "C": "C1"})
    state.grants = list(given.pop("grants", ["G11", "G1", "G9", "G7"]))
    for patron, counts in given.pop("papers", {}).items():
        for size, count in counts.items():
            state.papers[patron][int(size)] = count
    state.neutral = given.pop("neutral", 4 if len(state.players) < 4 else None)
    state.slot_tiles = given.pop("slot_tiles", state.slot_tiles)
    nothing = [{"marsh": 0, "cope": 0} for _ in state.players]
    none = {"credibility": {"marsh": 1, "cope": 1}, "points": nothing}
    state.scorings = given.pop("scorings", [none] if state.round > box.SCORED_AFTER[0] else [])


def _rest(state: State, given: dict[str, Any]) -> None:
    """Bag and decks: all that is nowhere else, unless they are given."""
    if "bag" in given:
        state.bag = tokens(given.pop("bag"))
    else:
        for bone, total in enumerate(box.BONE_COUNTS):
            used = state.rare[bone] + sum(player.crates[bone] for player in state.players)
            used += sum(site.bones.count(bone) for site in state.sites.values())
            state.bag[bone] = max(0, total - used)
    state.species_discard = [species(card) for card in given.pop("species_discard", [])]
    used_species = {
        *state.species_discard,
        *(site.card for site in state.sites.values()),
        *(card for player in state.players for card in player.species),
        *(c for player in state.players for cards in player.archive.values() for c in cards),
        *(slot.card.get("species") for p in state.players for slot in p.slots if slot.card),
    }
    deck = given.pop("species_deck", [card for card in box.SPECIES if card not in used_species])
    state.species_deck = [species(card) for card in deck]
    _people(state, given)
    if state.seats == 1:
        state.solo = Solo(
            state.theodore,
            list(given.pop("solo_deck", box.SOLO_SETS["basic"])),
            list(given.pop("solo_upgrades", box.SOLO_SETS[state.theodore])),
            list(given.pop("solo_discard", [])),
        )


def _people(state: State, given: dict[str, Any]) -> None:
    state.display = list(given.pop("display", ["joseph_leidy", "edward_d_cope", "arthur_lakes"]))
    left = [person for person, card in box.PEOPLE.items() for _ in range(card.copies)]
    played = [slot.card for player in state.players for slot in player.slots if slot.card]
    used = [card["paleontologist"] for card in played if "paleontologist" in card]
    for card in [*state.display, *(c for player in state.players for c in player.people), *used]:
        if card in left:
            left.remove(card)
    state.people_deck = list(given.pop("paleontologist_deck", left))


def kind(state: State) -> str | None:
    """Of the open decision."""
    return next((decision.kind for decision in open_decision(state).values()), None)


def choices(state: State) -> list[Action]:
    """What may be chosen, without ``type``."""
    listed = next((decision.actions for decision in open_decision(state).values()), [])
    return [{key: value for key, value in action.items() if key != "type"} for action in listed]


def play(state: State, *actions: Action) -> list[Event]:
    """Every action is taken by the player whose choice is open."""
    events: list[Event] = []
    for action in actions:
        seat, decision = next(iter(open_decision(state).items()))
        events += ENGINE.apply(state, seat, {"type": decision.kind, **action})
    return events
