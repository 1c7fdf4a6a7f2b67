"""Starts a game in the middle, from boards written as text."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..rng import Rng
from . import notation
from .board import Board
from .flow import begin
from .layout import CELL_OF, DIRECTIONS, NAMES, PLACE_OF, TOWER
from .options import Options
from .state import State
from .story import Story
from .tiles import FACES, KIT, LETTERS, tile
from .tokens import COPIES, COUNT, ENTRY, model

PHASES = ("hero", "trap", "march", "arrivals")
_FOREST_FACING = {"L": "R", "T": "D", "R": "L"}


def scenario(
    *boards: str,
    options: Options | Mapping[str, Any] | None = None,
    phase: str = "hero",
    round: int = 1,  # noqa: A002 - the rules name it so
    side: str = "white",
    supply: Sequence[Mapping[str, int]] | None = None,
    seed: bytes = b"",
) -> State:
    """One text per seat. Play goes on by itself from ``phase`` until somebody has a choice.

    ``ValueError`` for what can't be: tokens, tiles or phases that do not exist.
    """
    if options is None:
        options = Options(mode="solo" if len(boards) == 1 else "competitive")
    elif not isinstance(options, Options):
        options = Options(**options)
    solo = options.mode == "solo"
    if phase not in PHASES or side not in ("white", "black"):
        raise ValueError(f"There is no phase {phase!r} on side {side!r}.")
    if len(boards) not in (range(1, 2) if solo else range(2, 7)):
        raise ValueError(f"{options.mode} is not for {len(boards)} boards.")
    supplies = [supply] if isinstance(supply, Mapping) else supply
    if supplies is not None and len(supplies) != len(boards):
        raise ValueError("There is one supply for each seat.")
    bag = bytearray(range(COUNT))
    tables = [
        _board(notation.parse(text), bag, supplies[seat] if supplies else None)
        for seat, text in enumerate(boards)
    ]
    story = Story(None)
    after_march = phase == "arrivals"
    losses = ([table.floors for table in tables], [table.houses for table in tables])
    state = State(
        solo=solo,
        rounds=options.rounds,
        heroic=solo and options.heroic,
        rng=Rng.seeded(seed),
        bag=bag,
        boards=tables,
        drafts=[None] * len(tables),
        round=round,
        black=(side == "black") != after_march,
        undoable=[0] * len(tables),
        history=[losses] * (round - 1 + after_march),
    )
    begin(state, phase, story)
    return state


def _board(text: notation.Board, bag: bytearray, supply: Mapping[str, int] | None) -> Board:
    if text.cooperative or set(text.towers) != {NAMES[TOWER]}:
        raise ValueError(f"The tower stands on {NAMES[TOWER]}, and forests are left, top, right.")
    tiles = {CELL_OF[at]: _tile(at, lying) for at, lying in text.tiles.items()}
    skeletons: dict[int, int] = {}
    held: list[int] = []
    cemetery: list[int] = []
    for place, pile in text.skeletons.items():
        for skeleton in pile:
            token = _token(skeleton, bag)
            if place == "cemetery":
                if DIRECTIONS[ENTRY[token] & 3] != skeleton.facing:
                    raise ValueError("In the cemetery skeletons face as they will enter.")
                cemetery.append(token)
                continue
            if _FOREST_FACING.get(place[0], skeleton.facing) != skeleton.facing:
                raise ValueError(f"In the forest spot {place} skeletons face into the board.")
            skeletons[token] = PLACE_OF[place] * 4 + DIRECTIONS.index(skeleton.facing)
            if skeleton.held:
                held.append(token)
    hero = CELL_OF[text.hero] if text.hero else -1
    floors = text.towers[NAMES[TOWER]]
    kit = _supply(text, supply)
    return Board(hero, floors, text.houses, tiles, kit, skeletons, held, cemetery)


def _tile(at: str, lying: notation.Tile) -> int:
    known = lying.trap in LETTERS and not (lying.trap == "$" and lying.worn)
    if not known or CELL_OF[at] == TOWER:
        raise ValueError(f"There is no such tile in this game, or not on {at}: {lying}.")
    return tile(lying.trap, lying.face if lying.trap in FACES else None, lying.worn)


def _token(skeleton: notation.Skeleton, bag: bytearray) -> int:
    """Takes the lowest free token of that model out of the bag."""
    if skeleton.chief is None:
        first = model(skeleton.symbol, skeleton.home) * COPIES
        for token in range(first, first + COPIES):
            if token in bag:
                bag.remove(token)
                return token
    raise ValueError(f"There is no such token left: {skeleton}.")


def _supply(text: notation.Board, given: Mapping[str, int] | None) -> list[int]:
    if given is None:
        lying = [tile.trap for tile in text.tiles.values()]
        counts = zip(LETTERS, KIT, strict=True)
        return [max(0, kit - lying.count(letter)) for letter, kit in counts]
    if not set(given) <= set(LETTERS) or any(count < 0 for count in given.values()):
        raise ValueError(f"There is no such supply in this game: {dict(given)}.")
    return [given.get(letter, 0) for letter in LETTERS]
