"""Notation and interface of all of the game: rulings 12.1 to 12.4, and what scores (60)."""

from typing import Any

import pytest

from engines.bad_bones import engine, notation
from engines.bad_bones.notation import Skeleton
from engines.bad_bones.testing import scenario

from .table import COMPETITIVE, COOPERATIVE, PASS, Table, hero, pictures, place

COOP = pictures(COOPERATIVE, "cooperative", 2)[0]
FULL = {"mode": "cooperative", "advanced": True, "chiefs": []}


# 12.1
def test_ruling_12_1_in_phases_1_and_2_who_was_moved_or_frozen_carries_the_mark() -> None:
    """A landing dragon's victims and those frozen in phase 1; after the march nobody."""
    table = Table(
        """
        .  .    .    .  .
        .  vy   .    .  .
        .  .    T4H  .  .
        .  .    .    .  .
        .  .    .    .  .
        """,
        supply={"D": 1},
    )
    table.act(place("D", "2,2")).answer("U")
    assert table.board().skeletons == {"1,2": [Skeleton("U", "y", "T", held=True)]}
    table.march()
    assert table.after().skeletons == {"1,2": [Skeleton("U", "y", "T")]}


@pytest.mark.parametrize("side", ["white", "black"])
def test_ruling_12_1_the_side_is_the_tables_and_changes_after_the_march(side: str) -> None:
    """`scenario(side=...)`: a skeleton without the mark has that side, so it marches."""
    table = Table(
        """
        .  .      .    .  .
        .  vy>p'  .    .  .
        .  .      T4H  .  .
        .  .      .    .  .
        .  .      .    .  .
        """,
        side=side,
    )
    assert engine.public(table.state)["side"] == side
    table.march()
    table.looks(
        """
        .  .      .    .  .
        .  >p     .    .  .
        .  >y@T   T4H  .  .
        .  .      .    .  .
        .  .      .    .  .
        """
    )
    assert engine.public(table.state)["side"] != side


# 12.2
def test_ruling_12_2_coop_writes_only_standing_towers_and_the_bottom_forest() -> None:
    text = """
    -    .    .   .    .   .   -
    >b   .    .   T1H  .   .   -
    -    .    .   .    T1  .   -
    -    .    .   B    .   .   <b
    -    .    .   .    .   .   -
         -    ^y  -    -   -
    houses 3
    cemetery ^r >b <y
    """
    board = notation.parse(text)
    assert board.cooperative
    assert board.towers == {"2,3": 1, "3,4": 1}
    assert board.skeletons["B2"] == [Skeleton("U", "y", "T")]
    assert [s.home for s in board.skeletons["cemetery"]] == ["T", "L", "R"]
    assert notation.parse(notation.format(board)) == board
    table = Table(text, seats=3, mode="cooperative")
    assert table.board() == board


def test_ruling_12_2_the_capital_must_be_the_same_on_every_board() -> None:
    with pytest.raises(ValueError, match=r"."):
        scenario(COOP, COOP.replace("houses 2", "houses 1"), options=FULL)


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_ruling_12_2_a_board_is_read_by_its_mode(mode: str) -> None:
    """A competitive board shows its tower on 3,3, in coop there are at most the four of its own."""
    wrong = pictures(COMPETITIVE)[0] if mode == "cooperative" else COOP
    with pytest.raises(ValueError, match=r"."):
        scenario(wrong, wrong, options={"mode": mode})


def test_ruling_12_2_a_fallen_tower_is_t0() -> None:
    """Written and read back."""
    table = Table(
        """
        .  .  .    .  .
        .  .  vr   .  .
        .  .  T1H  .  .
        .  .  .    .  .
        .  .  .    .  .
        """
    ).march()
    assert "T0H" in notation.format(table.after())


@pytest.mark.parametrize("chief", notation.CHIEFS)
def test_ruling_12_2_chief_names_are_read_from_the_list(chief: str) -> None:
    """Followed by another skeleton or the mark."""
    board = notation.parse(
        f"- - - - -\n- . >r*{chief}'vg*{chief}<p . . . -\n" + "- . . . . . -\n" * 4 + "houses 5"
    )
    assert board.skeletons["1,2"] == [
        Skeleton("R", "r", "L", chief, held=True),
        Skeleton("D", "g", "T", chief),
        Skeleton("L", "p", "R"),
    ]
    assert notation.parse(notation.format(board)) == board


