"""Combat and contests come out as in a reading of the rules by somebody else."""

from collections import Counter
from typing import Any

import pytest

from engines.bones_and_banners import engine
from engines.bones_and_banners.notation import parse
from engines.bones_and_banners.state.position import State
from engines.bones_and_banners.testing import scenario

from .boards import board
from .second_reading import Reading

BOARDS = 12_000
PARTS = [range(part, BOARDS, 4) for part in range(4)]
MORE = [range(start, start + 10_000) for start in range(BOARDS, 92_000, 10_000)]
RANGES = [
    *(pytest.param(part, id=f"some {part.start}") for part in PARTS),
    *(pytest.param(part, id=f"more {part.start}", marks=pytest.mark.thorough) for part in MORE),
]


def read(text: str) -> dict[str, Any]:
    reading = Reading(parse(text))
    reading.combat()
    reading.contests()
    return {
        "kept": reading.allies,
        "units": {
            piece.seq: (piece.card, piece.land, piece.bonus)
            for piece in reading.pieces
            if not piece.gone
        },
        "seats": [
            {
                "hand": reading.hand[seat],
                "deck": reading.deck[seat],
                "below": reading.below[seat],
                "lost": reading.lost[seat],
                "lands": Counter(reading.lands[seat]),
                "under": reading.under[seat],
                "buildings": reading.buildings[seat],
                "built": Counter(card for card, _ in reading.built[seat]),
                "fresh": reading.fresh[seat],
                "feats": reading.feats[seat],
            }
            for seat in (0, 1)
        ],
    }


def played(text: str) -> dict[str, Any]:
    state = scenario(text, phase="combat", stop="end")
    while decisions := engine.decisions(state):
        ((seat, decision),) = decisions.items()
        assert decision.kind == "dame.destroy"
        engine.apply(state, seat, min(decision.actions, key=lambda action: action["building"]))
    return came_out(state)


def came_out(state: State) -> dict[str, Any]:
    return {
        "kept": {field.land: field.ally for field in state.centre},
        "units": {unit.seq: (unit.card, unit.land, unit.bonus) for unit in state.units},
        "seats": [
            {
                "hand": Counter(army.hand),
                "deck": army.deck,
                "below": Counter(army.below),
                "lost": Counter(army.lost),
                "lands": Counter(army.lands),
                "under": army.under,
                "buildings": Counter(army.buildings),
                "built": Counter(each.card for each in army.built),
                "fresh": Counter(army.fresh),
                "feats": {*army.feats},
            }
            for army in state.armies
        ],
    }


@pytest.mark.parametrize("seeds", RANGES)
def test_random_boards_come_out_the_same(seeds: range) -> None:
    for seed in seeds:
        text = board(seed)
        assert played(text) == read(text), f"board {seed}:\n{text}"


def test_much_happens_on_the_boards() -> None:
    """So that the comparison says something: achievements of both phases, every way out."""
    feats: Counter[str] = Counter()
    ways: Counter[str] = Counter()
    for seed in range(3000):
        text = board(seed)
        found = read(text)
        for seat in found["seats"]:
            feats.update(seat["feats"])
            ways += Counter(way for way in ("lost", "below", "fresh", "buildings") if seat[way])
        ways["kept"] += bool(found["kept"])
        ways["carried"] += bool(found["units"])
    wanted = {"I-1", "I-2", "I-3", "I-4", "I-5", "II-2", "II-5", "III-1", "III-3", "III-4"}
    assert feats.keys() >= wanted | {"IV-1", "IV-2", "IV-3"}
    assert all(ways[way] > 50 for way in ("lost", "below", "fresh", "buildings", "kept", "carried"))
