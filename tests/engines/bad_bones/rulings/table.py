"""A table set up from pictures, played, and compared with pictures.

A picture is the notation of section 11. Boards stand side by side with ``|`` between them (before,
after). Five rows of five are enough where no forest matters, and the line of the houses may be
left out: then there are as many as at the start. Everything is read off the public views and
events, as in docs/bad_bones.md, so that the tests know nothing of how the engine works inside.
"""

import re
from collections.abc import Callable
from typing import Any, TypeAlias

from engines.bad_bones import engine, notation
from engines.bad_bones.testing import scenario
from engines.contract import Action, Decision, Event, View

CHIEFS = ["pyro", "saboteur", "emperor", "necromancer", "friendly", "instructor", "spectral"]
COMPETITIVE = """
.  .  .    .  .
.  .  .    .  .
.  .  T4H  .  .
.  .  .    .  .
.  .  .    .  .
"""
COOPERATIVE = """
.  .  .    .   .
.  .  T1H  .   .
.  T1 .    T1  .
.  .  T1   .   .
.  .  .    .   .
"""
REST = ("march", "march.order")
"""Decisions about the order of the march: where a test says nothing, reading order."""

Answer: TypeAlias = "str | int | Action | Callable[[Table, Action], bool]"
"""A side for a dragon, a seat to send to, (a part of) an action, or which one of the list."""


def drawn(kind: str, at: str, text: str, **fields: Any) -> "Callable[[Table, Action], bool]":
    """The action of that type about the skeleton ``text`` that the picture shows on ``at``."""

    def is_it(table: "Table", action: Action) -> bool:
        wanted = {"type": kind, "skeleton": table.token(at, text), **fields}
        return wanted.items() <= action.items()

    return is_it


def first(at: str, text: str) -> "Callable[[Table, Action], bool]":
    """That skeleton (with its group) marches next."""
    return drawn("march.next", at, text)


def in_order(at: str, text: str) -> "Callable[[Table, Action], bool]":
    """That member of a group is the next one to enter the tower or village."""
    choose = first(at, text)

    def is_it(table: "Table", action: Action) -> bool:
        decision = table.decision()
        return decision is not None and decision.kind == "march.order" and choose(table, action)

    return is_it


def use(**fields: Any) -> Action:
    return {"type": "weapon.use", **fields}


SKIP: Action = {"type": "weapon.skip"}
PASS: Action = {"type": "trap.pass"}


def place(trap: str, at: str, face: str | None = None) -> Action:
    return {"type": "trap.place", "trap": trap, "at": at, **({"face": face} if face else {})}


def retrieve(at: str) -> Action:
    return {"type": "trap.retrieve", "at": at}


def hero(to: str) -> Action:
    return {"type": "hero.move", "to": to}


def pictures(text: str, mode: str = "competitive", houses: int = 5) -> list[str]:
    """The boards of a picture, each as a complete notation."""
    lines = [line for line in text.splitlines() if line.strip()]
    columns = max(line.count("|") for line in lines) + 1
    boards = []
    for column in range(columns):
        parts = [line.split("|")[column].split() for line in lines if line.count("|") >= column]
        boards.append(_complete([part for part in parts if part], mode, houses))
    return boards


def _complete(lines: list[list[str]], mode: str, houses: int) -> str:
    if all(len(line) == 5 for line in lines[:5]) and not any(len(line) == 7 for line in lines):
        forest = ["-"] * 5
        rows = [["-", *line, "-"] for line in lines[:5]]
        rows.insert(5 if mode == "cooperative" else 0, forest)
        lines = [*rows, *lines[5:]]
    if not any(line[0] == "houses" for line in lines):
        lines = [*lines[:6], ["houses", str(houses)], *lines[6:]]
    return "\n".join(" ".join(line) for line in lines) + "\n"


