"""Setting up a game. Whatever is drawn is drawn in the order of R32."""

from ...runtime.rng import Rng
from ..options import Options
from ..state.components import (
    ADVANCED,
    AWARD_SPACES,
    AWARD_TYPES,
    BASIC,
    BONE_COUNTS,
    BONUS_TILES,
    CAMP_SPACES,
    COLUMNS,
    ENDGAME,
    GRANTS,
    ICONS,
    PATRONS,
    PEOPLE,
    PER_SITE,
    PRINTED,
    RARE_EACH,
    SITE_TILES,
    SITES,
    SLOT_TILES,
    SLOTS,
    SOLO_SETS,
    SPACES,
    SPECIES,
    START,
)
from ..state.hands import take_person
from ..state.player import Player, Slot
from ..state.position import Draft, Site, Solo, State
from ..turn.chance import draw_bones, draw_person, draw_species
from ..turn.context import TurnContext
from ..turn.flow import advance
from . import draft

DISPLAY = 3
DRAFT_BONES = 2
CLOSED = "x"
"""A place that so few players do not use (110)."""


def new(options: Options, seats: int, rng: Rng) -> State:
    turn = TurnContext(empty(options, seats, rng))
    _lay_out(turn)
    _offer(turn)
    draft.begin(turn)
    advance(turn)
    return turn.state


def empty(options: Options, seats: int, rng: Rng) -> State:
    """All that is the same in every game; nothing has been drawn."""
    count = max(2, seats)
    players = [new_player() for _ in range(count)]
    players[-1].theodore = seats == 1
    return State(
        theodore=options.theodore,
        seats=seats,
        rng=rng,
        players=players,
        first=0,
        sites={site: Site("", _spaces(CAMP_SPACES[site], count)) for site in SITES},
        bag=[each - RARE_EACH for each in BONE_COUNTS],
        rare=[RARE_EACH] * len(BONE_COUNTS),
        species_deck=list(SPECIES),
        species_discard=[],
        people_deck=[person for person, card in PEOPLE.items() for _ in range(card.copies)],
        people_discard=[],
        display=[],
        rounds=[],
        columns=[],
        finds=[],
        awards={},
        markers={},
        grants=[],
        slot_tiles=SLOT_TILES,
        papers={patron: [0] * 5 for patron in PATRONS},
        endgame=[None] * len(ENDGAME),
        undoable=[0] * seats,
    )


def new_player() -> Player:
    return Player(slots=[Slot() for _ in SLOTS], team_cards=list(BASIC), reserve=list(ADVANCED))


def _spaces(least: list[int], count: int) -> list[str | None]:
    return [None if each <= count else CLOSED for each in least]


def empty_markers(count: int) -> list[list[str]]:
    return [[] if space["min_players"] <= count else [CLOSED] for space in AWARD_SPACES]


def _lay_out(turn: TurnContext) -> None:
    state = turn.state
    rng = state.rng
    assert rng is not None  # noqa: S101 - only previews have none
    count = len(state.players)
    tiles: list[str | None] = [icon for icon in ICONS for _ in range(count)]
    rng.shuffle(tiles)
    state.finds = [tiles[column * count : (column + 1) * count] for column in range(COLUMNS)]
    bonuses = list(BONUS_TILES)
    rng.shuffle(bonuses)
    state.columns, state.rounds = bonuses[:COLUMNS], [*bonuses[COLUMNS:], PRINTED]
    site_tiles = list(SITE_TILES)
    rng.shuffle(site_tiles)
    for site, tile in zip(state.sites.values(), site_tiles, strict=True):
        site.tile = tile
        site.bones = list(draw_bones(turn, PER_SITE))
    for site in state.sites.values():
        site.card = draw_species(turn)
    state.display = [card for card in (draw_person(turn) for _ in range(DISPLAY)) if card]
    state.awards = {kind: rng.choice(tiles) for kind, tiles in AWARD_TYPES.items()}
    state.markers = {kind: empty_markers(count) for kind in AWARD_TYPES}
    grants = list(GRANTS)
    rng.shuffle(grants)
    state.grants = grants[: len(SPACES)]
    if state.seats == 1:
        state.solo = _solo(state, rng)


def _solo(state: State, rng: Rng) -> Solo:
    deck, upgrades = list(SOLO_SETS["basic"]), list(SOLO_SETS[state.theodore])
    rng.shuffle(deck)
    rng.shuffle(upgrades)
    theodore = state.players[1]
    theodore.team_cards, theodore.reserve = [], []
    return Solo(state.theodore, deck, upgrades)


def _offer(turn: TurnContext) -> None:
    """A card for everybody, the species of the draft, and who begins."""
    state = turn.state
    for player in state.players:
        for _ in range(START["paleontologist_cards"]):
            card = draw_person(turn)
            if card is not None:
                take_person(player, card, openly=False)
    count = len(state.players)
    cards = [draw_species(turn) for _ in range(count + 1)]
    offer = [{"species": card, "bones": draw_bones(turn, DRAFT_BONES)} for card in cards]
    rng = state.rng
    assert rng is not None  # noqa: S101 - only previews have none
    # Theodore chooses first (101)
    state.first = 1 if state.seats == 1 else rng.below(count)
    there = [(state.first + seat) % count for seat in range(count)]
    state.order = there
    state.draft = Draft(offer, [*there, *reversed(there)])
