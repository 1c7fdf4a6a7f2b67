"""Random games with every component counted: 80 bones, 48 species, 24 paleontologists, tiles.

``count`` looks at the state itself and is quick, so it may be asked after every action; ``look``
reads what everybody sees (docs/bone_wars.md) and finds more. Neither knows the engine's own checks.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

from engines.bone_wars import engine
from engines.contract import View

from .rulings.table import BONES

COUNTS = dict(zip(BONES, (15, 15, 12, 12, 8, 7, 6, 5), strict=True))
NUMBERS = list(COUNTS.values())
VARIANTS = [(2, "advanced"), (3, "advanced"), (4, "advanced"), (1, "advanced"), (1, "expert")]
EVERY = 8
"""How many actions lie between two long looks."""


def games(number: int) -> Iterator[tuple[int, str, int]]:
    """Seats, Theodore's cards and a seed: all variants with one seed, then with the next."""
    every = ((*variant, seed) for seed in range(number) for variant in VARIANTS)
    return islice(every, number)


def play(seats: int, theodore: str, seed: int) -> int:
    """One random game: how many actions it took. In every fourth nobody passes, stops or declines
    while there is something else: those who choose at random do so too soon for much to happen."""
    chance = random.Random(f"{seats} {theodore} {seed}")
    state = engine.new(engine.Options(theodore=theodore), seats, seed.to_bytes(4, "big"))
    eager = seed % 4 == 0
    actions = 0
    while True:
        decisions = engine.decisions(state)
        kind = next((decision.kind for decision in decisions.values()), None)
        count(state, kind)
        if actions % EVERY == 0 or not decisions:
            look(engine.public(state), kind)
        if not decisions:
            return actions
        ((seat, decision),) = decisions.items()
        offered = decision.actions
        if eager:
            offered = [action for action in offered if not idle(action)] or offered
        engine.apply(state, seat, chance.choice(offered))
        actions += 1


def idle(action: dict[str, Any]) -> bool:
    words = ("pass", "done", "stop", "none", "decline", "skip", "keep")
    return any(word in action for word in words) or "end" in action.values()


def count(state: Any, kind: str | None) -> None:
    """Bones, money and limits."""
    players = state.players
    piles = [state.bag, state.rare, *[player.crates for player in players]]
    total = [sum(column) for column in zip(*piles, strict=True)]
    for site in state.sites.values():
        for bone in site.bones:
            if bone is not None:
                total[bone] += 1
    if state.draft is not None:
        for card in state.draft.offer:
            for bone in card["bones"]:
                total[bone] += 1
    assert total == NUMBERS, total
    assert min(state.bag) >= 0
    assert min(state.rare) >= 0
    for player in players:
        assert player.money >= 0
        assert min(player.crates) >= 0
        if kind != "crates.return":
            assert sum(player.crates) <= player.capacity
        for cards in player.archive.values():
            assert len(cards) <= player.limit


def look(view: View, kind: str | None) -> None:
    _bones(view, kind)
    _species(view)
    _paleontologists(view)
    _tiles(view)
    _places(view)
    for seat, player in enumerate(view["players"]):
        _player(view, seat, player, kind)


def _bones(view: View, kind: str | None) -> None:
    total: Counter[str] = Counter(view["bag"]) + Counter(view["rare"])
    for player in view["players"]:
        total.update(player["crates"])
    for site in view["sites"].values():
        total.update(bone for bone in site["bones"] if bone is not None)
    if view["draft"]:
        total.update(bone for card in view["draft"]["offer"] for bone in card["bones"])
    assert total == Counter(COUNTS)
    if kind != "crates.return":
        assert sum(view["bag"].values()) >= 6, "so it never runs dry (ruling 70)"


def _played(view: View, key: str) -> list[Any]:
    slots = [slot["card"] for player in view["players"] for slot in player["slots"]]
    return [card[key] for card in slots if card and key in card]


def _species(view: View) -> None:
    found = [*view["discards"]["species"], *_played(view, "species")]
    found += [site["card"] for site in view["sites"].values() if site["card"] is not None]
    hidden = view["decks"]["species"]
    for player in view["players"]:
        hand = player["hand"]["species"]
        found += hand["known"]
        hidden += hand["count"] - len(hand["known"])
        found += [card for cards in player["archive"].values() for card in cards]
    if view["draft"]:
        found += [card["species"] for card in view["draft"]["offer"]]
    archived = {card for p in view["players"] for cards in p["archive"].values() for card in cards}
    if view["action"]:
        papers = [paper["species"] for paper in view["action"]["papers"]]
        found += [card for card in papers if card not in archived]
    assert len(set(found)) == len(found), "no card is in two places"
    # Cards that somebody looks at are in no deck, hand or pile: three at most.
    assert 0 <= 48 - len(found) - hidden <= 3


def _paleontologists(view: View) -> None:
    found = [*view["discards"]["paleontologists"], *view["display"]]
    found += _played(view, "paleontologist")
    hidden = view["decks"]["paleontologists"]
    for player in view["players"]:
        hand = player["hand"]["paleontologists"]
        found += hand["known"]
        hidden += hand["count"] - len(hand["known"])
    assert len(found) + hidden == 24
    assert max(Counter(found).values()) <= 2
    assert len(view["display"]) <= 3


def _tiles(view: View) -> None:
    seats = len(view["players"])
    slots = [slot for player in view["players"] for slot in player["slots"]]
    assert view["slot_tiles"] + sum(slot["upgraded"] for slot in slots) == 16
    assert all(len(column["tiles"]) == seats for column in view["finds"])
    left = Counter(icon for column in view["finds"] for icon in column["tiles"] if icon)
    assert all(number <= seats for number in left.values())
    assert len({site["tile"] for site in view["sites"].values()}) == 6
    assert len({*view["rounds"], *(column["bonus"] for column in view["finds"])}) == 9
    assert len(set(view["grants"])) == 4
    assert all(number >= 0 for shelf in view["papers"].values() for number in shelf.values())


def _places(view: View) -> None:
    teams = [player["team"] for player in view["players"]] + [view["neutral"]]
    spaces = [team for team in teams if isinstance(team, int)]
    assert len(set(spaces)) == len(spaces), "one team per university space"
    rows = [player["profession"][0] for player in view["players"] if player["profession"]]
    assert len(set(rows)) == len(rows), "one marker per row of professions (ruling 60)"
    if view["phase"] != "draft":
        assert (view["neutral"] is None) == (len(view["players"]) == 4)


def _player(view: View, seat: int, player: View, kind: str | None) -> None:
    assert player["money"] >= 0
    assert player["rp"] >= 0
    assert player["capacity"] == 4 + 2 * (3 - player["covers"])
    if kind != "crates.return":
        assert len(player["crates"]) <= player["capacity"]
    assert all(len(cards) <= player["limit"] for cards in player["archive"].values())
    assert all(0 <= index <= 18 for index in player["loyalty"].values())
    camps = [site for site in view["sites"].values() if seat in site["camps"]]
    assert len(camps) + sum(player["camps"].values()) == 4
    assert all(site["camps"].count(seat) == 1 for site in camps)
    claimed = [award for award in view["awards"].values() if [seat] in award["spaces"]]
    assert player["awards"] <= 3 - len(claimed)
    if not player["theodore"]:
        played = [slot["card"] for slot in player["slots"] if slot["card"]]
        cards = [*player["hand"]["team"], *(card["team"] for card in played if "team" in card)]
        assert len(cards) == 3, "three team cards, those that are replaced included"
        assert len({*cards, *player["reserve"], *player["joining"]}) >= 3 + len(player["reserve"])
