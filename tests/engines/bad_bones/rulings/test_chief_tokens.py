"""The chiefs' tokens: rulings 3, 4 and 57, and how they come out of the bag (53)."""

from collections import Counter
from typing import Any

import pytest

from engines.bad_bones import engine

from .table import CHIEFS, Table

SYMBOLS = {
    "pyro": "r", "saboteur": "y", "necromancer": "p", "friendly": "g", "instructor": "b",
    "spectral": "p",
}  # fmt: skip


def _new(seats: int, seed: bytes, **options: Any) -> dict[str, Any]:
    state = engine.new(engine.Options(**options), seats, seed)
    view: dict[str, Any] = engine.public(state)
    return view


def test_ruling_4_three_of_a_kind_one_for_each_edge_and_one_emperor() -> None:
    """Proposed in ruling 4: a symbol for each kind; the emperor is red and comes from the top."""
    layout = _new(2, b"x", chiefs=CHIEFS)["layout"]
    found = sorted(layout["chiefs"].values())
    expected = [f"{s}{edge}*{kind}" for kind, s in SYMBOLS.items() for edge in "LTR"]
    assert found == sorted([*expected, "rT*emperor"])
    assert sorted(map(int, layout["chiefs"])) == list(range(180, 199))


@pytest.mark.parametrize("kinds", [["pyro"], ["emperor"], ["spectral", "saboteur"], CHIEFS])
def test_section_9_the_host_picks_the_kinds(kinds: list[str]) -> None:
    """180 and the tokens of those kinds, nowhere else."""
    view = _new(2, b"y", chiefs=kinds)
    layout, seats = view["layout"], view["seats"]
    expected = sum(1 if kind == "emperor" else 3 for kind in kinds)
    assert len(layout["chiefs"]) == expected
    on_boards = sum(len(seat["board"]["skeletons"]) for seat in seats)
    assert view["bag"] == 180 + expected - on_boards


@pytest.mark.parametrize("mode", ["competitive", "cooperative", "solo"])
def test_ruling_3_no_chief_at_setup(mode: str) -> None:
    seats = 1 if mode == "solo" else 4
    for seed in range(30):
        view = _new(seats, bytes([seed]), mode=mode, chiefs=CHIEFS)
        boards = view["seats"]
        for seat in boards:
            assert len(seat["board"]["skeletons"]) == 4
            assert all(int(token) < 180 for token in seat["board"]["skeletons"])


def test_ruling_12_3_a_chief_that_does_not_exist_is_refused() -> None:
    """Not in this game, of another symbol, one too many, or an emperor from the left."""
    for wrong in (">b*pyro", ">r*pyro>r*pyro", ">r*emperor", ">p*pyro"):
        with pytest.raises(ValueError, match=r"."):
            Table(f". . . . .\n. {wrong} . . .\n. . T4H . .\n. . . . .\n. . . . .")
    with pytest.raises(ValueError, match=r"."):
        Table(". . . . .\n. >r*pyro . . .\n. . T4H . .\n. . . . .\n. . . . .", chiefs=["friendly"])


def _arrivals(seed: int, *boards: str, **options: Any) -> list[dict[str, Any]]:
    """What the drawing of new ones brings to a table of two."""
    table = Table(*boards, seed=bytes([seed]), **options)
    table.march()
    return [
        {"type": event.type, **event.values}
        for event in table.events
        if event.type in ("skeletons.entered", "necromancer.called")
    ]


def test_ruling_53_a_necromancer_drawn_from_the_bag_calls_three_more() -> None:
    """Ruling 53: recursively; each drawn one counts, also one that another one called."""
    empty = ". . . . .\n. . . . .\n. . T4H . .\n. . . . .\n. . . . ."
    called = Counter[int]()
    for seed in range(60):
        told = _arrivals(seed, empty, empty, chiefs=["necromancer"])
        for seat in (0, 1):
            tokens = [
                token
                for event in told
                if event["type"] == "skeletons.entered" and event["seat"] == seat
                for token, *_ in event["entered"]
            ]
            necromancers = [token for token in tokens if token >= 180]
            calls = [
                event for event in told
                if event["type"] == "necromancer.called" and event["seat"] == seat
            ]  # fmt: skip
            assert sorted(event["skeleton"] for event in calls) == sorted(necromancers)
            assert [event["count"] for event in calls] == [3] * len(calls)
            assert len(tokens) == 3 + 3 * len(necromancers)
            called[len(necromancers)] += 1
    assert called[0]
    assert called[1]


def test_ruling_53_until_the_bag_is_empty() -> None:
    """Ruling 5: all but five stand on the board; whatever is drawn, it is five."""
    models = [f"{sign}{symbol}" for sign in "v<>" for symbol in "pyrbg"]
    crowd = "".join(model * 12 for model in models[:14]) + models[14] * 10
    board = f"H . . . .\n. . . . .\n. . T4 . .\n. . . . .\nLb{crowd} . . . ."
    empty = ". . . . .\n. . . . .\n. . T4H . .\n. . . . .\n. . . . ."
    told = _arrivals(1, board, empty, chiefs=["necromancer"])
    entered = [token for event in told if event["type"] == "skeletons.entered"
               for token, *_ in event["entered"]]  # fmt: skip
    assert len(entered) == 5  # two ordinary ones and three necromancers were in the bag


def test_ruling_53_not_when_sent_over_or_returned_by_a_portal() -> None:
    """From the cemetery one enters as anybody does; so does one that a portal sent home."""
    picture = """
        -   -               -    -  -
    -   .   .               .    .  .  -
    -   .   >p*necromancer  P    .  .  -
    -   .   .               T4H  .  .  -
    -   .   .               .    .  .  -
    -   .   .               .    .  .  -
    houses 5
    cemetery <p*necromancer
    """
    for seed in range(4):
        table = Table(picture, seed=bytes([seed])).march()
        entered = next(e for e in table.told("skeletons.entered") if e["seat"] == 0)["entered"]
        drawn = [token for token, *rest in entered if rest[1:] != ["cemetery"]]
        calls = [e["skeleton"] for e in table.told("necromancer.called") if e["seat"] == 0]
        assert table.token("cemetery", "p") not in calls
        assert table.token("2,2", "p") not in calls
        assert len(drawn) == 3 + 3 * len(calls)


@pytest.mark.parametrize(
    ("skeleton", "tile", "where"),
    [
        ("p*spectral", "B", "cemetery"),
        ("r*pyro", "B", "bag"),
        ("g*friendly", "B", "bag"),
        ("r@T*emperor", "B", "bag"),
    ],
)
def test_ruling_57_its_own_destination_beats_to_the_bag(
    skeleton: str, tile: str, where: str
) -> None:
    """Rulings 52 and 55: bombed, the spectral one returns to the cemetery, others to the bag."""
    table = Table(
        f"""
        .  .              .    .  .
        .  >{skeleton}    {tile} .  .
        .  .              T4H  .  .
        .  .              .    .  .
        .  .              .    .  .
        """
    ).march()
    found = table.after().skeletons.get("cemetery", [])
    assert (len(found) == 1) == (where == "cemetery")
    assert table.told("skeleton.destroyed", "by") == ["bomb"]


def test_ruling_57_the_emperor_slain_is_neither_in_the_bag_nor_in_a_cemetery() -> None:
    table = Table(
        """
        .  .              .    .  .
        .  >r@T*emperor   H    .  .
        .  .              T4   .  .
        .  .              .    .  .
        .  .              .    .  .
        """
    ).march()
    assert engine.public(table.state)["removed"] == 1
    assert "cemetery" not in table.after().skeletons
