"""Cards that can't do what they were sent for."""

import pytest

from engines.bones_and_banners.notation import parse
from engines.bones_and_banners.units.bluff import is_bluff

LANDS = """centre moss-forest:1 rose-castle:0
90 0 ogre Boot > rose-castle
91 1 ogre Boot > rose-castle
"""


@pytest.mark.parametrize(
    ("order", "bluff"),
    [
        ("archers Bow > rose-castle", False),
        ("archers Bow > moss-forest", True),
        ("archers Boot > rose-castle", True),
        ("archers Bow > 91", False),
        ("archers Bow > 90", True),
        ("cleric Magic > 90", False),
        ("cleric Magic > 91", True),
        ("cavalry Horse > rose-castle", True),
        ("halberdiers Shield+Shield > moss-forest", False),
        ("halberdiers Sword+Sword > moss-forest", True),
        ("archers Bow > 77 foe", False),
        ("archers - > moss-forest carried", False),
        ("black-knight Horse > rose-castle joined", False),
    ],
)
def test_a_bluff_shows_a_wrong_die_or_has_a_wrong_target(order: str, bluff: bool) -> None:
    unit = parse(f"{LANDS}1 0 {order}").unit(1)
    assert unit is not None
    assert is_bluff(unit) is bluff
