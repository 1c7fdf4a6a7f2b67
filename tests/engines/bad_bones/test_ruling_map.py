"""Every ruling has a test, and the page that says which is up to date."""

import re

import pytest

from .ruling_map import PAGE, TITLES, _of_name, _of_text, page, ruling_map


@pytest.mark.parametrize("ruling", TITLES)
def test_every_ruling_has_a_test(ruling: str) -> None:
    assert ruling_map()[ruling], f"no test names ruling {ruling}"


def test_none_is_left_out() -> None:
    assert [title for title in TITLES if "." not in title] == [str(n) for n in range(1, 65)]


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), (
        "python -m tests.engines.bad_bones.ruling_map > docs/rulings.md"
    )


def test_numbers_are_read_from_names_and_docstrings() -> None:
    assert list(_of_name("test_rulings_33_and_12_33_not_back")) == ["33", "12.33"]
    assert list(_of_name("test_ruling_12_place_or_nothing")) == ["12"]
    assert set(_of_name("test_rulings_11_to_13_what")) == {"11", "12", "13"}
    assert list(_of_text("By ruling 5. Rulings 46,\n12.46 and 7: so.")) == ["5", "46", "12.46", "7"]
    assert list(_of_text("There are 12 of them.")) == []


def test_the_page_names_every_ruling_once() -> None:
    titles = re.findall(r"^## (\S+)", page(), re.MULTILINE)
    assert titles == list(TITLES)
