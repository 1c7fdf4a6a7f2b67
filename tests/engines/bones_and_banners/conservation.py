"""Random games with every component counted: 138 cards, 2 Shuffle cards, the token, 8 dice.

``count`` looks at the state itself and is quick, so it may be asked after every action; ``look``
counts what everybody sees. Neither knows the engine's own checks, nor its catalogue: the numbers
are those of the rules.
"""

import random
from collections import Counter
from typing import Any

from engines.bones_and_banners import engine
from engines.bones_and_banners.state.position import State
from engines.contract import View

LOYALISTS = (
    "halberdiers", "footsoldiers", "woodkeepers", "archers", "cavalry", "knights", "cleric",
    "wizard",
)  # fmt: skip
RECRUITS = {
    **dict.fromkeys((
        "ogre", "axe-maidens", "dame", "watchdog", "sergeant", "apothecarian", "warden", "goblins",
        "skeletons", "trolls", "elven-bowmen", "dwarf-guard", "centaurs", "griffin-riders", "witch",
        "bandits",
    ), 2),
    **dict.fromkeys((
        "wurm", "banner-bearer", "unicorn", "dragon", "werewolf", "giant", "black-knight",
        "phoenix",
    ), 1),
}  # fmt: skip
BUILDINGS = {
    **dict.fromkeys(("stone-wall", "moat", "fletchers-hut", "barracks", "stables"), 2),
    **dict.fromkeys((
        "watchtower", "chapel", "wizards-tower", "forge", "tavern", "war-camp", "catapult",
        "harvest-hall",
    ), 1),
}  # fmt: skip
ADVISORS = {
    **dict.fromkeys(("fortune-teller", "necromancer", "stonemason", "sorceress", "squire"), 2),
    **dict.fromkeys(("spy", "herald", "quartermaster", "jester", "assassin", "diplomat"), 1),
}
LANDS, HOMELANDS, UNITS, DICE = 30, 2, 72, 8
OWN = Counter(dict.fromkeys(LOYALISTS, 2))
TOTALS = (Counter(RECRUITS), Counter(BUILDINGS), Counter(ADVISORS))
EVERY = 8
"""How many actions lie between two long looks."""


def play(seed: int) -> int:
    """One random game, counted after every action: how many those were. In every other one people
    are eager: nobody passes while there is something else to do."""
    chance = random.Random(seed)
    state = engine.new(engine.Options(), 2, seed.to_bytes(4, "big"))
    actions = 0
    while True:
        count(state)
        decisions = engine.decisions(state)
        if actions % EVERY == 0 or not decisions:
            look(engine.public(state))
        if not decisions:
            return actions
        seat = chance.choice(sorted(decisions))
        offered = list(decisions[seat].actions)
        if seed % 2:
            offered = [action for action in offered if not idle(action)] or offered
        engine.apply(state, seat, chance.choice(offered))
        actions += 1


def idle(action: dict[str, Any]) -> bool:
    kind: str = action["type"]
    return kind.endswith(("pass", "done")) or kind == "rally.retreat"


def count(state: State) -> None:
    recruits: Counter[str] = Counter([*state.recruits, *state.reserve, *drawn(state)])
    buildings: Counter[str] = Counter(state.buildings)
    advisors: Counter[str] = Counter(state.advisors)
    lands = [*state.lands, *(field.land for field in state.centre)]
    dice = len(state.pool)
    for seat, army in enumerate(state.armies):
        units = Counter([*army.deck, *army.below, *army.hand, *army.sent, *army.lost])
        units.update(unit.card for unit in state.units if unit.owner == seat)
        own = Counter({card: number for card, number in units.items() if card in OWN})
        assert own == OWN, f"loyalists of seat {seat}: {own}"
        recruits += units - own
        buildings.update([*army.buildings, *(each.card for each in army.built)])
        buildings.update([army.under] if army.under else [])
        advisors.update([*army.advisors, *army.fresh])
        lands += army.lands
        dice += len(army.dice) + len(army.spent)
    dice += sum(len(unit.dice) for unit in state.units)
    buildings.update(card for card in state.gone if card in BUILDINGS)
    advisors.update(card for card in state.gone if card in ADVISORS)
    assert (recruits, buildings, advisors) == TOTALS
    assert len(lands) == LANDS + HOMELANDS
    assert Counter(lands)["homeland"] == HOMELANDS
    assert len({*lands}) == LANDS + 1
    assert dice in (0, DICE), "none before the first roll"
    assert state.initiative in (0, 1)


def drawn(state: State) -> list[str]:
    """The recruit that somebody looks at."""
    cards = [step.given.get("card") for step in state.stack if step.name == "recruit"]
    return [card for card in cards if card is not None]


def look(view: View) -> None:
    armies, piles = view["armies"], view["piles"]
    units = piles["recruit"] + len(view["reserve"]) + len(view["units"])
    others = piles["advisor"] + piles["building"] + len(view["gone"])
    lands = piles["land"] + len(view["centre"])
    for army in armies:
        units += army["units"] + army["deck"] + army["below"] + len(army["lost"])
        others += army["advisors"] + army["fresh"] + army["buildings"]
        others += len(army["built"]) + army["under"]
        lands += len(army["lands"])
        assert all(value >= 0 for value in (army["units"], army["deck"], army["below"]))
    assert units in (UNITS, UNITS - 1), "one may be looked at by Recruit"
    assert others == sum(BUILDINGS.values()) + sum(ADVISORS.values())
    assert lands == LANDS + HOMELANDS
    assert len(view["reserve"]) <= 3
    assert len(view["centre"]) <= 2
