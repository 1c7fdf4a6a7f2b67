"""When a weapon may be used: section 4, rulings 42 to 44 and 12.43."""

import pytest

from .table import SKIP, Table, drawn, first, hero, place, use

AMBUSH = """
.  .   .    .    .
.  .   .    .    .
.  .   T4   .    .
.  >p  H    <y<g .
.  .   ^b   .    .
"""
"""Four run at the hero on 4,3 in the march."""


def _kind(table: Table) -> str | None:
    decision = table.decision()
    return decision.kind if decision else None


@pytest.mark.parametrize(("pile", "asked"), [("vyvg", False), ("vyvgvp", True), ("vy" * 5, True)])
def test_section_4_three_at_once_in_phase_1(pile: str, asked: bool) -> None:
    """Rulings 43 and 12.43: right after his move, before phase 2; all of the space at once."""
    table = Table(
        f"""
        .  .      .    .    .
        .  {pile} .    >b   .
        .  .      T4H  .    .
        .  .      .    .    .
        .  .      .    .    .
        """,
        phase="hero",
        weapon="crossbow",
        seats=2,
    )
    table.act(hero("2,2"))
    assert (_kind(table) == "weapon") == asked


def test_ruling_42_the_third_kill_of_the_march_triggers_once() -> None:
    """Ruling 42: kills of the phase are counted, from wherever they come; the fourth is no news."""
    table = Table(AMBUSH.replace(".  .   .    .    .", ".  .   .    .    <r", 1), weapon="crossbow")
    table.march()
    assert _kind(table) == "weapon"
    table.answer(SKIP)
    assert table.marched
    assert len(table.told("skeleton.slain")) == 4
    assert table.told("weapon.skipped", "weapon") == ["crossbow"]
    assert len(table.told("weapon.used")) == 0


def test_ruling_43_offered_at_the_third_kill_and_the_others_move_afterwards() -> None:
    """The crossbow shoots one that has not moved yet, and one that has."""
    picture = AMBUSH.replace("^b", "^b>r")
    table = Table(picture, weapon="crossbow").march()
    # reading order: 4,2 then both of 4,4: that is the third; 5,3 has not moved
    shown = table.board().skeletons
    assert sorted(shown) == ["5,3"]
    table.answer(drawn("weapon.use", "5,3", "b"))
    table.looks(
        """
        .  .   .    .    .
        .  .   .    .    .
        .  .   T4   .    .
        .  .   H    .    .
        .  .   .    >r   .
        """
    )


def test_ruling_43_both_phases_of_one_round_may_trigger() -> None:
    table = Table(
        """
        .  .   .      .    .
        .  .   .      .    <r
        .  .   T4     .    .
        .  >p  vyvgvb <y<g .
        .  .   H      .    .
        """,
        phase="hero",
        weapon="crossbow",
    )
    table.act(hero("4,3")).answer(SKIP)
    table.act(hero("2,2"), 1)
    table.march()
    assert _kind(table) == "weapon"
    table.answer(SKIP)
    assert table.told("weapon.skipped", "seat") == [0, 0]


def test_ruling_42_kills_of_phase_1_do_not_count_in_phase_3() -> None:
    table = Table(
        """
        .  .   .      .    .
        .  .   .      .    <r
        .  .   T4     .    .
        .  >p  vyvg   <y   .
        .  .   H      .    .
        """,
        phase="hero",
        weapon="crossbow",
    )
    table.act(hero("4,3")).act(hero("2,2"), 1).march()
    assert table.marched
    assert len(table.told("skeleton.slain")) == 4


def test_section_4_kills_in_phase_2_neither_trigger_nor_count() -> None:
    """Triggers are for phases 1 and 3: three that a landing dragon drives onto the hero do not."""
    table = Table(
        """
        .  .       .    .    .
        .  vyvgvp  H    <r<g .
        .  .       T4   .    <b
        .  .       .    .    .
        .  .       .    .    .
        """,
        supply={"D": 1},
        weapon="crossbow",
    )
    table.act(place("D", "2,2")).answer("R", "R", "R")
    assert _kind(table) is None
    table.march()
    assert table.marched
    assert len(table.told("skeleton.slain")) == 5
    assert table.told("weapon.skipped") == []


def test_ruling_44_kills_by_a_weapon_never_count() -> None:
    """Two more fall to the sword in the same phase, and two in the next: no second offer."""
    table = Table(
        """
        .  .       .    .    .
        .  .       .    .    .
        .  .       T4   .    .
        .  vyvgvp  vrvr <r<y .
        .  H       .    .    .
        """,
        phase="hero",
        weapon="sword",
    )
    table.act(hero("4,2")).answer(use(to="4,3"))
    assert _kind(table) is None
    assert table.told("weapon.used") == []  # sealed as yet
    table.act(hero("2,2"), 1)
    assert table.told("weapon.used", "weapon", "to") == [("sword", "4,3")]
    table.march()
    assert table.marched


def test_ruling_44_the_sword_never_triggers_itself() -> None:
    table = Table(
        """
        .  .       .       .    .
        .  .       .       .    .
        .  .       T4      .    .
        .  vyvgvp  vrvyvp  .    .
        .  H       .       .    .
        """,
        phase="hero",
        weapon="sword",
    )
    table.act(hero("4,2")).answer(use(to="4,3"))
    assert _kind(table) is None
    table.looks(
        """
        .  .       .       .    .
        .  .       .       .    .
        .  .       T4      .    .
        .  .       H       .    .
        .  .       .       .    .
        """
    )


def test_ruling_12_43_a_group_finishes_its_move_first() -> None:
    """Four of a group reach the hero together: all die, then the weapon is offered once."""
    table = Table(
        """
        .  .   .                  .    <r
        .  .   .                  .    .
        .  .   T4                 .    .
        .  .   >b*instructor>p>g>y H   .
        .  .   .                  .    .
        """,
        weapon="crossbow",
    ).march()
    assert _kind(table) == "weapon"
    table.answer(SKIP)
    assert len(table.told("skeleton.slain")) == 4
    assert len(table.told("weapon.skipped")) == 1


def test_section_4_without_a_weapon_nothing_is_asked() -> None:
    table = Table(AMBUSH.replace(".  .   .    .    .", ".  .   .    .    <r", 1)).march()
    assert table.marched


def test_ruling_43_the_order_is_the_players() -> None:
    """Ruling 21: with a weapon the order of the march matters, so it may be chosen."""
    table = Table(
        """
        .  .   .    .    .
        >r .   .    .    .
        .  .   T4   .    .
        .  >p  H    <y<g .
        .  .   .    .    .
        """,
        weapon="crossbow",
    )
    table.march(first("4,2", "p"), first("4,4", "y"), first("4,4", "g"))
    assert _kind(table) == "weapon"
    # the red one has not moved yet: shot on its own space
    table.answer(drawn("weapon.use", "2,1", "r"))
    assert table.told("weapon.used", "weapon", "skeleton") == [
        ("crossbow", table.token("2,1", "r"))
    ]
    assert table.told("skeleton.slain", "skeleton", "at", "by")[-1] == (
        table.token("2,1", "r"),
        "2,1",
        "crossbow",
    )
