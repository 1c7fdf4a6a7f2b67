"""Section 1: the board itself. Where each lane leads if nobody does anything."""

import pytest

from engines.bad_bones import engine
from engines.bad_bones.state.layout import COMPETITIVE
from engines.bad_bones.state.tokens import HOME, SYMBOL

LANES = {
    "L1": ("tower", 5), "L2": ("tower", 4), "L3": ("tower", 3), "L4": ("tower", 4),
    "L5": ("village", 4),
    "T1": ("village", 6), "T2": ("tower", 4), "T3": ("tower", 3), "T4": ("tower", 4),
    "T5": ("village", 6),
    "R1": ("tower", 5), "R2": ("tower", 4), "R3": ("tower", 3), "R4": ("tower", 4),
    "R5": ("village", 4),
}  # fmt: skip


@pytest.mark.parametrize("spot", LANES)
def test_section_1_lane_destinations(spot: str) -> None:
    layout = COMPETITIVE
    pose = layout.spot[layout.place_of[spot]]
    moves = 0
    while True:
        pose = layout.step[pose]
        moves += 1
        if pose < 0 or pose >> 2 in layout.towers:
            break
        pose = layout.turn[pose]
    assert ("village" if pose < 0 else "tower", moves) == LANES[spot]


def test_section_1_eleven_lanes_lead_to_the_tower_and_four_to_the_village() -> None:
    ends = [end for end, _ in LANES.values()]
    assert (ends.count("tower"), ends.count("village")) == (11, 4)


def test_section_1_fifteen_models_of_twelve_tokens() -> None:
    models = {(SYMBOL[token], HOME[token]) for token in range(180)}
    assert len(models) == 15
    assert all(
        sum((SYMBOL[token], HOME[token]) == model for token in range(180)) == 12 for model in models
    )


def test_section_1_layout_in_the_view() -> None:
    layout = engine.public(engine.new(engine.Options(), 2, b""))["layout"]
    assert layout == {
        "arrows": {
            "1,3": {"R": "D", "L": "D"},
            "2,3": {"R": "D", "L": "D"},
            "3,2": {"D": "R", "U": "R"},
            "3,4": {"D": "L", "U": "L"},
            "4,3": {"R": "U", "L": "U"},
            "5,3": {"R": "D", "L": "D"},
        },
        "towers": ["3,3"],
        "edges": "LTR",
        "faces": {"L": "R", "T": "D", "R": "L", "village": "D"},
        "exits": [{"L": [1], "T": [1], "R": [1]}, {"L": [0], "T": [0], "R": [0]}],
        "phases": ["hero", "trap", "march", "arrivals"],
        "scored": True,
        "top": list("pyrbg"),
        "left": list("gbryp"),
        "right": list("pyrbg"),
        "copies": 12,
        "models": [
            *("gL", "bL", "rL", "yL", "pL"),
            *("pT", "yT", "rT", "bT", "gT"),
            *("pR", "yR", "rR", "bR", "gR"),
        ],
        "stars": {"W": 2, "C": 2, "D": 3, "$": 4},
    }
    assert layout["models"] == [SYMBOL[n] + HOME[n] for n in range(0, 180, 12)]
