"""What the forecast says of a march without a choice is what the march then does."""

import random
from typing import Any

import pytest

from engines.bad_bones import engine

from .random_boards import random_board
from .table import Table

GAMES = [("competitive", 2), ("competitive", 3), ("cooperative", 3), ("solo", 1)]


def _told(table: Table) -> dict[int, tuple[list[str], str]]:
    """Token -> its way in the march and how that ended."""
    ways: dict[int, tuple[list[str], str]] = {}
    for event in table.events:
        if event.values.get("seat") != 0:
            continue
        if event.type == "skeletons.stepped":
            for token, start, to, *_ in event.values["steps"]:
                ways[token] = [start, to], "rest"
        elif event.type == "skeleton.moved":
            ways[event.values["skeleton"]] = event.values["path"], event.values.get("end", "rest")
    return ways


def _lost(before: dict[str, int], after: dict[str, int]) -> int:
    return sum(before.values()) - sum(after.values())


def _check(mode: str, seats: int, number: int) -> bool:
    """Whether there was no choice in the march of that board; if so, it came as forecast."""
    chance = random.Random(f"forecast {mode} {seats} {number}")
    board = random_board(chance, mode, seats)
    table = Table(board, mode=mode, seats=seats)
    before = table.board()
    forecast: dict[str, Any] = engine.private(table.state, 0)["forecast"]
    for seat in range(seats - 1, -1, -1):
        decision = table.decision(seat)
        if decision is not None and decision.kind == "trap":
            table.act({"type": "trap.pass"}, seat)
    if not table.marched:
        return False
    after = table.after()
    found = {int(token): (way["path"], way["end"]) for token, way in forecast["paths"].items()}
    assert found == _told(table), board
    assert forecast["choices"] == 0, board
    assert forecast["floors"] == _lost(before.towers, after.towers), board
    assert forecast["houses"] == before.houses - after.houses, board
    assert forecast["stolen"] == bool(table.told("treasure.stolen")), board
    assert forecast["doomed"] == bool(table.told("emperor.arrived")), board
    ends = [end for _, end in found.values()]
    assert forecast["slain"] == ends.count("slain"), board
    # with the cargo of hearses that leave
    assert forecast["sent"] == len(table.told("skeleton.sent")), board
    for token, way in forecast["paths"].items():
        if way["end"] == "sent":
            sent = [e for e in table.told("skeleton.sent") if e["skeleton"] == int(token)]
            assert [e["target"] for e in sent] == [way["target"]], board
    return True


@pytest.mark.parametrize(("mode", "seats"), GAMES)
def test_section_10_the_forecast_of_a_march_without_choices(mode: str, seats: int) -> None:
    certain = sum(_check(mode, seats, number) for number in range(30))
    assert certain > 3
