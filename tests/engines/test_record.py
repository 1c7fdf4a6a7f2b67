"""A game as a file: it comes back whole, and it does not lie."""

from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any

import orjson
import pytest

from engines import registry
from engines.contract import IllegalAction
from engines.runtime.game import Entry, Game
from engines.runtime.record import BadRecord, Record
from tests.conformance.toy import Toy, Variants, engine


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "get", lambda name: engine)


@pytest.fixture
def record() -> Record:
    game = Game(engine, Variants(), 2, b"record")
    while not game.over:
        seat, decision = next(iter(engine.decisions(game.state).items()))
        game.act(seat, decision.actions[0])
        if len(game.log) == 2:
            game.undo(seat)
    return Record.of(game, [{"name": "Ada", "bot": None}, {"name": "Bot", "bot": "random"}])


def test_there_and_back(record: Record) -> None:
    assert Record.from_json(record.to_json()) == record
    assert Record.from_json(record.to_json().encode()) == record


def test_one_line_of_text_per_line_of_the_log(record: Record) -> None:
    lines = record.to_json().splitlines()
    assert sum(line.startswith('  {"seat":') for line in lines) == len(record.log)


def test_the_game_is_played_again(record: Record) -> None:
    game = record.verify()
    assert game.state_hash() == record.state_hash
    assert len(record.replay(3).log) == 3


def test_the_order_of_keys_is_no_change(record: Record) -> None:
    turned = [
        Entry(e.seat, dict(reversed(e.action.items())) if e.action else None) for e in record.log
    ]
    replace(record, log=turned).verify()


def test_every_other_legal_action_anywhere_is_refused(record: Record) -> None:
    """Also those after which the game goes on to the same result."""
    tried = same_result = 0
    for number, entry in enumerate(record.log):
        if entry.action is None:
            continue
        for other in engine.decisions(record.replay(number).state)[entry.seat].actions:
            if other == entry.action:
                continue
            log = [*record.log[:number], Entry(entry.seat, other), *record.log[number + 1 :]]
            changed = replace(record, log=log)
            with pytest.raises(BadRecord) as refused:
                changed.verify()
            tried += 1
            same_result += "hashes" in str(refused.value) or "position" in str(refused.value)
    assert tried > 10
    assert same_result > 0


def test_an_action_that_was_taken_back_can_not_be_swapped_either(record: Record) -> None:
    """It leaves no trace in the state; only the chain of hashes knows it."""
    undo = next(n for n, entry in enumerate(record.log) if entry.action is None)
    taken_back = record.log[undo - 1]
    assert taken_back.action == {"type": "stance", "stance": "bold"}
    log = record.log.copy()
    log[undo - 1] = Entry(taken_back.seat, {"type": "stance", "stance": "meek"})
    with pytest.raises(BadRecord, match="hashes do not fit"):
        replace(record, log=log).verify()


def test_a_shorter_or_longer_log_is_refused(record: Record) -> None:
    for log in (record.log[:-1], [*record.log, record.log[-1]], []):
        with pytest.raises(BadRecord):
            replace(record, log=log).verify()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seed": b"other"}, "seed is not the one"),
        ({"seed": b"other", "seed_hash": sha256(b"other").hexdigest()}, "."),
        ({"seed_hash": "0" * 64}, "seed is not the one"),
        ({"result": None}, "another result"),
        ({"state_hash": "0" * 64}, "another position"),
        ({"proof": "0" * 64}, "hashes do not fit"),
        ({"players": [{"name": "Eve"}]}, "hashes do not fit"),
        ({"rules_version": 2}, "Update Boneyard"),
        ({"options": {"rounds": 99}}, "options do not fit"),
        ({"options": {"rounds": 4}}, "."),
        ({"seats": 3}, "."),
    ],
)
def test_any_change_is_refused(record: Record, change: dict[str, Any], why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        replace(record, **change).verify()


def test_other_points_are_refused(record: Record) -> None:
    assert record.result is not None
    result = {**record.result, "points": [p + 1 for p in record.result["points"]]}
    with pytest.raises(BadRecord, match="another result"):
        replace(record, result=result).verify()


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", '{"format": "boneyard-game-1"}', "\xff"])
def test_other_files_are_no_records(text: str) -> None:
    with pytest.raises(BadRecord, match="not a recorded game"):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("key", "value"),
    [("seed", "xyz"), ("seats", "2"), ("log", [{"seat": [], "action": {}}]), ("log", {}), ("x", 1)],
)
def test_a_file_of_the_wrong_shape_is_no_record(record: Record, key: str, value: object) -> None:
    data = orjson.loads(record.to_json()) | {key: value}
    with pytest.raises(BadRecord, match="not a recorded game"):
        Record.from_json(orjson.dumps(data))


def test_an_unfinished_game_can_be_kept(record: Record) -> None:
    middle = Record.of(record.replay(4))
    assert middle.result is None
    middle.verify()


class OtherRules(Toy):
    """``changed``: what happens to the first action."""

    rules_version = 2

    def __init__(self, changed: str = "", older: Mapping[int, Toy] | None = None) -> None:
        self.changed = changed
        self.older = older or {}

    @property
    def older_rules(self) -> Mapping[int, Toy]:
        return self.older

    def apply(self, state: Any, seat: int, action: Any, on_beat: Any = None) -> Any:
        if self.changed == "refused":
            raise IllegalAction("illegal", "Not any more.")
        if self.changed == "fails":
            raise RuntimeError
        return super().apply(state, seat, action, on_beat)

    def new(self, options: Any, seats: int, seed: bytes) -> Any:
        return super().new(options, seats, seed[::-1] if self.changed == "otherwise" else seed)


@pytest.mark.parametrize("changed", ["", "refused", "fails", "otherwise"])
def test_by_newer_rules(record: Record, changed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What they leave as it was they can verify; else they say whose rules it were."""
    monkeypatch.setattr(registry, "get", lambda name: OtherRules(changed))
    if not changed:
        record.verify()
        return
    with pytest.raises(BadRecord, match="played under version 1 of the rules"):
        record.verify()
    monkeypatch.setattr(registry, "get", lambda name: OtherRules(changed, {1: engine}))
    record.verify()
