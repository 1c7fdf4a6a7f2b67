"""Who looks at a page: in which light, on which screen. Two of the four see all there is; the
other two see the same once more, in ``make thorough``."""

import pytest

from .visitor import LAPTOP, PHONE

LOOKS = pytest.mark.parametrize(
    ("scheme", "size"),
    [
        pytest.param("light", LAPTOP, id="light-laptop"),
        pytest.param("dark", PHONE, id="dark-phone"),
        pytest.param("dark", LAPTOP, id="dark-laptop", marks=pytest.mark.thorough),
        pytest.param("light", PHONE, id="light-phone", marks=pytest.mark.thorough),
    ],
)
