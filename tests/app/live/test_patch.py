"""Our diff against the reference implementation, on whatever JSON there is."""

from typing import Any

import jsonpatch
import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.live.game.patch import diff

keys = st.text(alphabet="ab/~01-é", max_size=3)
leaves = st.none() | st.booleans() | st.integers(-2, 3) | st.sampled_from([0.0, 1.0, 0.5]) | keys
json = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=14,
)
views = st.dictionaries(keys, json, max_size=5)


def encoded(value: Any) -> bytes:
    """Exactly what is on the wire: here 1, 1.0 and true differ."""
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)


@given(views, views)
def test_the_patch_turns_one_view_into_the_other(old: Any, new: Any) -> None:
    assert encoded(jsonpatch.apply_patch(old, diff(old, new))) == encoded(new)


@given(views, st.data())
def test_a_small_change_inside_a_view_arrives(old: Any, data: st.DataObject) -> None:
    new = orjson.loads(orjson.dumps(old))
    inside: Any = new
    while isinstance(inside, dict | list) and inside:
        place = data.draw(
            st.sampled_from(sorted(inside) if isinstance(inside, dict) else range(len(inside)))
        )
        if not isinstance(inside[place], dict | list) or data.draw(st.booleans()):
            if data.draw(st.booleans()):
                inside[place] = data.draw(json)
            else:
                del inside[place]
            break
        inside = inside[place]
    assert encoded(jsonpatch.apply_patch(old, diff(old, new))) == encoded(new)


@given(views)
def test_no_change_is_no_patch(view: Any) -> None:
    assert diff(view, orjson.loads(orjson.dumps(view))) == []


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1}, {"a": True}, [{"op": "replace", "path": "/a", "value": True}]),
        ({"a": 1}, {"a": 1.0}, [{"op": "replace", "path": "/a", "value": 1.0}]),
        ({"a": 0, "b": 2}, {"b": 2}, [{"op": "remove", "path": "/a"}]),
        ({"a/b~c": 1}, {"a/b~c": 2}, [{"op": "replace", "path": "/a~1b~0c", "value": 2}]),
        ({"a": [{"n": 1}, {"n": 2}]}, {"a": [{"n": 1}, {"n": 3}]},
         [{"op": "replace", "path": "/a/1/n", "value": 3}]),
        ({"a": [1]}, {"a": [1, 2]}, [{"op": "add", "path": "/a/-", "value": 2}]),
        ({"a": ["one", "two", "three", "four", "five"]}, {"a": ["two", "three", "four", "five"]},
         [{"op": "remove", "path": "/a/0"}]),
        ({"a": [1, 2, 3]}, {"a": [4, 5, 6]},
         [{"op": "replace", "path": "/a", "value": [4, 5, 6]}]),
    ],
)  # fmt: skip
def test_patches_are_small(old: Any, new: Any, patch: Any) -> None:
    found = diff(old, new)
    assert orjson.dumps(found) == orjson.dumps(patch)
