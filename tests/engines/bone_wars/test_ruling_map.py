"""How the numbers of Bone Wars' rulings are read off its tests."""

from .ruling_map import MAP, TITLES


def test_none_is_left_out() -> None:
    plain = [*range(1, 102), "101a", *range(102, 111)]
    lettered = [
        f"{letter}{n}"
        for letter, last in (("R", 34), ("S", 15), ("X", 10))
        for n in range(1, last + 1)
    ]
    assert list(TITLES) == [*map(str, plain), *lettered]


def test_numbers_are_read_from_names_and_docstrings() -> None:
    assert list(MAP.of_name("test_ruling_65_to_any_other_envelope")) == ["65"]
    assert list(MAP.of_name("test_101a_and_r3_before_there_is_a_patron")) == ["101a", "R3"]
    assert set(MAP.of_name("test_rulings_11_to_13_what")) == {"11", "12", "13"}
    assert list(MAP.of_name("test_g6_slots_are_free")) == []
    assert list(MAP.of_text("By ruling 5. Rulings 28,\nR4 and X1: so.")) == ["5", "28", "R4", "X1"]
