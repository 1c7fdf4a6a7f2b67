"""The order of the march: rulings 21, 12.21 and 12.7."""

from engines.bad_bones import engine

from .table import COMPETITIVE, PASS, SKIP, Table, first


def test_ruling_21_without_anything_that_makes_it_matter_nobody_is_asked() -> None:
    """Ruling 21: advanced traps alone do not make the order matter."""
    table = Table(
        """
        .  vp  .    .   .
        >b W/  <y   .   .
        .  .   T4H  .   .
        .  S   .    <g  .
        .  ^r  .    .   .
        """
    ).march()
    assert table.marched


def test_ruling_12_21_reading_order_also_in_coop() -> None:
    """Both come at the tower 4,3: the first is stopped, the ruin's arrow turns the second."""
    table = Table(
        """
        -   .  .   .    .    .  -
        -   .  .   T1H  .    .  -
        -   .  T1  .    T1   .  -
        -   .  >p  T1   <y   .  -
        -   .  .   .    .    .  -
            -  -   -    -    -
        """,
        mode="cooperative",
    ).march()
    table.looks(
        """
        .  .   .      .    .
        .  .   T1H    .    .
        .  T1  .      T1   .
        .  .   ^y@R   .    .
        .  .   .      .    .
        """
    )
    assert table.told("floor.lost", "skeleton", "at") == [(table.token("4,2", "p"), "4,3")]


def test_ruling_12_21_march_rest_in_reading_order_from_the_forests() -> None:
    """Left forest, top forest, right forest, then the rows; told by the kills of the hero."""
    table = Table(
        """
              -   -   -    vb   -
        -     .   .   .    .    .     -
        -     .   .   .    .    .     -
        -     .   .   T4   .    .     -
        >y    H   .   .    .    .     -
        -     ^p  .   .    .    .     -
        """,
        weapon="crossbow",
    ).march()
    assert table.told("skeleton.slain", "skeleton") == [
        table.token("L4", "y"),
        table.token("5,1", "p"),
    ]


def test_ruling_21_a_stack_may_be_named_at_any_time() -> None:
    """`march.next` as long as somebody has not moved; each skeleton once."""
    table = Table(
        """
        .   .   .    .    .
        .   .   .    .    .
        >r  .   T4   .    .
        .   >p  H    <y<g .
        .   .   .    .    .
        """,
        weapon="crossbow",
    ).march(first("4,4", "g"), SKIP)
    assert table.marched
    # the purple one and the yellow one came in reading order after it
    assert table.told("skeleton.slain", "skeleton")[0] == table.token("4,4", "g")


def test_ruling_21_what_may_be_named_is_who_has_not_moved() -> None:
    table = Table(
        """
        .   .   .    .      .
        .   .   .    .      .
        >r  .   T4   .      .
        .   >p  H    <y'<g<p  .
        .   .   .    .      .
        """,
        weapon="crossbow",
    )
    table.act(PASS, 1)
    waiting = {
        table.token("3,1", "r"),
        table.token("4,2", "p"),
        table.token("4,4", "g"),
        table.token("4,4", "p"),
    }
    assert set(table.offered("skeleton", "march")) == waiting
    table.act({"type": "march.next", "skeleton": table.token("4,2", "p")})
    assert set(table.offered("skeleton", "march")) == waiting - {table.token("4,2", "p")}


def _asked(table: Table) -> str | None:
    """What seat 0 is asked as the march begins."""
    for seat in (1, 0):
        if (decision := table.decision(seat)) is not None and decision.kind == "trap":
            table.act(PASS, seat)
    decision = None if table.marched else table.decision()
    return decision.kind if decision else None


def test_rulings_21_and_51_a_friend_rebuilds_the_ruin_under_the_hero() -> None:
    """Rulings 21, 51 and 12.51: who comes before is slain, who comes after takes the new tower."""
    board = """
    .  .            .    .   .
    .  >g*friendly  T1   .   .
    .  T1           .    H   <p
    .  .            T1   .   .
    .  .            .    .   .
    """
    assert _asked(Table(board, mode="cooperative")) == "march"
    table = Table(board, mode="cooperative").march(first("3,5", "p"))
    assert set(table.after().towers) == {"2,3", "3,2", "3,4", "4,3"}
    table = Table(board, mode="cooperative").march(first("2,2", "g"))
    assert set(table.after().towers) == {"2,3", "3,2", "4,3"}
    with_emperor = board.replace("<p", "<r@T*emperor")
    assert _asked(Table(with_emperor, mode="cooperative")) == "march"


def test_rulings_21_and_42_those_who_bring_the_tower_down_are_slain_after_its_fall() -> None:
    """Ruling 21: alike as they are, their kills offer the weapon before or after the other one."""
    board = """
    ^y  .         .    .  .
    .   .         .    .  .
    .   .         .    .  .
    .   >p>p>p>p  T1H  .  .
    .   .         .    .  .
    """
    assert _asked(Table(board, mode="cooperative", weapon="crossbow")) == "march"
    assert _asked(Table(board, mode="cooperative")) is None
    alone = board.replace("^y", ". ")
    assert _asked(Table(alone, mode="cooperative", weapon="crossbow")) is None


def test_rulings_21_and_51_a_friend_and_a_foe_at_a_tower_that_has_room() -> None:
    """Ruling 51: it matters at a whole tower and at a last floor, in between it does not."""
    board = """
    .  .            .    .   .
    .  .            .    .   .
    .  >g*friendly  T3   <p  .
    .  .            .    .   .
    .  .            .    .   H
    """
    assert _asked(Table(board)) is None
    assert _asked(Table(board.replace("T3", "T4"))) == "march"
    assert _asked(Table(board.replace("T3", "T1"))) == "march"


def test_ruling_12_7_houses_of_the_capital_are_counted_in_seat_order() -> None:
    """Ruling 12.7: seat 0 burns the last house before seat 1's friendly chief could save it.

    Then it cannot be saved (51, 64); the other way round it can.
    """
    burning = """
    .  ^r   .    .   .
    .  .    T1H  .   .
    .  T1   .    T1  .
    .  .    T1   .   .
    .  .    .    .   .
    houses 1
    """
    saving = burning.replace("^r ", "^g*friendly ")
    table = Table(burning, saving, mode="cooperative").march()
    assert table.after().houses == 0
    result = engine.result(table.state)
    assert result is not None
    assert result.reason.key == "result.lost_capital"
    table = Table(saving, burning, mode="cooperative").march()
    assert table.after().houses == 1
    assert engine.result(table.state) is None


def test_ruling_7_nothing_crosses_boards_within_the_march() -> None:
    """Rulings 7 and 12.7: who is sent waits in the cemetery until phase 4."""
    table = Table(
        """
        <y  .   .    .   .
        .   .   .    .   .
        .   .   T4H  .   .
        .   .   .    .   .
        .   .   .    .   .
        """,
        COMPETITIVE,
    ).march()
    table.looks(COMPETITIVE + "cemetery <y", seat=1)
