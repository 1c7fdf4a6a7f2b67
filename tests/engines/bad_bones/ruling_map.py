"""Which tests show which ruling of Bad Bones.

python -m tests.engines.bad_bones.ruling_map > docs/rulings.md
"""

import re
import sys
from pathlib import Path

from ..ruling_map import REPOSITORY, RulingMap

TITLES = {
    "1": "Four skeletons at the start, no red one",
    "2": "Cooperative start: four symbols, red too",
    "3": "No chiefs at the start",
    "4": "Symbols and edges of the chiefs",
    "5": "A bag that runs short",
    "6": "Neighbours; two players; alone",
    "7": "Sealed choices; nothing crosses boards within a phase",
    "8": "The hero's step",
    "9": "The hero triggers nothing",
    "10": "The hero on a tower",
    "11": "Traps under the hero",
    "12": "One action in the trap phase",
    "13": "Taking back what skeletons stand on or look at",
    "14": "Tiles cover arrows",
    "15": "Placing a labyrinth",
    "16": "A dragon lands",
    "17": "A dragon on an empty space",
    "18": "Chains in phase 2",
    "19": "A bomb dropped on skeletons",
    "20": "Common traps: first come, and the lock",
    "21": "Order of the march",
    "22": "Arrows look at the last step",
    "23": "Dragon against arrow",
    "24": "Any number on a space",
    "25": "Nothing below nothing",
    "26": "Wall after wall",
    "27": "Walls before a barricade",
    "28": "Springs and barricades",
    "29": "Barricades before forests and under heroes",
    "30": "Springs",
    "31": "Loops",
    "32": "Where a dragon may send",
    "33": "From dragon to dragon",
    "34": "Targets of catapults and exits",
    "35": "The treasure's allure",
    "36": "Treasure and dragon",
    "37": "Theft",
    "38": "Hearses",
    "39": "Portals",
    "40": "Colours of a labyrinth",
    "41": "Damaged traps work all phase",
    "42": "The third kill of a phase",
    "43": "When a weapon is offered",
    "44": "A weapon's kills do not count",
    "45": "Sword and teleport staff",
    "46": "Morning star",
    "47": "Ice staff",
    "48": "Death staff",
    "49": "Weapons and coins in the cooperative game",
    "50": "Pyro chief",
    "51": "Friendly chief",
    "52": "Spectral chief",
    "53": "Necromancer",
    "54": "Saboteur",
    "55": "Emperor",
    "56": "Instructor and group",
    "57": "Its own destination first",
    "58": "The end comes after the march",
    "59": "All out at once; ties",
    "60": "What scores",
    "61": "The market",
    "62": "Solo",
    "63": "Cooperative game",
    "64": "A capital without houses",
    "12.1": "The mark of those that do not march",
    "12.2": "What the notation writes",
    "12.3": "Scenarios",
    "12.4": "Decisions and their fields",
    "12.6": "The order of what a step meets",
    "12.7": "The capital is counted in seat order",
    "12.10": "A group under whose feet the tower falls",
    "12.16": "What flipping means; back onto a landed dragon",
    "12.18": "The end of phase 2",
    "12.21": "Reading order",
    "12.29": "The hero on a barricade",
    "12.31": "Every trap of a move counts",
    "12.32": "Sides that are closed",
    "12.33": "A landing counts as repelling",
    "12.38": "A hearse leaves only with cargo",
    "12.43": "The whole move first, then the weapon",
    "12.46": "A ruin is no trap, a source may be one",
    "12.47": "Frozen twice",
    "12.48": "Death staff and saboteur",
    "12.51": "No ruin to rebuild",
    "12.54": "What a saboteur has triggered",
    "12.55": "What the emperor does as he arrives or falls",
    "12.56": "Who is in a group, and how it goes",
    "12.62": "When solo and cooperative games are won",
}


def _spelled(numbers: str) -> str:
    """``33_and_12_33_``: 33 and 12.33; ``12_`` alone is ruling 12."""
    words = numbers.replace("_and_", " and ").replace("_to_", " to ")
    return re.sub(r"\b12_(?=\d)", "12.", words).strip("_").replace("_", " ")


MAP = RulingMap(
    here=Path(__file__).parent,
    titles=TITLES,
    number=r"(?:12\.\d+|\d+)",
    prefix=re.compile(r"^test_(?:rulings?_((?:\d+_|and_|to_)+)|sections?_(?:\d+_|and_|to_)+)(.*)"),
    spelled=_spelled,
    page_path=REPOSITORY / "docs" / "rulings.md",
    head=(
        "# Rulings and the tests that show them",
        "",
        "Numbers are those of the rules we play by (12.n: precise wordings). This page is written",
        "by `python -m tests.engines.bad_bones.ruling_map`; a test fails if a ruling has no test.",
    ),
)

if __name__ == "__main__":
    sys.stdout.write(MAP.page())
