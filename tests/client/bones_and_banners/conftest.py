"""Who plays Bones & Banners in the browser tests."""

from collections.abc import Callable
from functools import partial

import pytest

from ..support.visitor import Visitor
from .banneret import Banneret


@pytest.fixture
def new_guest(welcome: Callable[..., Visitor]) -> Callable[..., Visitor]:
    return partial(welcome, Banneret)
