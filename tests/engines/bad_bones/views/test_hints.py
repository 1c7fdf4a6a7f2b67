"""What views say about the rules, against the engine, over positions of random games.

The page draws it and knows none of it: whom the hero would meet, what can be bought, where forests
lead, what wears.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain, pairwise
from typing import Any

import pytest

from engines.bad_bones import engine
from engines.bad_bones.state.board import Board
from engines.bad_bones.state.state import State
from engines.bad_bones.state.tokens import KINDS
from engines.bad_bones.weapons import WEAPONS
from engines.contract import Event
from engines.runtime.messages import of

from ..rulings.table import Table

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("competitive", 2, {}),
    ("competitive", 4, {"advanced": True, "chiefs": KINDS}),
    ("solo", 1, {"rounds": 30, "advanced": True, "chiefs": KINDS}),
    ("cooperative", 2, {}),
    ("cooperative", 3, {}),
    ("cooperative", 3, {"advanced": True, "chiefs": KINDS, "endless": True, "rounds": 20}),
]
SEEDS = range(8)
GONE = "cemetery"


def played() -> Iterator[tuple[State, list[Event]]]:
    """Positions of random games, each with what has happened since the one before."""
    for (mode, seats, options), seed in ((game, seed) for game in GAMES for seed in SEEDS):
        chance = random.Random(f"hints {mode} {seats} {seed}")
        state = engine.new(engine.Options(mode=mode, **options), seats, bytes([seed]))
        events: list[Event] = []
        while True:
            yield state, events
            decisions = engine.decisions(state)
            if not decisions:
                break
            seat = chance.choice(list(decisions))
            action = chance.choice(_lively(state, seat, decisions[seat].actions))
            events = list(engine.apply(state, seat, action))


def _lively(state: State, seat: int, actions: Any) -> Any:
    """Heroes seek fights, and spare no weapon: both are rare at random."""
    aim = engine.private(state, seat)["board"].get("aim", {})
    wanted = aim.get("armed") or aim.get("slain") or ()
    fights = [action for action in actions if action.get("to") in wanted]
    return fights or [each for each in actions if each["type"] != "weapon.skip"] or actions


def after(state: State, seat: int, action: Any) -> State:
    state = engine.clone(state)
    engine.apply(state, seat, action)
    return state


def slain(state: State, seat: int, action: Any) -> list[str]:
    """The skeletons that are no more on the board when that is done."""
    before = engine.private(state, seat)["board"]["skeletons"]
    then = engine.preview(state, seat, action)["board"]["skeletons"]
    return [token for token in before if then.get(token, GONE) == GONE != before[token]]


CROWD = """
.   .   .       .      .
.   .   .       .      .
.   vp  T4      .      .
.   ^b  H       <p<g<y .
.   .   ^b      ^y     .
"""


def _crowded() -> Iterator[State]:
    """A hero with each weapon beside three skeletons, and after he has slain them."""
    for weapon in WEAPONS:
        state = Table(CROWD, phase="hero", weapon=weapon).state
        yield state
        yield after(state, 0, {"type": "hero.move", "to": "4,4"})


def test_where_the_hero_fells_somebody_and_may_use_his_weapon() -> None:
    said: Counter[str] = Counter()
    for state in chain(_crowded(), (state for state, _ in played())):
        for seat, decision in engine.decisions(state).items():
            board = engine.private(state, seat)["board"]
            aim = board.get("aim", {})
            if decision.kind == "hero.move":
                for action in decision.actions:
                    fells = bool(slain(state, seat, action))
                    assert (action["to"] in aim.get("slain", ())) == fells
                    asked = engine.decisions(after(state, seat, action)).get(seat)
                    armed = asked is not None and asked.kind == "weapon"
                    assert (action["to"] in aim.get("armed", ())) == armed
                    said["armed"] += armed
            elif decision.kind == "weapon" and board["weapon"] in ("sword", "axe"):
                said[board["weapon"]] += _aimed(state, seat, board["weapon"], aim)
            else:
                assert not aim
    assert said.keys() == {"armed", "sword", "axe"}


def _aimed(state: State, seat: int, weapon: str, aim: Any) -> bool:
    uses = [each for each in engine.decisions(state)[seat].actions if each["type"] == "weapon.use"]
    for use in uses:
        struck = slain(state, seat, use)
        if weapon == "sword":
            assert (use["to"] in aim.get("slain", ())) == bool(struck)
        else:
            assert len(struck) == aim["symbols"][use["symbol"]]
    if weapon == "axe":
        assert {use["symbol"] for use in uses} == aim["symbols"].keys()
    return True


def test_together_what_is_open_is_seen_by_all() -> None:
    """Others propose with it; where phases are sealed it is for nobody else."""
    for state, _ in played():
        public = [each["board"] for each in engine.public(state)["seats"]]
        for seat, board in enumerate(public):
            own = engine.private(state, seat)["board"].get("aim")
            assert board.get("aim") == (None if state.config.sealed else own)


def test_what_can_not_be_bought_and_why() -> None:
    said = set()
    for state, _ in played():
        market = engine.public(state)["market"]
        for seat, decision in engine.decisions(state).items() if market else ():
            bought = {each.get("item") for each in decision.actions} - {None}
            refused = market["refused"][seat]
            there = {item for item, left in market["stock"].items() if left}
            assert there - bought == {item for items in refused.values() for item in items}
            said |= set(refused)
    assert said == {"one_weapon", "too_dear"}


def test_where_forests_lead_and_how_their_skeletons_look() -> None:
    led: set[tuple[str, int]] = set()
    for state, events in played():
        view = engine.public(state)
        layout = view["layout"]
        for event in events:
            values = event.values
            if event.type == "skeleton.moved" and values.get("end") == "sent":
                edge, token = values["path"][-1][0], values["skeleton"]
                if edge in layout["edges"]:
                    exits = layout["exits"][values["seat"]][edge]
                    assert (values["seat"], token) in {
                        (each.values["seat"], each.values["skeleton"])
                        for each in events
                        if each.type == "skeleton.sent" and each.values["target"] in exits
                    }
                    led.add((edge, len(exits)))
            if event.type == "skeletons.entered" and event is events[-1]:
                board = view["seats"][values["seat"]]["board"]
                for token, spot, *_ in values["entered"]:
                    assert board["skeletons"][str(token)][-1] == layout["faces"][spot[0]]
        for seat, decision in engine.decisions(state).items():
            if decision.kind == "exit.target" and "skeleton" in decision.actions[0]:
                edge = decision.prompt.values["at"][0]
                seats = [action["seat"] for action in decision.actions]
                assert seats == layout["exits"][seat][edge]
    assert led == {
        *(("L", 1), ("R", 1), ("T", 1), ("T", 3), ("B", 1), ("B", 2)),
    }, led


def test_only_what_has_a_damaged_side_is_worn() -> None:
    worn = set()
    for state, _ in played():
        for seat in engine.public(state)["seats"]:
            worn |= {tile["trap"] for tile in seat["board"]["tiles"].values() if tile["worn"]}
    assert worn
    assert worn <= set("WCDKSP")


@pytest.mark.parametrize(("row", "end"), [(2, "tower"), (4, "village")])
def test_the_forecast_says_which_skeleton_is_the_end(row: int, end: str) -> None:
    rows = ["H . . . .", *[". . . . ."] * 4]
    rows[row] = {2: ". >r@T*emperor T4 . .", 4: "vr*emperor . . . ."}[row]
    rows[2] = rows[2] if row == 2 else ". . T4 . ."
    forecast = engine.private(Table("\n".join(rows), seats=2).state, 0)["forecast"]
    assert [path["end"] for path in forecast["paths"].values() if path.get("dooms")] == [end]
    assert forecast["doomed"]


def test_the_phases_follow_each_other_as_the_layout_says() -> None:
    for state, events in played():
        phases = engine.public(state)["layout"]["phases"]
        told = [each.values["phase"] for each in events if each.type == "phase.started"]
        at = [phases.index(phase) for phase in told if phase in phases]
        assert all(then == (now + 1) % len(phases) for now, then in pairwise(at))
        if at and state.phase in phases:
            assert state.phase == phases[at[-1]]


def test_why_a_realm_has_fallen() -> None:
    causes = set()
    for state, events in played():
        out = {
            each.values["seat"]: each.values["cause"] for each in events if each.type == "seat.out"
        }
        if engine.public(state)["over"] and not state.config.cooperative:
            seats = engine.public(state)["seats"]
            fell = {number: seat["fell"] for number, seat in enumerate(seats) if "fell" in seat}
            assert fell == out
            assert [seat["out"] for seat in seats] == ["fell" in seat for seat in seats]
            causes |= set(fell.values())
    assert causes >= {"tower", "village"}


def test_every_way_to_fall_has_its_sentence() -> None:
    boards = [Board(0, {0: 1}, 5, {}, [], {}, [], []) for _ in range(3)]
    boards[0].doomed = True
    boards[1].towers = {0: 0}
    boards[2].houses = 0
    causes = [board.fallen() for board in boards]
    assert causes == ["emperor", "tower", "village"]
    for texts in of(engine).texts.values():
        assert {f"client.fell.{cause}" for cause in causes} <= texts.keys()
