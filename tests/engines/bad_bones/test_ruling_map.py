"""How the numbers of Bad Bones' rulings are read off its tests."""

from .ruling_map import MAP, TITLES


def test_none_is_left_out() -> None:
    assert [title for title in TITLES if "." not in title] == [str(n) for n in range(1, 65)]


def test_numbers_are_read_from_names_and_docstrings() -> None:
    assert list(MAP.of_name("test_rulings_33_and_12_33_not_back")) == ["33", "12.33"]
    assert list(MAP.of_name("test_ruling_12_place_or_nothing")) == ["12"]
    assert set(MAP.of_name("test_rulings_11_to_13_what")) == {"11", "12", "13"}
    assert list(MAP.of_text("By ruling 5. Rulings 46,\n12.46 and 7: so.")) == [
        "5",
        "46",
        "12.46",
        "7",
    ]
    assert list(MAP.of_text("There are 12 of them.")) == []
