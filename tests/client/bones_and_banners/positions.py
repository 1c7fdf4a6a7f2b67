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
{recruits}
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


USUAL = {
    "centre": ALLIED, "advisors": "squire", "theirs": "fortune-teller", "built": "watchtower",
    "recruits": "recruit bandits giant werewolf", "mine": "", "yours": "", "pool": "",
}  # fmt: skip


def started(phase: str, units: str = "", **more: str) -> Any:
    text = STARTED.format(**USUAL | more)
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

CROWD = "\n".join(
    f"{seq} {seq % 2} footsoldiers Boot > " + (land if seq < 15 else str(seq - 8))
    for seq in range(1, 21)
    for land in (["elder-forest", "storm-castle"][seq // 2 % 2],)
)
"""As many as ever can be, and more."""
TWO_LEFT = {"mine": "dice Bow Sword*2", "yours": "dice Horse Magic"}

DRAFT = {"centre": DEALT, "pool": "Boot*2 Shield Sword*2 Bow Horse Magic"}


def tactical(**more: str) -> Any:
    given = TWO_LEFT | more
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


CASES: dict[str, Callable[[], Any]] = {
    "recruit.empty": lambda: act(tactical(recruits=""), "die.recruit"),
    "draft.pick.dice": lambda: started(
        "draft", **DRAFT | {"centre": "elder-forest:0* storm-castle:1"}
    ),
    "draft.pick.land": lambda: picked_out(),
    "draft.pick, reroll": lambda: started("draft", advisors="jester squire", **DRAFT),
    "die.act, necromancer": lambda: tactical(
        advisors="necromancer quartermaster stonemason herald"
    ),
    "die.act, crowded": lambda: started("dice", CROWD, **TWO_LEFT),
    "unit.target, a bluff": lambda: act(tactical(), "die.unit", card="archers", dice=1),
}
"""Some kinds are asked for in more than one way, or where there is more to choose from."""

STEPS = {
    "draft.pick, reroll": ("[data-key=reroll-jester]", "[data-thing='die:Boot']"),
    "die.act, necromancer": ("[data-key=card-necromancer]",),
    "die.act": ("[data-key=card-knights]",),
    "die.act, crowded": ("[data-key=card-archers]",),
    "unit.target, a bluff": ("[data-thing='land:storm-castle'], [data-land-tab=storm-castle]",),
    "draft.pick.dice": ("[data-thing='die:Sword']",),
    "window.reveal": ("[data-key=card-sorceress]",),
}
"""What is pressed first: half of a choice."""


def picked_out() -> Any:
    """All dice are taken, and two lands are free."""
    state = started("draft", **DRAFT)
    while "draft.pick" in kinds(state):
        decision = next(iter(engine.decisions(state).values()))
        if decision.prompt.key == "prompt.draft.pick.land":
            return state
        act(state, "draft.die")
    raise AssertionError("nobody is asked for a land alone")


FIGHT = f"""{ORDERS}
6 0 knights Sword > 3
7 1 archers Bow > 4
8 1 wizard Magic > 6
9 0 footsoldiers Sword+Sword > storm-castle
10 0 wizard Horse > storm-castle"""


def fighting() -> Any:
    """Seat 0 alone may play a card, and then all that combat has is told."""
    return started("reveal", FIGHT, theirs="", built="", advisors="spy")


def both_ready(state: Any) -> Any:
    for _ in range(2):
        act(state, "rally.done")
    return state


RUINED = """
round 3 initiative 0
seat 0
  lands crow-ruins
  lost cavalry halberdiers
  deck /
seat 1
  deck /
"""


def returning() -> Any:
    return act(scenario(RUINED, "activate"), "land.activate", land="crow-ruins")


def kinds(state: Any) -> list[str]:
    return [decision.kind for decision in engine.decisions(state).values()]


def position(asked: str) -> Any:
    """A kind of decision, or one of the cases."""
    state = {**POSITIONS, **CASES}[asked]()
    kind = asked.partition(",")[0]
    assert any(kind.startswith(each) for each in kinds(state)), f"{kinds(state)} for {asked}"
    return state
