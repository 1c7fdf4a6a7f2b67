"""Plays a phase to its end on a draft, with every question answered in the simplest way."""

from ..march.answers import PLAIN, march_rest, targeted
from ..march.movement import run
from ..state.draft import Draft


def play_out(draft: Draft) -> None:
    draft.resting = draft.struck = True  # in reading order, and no weapon
    while draft.ask is not None:
        kind, _, options = draft.ask
        if kind in PLAIN:
            PLAIN[kind](draft, options[0])
        elif kind == "march":
            march_rest(draft)
        elif kind in ("exit", "aim", "hearse"):
            targeted(draft, (draft.seat + 1) % draft.config.seats)
        else:
            # a dragon will drive it somewhere harmless; a weapon stays where it is
            for token in draft.walk.members if draft.walk else []:
                del draft.board.skeletons[token]
                if token in draft.queue:
                    draft.queue.remove(token)
            draft.walk = draft.ask = None
            run(draft)
