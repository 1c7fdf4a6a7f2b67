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


def _dicts(
    old: dict[str, Any], new: dict[str, Any], path: str, patch: list[dict[str, Any]]
) -> None:
    patch.extend([{"op": "remove", "path": _join(path, key)} for key in old if key not in new])
    for key, value in new.items():
        if key not in old:
            patch.append({"op": "add", "path": _join(path, key), "value": value})
        elif _differ(old[key], value):
            _values(old[key], value, _join(path, key), patch)


def _differ(old: Any, new: Any) -> bool:
    kind = type(new)
    if kind is not type(old):
        return True
    if old != new:
        return True
    # Python finds a difference at once, but takes 1 for true: what it calls equal is asked again.
    return (kind is dict or kind is list) and dumps(old) != dumps(new)


def _values(old: Any, new: Any, path: str, patch: list[dict[str, Any]]) -> None:
    """Two values that differ."""
    steps: list[dict[str, Any]] = []
    if type(old) is dict and type(new) is dict:
        _dicts(old, new, path, steps)
    elif type(old) is list and type(new) is list:
        _lists(old, new, path, steps)
    whole = {"op": "replace", "path": path, "value": new}
    if not steps or (len(steps) > 1 and len(dumps([whole])) < len(dumps(steps))):
        patch.append(whole)
    else:
        patch += steps


def _lists(old: list[Any], new: list[Any], path: str, patch: list[dict[str, Any]]) -> None:
    """What both lists begin and end with stays; between, element by element."""
    shorter = min(len(old), len(new))
    before = after = 0
    if len(old) != len(new):
        while before < shorter and not _differ(old[before], new[before]):
            before += 1
        while after < shorter - before and not _differ(old[-1 - after], new[-1 - after]):
            after += 1
    common = shorter - after
    for index in range(before, common):
        if _differ(old[index], new[index]):
            _values(old[index], new[index], f"{path}/{index}", patch)
    patch += [{"op": "remove", "path": f"{path}/{common}"}] * (len(old) - after - common)
    for index in range(common, len(new) - after):
        place = str(index) if after else "-"
        patch.append({"op": "add", "path": f"{path}/{place}", "value": new[index]})


def _join(path: str, key: str) -> str:
    if "~" in key or "/" in key:
        key = key.replace("~", "~0").replace("/", "~1")
    return f"{path}/{key}"
