"""Which tests show which ruling of Bones & Banners.

python -m tests.engines.bones_and_banners.ruling_map > docs/bones_and_banners_rulings.md
"""

import re
import sys
from pathlib import Path

from ..ruling_map import REPOSITORY, RulingMap

TITLES = {
    "B1": "Public information alone decides who is asked",
    "B2": "What is public",
    "B3": "Private looks",
    "B4": "Copies are alike",
    "B5": "A choice of several steps",
    "B6": "Achievements are private",
    "B7": "Undo",
    "B8": "The order of random draws",
    "B9": "Rally and the choice of lands",
    "B10": "Land effects and Recruit",
    "B11": "Rerolls before the first pick",
    "B12": "The two windows",
    "B13": "Advisors before the own die",
    "B14": "When the draft is complete",
    "B15": "The Build turn",
    "B16": "A die turn",
    "B17": "Fresh advisors, a Stonemason's building",
    "B18": "Six units in hand; below the Shuffle card",
    "B19": "When a Bluff is tested",
    "B20": "A target that has left",
    "B21": "Nothing saves a Bluff",
    "B22": "Carried and joined units",
    "B23": "Banners are one sum",
    "B24": "Land effects that look at a die",
    "B25": "Watchdog",
    "B26": "Sergeant, Barracks, Wurm",
    "B27": "Moat, Catapult, Forge, Stables",
    "B28": "How long Protect and Revive are in force",
    "B29": "The order of combat",
    "B30": "Who is turned up",
    "B31": "Which protector, and for what",
    "B32": "No protector for the own attack",
    "B33": "Undead before protectors",
    "B34": "Chapel",
    "B35": "Revive and Phoenix",
    "B36": "Charge",
    "B37": "Enchant",
    "B38": "Clean-up",
    "B39": "The order of the lands",
    "B40": "When a land is contested",
    "B41": "Dame",
    "B42": "The window before the count",
    "B43": "Conquest",
    "B44": "Stalemate",
    "B45": "The End Phase",
    "B46": "1,000 gold, and ties",
    "B47": "The last round",
    "B48": "The result",
    "B49": "Slain, and won duels",
    "B50": "Protected and enchanted",
    "B51": "With whom a land is conquered",
    "B52": "Two lands, three Forests, a Squire, a Watchdog",
    "B53": "Huts, Dames, advisors",
    "B54": "Fortune Teller and Sorceress",
    "B55": "Spy and Diplomat",
    "B56": "Played advisors",
    "B57": "What a viewer can't know",
    "T1": "A Bluff alone",
    "T2": "A Bluff in a contest",
    "T3": "A tied Charge, and a protector",
    "T4": "Ambush, with a Hut and without",
    "T5": "Flank",
    "T6": "Interrupts, last placed first",
    "T7": "A Stalemate and the next round",
    "T8": "A Warden protected",
    "T9": "Wurm and Cavalry",
    "T10": "A Dame against a lonely Wall",
    "T11": "Drawing past the Shuffle card",
    "T12": "A Charge goes on to the land",
    "T13": "Raid",
    "T14": "Gold on both sides",
    "T15": "An Interrupt on Skeletons",
    "T16": "Two dice without Banding",
    "T17": "Archers on the enemy land",
}

_ONE = r"(?:[bt]\d+)"

MAP = RulingMap(
    here=Path(__file__).parent,
    titles=TITLES,
    number=r"(?:[BT]\d+)",
    prefix=re.compile(rf"^test_({_ONE}(?:_and_{_ONE})*)_(.*)"),
    spelled=lambda numbers: numbers.upper().replace("_AND_", " and "),
    page_path=REPOSITORY / "docs" / "bones_and_banners_rulings.md",
    head=(
        "# Bones & Banners: rulings and the tests that show them",
        "",
        "Numbers are those of the rules we play by (B: precise wordings, T: examples). This page",
        "is written by `python -m tests.engines.bones_and_banners.ruling_map`; a test fails if a",
        "ruling has no test.",
    ),
)

if __name__ == "__main__":
    sys.stdout.write(MAP.page())
