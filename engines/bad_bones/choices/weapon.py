"""The hero has slain three: does he use his weapon, and how? (rulings 42 to 49)"""

from typing import Any

from ...contract import Action, Message
from ..march.movement import run
from ..state.draft import Draft
from ..state.layout import DIRECTIONS, NAMES
from ..state.tokens import SYMBOL
from ..weapons import WEAPONS, told
from ..weapons.rapier import turn
from .base import Listed

_SKIP: Action = {"type": "weapon.skip"}


class WeaponUse(Listed):
    __slots__ = ("weapon",)
    kind = "weapon"
    refusal = "no_such_use"

    def __init__(self, round_: int, draft: Draft, undo: bool) -> None:
        super().__init__(round_, undo)
        self.weapon = draft.board.weapon
        ways = WEAPONS[self.weapon].choices(draft)
        self._actions = [_SKIP, *[{"type": "weapon.use", **way} for way in ways]]
        phase = "march" if draft.marching else "hero"
        # the dead tell how far the march has come; after an undo it may be another moment
        slain = ".".join(map(str, draft.slain))
        uses = ",".join("".join(map(str, way.values())) for way in ways)
        self._id = f"{round_}.{phase}.{self.weapon}.{slain}.{uses}"

    @property
    def prompt(self) -> Message:
        return Message(f"prompt.weapon.{self.weapon}", {"weapon": self.weapon})

    def take(self, draft: Draft, move: Any) -> None:
        draft.ask = None
        if move["type"] == "weapon.skip":
            draft.tell("weapon.skipped", weapon=self.weapon)
        else:
            draft.tell("weapon.used", weapon=self.weapon, **told(move))
            WEAPONS[self.weapon].use(draft, move)
        if draft.ask is None:
            run(draft)


class RapierTurn(Listed):
    """Which way each of them is turned."""

    __slots__ = ("at", "token")
    kind = "rapier"
    refusal = "other_skeleton"

    def __init__(self, round_: int, draft: Draft, undo: bool) -> None:
        super().__init__(round_, undo)
        _, space, waiting = draft.ask or ("", 0, ())
        self.token, self.at = waiting[0], NAMES[space]
        self._actions = [
            {"type": "weapon.use", "skeleton": self.token, "facing": facing}
            for facing in DIRECTIONS
        ]
        phase = "march" if draft.marching else "hero"
        self._id = f"{round_}.{phase}.rapier.{self.at}.{self.token}.{len(draft.slain)}"

    @property
    def prompt(self) -> Message:
        values = {"skeleton": self.token, "symbol": SYMBOL[self.token], "at": self.at}
        return Message("prompt.rapier", values)

    def take(self, draft: Draft, move: Any) -> None:
        turn(draft, move["skeleton"], DIRECTIONS.index(move["facing"]))
        if draft.ask is None:
            run(draft)
