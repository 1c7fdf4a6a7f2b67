"""The difference between two views as a JSON Patch (RFC 6902: add, remove, replace).

Type-strict, as JSON is: ``1``, ``1.0`` and ``true`` are three values, though Python calls them
equal. Whether a part has changed at all is asked of its encoding, which orjson makes faster than
Python can walk through it.

>>> diff({"a": [1, 2], "b": True}, {"a": [1, 2, 3], "b": 1})
[{'op': 'add', 'path': '/a/-', 'value': 3}, {'op': 'replace', 'path': '/b', 'value': 1}]
"""

from typing import Any

from orjson import dumps


def diff(old: dict[str, Any], new: dict[str, Any]) -> list[dict[str, Any]]:
    """The operations that make ``new`` out of ``old``, valid in their order."""
    patch: list[dict[str, Any]] = []
    _dicts(old, new, "", patch)
    return patch


def _values(old: Any, new: Any, path: str, patch: list[dict[str, Any]]) -> None:
    kind = type(new)
    if kind is not type(old):
        patch.append({"op": "replace", "path": path, "value": new})
    elif kind is dict:
        if dumps(old) != dumps(new):
            _dicts(old, new, path, patch)
    elif kind is list:
        if dumps(old) != dumps(new):
            _lists(old, new, path, patch)
    elif old != new:
        patch.append({"op": "replace", "path": path, "value": new})


def _dicts(
    old: dict[str, Any], new: dict[str, Any], path: str, patch: list[dict[str, Any]]
) -> None:
    patch.extend({"op": "remove", "path": _join(path, key)} for key in old if key not in new)
    for key, value in new.items():
        if key in old:
            _values(old[key], value, _join(path, key), patch)
        else:
            patch.append({"op": "add", "path": _join(path, key), "value": value})


def _lists(old: list[Any], new: list[Any], path: str, patch: list[dict[str, Any]]) -> None:
    """What both lists begin and end with stays; between, element by element."""
    shorter = min(len(old), len(new))
    before = 0
    while before < shorter and dumps(old[before]) == dumps(new[before]):
        before += 1
    after = 0
    while after < shorter - before and dumps(old[-1 - after]) == dumps(new[-1 - after]):
        after += 1
    steps: list[dict[str, Any]] = []
    common = shorter - after
    for index in range(before, common):
        _values(old[index], new[index], f"{path}/{index}", steps)
    steps += [{"op": "remove", "path": f"{path}/{common}"}] * (len(old) - after - common)
    for index in range(common, len(new) - after):
        place = str(index) if after else "-"
        steps.append({"op": "add", "path": f"{path}/{place}", "value": new[index]})
    whole = [{"op": "replace", "path": path, "value": new}]
    patch += whole if len(dumps(whole)) < len(dumps(steps)) else steps


def _join(path: str, key: str) -> str:
    if "~" in key or "/" in key:
        key = key.replace("~", "~0").replace("/", "~1")
    return f"{path}/{key}"
