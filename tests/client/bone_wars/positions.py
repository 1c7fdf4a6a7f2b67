"""A position for every kind of decision of Bone Wars, in which somebody is asked for it."""

from collections.abc import Callable
from typing import Any

from engines.bone_wars import engine
from engines.bone_wars.testing import choices, kind, play
from tests.engines.bone_wars.rulings.alone import ALONE as ONE_THING
from tests.engines.bone_wars.rulings.alone import alone
from tests.engines.bone_wars.rulings.papers import publishing
from tests.engines.bone_wars.rulings.table import (
    CLAW,
    HERBIVORE,
    PAW,
    TAIL,
    TORSO,
    WING,
    Table,
    bonus_tiles,
    grant,
    has,
)

PLAIN = "othniel_c_marsh"
"""A card whose effect matters for nothing here."""
CARDS = ["Stegosaurus", "Hadrosaurus"]
CRATES = [TORSO, TAIL, HERBIVORE, PAW]


def draft() -> Any:
    return engine.new(engine.Options(), 2, b"draft")


def drafting(left: str) -> Any:
    """Somebody has one half already, and this is left to choose."""
    state = draft()
    while next(iter(engine.decisions(state).values())).prompt.key != f"prompt.setup.choose.{left}":
        play(state, next((c for c in choices(state) if left not in c), choices(state)[0]))
    return state


def university() -> Any:
    state = draft()
    while kind(state) != "setup.university":
        play(state, next((c for c in choices(state) if "profession" in c), choices(state)[0]))
    return state


def turn(**player: Any) -> Table:
    given = has(species=list(CARDS), crates=list(CRATES), paleontologists=[PLAIN]) | player
    return Table(p0=given)


def doing(mode: str, card: str = PLAIN, table: Any = None, **player: Any) -> Table:
    found = Table(p0=has(paleontologists=[card], **player), **(table or {})).plays(card)
    return found.do("turn.mode", mode=mode) if found.kind == "turn.mode" else found


def debunking(card: str = PLAIN, **more: Any) -> Table:
    table = has(papers={"cope": {2: 2, 3: 2}}, **more.pop("table", {}))
    return doing("debunk", card, table, **has({"crates": [TORSO, TORSO, TAIL, TAIL]}, more))


def receiving(bonus: str, table: Any = None, **player: Any) -> Table:
    """A round bonus, by the sketch artist."""
    given = has(specialists=["sketchArtist"], **player)
    found = Table(p0=given, **bonus_tiles(bonus), **(table or {})).plays("T1")
    return found.do("specialist.use", specialist="sketchArtist", when="before")


def on(site: str, **player: Any) -> Table:
    return Table(p0=has(team=site, money=9, **player)).plays("T2")


def passing() -> Table:
    return turn(profession=(1, 1)).passes()


def wintering() -> Table:
    table = passing().do("pass.profession", row=5, column=2)
    while table.kind != "pass.university":
        table.take(table.choices[0])
    return table


ALONE = {f"{name} alone": name for name in ONE_THING}
"""The same kinds where there is one thing to do, which is more than nothing."""
PUBLISH = has(species=list(CARDS), crates=list(CRATES))
ARCHIVE = has(archive={"A": ["Stegosaurus", "Triceratops", "Baptornis"]}, archive_camps=2,
              camps_at=["kansas", "colorado"])  # fmt: skip

POSITIONS: dict[str, Callable[[], Any]] = {
    "setup.choose": draft,
    "setup.university": university,
    "turn.play": turn,
    "prize.when": lambda: turn(species=["Camarasaurus"]).plays("Camarasaurus"),
    "turn.mode": lambda: turn().plays("Hadrosaurus"),
    "specialist.use": lambda: turn(specialists=["sketchArtist"]).plays("T1"),
    "team.act": lambda: on("montana"),
    "publish.card": lambda: publishing(**PUBLISH),
    "publish.bone": lambda: publishing(**PUBLISH).do("publish.card", card="Stegosaurus"),
    "debunk.set": debunking,
    "debunk.wild": lambda: debunking("joseph_leidy", crates=[TORSO, TORSO, WING, PAW]).do(
        "debunk.set", bone=TORSO, size=3, wilds=1
    ),
    "debunk.split": lambda: debunking("charles_sternberg").do("debunk.set", bone=TORSO),
    "debunk.grant": lambda: debunking(table=has(grants=grant("G10"))).do("debunk.set", bone=TORSO),
    "award.claim": lambda: doing("award", **ARCHIVE),
    "minor.card": lambda: doing("minor", species=list(CARDS)),
    "minor.tile": lambda: doing("minor", species=["Ornithomimus"]).do(
        "minor.card", card="Ornithomimus"
    ),
    "loyalty.split": lambda: (
        debunking("charles_sternberg").do("debunk.set", bone=TORSO).do("debunk.split", use=True)
    ),
    "reward.next": lambda: doing("award", **ARCHIVE, table=bonus_tiles("bones3")).do(
        "award.claim", tile="C", space=0
    ),
    "round.choose": lambda: (
        debunking(table=has(grants=grant("G10")))
        .do("debunk.set", bone=TORSO)
        .do("debunk.grant", use=True)
    ),
    "round.swap": lambda: receiving("money3", has(grants=grant("G12"))),
    "bones.source": lambda: receiving("bones3", has(grants=grant("G3"))),
    "crates.return": lambda: receiving("bones3", crates=[TORSO, TORSO, PAW]),
    "rare.take": lambda: receiving("rare2"),
    "exchange.give": lambda: on("colorado", crates=[TORSO, PAW]).acts("site colorado"),
    "exchange.take": lambda: on("colorado", crates=[CLAW]).acts("site colorado"),
    "species.discard": lambda: on("nebraska", species=list(CARDS)).acts("site nebraska"),
    "species.keep": lambda: (
        on("nebraska", species=[CARDS[0]])
        .acts("site nebraska")
        .do("species.discard", card=CARDS[0])
    ),
    "paleontologist.take": lambda: doing("minor", species=["Hyracodon"]).do(
        "minor.card", card="Hyracodon"
    ),
    "team.upgrade": lambda: receiving("upgradeTeam"),
    "slot.upgrade": lambda: receiving("upgradeSlot"),
    "cover.bonus": lambda: receiving("removeCover"),
    "reclassify": lambda: (
        turn(species=["Arctodus"], archive={"A": ["Stegosaurus"]})
        .plays("Arctodus")
        .do("prize.when", when="now")
    ),
    "site.action": lambda: receiving("digSiteActions3"),
    "pass.profession": passing,
    "pass.university": wintering,
    "endgame.space": lambda: Table(round=4, p0=has(money=9)).passes(),
}

CASES: dict[str, Callable[[], Any]] = {
    "setup.choose.species": lambda: drafting("species"),
    "setup.choose.profession": lambda: drafting("profession"),
    "must_pass": lambda: Table(
        p0=has(money=0, slots=[{"team": "T1"}], team_cards=["T2", "T3"]), p1=has(passed=True)
    ),
}
"""Some kinds are asked for in more than one way: these, too, by their texts."""


def position(asked: str) -> Any:
    """``"debunk.set alone"``: with one thing to do."""
    if asked in ALONE:
        return alone(ALONE[asked])
    made = POSITIONS[asked]()
    state = made.state if isinstance(made, Table) else made
    assert kind(state) == asked, f"{kind(state)} is asked instead of {asked}"
    return state
