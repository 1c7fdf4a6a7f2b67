"""His dig site actions: by a list, not by where he is."""

from typing import Any

from ...rewards.rare import exchange
from ...rewards.registry import receive
from ...rewards.species import discard_species
from ...state.components import BONES, RIVAL, SITE_ORDER, SITE_TILES
from ...state.position import State
from ...turn.context import TurnContext
from .. import prefer
from ..seat import SEAT, theodore
from . import tokens

ONCE = ("takeBackPaleontologist", "swapPatron")


def papers(state: State, patron: str) -> int:
    return sum(state.papers[patron])


def able(state: State, tile: str) -> bool:
    """Whether it would be of use to him (92)."""
    player = state.players[SEAT]
    if tile == "takeBackPaleontologist":
        return player.paleontologist is not None
    if tile == "bone1":
        return tokens.wants_more(state)
    if tile == "exchangeRare":
        lacked = tokens.rare_choice(state, lacking_only=True)
        return lacked is not None and tokens.to_give_up(player.crates) is not None
    if tile == "cycleSpecies":
        return len(player.species) > 1
    if tile == "swapPatron":
        patron = player.patron
        return patron is not None and papers(state, RIVAL[patron]) > papers(state, patron)
    return True


def act(turn: TurnContext, once: set[str]) -> tuple[str, dict[str, Any]] | None:
    """The first of the list that he is able to do (S7); some only once."""
    for tile in SITE_ORDER:
        if tile in once or not able(turn.state, tile):
            continue
        if tile in ONCE:
            once.add(tile)
        at = next(name for name, site in turn.state.sites.items() if site.tile == tile)
        turn.tell("site.used", SEAT, at=at, tile=tile)
        return _do(turn, tile)
    return None


def _do(turn: TurnContext, tile: str) -> tuple[str, dict[str, Any]]:
    """What he did, as the key and values of its reason."""
    player = theodore(turn)
    if tile == "exchangeRare":
        given = tokens.to_give_up(player.crates)
        taken = tokens.rare_choice(turn.state, lacking_only=True)
        assert given is not None  # noqa: S101 - asked before
        assert taken is not None  # noqa: S101
        exchange(turn, SEAT, given, taken)
        return "site_exchange", {"gave": BONES[given], "took": BONES[taken]}
    if tile == "cycleSpecies":
        card = prefer.best_first(turn.state, player.species)[-1]
        discard_species(turn, SEAT, card)
        receive(turn, SEAT, "choose_species", 1, "site")
        return "site_cycle", {"species": card}
    before = len(turn.story.events)
    for word, amount in SITE_TILES[tile].items():
        receive(turn, SEAT, word, amount, "site")
    if tile == "bone1":
        return "site_bone", {"bone": _came(turn, before)}
    if tile == "swapPatron":
        return "site_swap", {"patron": player.patron}
    return {"takeBackPaleontologist": "site_take_back", "money1": "site_money"}[tile], {}


def _came(turn: TurnContext, since: int) -> str:
    """The bone that the events tell of."""
    for event in turn.story.events[since:]:
        if event.type == "bones.drawn":
            return str(event.values["bones"][0])
        if event.type == "rare.taken":
            return str(event.values["bone"])
    return BONES[0]
