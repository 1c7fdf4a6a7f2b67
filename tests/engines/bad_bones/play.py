"""Plays from text diagrams: a board, what its player does, and the board after the march."""

from dataclasses import dataclass
from typing import Any

from engines.bad_bones import engine, notation
from engines.bad_bones.state.state import State
from engines.bad_bones.testing import scenario
from engines.bad_bones.views.moves import Move, moves
from engines.bad_bones.views.skeleton_text import Shown, read
from engines.contract import Event, View

PASS: dict[str, Any] = {"type": "trap.pass"}

QUIET = """
   -  -  -  -  -
-  .  .  .  .  .  -
-  .  .  .  .  .  -
-  .  .  T4H .  .  -
-  .  .  .  .  .  -
-  .  .  .  .  .  -
houses 5
"""


def place(trap: str, at: str, face: str | None = None) -> dict[str, Any]:
    action = {"type": "trap.place", "trap": trap, "at": at}
    return action | ({"face": face} if face else {})


def retrieve(at: str) -> dict[str, Any]:
    return {"type": "trap.retrieve", "at": at}


def hero(to: str) -> dict[str, Any]:
    return {"type": "hero.move", "to": to}


@dataclass
class Played:
    state: State
    events: list[Event]
    """What everybody was told, in order."""
    tables: list[list[notation.Board]]
    """All boards as everybody saw them at each beat."""

    @property
    def marched(self) -> list[notation.Board]:
        """All boards after the march, before anybody new arrives."""
        return self.tables[self._march]

    @property
    def _march(self) -> int:
        return len(self.tables) - (1 if self.state.phase == "over" else 2)

    def board(self, seat: int = 0) -> str:
        return notation.format(self.marched[seat])

    def told(self, kind: str, *keys: str) -> list[Any]:
        """The values of all events of that type; of one key alone if only one is named."""
        if kind == "skeleton.moved":
            values = [_values(move) for move in moves(self.events)]
        elif kind == "skeleton.entered":
            told = [event for event in self.events if event.type == "skeletons.entered"]
            values = [
                _entry(event.values["seat"], *each)
                for event in told
                for each in event.values["entered"]
            ]
        else:
            values = [dict(event.values) for event in self.events if event.type == kind]
        if len(keys) == 1:
            return [value[keys[0]] for value in values]
        return [tuple(value[key] for key in keys) for value in values] if keys else values


def _values(move: Move) -> dict[str, Any]:
    return {"skeleton": move.token, "path": move.path, "facing": move.facing, "end": move.end}


def _entry(seat: int, token: int, at: str, source: str = "bag") -> dict[str, Any]:
    return {"seat": seat, "skeleton": token, "at": at, "from": source}


def answer(state: State, seat: int, choice: str | int) -> dict[str, Any]:
    """A side for a dragon, or a seat to send to."""
    for action in engine.decisions(state)[seat].actions:
        if choice in (action.get("side"), action.get("seat")):
            return action
    raise AssertionError(f"{choice} is not offered")


def skeletons(board: View) -> dict[int, Shown]:
    """Those of a board as it is shown, by their tokens."""
    return {int(token): read(token, text) for token, text in board["skeletons"].items()}


def act(state: State, seat: int, action: dict[str, Any]) -> Played:
    """One action, and everything public that it brings about."""
    played = Played(state, [], [])
    _act(played, seat, action)
    return played


def _act(played: Played, seat: int, action: dict[str, Any]) -> None:
    state = played.state

    def on_beat(events: Any) -> None:
        played.events += [event for event in events if event.audience is None]
        seats = engine.public(state)["seats"]
        played.tables.append([notation.of_view(seat["board"]) for seat in seats])

    engine.apply(state, seat, action, on_beat)


def march(
    board: str,
    action: dict[str, Any] = PASS,
    answers: tuple[str | int, ...] = (),
    seats: int = 2,
    others: tuple[str, ...] = (),
    **options: Any,
) -> Played:
    """Seat 0 has ``board``, does ``action`` in the trap phase and gives ``answers``."""
    boards = [board, *others, *[QUIET] * (seats - 1 - len(others))]
    state = scenario(*boards, phase="trap", **options)
    played = Played(state, [], [])
    for seat in range(1, seats):
        if seat in engine.decisions(state):
            _act(played, seat, PASS)
    if 0 in engine.decisions(state):
        _act(played, 0, action)
    for choice in answers:
        _act(played, 0, answer(state, 0, choice))
    return played


def same(text: str, diagram: str) -> None:
    """The boards are equal, whatever the order of the piles; shows both if not."""
    found, expected = notation.parse(text), notation.parse(diagram)
    assert found == expected, f"\n{notation.format(found)}\nexpected\n{notation.format(expected)}"