class Table:
    """Seat 0 is the one that the pictures are about; the others wait and pass."""

    def __init__(
        self,
        *boards: str,
        seats: int | None = None,
        mode: str = "competitive",
        phase: str = "trap",
        supply: Any = None,
        weapon: str | None = None,
        chiefs: list[str] | None = None,
        options: dict[str, Any] | None = None,
        **more: Any,
    ) -> None:
        seats = seats or (1 if mode == "solo" else max(2, len(boards)))
        self.mode = mode
        self.houses = {"competitive": 5, "solo": 1, "cooperative": seats}[mode]
        self.events: list[Event] = []
        self.marched = False
        quiet = COOPERATIVE if mode == "cooperative" else COMPETITIVE
        texts = [self.picture(text) for text in [*boards, *[quiet] * (seats - len(boards))]]
        if mode == "cooperative":
            capital = notation.parse(texts[0]).houses
            texts = [re.sub(r"houses \d+", f"houses {capital}", text) for text in texts]
        if chiefs is None:
            chiefs = [chief for chief in CHIEFS if any(f"*{chief}" in text for text in texts)]
        if weapon:
            more["weapons"] = [weapon, *[None] * (seats - 1)]
        self.state = scenario(
            *texts,
            options={"mode": mode, "advanced": True, "chiefs": chiefs, **(options or {})},
            phase=phase,
            supply=self._supplies(supply, seats),
            **more,
        )
        self.start = self.board()
        self._shown = [self._public(seat) for seat in range(seats)]
        self._tokens = _places(engine.public(self.state)["layout"], self._view(0))

    def _supplies(self, supply: Any, seats: int) -> Any:
        """Somebody always has a wall, so that the game waits in the trap phase."""
        if self.mode == "cooperative":
            return supply or {"W": 1}
        if isinstance(supply, list):
            return supply
        return [supply or {}, *[{}] * (seats - 2), {"W": 1}] if seats > 1 else [supply or {"W": 1}]

    def picture(self, text: str) -> str:
        return pictures(text, self.mode, self.houses)[0]

    # What is seen
    def _view(self, seat: int) -> View:
        view: View = engine.private(self.state, seat)["board"]
        return view

    def board(self, seat: int = 0) -> notation.Board:
        """As its player sees it now."""
        return read(engine.public(self.state)["layout"], self._view(seat))

    def _public(self, seat: int) -> notation.Board:
        view = engine.public(self.state)
        return read(view["layout"], view["seats"][seat]["board"])

    def after(self, seat: int = 0) -> notation.Board:
        """As everybody saw it when the march was over and nobody new had come."""
        assert self.marched, f"the march is not over: {self._open()}"
        return self._shown[seat]

    def looks(self, text: str, seat: int = 0) -> None:
        """After the march, or as the player sees it while it is not over, the board is this."""
        found = self._shown[seat] if self.marched else self.board(seat)
        expected = notation.parse(self.picture(text))
        assert found == expected, (
            f"seat {seat}\n{notation.format(found)}\nexpected\n{notation.format(expected)}"
        )

    def token(self, at: str, text: str) -> int:
        """The number of the skeleton that the picture shows there: ``"r"`` or ``">r*pyro"``."""
        found = [
            token
            for token, (place_, skeleton) in self._tokens.items()
            if place_ == at and text in (skeleton, skeleton[1])
        ]
        assert len(found) == 1, f"{len(found)} skeletons {text} on {at} in {self._tokens}"
        return found[0]

    def told(self, kind: str, *keys: str) -> list[Any]:
        """The values of all public events of that type; of one key alone if only one is named."""
        values = [dict(event.values) for event in self.events if event.type == kind]
        if len(keys) == 1:
            return [value[keys[0]] for value in values]
        return [tuple(value.get(key) for key in keys) for value in values] if keys else values

    def way(self, at: str, text: str) -> tuple[list[str], str]:
        """The path on which the skeleton drawn there has moved, and how that ended."""
        token = self.token(at, text)
        for event in self.events:
            if event.type == "skeletons.stepped":
                for who, start, to, *_ in event.values["steps"]:
                    if who == token:
                        return [start, to], "rest"
            if event.type == "skeleton.moved" and event.values["skeleton"] == token:
                return event.values["path"], event.values.get("end", "rest")
        raise AssertionError(f"{text} on {at} has not moved: {self.events}")

    def kinds(self) -> list[str]:
        return [event.type for event in self.events]

    # What is done
    def decision(self, seat: int = 0) -> Decision | None:
        return engine.decisions(self.state).get(seat)

    def offered(self, key: str, kind: str | None = None) -> list[Any]:
        """What seat 0 may choose now: the values of one field of its actions."""
        decision = self.decision()
        assert decision is not None, "nothing is asked"
        assert kind in (None, decision.kind), decision.kind
        return [action[key] for action in decision.actions if key in action]

    def act(self, action: Action, seat: int = 0) -> "Table":
        def on_beat(events: Any) -> None:
            told = [event for event in events if event.audience is None]
            self.events += told
            over = any(e.type == "phase.started" and e.values["phase"] == "arrivals" for e in told)
            if not self.marched and not over:
                self._shown = [self._public(seat) for seat in range(len(self._shown))]
            self.marched = self.marched or over or engine.result(self.state) is not None

        engine.apply(self.state, seat, action, on_beat)
        return self

    def march(self, *answers: Answer) -> "Table":
        """Everybody who has not placed a trap passes; then the march, with seat 0's answers."""
        for seat in range(len(self._shown) - 1, -1, -1):
            decision = self.decision(seat)
            if decision is not None and decision.kind == "trap" and not self.marched:
                self.act(PASS, seat)
        return self.answer(*answers)

    def next_march(self, *heroes: str) -> "Table":
        """After a march: the heroes step there, everybody passes, and the next march."""
        self.marched = False
        for seat, to in enumerate(heroes):
            self.act(hero(to), seat)
        return self.march()

    def answer(self, *answers: Answer) -> "Table":
        """Seat 0's answers in turn; where they say nothing about it, reading order."""
        todo = list(answers)
        while True:
            decisions = engine.decisions(self.state)
            others = [seat for seat in decisions if seat and decisions[seat].kind in REST]
            mine = decisions.get(0)
            action = self._match(todo[0], mine) if todo and mine else None
            if action is not None:
                todo.pop(0)
                self.act(action)
            elif mine is not None and mine.kind in REST:
                self.act({"type": "march.rest"})
            elif others:
                self.act({"type": "march.rest"}, others[0])
            else:
                break
        assert not todo, f"{todo} is not offered: {self._open()}"
        return self

    def _match(self, answer: Answer, decision: Decision) -> Action | None:
        for action in decision.actions:
            if isinstance(answer, str):
                found = action["type"] == "dragon.repel" and action["side"] == answer
            elif isinstance(answer, int):
                found = action["type"] == "exit.target" and action["seat"] == answer
            elif isinstance(answer, dict):
                found = answer.items() <= action.items()
            else:
                found = answer(self, action)
            if found:
                return action
        return None

    def _open(self) -> str:
        decisions = engine.decisions(self.state)
        return str({seat: list(decision.actions)[:8] for seat, decision in decisions.items()})


