"""A position for every kind of decision of Bones & Banners, in which somebody is asked for it."""

from collections.abc import Callable
from typing import Any

from engines.bones_and_banners import engine
from engines.bones_and_banners.testing import scenario

STARTED = """
round 6 initiative 0
centre {centre}
seat 0
  lands owl-forest toll-crossroads iron-mine millbrook swan-lake
  hand archers axe-maidens footsoldiers knights wizard woodkeepers
  advisors {advisors}
  buildings fletchers-hut
  built stone-wall barracks war-camp watchtower
  {mine}
  lost cavalry halberdiers
  deck cleric cavalry / halberdiers knights
seat 1
  lands hollow-castle kings-meadow tin-mine goat-hills applewick
  hand archers cleric goblins knights wizard
  advisors {theirs}
  buildings moat
  built {built}
  {yours}
  lost goblins archers
  deck cavalry halberdiers / footsoldiers
recruit bandits giant werewolf
reserve griffin-riders ogre witch
advisor herald spy
building forge chapel
land crow-ruins lark-meadow gold-mine
pool {pool}
gone diplomat
"""
"""Both in the middle of a game, with all that can lie on a table."""

DEALT = "elder-forest storm-castle"
ALLIED = "elder-forest:0 storm-castle:1"
DICE = {"mine": "dice Boot Bow Sword*2", "yours": "dice Boot Horse Magic Shield"}


def started(phase: str, units: str = "", **more: str) -> Any:
    given = {"centre": ALLIED, "advisors": "squire", "theirs": "fortune-teller", "mine": "",
             "yours": "", "pool": "", "built": "watchtower"} | more  # fmt: skip
    text = STARTED.format(**given)
    said = [line for line in text.splitlines() if line.split()[1:]]
    first = next(at for at, line in enumerate(said) if line.startswith("seat"))
    return scenario("\n".join([*said[:first], *units.splitlines(), *said[first:]]), phase)


def act(state: Any, kind: str, **fields: Any) -> Any:
    """Whoever is asked first chooses the first action of that type with these fields."""
    for seat, decision in engine.decisions(state).items():
        for action in decision.actions:
            if action["type"] == kind and fields.items() <= action.items():
                engine.apply(state, seat, action)
                return state
    raise AssertionError(f"{kind} {fields} cannot be chosen")


ORDERS = """1 1 halberdiers - > storm-castle carried
2 0 cavalry - > storm-castle carried
3 1 goblins Boot > elder-forest
4 0 woodkeepers Boot > elder-forest
5 1 cleric Shield > 1"""
"""Held over from a Stalemate, sealed ones of both, and one that supports."""
FOUGHT = """1 1 halberdiers - > storm-castle carried
2 0 cavalry - > storm-castle carried
3 0 footsoldiers Sword > storm-castle up
4 1 cleric Shield > 1 up
5 0 dame Sword > storm-castle"""

DRAFT = {"centre": DEALT, "pool": "Boot*2 Shield Sword*2 Bow Horse Magic"}


def tactical(**more: str) -> Any:
    given = {"mine": "dice Bow Sword*2", "yours": "dice Horse Magic"} | more
    return started("dice", ORDERS, **given)


def window(**more: str) -> Any:
    return started("reveal", ORDERS, advisors="sorceress spy", **more)


def count(**more: str) -> Any:
    return started("contest", FOUGHT.replace("\n5 0 dame Sword > storm-castle", ""), **more)


POSITIONS: dict[str, Callable[[], Any]] = {
    "rally": lambda: started("rally", centre=""),
    "land.activate": lambda: both_ready(started("rally", centre="")),
    "recruit": lambda: act(tactical(), "die.recruit"),
    "lost.return": lambda: returning(),
    "draft.pick": lambda: started("draft", **DRAFT),
    "build": lambda: started("build", **DICE),
    "die.act": tactical,
    "unit.target": lambda: act(tactical(), "die.unit", card="knights", dice=1),
    "window.reveal": window,
    "sorceress.name": lambda: act(window(), "advisor.play", advisor="sorceress"),
    "dame.destroy": lambda: started(
        "contest", FOUGHT, built="watchtower moat>", yours="under chapel"
    ),
    "window.count": count,
}


def both_ready(state: Any) -> Any:
    for _ in range(2):
        act(state, "rally.done")
    return state


def returning() -> Any:
    text = "round 3 initiative 0\nseat 0\n  lands crow-ruins\n  active crow-ruins\n  lost cavalry halberdiers\n  deck /\nseat 1\n  deck /"
    state = scenario(text, "activate")
    return act(state, "land.activate", land="crow-ruins") if "lost.return" not in kinds(state) else state


def kinds(state: Any) -> list[str]:
    return [decision.kind for decision in engine.decisions(state).values()]


def position(asked: str) -> Any:
    state = POSITIONS[asked]()
    assert asked in kinds(state), f"{kinds(state)} is asked instead of {asked}"
    return state
