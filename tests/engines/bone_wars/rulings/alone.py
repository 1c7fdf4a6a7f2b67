"""Positions in which somebody is asked with one thing to do (section 9), by kind of decision."""

from collections.abc import Callable
from typing import Any

from engines.bone_wars import engine
from engines.bone_wars.testing import choices, kind, play
from engines.contract import Action

from .papers import paper, publishing
from .table import CLAW, TAIL, TORSO, WING, Table, bonus_tiles, grant, has

MARSH, STERNBERG, LEIDY = "othniel_c_marsh", "charles_sternberg", "joseph_leidy"
NO_FINDS = [[None, None]] * 5
AWARDS = {"A": "A3", "B": "B6", "C": "C1"}
"""For Leidy's species, birds and envelope A."""


def played(card: str, table: Any = None, **player: Any) -> Table:
    return Table(p0=has(paleontologists=[card], **player), **(table or {})).plays(card)


def doing(card: str, mode: str, table: Any = None, **player: Any) -> Table:
    return played(card, table, **player).do("turn.mode", mode=mode)


def debunking(papers: dict[int, int], card: str = MARSH, **player: Any) -> Table:
    found = played(card, has(papers={"cope": papers}), **player)
    return found if found.kind == "debunk.set" else found.do("turn.mode", mode="debunk")


def receiving(bonus: str, table: Any = None, **player: Any) -> Table:
    """A round bonus, by the sketch artist."""
    tiles = has(bonus_tiles(bonus), table or {})
    found = Table(p0=has(specialists=["sketchArtist"], **player), **tiles).plays("T1")
    return found.do("specialist.use", specialist="sketchArtist", when="before")


def at(site: str, **given: Any) -> Table:
    return Table(p0=has(team=site, money=9, **given.pop("player", {})), **given).plays("T2")


def last_career() -> Any:
    """Four in the draft: for the last of them one space is left."""
    state = engine.new(engine.Options(), 4, b"alone")
    while not (kind(state) == "setup.university" and len(choices(state)) == 1):
        play(state, choices(state)[0])
    return state


def last_to_winter() -> Table:
    """Three other teams never left: one space is free."""
    others = {f"p{seat}": has(profession=(seat + 2, 1), team=seat + 1) for seat in (1, 2, 3)}
    table = Table(seats=4, p0=has(team="montana", profession=(1, 1)), **others)
    table.passes().do("pass.profession", row=6, column=3)
    while table.kind != "pass.university":
        table.take(table.choices[0])
    return table


STEGOSAURUS = has(species=["Stegosaurus"], crates=[TORSO, TAIL], table=has(finds=NO_FINDS))
ALONE: dict[str, Callable[[], Any]] = {
    "setup.university": last_career,
    "turn.mode": lambda: played(MARSH, has(papers={"cope": {2: 1}}), crates=[TORSO, TORSO]),
    "publish.card": lambda: publishing(**STEGOSAURUS),
    "publish.bone": lambda: publishing(**STEGOSAURUS).do("publish.card", card="Stegosaurus"),
    "publish.card done": lambda: paper(publishing(**STEGOSAURUS), "Stegosaurus", TORSO, TAIL),
    "debunk.set": lambda: debunking({2: 1}, crates=[TORSO, TORSO]),
    "debunk.set done": lambda: debunking({2: 1}, crates=[TORSO, TORSO]).do(
        "debunk.set", bone=TORSO
    ),
    "debunk.wild": lambda: debunking({2: 1}, LEIDY, crates=[TORSO, WING]).do(
        "debunk.set", bone=TORSO
    ),
    "award.claim": lambda: doing(
        STERNBERG, "award", has(awards=AWARDS), archive={"A": ["Stegosaurus"]}
    ),
    "minor.card": lambda: doing(MARSH, "minor", species=["Stegosaurus"]),
    "minor.tile": lambda: doing(
        MARSH, "minor", has(finds=[["fossil", None], *NO_FINDS[1:]]), species=["Stegosaurus"]
    ).do("minor.card", card="Stegosaurus"),
    "bones.source": lambda: receiving("bones3", has(grants=grant("G3"), rare={})),
    "crates.return": lambda: at("montana", player=has(crates=[TORSO] * 4)).acts("dig 1"),
    "exchange.take": lambda: at("colorado", player=has(crates=[TORSO]), rare={CLAW: 1}).acts(
        "site colorado"
    ),
    "species.discard": lambda: at("nebraska", player=has(species=["Stegosaurus"])).acts(
        "site nebraska"
    ),
    "species.keep": lambda: receiving(
        "chooseSpecies", has(species_deck=["Stegosaurus"], species_discard=[])
    ),
    "paleontologist.take": lambda: (
        Table(p0=has(specialists=["ichnologist"]), display=[LEIDY])
        .plays("T1")
        .do("specialist.use", specialist="ichnologist", when="before")
    ),
    "slot.upgrade": lambda: receiving("upgradeSlot", upgraded=[1, 2, 3, 4, 5]),
    "pass.university": last_to_winter,
    "endgame.space": lambda: (
        Table(round=4, p1=has(money=9)).passes().do("endgame.space", loyalty=3).passes()
    ),
}


def alone(name: str) -> Any:
    """The state; the name may say which action of the kind it is."""
    made = ALONE[name]()
    state = made.state if isinstance(made, Table) else made
    asked = name.partition(" ")[0]
    assert (kind(state), len(choices(state))) == (asked, 1), f"{kind(state)} {choices(state)}"
    return state


def only(state: Any) -> tuple[int, Action]:
    """Who is asked, and what there is to do."""
    ((seat, decision),) = engine.decisions(state).items()
    (action,) = decision.actions
    return seat, action
