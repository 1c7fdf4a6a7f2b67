"""One thing to do is not always nothing to choose: section 9's decisions, R13, R1."""

from typing import Any

import pytest

from engines.bone_wars import engine
from engines.bone_wars.state.step import KINDS
from engines.bone_wars.turn import flow
from engines.bone_wars.turn.alone import ASKED_ALONE
from engines.bone_wars.turn.step import Question
from engines.contract import View
from engines.runtime.game import Game
from engines.runtime.rng import Rng

from .alone import ALONE, LEIDY, MARSH, NO_FINDS, STERNBERG, alone, only, played
from .table import HERBIVORE, TAIL, TORSO, Table, has

NEVER_ALONE = {
    "setup.choose", "loyalty.split", "round.choose", "round.swap", "cover.bonus", "pass.profession",
}  # fmt: skip
"""Kinds that always have two answers at least."""


def test_every_kind_of_decision_is_in_the_table() -> None:
    questions = [step for step in KINDS.values() if issubclass(step, Question)]
    kinds = {step.kind for step in questions if step is not Question}
    assert kinds == set(ASKED_ALONE)
    asked = {kind for kind, answer in ASKED_ALONE.items() if answer is not False}
    assert {name.partition(" ")[0] for name in ALONE} == asked - NEVER_ALONE


@pytest.mark.parametrize("name", ALONE)
def test_what_is_more_than_nothing_is_asked(name: str) -> None:
    """And it changes something that somebody sees."""
    state = alone(name)
    seat, action = only(state)
    before = seen(state)
    engine.apply(state, seat, action)
    assert seen(state) != before


def seen(state: Any) -> list[View]:
    return [engine.public(state), *(engine.private(state, seat) for seat in range(state.seats))]


def test_r13_marshs_card_does_not_debunk_by_itself() -> None:
    """*Marsh (Publish)* where only debunking is possible: nothing is spent before it is said."""
    table = played(MARSH, has(papers={"cope": {2: 1}}), crates=[TORSO, TORSO])
    assert (table.kind, table.choices) == ("turn.mode", [{"mode": "debunk"}])
    assert table.me["crates"] == [TORSO, TORSO]
    assert table.me["paleontologist"] is None
    table.do("turn.mode", mode="debunk")
    assert (table.kind, len(table.choices)) == ("debunk.set", 1)
    assert table.state.undoable[0] == 2
    table.do("debunk.set", bone=TORSO)
    assert (table.turn, table.choices) == (0, [{"done": True}]), "the bones can be taken back"
    assert table.state.undoable[0] == 3
    assert table.do("debunk.set", done=True).turn == 1


def test_a_preview_names_what_will_really_come() -> None:
    """Before the card is played, and to its owner alone."""
    table = Table(p0=has(paleontologists=[MARSH], crates=[TORSO, TORSO]), papers={"cope": {2: 1}})
    play = {"type": "turn.play", "card": {"paleontologist": MARSH}}
    told = engine.preview(table.state, 0, play)["sum"]
    assert (told["modes"], told["crates"], told["turn"]) == (["debunk"], [TORSO, TORSO], 0)
    table.plays(MARSH)
    assert [engine.private(table.state, seat)["sum"]["modes"] for seat in (0, 1)] == [
        ["debunk"],
        None,
    ]
    team = {"type": "turn.play", "card": {"team": "T1"}}
    assert engine.preview(Table().state, 0, team)["sum"]["modes"] == ["team"]


def test_r13_sternbergs_card_does_not_claim_an_award_by_itself() -> None:
    awards = {"A": "A3", "B": "B6", "C": "C1"}
    table = played(STERNBERG, has(awards=awards), archive={"A": ["Stegosaurus"]})
    assert (table.kind, table.choices) == ("turn.mode", [{"mode": "award"}])
    table.do("turn.mode", mode="award")
    assert table.choices == [{"tile": "C", "space": 0}]
    assert table.view["awards"]["C"]["spaces"][0] == []


