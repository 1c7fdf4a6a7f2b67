"""What must hold in every position: nothing appears, nothing vanishes, no limit is broken."""

from collections import Counter

from .rewards.bones import MakeRoom
from .rewards.species import Keep
from .state.components import (
    BONE_COUNTS,
    BONES,
    PEOPLE,
    SLOT_TILES,
    SLOTS,
    SOLO,
    SPECIES,
    START,
    TOP,
)
from .state.player import Player
from .state.position import State
from .state.step import Step


def check(state: State) -> None:
    _bones(state)
    _species(state)
    _people(state)
    for seat, player in enumerate(state.players):
        _limits(state, seat, player)
    extra = sum(len(player.slots) - len(SLOTS) for player in state.players)
    covered = sum(slot.upgraded for player in state.players for slot in player.slots[: len(SLOTS)])
    _require(state.slot_tiles + extra + covered == SLOT_TILES, "slot tiles")
    _require(state.slot_tiles >= 0, "slot tiles")


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(f"{what}: not as it must be")


def _bones(state: State) -> None:
    for bone, total in enumerate(BONE_COUNTS):
        count = state.bag[bone] + state.rare[bone]
        count += sum(player.crates[bone] for player in state.players)
        count += sum(site.bones.count(bone) for site in state.sites.values())
        if state.draft is not None:
            count += sum(each["bones"].count(bone) for each in state.draft.offer)
        _require(count == total, f"{count} of {total} {BONES[bone]}")
        _require(state.bag[bone] >= 0 and state.rare[bone] >= 0, BONES[bone])


def _cards(state: State, name: str) -> list[object]:
    """Played ones of a kind."""
    cards = (slot.card for player in state.players for slot in player.slots)
    return [card[name] for card in cards if card is not None and name in card]


def _species(state: State) -> None:
    found: list[object] = [*state.species_deck, *state.species_discard]
    found += [site.card for site in state.sites.values() if site.card is not None]
    for player in state.players:
        found += player.species
        found += [card for cards in player.archive.values() for card in cards]
        _require(set(player.known) <= set(player.species), "known cards")
    found += _cards(state, "species")
    found += [card for step in state.stack if isinstance(step, Keep) for card in step.cards]
    if state.draft is not None:
        found += [each["species"] for each in state.draft.offer]
    if state.doing is not None:
        found += _committed(state)
    _require(sorted(map(str, found)) == sorted(map(str, SPECIES)), "species cards")


def _committed(state: State) -> list[int]:
    """Cards of papers that have left the hand and are not in the archive yet."""
    assert state.doing is not None  # noqa: S101 - the caller has looked
    archived = {card for cards in state.player.archive.values() for card in cards}
    return [paper["species"] for paper in state.doing.papers if paper["species"] not in archived]


def _people(state: State) -> None:
    found: Counter[object] = Counter(
        [
            *state.people_deck,
            *state.people_discard,
            *state.display,
            *_cards(state, "paleontologist"),
        ]
    )
    for player in state.players:
        found.update(player.people)
        _require(not Counter(player.known_people) - Counter(player.people), "known cards")
    wanted = {person: card.copies for person, card in PEOPLE.items()}
    _require(found == Counter(wanted), "paleontologist cards")


def _limits(state: State, seat: int, player: Player) -> None:
    _require(player.money >= 0, "money")
    full = sum(player.crates) > player.capacity
    _require(not full or _makes_room(state.stack), "crates")
    _require(min(player.crates) >= 0, "crates")
    _require(all(len(cards) <= player.limit for cards in player.archive.values()), "archive")
    _require(all(0 <= index <= TOP for index in player.loyalty.values()), "loyalty")
    camps = sum(site.camps.count(seat) for site in state.sites.values())
    left = player.movement + player.archive_camps
    _require(camps + left == 2 * START["camps_per_row"], "base camps")
    markers = [spaces for spaces in state.markers.values() if any(seat in each for each in spaces)]
    _require(all(sum(seat in each for each in spaces) == 1 for spaces in markers), "awards")
    if player.theodore:
        _solo(state)
    else:
        _team_cards(player)


def _makes_room(stack: list[Step]) -> bool:
    return any(isinstance(step, MakeRoom) for step in stack)


def _team_cards(player: Player) -> None:
    played = [slot.card["team"] for slot in player.slots if slot.card and "team" in slot.card]
    mine = [*player.team_cards, *played, *player.joining]
    _require(len(mine) - len(player.leaving) == 3, "team cards")
    _require(len(set(mine)) == len(mine), "team cards")


def _solo(state: State) -> None:
    solo = state.solo
    assert solo is not None  # noqa: S101 - Theodore plays
    played = [str(card) for card in _cards(state, "solo")]
    found = [*solo.deck, *solo.discard, *solo.removed, *solo.upgrades, *played]
    _require(len(found) == len(set(found)) and set(found) <= set(SOLO), "solo cards")
    _require(len(found) == 18, "solo cards")