# 12.3
def test_ruling_12_3_supply_in_coop_is_one_for_all() -> None:
    """By default a wall, a catapult, a dragon each and one treasure, minus what lies there."""
    bare = {"mode": "cooperative"}
    assert engine.public(scenario(COOP, COOP, options=bare))["supply"] == {
        "W": 2, "C": 2, "D": 2, "$": 1
    }  # fmt: skip
    lying = COOP.replace("- . . . . . -", "- W/ $ D D D -", 1)
    assert engine.public(scenario(lying, COOP, options=bare))["supply"] == {"W": 1, "C": 2}
    state = scenario(COOP, COOP, options=FULL, supply={"K": 2})
    assert engine.public(state)["supply"] == {"K": 2}


def test_ruling_12_3_the_bag_is_the_full_set_minus_what_is_out() -> None:
    """Also with chiefs: only of the kinds in the game."""
    table = Table(
        """
        .  .           .    .  .
        .  >r*pyro>b   .    .  .
        .  .           T4H  .  .
        .  .           .    .  .
        .  .           .    .  .
        houses 5
        cemetery vr
        """,
        chiefs=["pyro", "emperor"],
    )
    assert engine.public(table.state)["bag"] == 180 + 3 + 1 - 3


def test_ruling_12_3_the_stock_is_not_checked() -> None:
    """Two barricades at two players, although the market has one."""
    table = Table(
        """
        .  K  .    K   B
        .  S  .    S!  B
        .  .  T4H  .   .
        .  P  .    P!  .
        .  Lw .    Lb  X
        """
    )
    assert len(table.board().tiles) == 11


def test_ruling_12_3_phases() -> None:
    texts = [pictures(COMPETITIVE)[0]] * 2
    for phase in ("hero", "trap"):
        assert engine.public(scenario(*texts, phase=phase))["phase"] == phase
    waiting = scenario(*texts, phase="march")
    assert (engine.public(waiting)["phase"], engine.public(waiting)["round"]) == ("hero", 2)
    assert engine.public(scenario(*texts, phase="arrivals"))["round"] == 2


def test_ruling_12_3_weapons_of_each_seat() -> None:
    options = {"advanced": True}
    state = scenario(*[pictures(COMPETITIVE)[0]] * 2, options=options, weapons=["sword", None])
    boards = [seat["board"] for seat in engine.public(state)["seats"]]
    assert [board.get("weapon") for board in boards] == ["sword", None]


# 12.4: one position for each kind of decision, and the fields of its actions
THREE = """
.   .     .       .     <r
.   .     .       .     .
.   >r    T4      .     .
.   >b    vyvgvp  .     .
.   .     H       .     .
"""


WEAPON_FIELDS = {
    "sword": {"to"}, "teleport": {"to"}, "morningstar": {"from", "to"}, "rapier": {"at"},
    "ice": {"at"}, "crossbow": {"skeleton"}, "death": {"seat"}, "axe": {"symbol"},
}  # fmt: skip


@pytest.mark.parametrize("weapon", WEAPON_FIELDS)
def test_ruling_12_4_weapon_use_has_the_fields_its_choice_needs(weapon: str) -> None:
    table = Table(THREE, phase="hero", weapon=weapon, seats=3).act(hero("4,3"))
    decision = table.decision()
    assert decision is not None
    assert decision.kind == "weapon"
    shapes = {(a["type"], frozenset(a) - {"type"}) for a in decision.actions}
    assert shapes == {
        ("weapon.skip", frozenset()),
        ("weapon.use", frozenset(WEAPON_FIELDS[weapon])),
    }


def _shapes(table: Table, kind: str) -> dict[str, set[frozenset[str]]]:
    decision = table.decision()
    assert decision is not None
    assert decision.kind == kind
    shapes: dict[str, set[frozenset[str]]] = {}
    for action in decision.actions:
        shapes.setdefault(action["type"], set()).add(frozenset(action) - {"type"})
    return shapes


def _fields(*names: str) -> set[frozenset[str]]:
    return {frozenset(names)}


