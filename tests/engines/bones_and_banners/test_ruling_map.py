"""How the numbers of Bones & Banners' rulings are read off its tests."""

from .ruling_map import MAP, TITLES


def test_none_is_left_out() -> None:
    wordings = [f"B{number}" for number in range(1, 58)]
    assert list(TITLES) == [*wordings, *(f"T{number}" for number in range(1, 18))]


def test_numbers_are_read_from_names_and_docstrings() -> None:
    assert list(MAP.of_name("test_b12_passing_for_the_round")) == ["B12"]
    assert list(MAP.of_name("test_b35_and_b36_revived")) == ["B35", "B36"]
    assert list(MAP.of_name("test_both_of_them")) == []
    assert list(MAP.of_text("By ruling B5. Rulings B1, B2 and T17: so.")) == [
        "B5", "B1", "B2", "T17",
    ]  # fmt: skip
