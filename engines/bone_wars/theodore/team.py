"""The team half of his cards: a loop along the arrows until his points are spent."""

from collections.abc import Callable
from typing import Any

from ..state.components import BONES, CLOCKWISE, COUNTER, SOLO, UNIVERSITY_AT
from ..state.position import State
from ..steps.meeting import move_team
from ..steps.team import dig, discover, establish, free_steps
from ..turn.context import TurnContext
from . import account
from .account import why
from .rewards import sites, tokens
from .seat import SEAT, theodore


class Loop:
    """Points, depth and free steps of one turn."""

    def __init__(self, turn: TurnContext, ap: int, depth: int) -> None:
        self.turn = turn
        self.ap = ap
        self.depth = depth
        self.steps = free_steps(turn.state, SEAT)
        self.once: set[str] = set()

    def run(self, card: str) -> None:
        """A whole loop without anything to do ends it (94)."""
        entries = SOLO[card].bottom
        busy = True
        while self.ap and busy:
            busy = False
            for entry in entries:
                if not self.ap:
                    account.step(self.turn, entry, False, why("not_reached"))
                    continue
                done, reason = _DO[entry](self)
                account.step(self.turn, entry, done, reason)
                busy = busy or done
        if self.ap:
            account.step(self.turn, "end", False, why("loop_empty"))

    @property
    def state(self) -> State:
        return self.turn.state

    def site(self) -> str | None:
        """Where he is; nothing can be done at a university but leave it (S11)."""
        team = theodore(self.turn).team
        return team if isinstance(team, str) else None

    def discover(self) -> tuple[bool, dict[str, Any]]:
        """For him it costs one point (E2)."""
        site = self.site()
        if site is None:
            return False, why("at_university")
        card = self.state.sites[site].card
        if card is None:
            return False, why("no_card", site=site)
        self.ap -= 1
        discover(self.turn, SEAT, site)
        return True, why("discovered", site=site, species=card)

    def dig(self) -> tuple[bool, dict[str, Any]]:
        """The bottom-most that he reaches."""
        site = self.site()
        if site is None:
            return False, why("at_university")
        bones = self.state.sites[site].bones[: self.depth]
        found = [slot for slot, bone in enumerate(bones) if bone is not None]
        if not found:
            return False, why("no_bone", site=site, depth=self.depth)
        slot = found[-1]
        bone = bones[slot]
        assert bone is not None  # noqa: S101 - it was found
        if not tokens.would_take(self.state, bone):
            return False, why("crates_full")
        self.ap -= 1
        tokens.make_place(self.turn)
        dig(self.turn, SEAT, site, slot + 1)
        return True, why("dug", site=site, bone=BONES[bone])

    def camp(self) -> tuple[bool, dict[str, Any]]:
        """Movement, archive, movement, archive."""
        site, player = self.site(), theodore(self.turn)
        if site is None:
            return False, why("at_university")
        camps = self.state.sites[site].camps
        if not player.movement and not player.archive_camps:
            return False, why("no_camps")
        if SEAT in camps:
            return False, why("camp_there", site=site)
        if None not in camps:
            return False, why("camp_full", site=site)
        self.ap -= 1
        row = "movement" if player.movement >= player.archive_camps else "archive"
        establish(self.turn, SEAT, site, row)
        self.steps += row == "movement"
        return True, why(f"camped_{row}", site=site)

    def site_action(self) -> tuple[bool, dict[str, Any]]:
        """Each point buys one (S7)."""
        if self.site() is None:
            return False, why("at_university")
        done = sites.act(self.turn, self.once)
        if done is None:
            return False, why("no_site_action")
        self.ap -= 1
        key, values = done
        return True, why(key, **values)

    def clockwise(self) -> tuple[bool, dict[str, Any]]:
        return self._move(CLOCKWISE, "cw")

    def counter(self) -> tuple[bool, dict[str, Any]]:
        return self._move(COUNTER, "ccw")

    def _move(self, ring: dict[str, str], way: str) -> tuple[bool, dict[str, Any]]:
        """With a free step while he has one."""
        team = theodore(self.turn).team
        if isinstance(team, str):
            to = ring[team]
        else:
            assert team is not None  # noqa: S101 - placed in the draft
            university = UNIVERSITY_AT[team]
            to = university.cw if way == "cw" else university.ccw
        free = self.steps > 0
        if free:
            self.steps -= 1
        else:
            self.ap -= 1
        move_team(self.turn, SEAT, to, free)
        return True, why("moved_free" if free else "moved_paid", site=to)


_DO: dict[str, Callable[[Loop], tuple[bool, dict[str, Any]]]] = {
    "DISC": Loop.discover,
    "DIG": Loop.dig,
    "CAMP": Loop.camp,
    "DSA": Loop.site_action,
    "CW": Loop.clockwise,
    "CCW": Loop.counter,
}