def marches(picture: str, *answers: Answer, **options: Any) -> Table:
    """The first board of the picture, its march with these answers, and what it looks like then."""
    return plays(picture, None, *answers, **options)


def plays(picture: str, action: Action | None, *answers: Answer, **options: Any) -> Table:
    """The same after an action in the trap phase, whose own questions come first in the answers."""
    mode = options.get("mode", "competitive")
    houses = options.get("seats", 2) if mode == "cooperative" else 5 if mode != "solo" else 1
    before, *after = pictures(picture, mode, houses)
    table = Table(before, **options)
    if action is not None:
        for seat in range(1, len(table._shown)):
            if table.decision(seat) is not None and mode == "competitive":
                table.act(PASS, seat)
        table.act(action)
    table.march(*answers) if action is None or mode == "cooperative" else table.answer(*answers)
    assert table.marched, f"the march is not over: {table._open()}"
    for text in after:
        table.looks(text)
    return table


def _places(layout: View, view: View) -> dict[int, tuple[str, str]]:
    """Token -> where it stands and how the notation writes it."""
    found = {}
    for key, text in view["skeletons"].items():
        at, skeleton = _skeleton(layout, key, text)
        found[int(key)] = at, notation._skeleton(skeleton)
    return found


def _skeleton(layout: View, key: str, text: str) -> tuple[str, notation.Skeleton]:
    token, held = int(key), text.endswith("'")
    text = text.rstrip("'")
    copies = layout["copies"]
    if token < len(layout["models"]) * copies:
        model, chief = layout["models"][token // copies], None
    else:
        model, chief = layout["chiefs"][key].split("*")
    symbol, home = model
    entering = "U" if layout["edges"] == "LBR" else "D"
    facing = {"L": "R", "R": "L", "T": entering}[home] if text == "cemetery" else text[-1]
    at = "cemetery" if text == "cemetery" else text[:-1]
    return at, notation.Skeleton(facing, symbol, home, chief, held)


def read(layout: View, view: View) -> notation.Board:
    """A board of a view, by what the docs say of views alone."""
    board = notation.Board(hero=view["hero"], houses=view["houses"], towers=dict(view["towers"]))
    board.cooperative = layout["edges"] == "LBR"
    for at, tile in view["tiles"].items():
        board.tiles[at] = notation.Tile(tile["trap"], tile.get("face"), tile["worn"])
    for key, text in view["skeletons"].items():
        at, skeleton = _skeleton(layout, key, text)
        board.skeletons.setdefault(at, []).append(skeleton)
    return board
