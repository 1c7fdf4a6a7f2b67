"""Chance is a pure function of the key and the count."""

from collections import Counter

from engines.runtime.rng import Rng


def test_known_numbers_never_change() -> None:
    """Old games replay only as long as these hold."""
    rng = Rng.seeded(b"boneyard")
    assert [rng.below(100) for _ in range(10)] == [59, 92, 70, 4, 21, 91, 71, 21, 97, 11]


def test_number_n_needs_nothing_but_the_key_and_n() -> None:
    rng = Rng.seeded(b"seed")
    numbers = [rng.below(1000) for _ in range(20)]
    assert [Rng(rng.key, n).below(1000) for n in range(20)] == numbers
    assert rng.count == 20


def test_other_seeds_give_other_numbers() -> None:
    first, second = Rng.seeded(b"a"), Rng.seeded(b"b")
    assert [first.below(100) for _ in range(9)] != [second.below(100) for _ in range(9)]


def test_every_number_comes_up_about_as_often() -> None:
    rng = Rng.seeded(b"dice")
    rolls = Counter(rng.below(6) for _ in range(6000))
    assert set(rolls) == set(range(6))
    assert all(880 < count < 1120 for count in rolls.values())


def test_below_one_is_always_zero() -> None:
    rng = Rng.seeded(b"")
    assert {rng.below(1) for _ in range(50)} == {0}


def test_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    rng, orders = Rng.seeded(b"cards"), Counter[tuple[int, ...]]()
    for _ in range(1200):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(140 < count < 260 for count in orders.values())


def test_a_copy_goes_its_own_way() -> None:
    rng = Rng.seeded(b"copy")
    copy = rng.copy()
    rng.below(2)
    assert (copy.count, rng.count) == (0, 1)
    assert copy.choice("abc") == Rng.seeded(b"copy").choice("abc")
