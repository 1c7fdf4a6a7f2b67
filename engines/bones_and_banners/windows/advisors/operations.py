"""All of them, by their names on the cards. REROLL belongs to the draft."""

from .banners import Banners
from .build_now import BuildNow
from .draw import Draw
from .initiative import Initiative
from .operation import Operation
from .returning import Return
from .reveal import Reveal
from .slay import Slay

OPERATIONS: dict[str, Operation] = {
    "BANNERS": Banners(),
    "BUILD_NOW": BuildNow(),
    "DRAW": Draw(),
    "INITIATIVE": Initiative(),
    "RETURN": Return(),
    "REVEAL": Reveal(),
    "SLAY": Slay(),
}
