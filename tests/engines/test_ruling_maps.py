"""Every ruling of every game has a test, and the pages that say which are up to date."""

import re

import pytest

from .bad_bones.ruling_map import MAP as BAD_BONES
from .bone_wars.ruling_map import MAP as BONE_WARS
from .bones_and_banners.ruling_map import MAP as BONES_AND_BANNERS
from .ruling_map import RulingMap

MAPS = [
    pytest.param(found, id=found.here.name) for found in (BAD_BONES, BONE_WARS, BONES_AND_BANNERS)
]


@pytest.mark.parametrize("found", MAPS)
def test_every_ruling_has_a_test(found: RulingMap) -> None:
    assert [ruling for ruling, tests in found.by_ruling.items() if not tests] == []


@pytest.mark.parametrize("found", MAPS)
def test_the_page_is_up_to_date(found: RulingMap) -> None:
    assert found.page_path.read_text("utf-8") == found.page(), (
        f"python -m tests.engines.{found.here.name}.ruling_map > docs/{found.page_path.name}"
    )


@pytest.mark.parametrize("found", MAPS)
def test_the_page_names_every_ruling_once(found: RulingMap) -> None:
    assert re.findall(r"^## (\S+)", found.page(), re.MULTILINE) == list(found.titles)