def test_ruling_12_4_hero_trap_and_march() -> None:
    assert _shapes(Table(THREE, phase="hero"), "hero.move") == {"hero.move": _fields("to")}
    trap = Table(THREE.replace("<r", "W/"), supply={"L": 1, "C": 1})
    assert _shapes(trap, "trap") == {
        "trap.pass": _fields(),
        "trap.retrieve": _fields("at"),
        "trap.place": _fields("trap", "at") | _fields("trap", "at", "face"),
    }
    march = Table(THREE, weapon="crossbow").act(PASS, 1)
    assert _shapes(march, "march") == {
        "march.next": _fields("skeleton"),
        "march.rest": _fields(),
    }
    start: Any = engine.new(engine.Options(mode="cooperative"), 2, b"x")
    assert {frozenset(a) for a in engine.decisions(start)[0].actions} == _fields("type", "at")


def test_ruling_12_4_dragon_exit_group_and_towers() -> None:
    dragon = Table(COMPETITIVE.replace(".  .  .    .  .", ".  >b D    .  .", 1)).march()
    assert _shapes(dragon, "dragon.repel") == {"dragon.repel": _fields("skeleton", "at", "side")}
    exits = Table(COMPETITIVE.replace(".  .  .    .  .", ".  ^b .    .  .", 1), seats=3).march()
    assert _shapes(exits, "exit.target") == {"exit.target": _fields("skeleton", "seat")}
    for tile in "CQ":
        picture = COMPETITIVE.replace(".  .  .    .  .", f".  >b {tile}    .  .", 1)
        aimed = Table(picture, seats=3).march()
        assert _shapes(aimed, "exit.target") == {"exit.target": _fields("at", "seat")}
    two = Table(
        COMPETITIVE.replace(".  .  .    .  .", ".  >b*instructorvb*instructor .  .  .", 1)
    ).march()
    assert _shapes(two, "group.leader") == {"group.leader": _fields("at", "skeleton")}
    group = Table(
        COOPERATIVE.replace(".  T1 .    T1  .", ".  T1 <b*instructor<y    T1  ."),
        mode="cooperative",
    ).march()
    assert _shapes(group, "tower.stop") == {"tower.stop": _fields("at", "skeleton")}
    friend = Table(
        COOPERATIVE.replace(".  T1 .    T1  .", ".  T1 <g*friendly  .  .").replace(
            "T1   .", ".  ."
        ),
        mode="cooperative",
    ).march()
    assert _shapes(friend, "tower.rebuild") == {"tower.rebuild": _fields("at")}


def test_ruling_12_4_names_of_places_sides_and_ids() -> None:
    """`"r,c"`, `U D L R`, the number that views give the skeleton."""
    table = Table(COMPETITIVE.replace(".  .  .    .  .", ".  >b D    .  .", 1)).march()
    decision = table.decision()
    assert decision is not None
    assert list(decision.actions) == [
        {"type": "dragon.repel", "skeleton": table.token("1,2", "b"), "at": "1,3", "side": side}
        for side in "UDLR"
    ]


# 60
@pytest.mark.parametrize(
    ("tile", "stars"),
    [
        ("K", 1), ("K!", 0), ("B", 1), ("X", 0), ("S", 2), ("S!", 1), ("Lw", 2), ("Lb", 2),
        ("P", 2), ("P!", 1), ("Q", 1), ("W/!", 1), ("C!", 1), ("D!", 2),
    ],
)  # fmt: skip
def test_ruling_60_visible_stars_on_the_board(tile: str, stars: int) -> None:
    """Section 3; a ruin counts nothing, nor does a weapon."""
    table = Table(COMPETITIVE.replace(".  .  .    .  .", f".  {tile} .    .  .", 1), weapon="death")
    points = engine.public(table.state)["seats"][0]["board"]["points"]
    assert points == {"tower": 16, "village": 15, "traps": stars}


def test_ruling_60_supply_traps_score_their_intact_stars() -> None:
    supply = {"K": 1, "B": 1, "S": 1, "L": 1, "P": 1, "Q": 1, "W": 1, "C": 1, "D": 1, "$": 1}
    table = Table(supply=supply, seats=2)
    points = engine.public(table.state)["seats"][0]["board"]["points"]
    assert points["traps"] == 1 + 1 + 2 + 2 + 2 + 1 + 2 + 2 + 3 + 4
