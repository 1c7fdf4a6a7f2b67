"""Starts a game in the middle, from boards written as text."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..runtime.rng import Rng
from ..runtime.story import Story
from . import notation
from .options import Options
from .phases.flow import begin
from .phases.setup import common_supply
from .phases.story import ROUND
from .state.board import Board
from .state.game_config import GameConfig
from .state.layout import CELL_OF, DIRECTIONS, Layout
from .state.state import State
from .state.tiles import BASIC, FACES, KIT, LETTERS, TILES, WEARS, tile
from .state.tokens import CHIEF, SPOT, model, tokens_of


def scenario(
    *boards: str,
    options: Options | Mapping[str, Any] | None = None,
    phase: str = "hero",
    round: int = 1,  # noqa: A002 - the rules name it so
    side: str = "white",
    supply: Sequence[Mapping[str, int]] | Mapping[str, int] | None = None,
    seed: bytes = b"",
    weapons: Sequence[str | None] | None = None,
) -> State:
    """One text per seat. Play goes on by itself from ``phase`` until somebody has a choice.

    ``supply``: one for each seat, together one for all; ``weapons``: one for each seat, or none.
    ``ValueError`` for what can't be: tokens, tiles or phases that do not exist.
    """
    texts = [notation.parse(text) for text in boards]
    if options is None:
        options = _fitting(texts, bool(weapons and any(weapons)))
    elif not isinstance(options, Options):
        options = Options(**options)
    if phase not in ROUND or side not in ("white", "black"):
        raise ValueError(f"There is no phase {phase!r} on side {side!r}.")
    if len(boards) not in (range(1, 2) if options.mode == "solo" else range(2, 7)):
        raise ValueError(f"{options.mode} is not for {len(boards)} boards.")
    config = GameConfig.of(options, len(boards))
    if _has_more(texts, supply) or any(weapons or ()):
        config = replace(config, plain=False)
    if len({text.houses for text in texts}) > 1 and config.cooperative:
        raise ValueError("Together there is one capital: all boards have the same houses.")
    bag = bytearray(tokens_of(config.chiefs))
    realms = [_board(text, config, bag) for text in texts]
    for realm, weapon in zip(realms, weapons or [], strict=bool(weapons)):
        realm.weapon = weapon or ""
    common = _supplies(config, texts, realms, supply)
    story = Story(None)
    after_march = phase == "arrivals"
    losses = ([realm.floors for realm in realms], [realm.houses for realm in realms])
    state = State(
        config=config,
        rng=Rng.seeded(seed),
        bag=bag,
        boards=realms,
        drafts=[None] * len(realms),
        round=round,
        black=(side == "black") != after_march,
        undoable=[0] * len(realms),
        history=[losses] * (round - 1 + after_march),
        common=common,
    )
    begin(state, phase, story)
    return state


def _has_more(
    texts: Sequence[notation.Board], supply: Sequence[Mapping[str, int]] | Mapping[str, int] | None
) -> bool:
    """Whether there is anything that the basic game has not."""
    found = {tile.trap for text in texts for tile in text.tiles.values()}
    for given in [supply] if isinstance(supply, Mapping) else supply or ():
        found |= set(given)
    return not found <= set(BASIC)


def _fitting(texts: Sequence[notation.Board], armed: bool) -> Options:
    """Unasked: the mode that these boards are of, with the chiefs, traps and weapons on them."""
    found = [skeleton for text in texts for pile in text.skeletons.values() for skeleton in pile]
    together = any(text.cooperative for text in texts)
    mode = "cooperative" if together else "solo" if len(texts) == 1 else "competitive"
    chiefs = {skeleton.chief for skeleton in found if skeleton.chief}
    tiles = {tile.trap for text in texts for tile in text.tiles.values()}
    advanced = armed or any(trap not in LETTERS or not KIT[LETTERS.index(trap)] for trap in tiles)
    return Options.model_validate({"mode": mode, "chiefs": list(chiefs), "advanced": advanced})


def _board(text: notation.Board, config: GameConfig, bag: bytearray) -> Board:
    layout = config.layout
    _fits(text, config)
    skeletons: dict[int, int] = {}
    held: list[int] = []
    cemetery: list[int] = []
    for place, pile in text.skeletons.items():
        for skeleton in pile:
            token = _token(skeleton, bag)
            if place == "cemetery":
                if DIRECTIONS[layout.spot[SPOT[token]] & 3] != skeleton.facing:
                    raise ValueError("In the cemetery skeletons face as they will enter.")
                cemetery.append(token)
                continue
            pose = layout.place_of[place] * 4 + DIRECTIONS.index(skeleton.facing)
            if place not in CELL_OF and layout.spot[pose >> 2] != pose:
                raise ValueError(f"In the forest spot {place} skeletons face into the board.")
            skeletons[token] = pose
            if skeleton.held:
                held.append(token)
    return Board(
        hero=CELL_OF[text.hero] if text.hero else -1,
        towers={CELL_OF[at]: floors for at, floors in text.towers.items()},
        houses=text.houses,
        tiles={CELL_OF[at]: _tile(at, lying, text) for at, lying in text.tiles.items()},
        supply=[0] * len(LETTERS),
        skeletons=skeletons,
        held=held,
        cemetery=cemetery,
        layout=layout,
    )


def _fits(text: notation.Board, config: GameConfig) -> None:
    layout: Layout = config.layout
    towers = {CELL_OF[at] for at in text.towers}
    if text.cooperative != config.cooperative:
        raise ValueError(f"A board of the {config.mode} game has forests {layout.edges}.")
    if config.cooperative:
        if not towers <= set(layout.towers) or set(text.towers.values()) > {1}:
            raise ValueError("Together towers have one floor, and fallen ones are left out.")
    elif towers != set(layout.towers):
        raise ValueError("The tower stands in the middle, T0 when it has fallen.")


def _tile(at: str, lying: notation.Tile, text: notation.Board) -> int:
    known = lying.trap in TILES and (not lying.worn or lying.trap in WEARS)
    if not known or at in text.towers:
        raise ValueError(f"There is no such tile in this game, or not on {at}: {lying}.")
    return tile(lying.trap, lying.face if lying.trap in FACES else None, lying.worn)


def _token(skeleton: notation.Skeleton, bag: bytearray) -> int:
    """Takes the lowest free token of that model out of the bag."""
    spot = model(skeleton.symbol, skeleton.home)
    for token in sorted(bag):
        if SPOT[token] == spot and CHIEF[token] == skeleton.chief:
            bag.remove(token)
            return token
    raise ValueError(f"There is no such token left: {skeleton}.")


def _supplies(
    config: GameConfig,
    texts: Sequence[notation.Board],
    realms: Sequence[Board],
    given: Sequence[Mapping[str, int]] | Mapping[str, int] | None,
) -> list[int]:
    """Gives each seat its supply; the common one, where there is one."""
    several = [given] if isinstance(given, Mapping) else given
    if several is not None and len(several) != (1 if config.cooperative else len(realms)):
        raise ValueError("There is one supply for each seat, together one for all.")
    lying = [[tile.trap for tile in text.tiles.values()] for text in texts]
    if config.cooperative:
        kit = common_supply(config)
        return _supply(
            kit, [trap for traps in lying for trap in traps], several[0] if several else None
        )
    for seat, realm in enumerate(realms):
        realm.supply = _supply(list(KIT), lying[seat], several[seat] if several else None)
    return []


def _supply(kit: list[int], lying: list[str], given: Mapping[str, int] | None) -> list[int]:
    if given is None:
        counts = zip(LETTERS, kit, strict=True)
        return [max(0, count - lying.count(letter)) for letter, count in counts]
    if not set(given) <= set(LETTERS) or any(count < 0 for count in given.values()):
        raise ValueError(f"There is no such supply in this game: {dict(given)}.")
    return [given.get(letter, 0) for letter in LETTERS]