@pytest.mark.parametrize("card", [MARSH, "samuel_w_williston"])
def test_what_the_card_says_is_not_asked_again(card: str) -> None:
    """*Marsh (Publish)*, and publishing is all there is to do."""
    table = played(card, has(finds=NO_FINDS), species=["Stegosaurus"], crates=[TORSO, TAIL])
    assert table.kind == "publish.card"
    assert table.me["paleontologist"] == "publish"
    assert table.state.undoable[0] == 1


def test_whoever_is_asked_alone_may_take_back_what_led_there() -> None:
    """In a whole game: everything of the choice before, unless something was revealed by it."""
    game, rng, went_back = Game(engine, engine.Options(), 2, b"alone"), Rng.seeded(b"alone"), 0
    while decisions := engine.decisions(game.state):
        ((seat, decision),) = decisions.items()
        before, action = seen(game.state), rng.choice(decision.actions)
        game.act(seat, action)
        now = engine.decisions(game.state).get(seat)
        if now is not None and len(now.actions) == 1 and game.can_undo(seat):
            game.undo(seat)
            assert seen(game.state) == before
            went_back += 1
            game.act(seat, action)
    assert went_back > 5


def test_r1_a_prize_for_later_is_not_asked_for() -> None:
    """R1: nothing can be reclassified now; after the action the card asks for itself."""
    table = Table(p0=has(species=["Arctodus"])).plays("Arctodus")
    assert table.kind == "team.act"


@pytest.mark.parametrize("rare", [{HERBIVORE: 1}, {HERBIVORE: 1, TAIL: 1}])
def test_which_bone_goes_is_not_asked_where_it_is_only_pointed_at(rare: dict[str, int]) -> None:
    """What is taken for it is asked, and that spends it."""
    table = Table(p0=has(team="colorado", crates=[TORSO]), rare=rare).plays("T1")
    table.acts("site colorado")
    assert table.kind == "exchange.take"
    assert table.me["crates"] == [TORSO]


MAY_CHANGE = {
    "turn.mode": {"paleontologist"},  # as the card says
    "publish.bone": {"crates", "bag"},  # the last part: the bones that were chosen
    "debunk.split": {"loyalty", "value", "projection", "then", "rp"},  # what was earned
}


@pytest.mark.parametrize("seed", range(8))
def test_only_what_changes_nothing_is_passed_over(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Every question of whole games that the engine answers by itself."""
    passed: dict[str, set[str]] = {}
    carry_out = flow.carry_out

    def watched(table: Any, step: Any, action: Any) -> None:
        if action is None:
            return carry_out(table, step, action)
        before = things(table.state, step.seat)
        carry_out(table, step, action)
        now = things(table.state, step.seat)
        changed = {key for key, value in now.items() if before[key] != value}
        passed.setdefault(step.kind, set()).update(changed)
        return None

    monkeypatch.setattr(flow, "carry_out", watched)
    state, rng = (
        engine.new(engine.Options(), 1 + seed % 4, bytes([seed])),
        Rng.seeded(bytes([seed])),
    )
    while decisions := engine.decisions(state):
        ((seat, decision),) = decisions.items()
        engine.apply(state, seat, rng.choice(decision.actions))
    assert passed, "some questions have no answer but one"
    assert {kind: more - MAY_CHANGE.get(kind, set()) for kind, more in passed.items()} == {
        kind: set() for kind in passed
    }


def things(state: Any, seat: int) -> dict[str, Any]:
    """All that a step could change, but for what it says of itself and what follows from it."""
    view = engine.public(state)
    table = {key: value for key, value in view.items() if key not in ("action", "players")}
    player = {key: value for key, value in view["players"][seat].items() if key != "can"}
    return {**table, **player, "private": engine.private(state, seat)["hand"]}


def test_leidy_wants_a_bone_beside_a_real_one() -> None:
    """The only other bone is spent only if its owner says so."""
    state = alone("debunk.wild")
    assert engine.public(state)["players"][0]["crates"] == [TORSO, "limb_wing"]
    assert engine.public(state)["action"]["card"] == {"paleontologist": LEIDY}
