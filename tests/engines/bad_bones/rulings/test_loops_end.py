"""Every march ends, whatever lies on the board and whatever is chosen: rulings 31 to 33.

A bound follows from them. Within one move a trap is entered in each direction once at most: a
second time stops the move (31), and a dragon sends nobody where that would happen (12.32). So with
``t`` traps a way has ``4 t`` spaces with traps, the one before and the one after. A dragon that is
entered asks once, so a move asks at most ``4 d`` times where to flee; each skeleton may ask once
for its target, its turn at a tower or village, a ruin, and to march next; each group once for its
leader, each catapult and hearse once for its target.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.bad_bones import engine

from .table import Table

SPACES = [(row, column) for row in range(1, 6) for column in range(1, 6)]
TOWERS = {
    "competitive": [(3, 3)],
    "solo": [(3, 3)],
    "cooperative": [(2, 3), (3, 2), (3, 4), (4, 3)],
}
SYMBOLS = {"pyro": "r", "saboteur": "y", "friendly": "g", "instructor": "b", "spectral": "p"}
loopy = st.sampled_from(["W/", "W\\", "W/", "W\\", "S", "S", "D", "D", "K", "P", "Lw", "Lb"])
tiles = loopy | st.sampled_from(["C", "B", "X", "$", "S!", "D!", "W/!", "W\\!", "K!", "P!"])
people = st.tuples(
    st.sampled_from(SPACES),
    st.sampled_from("^v<>"),
    st.sampled_from("pyrbg"),
    st.sampled_from("LTR"),
    st.sampled_from([None, None, None, *SYMBOLS]),
)


@st.composite
def boards(draw: st.DrawFn) -> tuple[str, str]:
    """Mode and board: any traps anywhere, from a few to all of it."""
    mode = draw(st.sampled_from(["competitive", "cooperative", "solo"]))
    cells = dict(draw(st.dictionaries(st.sampled_from(SPACES), tiles, max_size=25)))
    treasures = [space for space, tile in cells.items() if tile == "$"]
    for space in [*treasures[1:], *TOWERS[mode]]:
        cells.pop(space, None)
    for space in TOWERS[mode]:
        cells[space] = "T1"
    hero = draw(st.none() | st.sampled_from(SPACES))
    if hero:
        cells[hero] = cells.get(hero, "") + "H"
    chiefs = set()
    for place, facing, symbol, home, chief in draw(st.lists(people, min_size=1, max_size=6)):
        if place == hero or place in TOWERS[mode] or cells.get(place, "L")[0] not in "LX^v<>":
            continue
        if chief and (chief, home) not in chiefs:
            chiefs.add((chief, home))
            skeleton = f"{facing}{SYMBOLS[chief]}@{home}*{chief}"
        else:
            skeleton = f"{facing}{symbol}@{home}"
        cells[place] = cells.get(place, "") + skeleton
    forest = [draw(st.sampled_from("-" + sign)) for sign in "v" * 5]
    rows = [["-", *[cells.get((r, c), ".") for c in range(1, 6)], "-"] for r in range(1, 6)]
    for row, symbol in zip(rows, "gbryp", strict=True):
        if draw(st.booleans()):
            row[0] = f">{symbol}"
    spots = [f"{'^' if mode == 'cooperative' else 'v'}{s}" if forest[i] != "-" else "-"
             for i, s in enumerate("pyrbg")]  # fmt: skip
    rows.insert(5 if mode == "cooperative" else 0, spots)
    return mode, "\n".join(map(" ".join, rows))


def bound(table: Table, traps: int) -> int:
    """How often seat 0 may be asked in one phase (see above)."""
    board = table.board()
    moving = [pile for place, pile in board.skeletons.items() if place != "cemetery"]
    skeletons = sum(map(len, moving))
    dragons = sum(tile.trap == "D" for tile in board.tiles.values()) + 1
    return skeletons * (4 * dragons + 4) + traps


@settings(max_examples=60, deadline=None)
@given(board=boards(), seats=st.sampled_from([2, 3]), data=st.data())
def test_ruling_31_marches_end_within_the_bound(
    board: tuple[str, str], seats: int, data: st.DataObject
) -> None:
    """Rulings 12.31 and 33 too: at every choice the forecast, a preview and a copy hold as well."""
    mode, picture = board
    seats = 1 if mode == "solo" else seats
    table = Table(picture, mode=mode, seats=seats, supply={"D": 1})
    traps = len(table.board().tiles) + 1
    asked, limit = 0, 2 * bound(table, traps)
    for seat in range(seats - 1, 0, -1):
        if table.decision(seat) is not None:
            table.act({"type": "trap.pass"}, seat)
    while not table.marched:
        decision = table.decision()
        assert decision is not None, table._open()
        actions = list(decision.actions)
        landings = [
            a for a in actions if a.get("trap") == "D" and a["at"] in table.board().skeletons
        ]
        action = data.draw(st.sampled_from(landings or actions))
        before = engine.dump(table.state)
        assert engine.load(before) == table.state
        forecast = engine.private(table.state, 0)["forecast"]
        assert all(len(way["path"]) <= 4 * traps + 2 for way in forecast["paths"].values())
        engine.preview(table.state, 0, action)
        assert engine.dump(table.state) == before
        table.act(action)
        engine.check(table.state)
        asked += 1
        assert asked <= limit
    for event in table.events:
        if event.type == "skeleton.moved":
            assert len(event.values["path"]) <= 4 * traps + 2


def outcomes(state: Any, depth: int = 0) -> Iterator[int]:
    """The number of choices on every way through the march that seat 0 has left."""
    decision = engine.decisions(state).get(0)
    if decision is None or decision.kind in ("hero.move", "trap"):
        yield depth
        return
    for action in decision.actions:
        copy = engine.clone(state)
        engine.apply(copy, 0, action)
        engine.check(copy)
        yield from outcomes(copy, depth + 1)


@pytest.mark.parametrize(
    "picture",
    [
        # two dragons side by side, with walls that lead from one back to the other
        """
        .  .  .    .    .
        .  .  .    .    .
        .  .  T4H  W/   W\\
        .  .  >b   D    D
        .  .  .    W\\  W/
        """,
        # the ring of walls and springs with a dragon in it
        """
        W/   S  >b   D    .
        W\\  .  S    W/   .
        .    .  T4H  .    .
        .    .  .    .    .
        .    .  .    .    .
        """,
        # four dragons in a square, walls around
        """
        W/   W\\  .    .  .
        D    D    W\\  .  .
        D    D    T4H  .  .
        W/   W/   .    .  .
        ^y   .    .    .  .
        """,
        # a portal between two dragons, a barricade and a spring behind them
        """
        .    S    .    .  .
        K    D    P    .  .
        S    D    T4H  .  .
        K    ^p   .    .  .
        .    .    .    .  .
        """,
        # a group among dragons and springs
        """
        .    .    .    .  .
        .    .    .    .  .
        .    .    T4H  .  .
        .    S    D    D  S
        .    .    ^b*instructor<y  W/  W\\
        """,
    ],
)
def test_ruling_33_whatever_is_chosen_among_dragons_it_ends(picture: str) -> None:
    """Rulings 12.31 to 12.33: every single way through, not only some at random."""
    table = Table(picture, seats=3)
    traps = len(table.board().tiles)
    limit = bound(table, traps)
    for seat in (2, 1, 0):
        if table.decision(seat) is not None:
            table.act({"type": "trap.pass"}, seat)
    lengths = list(outcomes(table.state))
    assert len(lengths) > 3
    assert max(lengths) <= limit
