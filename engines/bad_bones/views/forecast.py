"""What the coming march will do, as far as no choice is involved.

It is played on a copy by the very code that plays the march; where that would ask something that
leads to different places, the skeleton is taken out of it and the rest goes on.
"""

from typing import Any

from ...contract import View
from ..march import movement
from ..march.answers import PLAIN, targeted
from ..skeletons.breach import houses
from ..state.board import Board
from ..state.draft import Ask, Draft
from ..state.layout import DIRECTIONS, NAMES
from ..state.state import State
from ..state.walk import Walk
from .moves import moves

_ANYBODY = -1
"""The target of a hearse that is still to be chosen."""


def forecast(state: State, seat: int, draft: Draft | None) -> View:
    board = draft.board if draft else state.boards[seat]
    march = Draft(seat, state.config, True, state.black, board.copy())
    march.resting = march.struck = True  # in reading order, and no weapon
    found = _Forecast(march)
    if state.phase == "march" and draft is not None:
        found.take_over(draft)
    elif state.phase in ("hero", "trap"):
        movement.muster(march)
        if draft is not None:
            found.leave_out_landing(draft)
    found.play()
    return found.summary(board)


class _Forecast:
    def __init__(self, march: Draft) -> None:
        self.march = march
        self.paths: dict[str, Any] = {}
        self.asked: set[tuple[str, int]] = set()

    def take_over(self, draft: Draft) -> None:
        """A march that waits for a choice: those that have not moved yet."""
        march = self.march
        march.queue, march.aims = draft.queue.copy(), draft.aims.copy()
        march.groups = draft.groups
        march.saboteurs, march.sabotaged = draft.saboteurs, draft.sabotaged
        if draft.walk is not None:
            march.walk, march.ask = draft.walk.copy(), draft.ask

    def leave_out_landing(self, draft: Draft) -> None:
        """Those that a landing dragon still has to repel."""
        if draft.walk is not None and draft.ask is not None:
            self._unknown(draft.walk, draft.ask)
        asked = draft.walk.members if draft.walk else []
        for token in [token for token in draft.queue if token not in asked]:
            pose, side = draft.board.skeletons[token], draft.flights.get(token, -1)
            walk = Walk.of(token, pose if side < 0 else pose & ~3 | side)
            self._unknown(walk, ("repel", pose >> 2, ()))
            if side >= 0:
                self.paths[str(token)]["side"] = DIRECTIONS[side]
        if draft.ask is not None and draft.ask[0] == "hearse":
            space = draft.ask[1]
            for token in draft.board.skeletons_on(space):
                self._unknown(Walk.of(token, draft.board.skeletons[token]), draft.ask)

    def play(self) -> None:
        march = self.march
        if march.ask is None:
            movement.run(march)
        while march.ask is not None:
            kind, at, options = march.ask
            if kind == "hearse":
                self.asked.add((kind, at))
                targeted(march, _ANYBODY)
            elif kind in PLAIN:
                self.asked.add((kind, at))
                PLAIN[kind](march, options[0])
            else:
                if march.walk is not None:
                    self._unknown(march.walk, march.ask)
                march.walk = march.ask = None
                movement.run(march)

    def _unknown(self, walk: Walk, ask: Ask) -> None:
        """Notes that the player will have to choose for ``walk``, and takes it out."""
        kind, at, _ = ask
        march = self.march
        self.asked.add((kind, at if kind in ("aim", "hearse") else -walk.token - 1))
        known = kind not in ("exit", "aim", "hearse")
        for token in walk.members:
            self.paths[str(token)] = {
                "path": [march.board.layout.names[place] for place in walk.path],
                "facing": DIRECTIONS[walk.pose & 3],
                **({"end": "choice"} if known else {"end": "sent", "target": None}),
            }
            del march.board.skeletons[token]
            if token in march.queue:
                march.queue.remove(token)

    def summary(self, before: Board) -> View:
        march, paths = self.march, self.paths
        for token, path, facing, end in moves(march.told):
            paths[str(token)] = {"path": path, "facing": facing, "end": end}
        for event in march.told:
            if event.type == "skeleton.sent":
                path = paths.setdefault(
                    str(event.values["skeleton"]),
                    {  # it waits on a hearse since before
                        "path": [event.values["from"]],
                        "facing": DIRECTIONS[before.skeletons[event.values["skeleton"]] & 3],
                    },
                )
                target = event.values["target"]
                path["target"] = None if target == _ANYBODY else target
                if path.get("end") != "hearse":
                    path["end"] = "sent"
        for event in march.told:
            if event.type == "emperor.arrived" and str(event.values["skeleton"]) in paths:
                paths[str(event.values["skeleton"])]["dooms"] = True
        ends = [path["end"] for path in paths.values()]
        left = houses(march)
        view: View = {
            "floors": before.floors - march.board.floors,
            "houses": before.houses - left,
            "slain": ends.count("slain"),
            "sent": ends.count("sent") + ends.count("hearse"),
            "choices": len(self.asked),
            "stolen": any(event.type == "treasure.stolen" for event in march.told),
            "doomed": march.board.doomed and not before.doomed,
            "paths": paths,
        }
        if march.config.cooperative:
            view["towers"] = _changed(before, march.board)
        if march.board.doomed or not march.board.floors or left <= 0:
            view["fatal"] = True
        return view


def _changed(before: Board, after: Board) -> dict[str, int]:
    """Of several towers, what becomes of each: together they make ``floors``."""
    spaces = sorted({*before.towers, *after.towers})
    changes = ((at, after.towers.get(at, 0) - before.towers.get(at, 0)) for at in spaces)
    return {NAMES[at]: change for at, change in changes if change}
