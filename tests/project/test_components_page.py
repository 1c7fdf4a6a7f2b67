"""The page about the components says what the data say."""

from scripts.components import PAGE, page


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python -m scripts.components"
