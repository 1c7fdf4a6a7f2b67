"""Random positions before Phase V, as text: honest orders mostly, and everything that can meet."""

import random
from collections.abc import Iterator

from .second_reading.cards import CARDS

SYMBOLS = ("Boot", "Shield", "Sword", "Bow", "Horse", "Magic")
CENTRE = ("moss-forest", "elder-forest", "gold-mine", "rose-castle", "clover-meadow")
OWNED = (
    "owl-forest", "thorn-forest", "lark-meadow", "goat-hills", "storm-castle", "crow-ruins",
    "swan-lake", "barrow-hills", "hollow-castle", "kings-meadow",
)  # fmt: skip
BUILDINGS = (
    "stone-wall", "stone-wall", "moat", "moat", "catapult", "fletchers-hut", "barracks", "stables",
    "chapel", "wizards-tower", "forge", "harvest-hall", "tavern",
)  # fmt: skip
POINTED = ("stone-wall", "moat", "catapult")
HONEST = 0.85


def board(seed: int) -> str:
    """No advisor can be played in it, so nothing is asked but what a Dame destroys."""
    chance = random.Random(seed)
    lands = chance.sample(CENTRE, 1 if chance.random() < 0.08 else 2)
    allies = chance.sample((0, 1), len(lands))
    kept = [chance.random() < 0.25 for _ in lands]
    lines = [f"round {chance.randint(1, 30)} initiative {chance.randint(0, 1)}"]
    named = [
        f"{land}:{ally}{'*' * stays}" for land, ally, stays in zip(lands, allies, kept, strict=True)
    ]
    lines.append(" ".join(["centre", *named]))
    stay = [land for land, stays in zip(lands, kept, strict=True) if stays]
    lines += _units(chance, dict(zip(lands, allies, strict=True)), stay)
    owned = chance.sample(OWNED, 6)
    for seat in (0, 1):
        lines += [f"seat {seat}", *_army(chance, owned[3 * seat : 3 * seat + 3])]
    lines.append("advisor " + " ".join(chance.choices(["spy", "jester", "herald"], k=3)))
    return "\n".join(lines)


def _army(chance: random.Random, lands: list[str]) -> Iterator[str]:
    yield f"lands {' '.join(lands)}"
    if chance.random() < 0.7:
        yield f"active {chance.choice(lands)}"
    built = chance.sample(BUILDINGS, chance.choice((0, 0, 1, 2, 4)))
    if built:
        pointed = [card in POINTED and chance.random() < 0.8 for card in built]
        yield "built " + " ".join(c + ">" * p for c, p in zip(built, pointed, strict=True))
    if chance.random() < 0.35:
        yield f"under {chance.choice(BUILDINGS)}"
    hand = chance.choices(list(CARDS), k=chance.choice((0, 3, 5, 6, 7)))
    yield f"hand {' '.join(hand)}" if hand else ""
    yield "deck archers cleric wizard / knights"


def _units(chance: random.Random, allies: dict[str, int], kept: list[str]) -> Iterator[str]:
    owner_of: dict[int, int] = {}
    for seq in range(1, chance.choice((2, 4, 6, 8, 10)) + 1):
        owner = owner_of[seq] = chance.randint(0, 1)
        card = chance.choice(list(CARDS))
        if kept and seq < 4 and chance.random() < 0.5:
            yield f"{seq} {owner} {card} - > {chance.choice(kept)} carried"
            continue
        yield _order(chance, seq, card, owner_of, allies)


def _order(
    chance: random.Random, seq: int, card: str, owner_of: dict[int, int], allies: dict[str, int]
) -> str:
    owner = owner_of[seq]
    dice, _, lands, attack, support = CARDS[card]
    targets = {
        **{land: lands == "any" or lands == _class(ally, owner) for land, ally in allies.items()},
        **{
            str(other): bool(support if whose == owner else attack)
            for other, whose in owner_of.items()
            if other != seq
        },
    }
    fitting = [target for target, fits in targets.items() if fits]
    honest = chance.random() < HONEST and bool(fitting)
    if honest:
        # Units are fought over more often than lands
        at_units = [target for target in fitting if target.isdecimal()]
        target = chance.choice(at_units if at_units and chance.random() < 0.6 else fitting)
        die = chance.choice(dice.split())
    else:
        target, die = chance.choice(list(targets)), chance.choice(SYMBOLS)
    marks = " up" if honest and chance.random() < 0.15 else ""
    if chance.random() < 0.03:
        target, marks = "99", f"{marks} {chance.choice(('friend', 'foe'))}"
        marks = marks.replace(" up", "")  # it may be a Bluff now
    dice_on = "+".join([die] * chance.choice((1, 1, 2)))
    return f"{seq} {owner} {card} {dice_on} > {target}{marks}"


def _class(ally: int, owner: int) -> str:
    return "allied" if ally == owner else "enemy"
