"""The rulebook's examples, X1 to X10, with the notes of R34."""

import pytest

from .papers import paper
from .table import (
    CARNIVORE,
    CLAW,
    HERBIVORE,
    PAW,
    TAIL,
    TORSO,
    WING,
    Table,
    bonus_tiles,
    first_column,
    grant,
    has,
)  # fmt: skip


def test_x1_the_third_slot_and_a_crew() -> None:
    """X1: $2 + $1."""
    table = Table(p0=has(money=5, slots=[{"team": "T1"}, {"team": "T3"}], team_cards=["T2"]))
    assert table.plays("T2").me["money"] == 2


def test_x2_an_expedition_from_montana() -> None:
    """X2: $4; a step, a bone from the top, a step, a species card; one free step lapses."""
    table = Table(
        p0=has(money=5, slots=[{"team": "T1"}], team_cards=["T2", "T3"], team="montana",
                movement=2, camps_at=["kansas", "nebraska"]),
        sites={"colorado": {"card": "Stegosaurus"}},
    ).plays("T3")  # fmt: skip
    assert table.me["money"] == 1
    assert (table.action["ap"], table.action["depth"], table.action["steps"]) == (3, 1, 3)
    table.acts("step wyoming")
    assert table.offered("slot") == [1]
    table.acts("dig 1", "step colorado", "discover")
    assert table.player(0)["crates"] == [HERBIVORE], "the top of Wyoming"
    assert table.species(0) == ["Stegosaurus"]
    if table.kind == "team.act":
        assert (table.action["ap"], table.action["steps"]) == (0, 1)
        table.acts("end")
    assert table.turn == 1


def test_x3_ellen_publishes_two_papers() -> None:
    """Rulings X3, R34: at least five open crates, limit of at least two."""
    table = Table(
        p0=has(
            patron="cope", slots=[{"team": "T1"}], team_cards=["T2", "T3"], money=5, covers=2,
            paleontologists=["samuel_w_williston"], species=["Cimolopteryx", "Archaeotherium"],
            crates=[CARNIVORE, WING, TORSO, HERBIVORE, PAW], archive={"C": ["Hadrosaurus"]},
            archive_camps=1, camps_at=["kansas"],
        ),
    ).plays("samuel_w_williston")  # fmt: skip
    assert table.me["money"] == 4
    if table.kind == "turn.mode":
        table.do("turn.mode", mode="publish")
    paper(table, "Cimolopteryx", CARNIVORE, WING)
    paper(table, "Archaeotherium", TORSO, HERBIVORE, PAW)
    table.finish()
    ellen = table.player(0)
    assert ellen["loyalty"] == {"marsh": 0, "cope": 3}
    assert len(ellen["crates"]) == 2
    assert ellen["money"] == 4 + 2
    assert ellen["hand"]["species"]["count"] == 2
    assert table.view["papers"] == {
        "marsh": {"2": 0, "3": 0, "4": 0},
        "cope": {"2": 1, "3": 1, "4": 0},
    }
    assert table.archive(0) == {"A": ["Archaeotherium"], "C": ["Cimolopteryx", "Hadrosaurus"]}


@pytest.mark.parametrize(("take", "money", "rp"), [("money", 7, 0), ("rp", 5, 1)])
def test_x4_robert_debunks_a_paper(take: str, money: int, rp: int) -> None:
    """X4: the prize first, then three torsos; the pair of tails finds no paper."""
    table = Table(
        p0=has(money=5, patron="marsh", species=["Apatosaurus"], covers=2,
                crates=[TORSO, TORSO, TORSO, TAIL, TAIL]),
        papers={"cope": {3: 1, 4: 1}},
    ).plays("Apatosaurus")  # fmt: skip
    table.do("prize.when", when="now").do("cover.bonus", take=take)
    assert (table.me["money"], table.me["rp"], table.me["covers"]) == (money, rp, 1)
    table.do("turn.mode", mode="debunk")
    assert table.choices == [{"bone": TORSO, "size": 3, "wilds": 0}], "one set, one paper"
    table.do("debunk.set", bone=TORSO)
    robert = table.player(0)
    assert robert["loyalty"] == {"marsh": 2, "cope": 0}
    assert table.view["papers"] == {
        "marsh": {"2": 0, "3": 1, "4": 0},
        "cope": {"2": 0, "3": 0, "4": 1},
    }
    assert robert["crates"] == [TAIL, TAIL]


def test_x5_nello_claims_an_award() -> None:
    """X5: three reptiles, a bird and an amphibian as the second bird."""
    table = Table(
        p0=has(
            paleontologists=["joseph_leidy"], archive_camps=2, camps_at=["kansas", "nebraska"],
            archive={"B": ["Apatosaurus", "Camarasaurus", "Dictyocephalus"],
                     "C": ["Diplodocus", "Laornis"]},
        ),
        bag={CLAW: 6}, **bonus_tiles("bones3"),
    ).plays("joseph_leidy")  # fmt: skip
    table.do("turn.mode", mode="award").do("award.claim", tile="B", space=3).finish()
    assert table.player(0)["loyalty"]["marsh"] == 4
    assert table.player(0)["crates"] == [CLAW] * 3


def test_x6_elisabeth_makes_a_minor_find() -> None:
    """Rulings X6, R34: limit of at least two."""
    finds = [["hammer", "bug"], ["footprint", "plant"], ["fossil", "fossil"],
             ["bug", "footprint"], ["plant", "hammer"]]  # fmt: skip
    table = Table(
        p0=has(species=["Ornithomimus", "Eryops"], archive={"E": ["Brontotherium"]},
                archive_camps=1, camps_at=["kansas"]),
        finds=finds, **first_column("rare2"),
    ).plays("Eryops")  # fmt: skip
    table.do("turn.mode", mode="minor").do("minor.card", card="Ornithomimus")
    assert table.me["rp"] == 2
    table.do("minor.tile", column=1).do("rare.take", bone=WING).do("rare.take", bone=CLAW)
    assert table.view["finds"][0]["tiles"] == [None, "bug"]
    assert sorted(table.player(0)["crates"]) == sorted([WING, CLAW])


@pytest.mark.parametrize(("name", "money"), [("G13", 7), ("G7", 9)])
def test_x7_nello_reclassifies_a_hadrosaurus(name: str, money: int) -> None:
    """Rulings X7, R34: $2, with grant G7 $4; limit of at least two."""
    table = Table(
        p0=has(money=5, species=["Arctodus"], archive_camps=1, camps_at=["kansas"],
                archive={"C": ["Hadrosaurus"], "A": ["Stegosaurus"]}),
        grants=grant(name),
    ).plays("Arctodus")  # fmt: skip
    table.do("prize.when", when="now").do("reclassify", card="Hadrosaurus", to="A")
    assert table.me["money"] == money


def test_x8_robert_passes_first_of_three() -> None:
    """Rulings X8, R34: he came from another row and from column II."""
    table = Table(
        seats=3,
        p0=has(money=5, patron="cope", profession=(4, 2), team="kansas", grant=4, marsh=4),
        p1=has(team=2, profession=(1, 1)), p2=has(team="colorado", profession=(5, 1), grant=1),
        neutral=3,
    ).passes()  # fmt: skip
    table.do("pass.profession", row=2, column=1)
    assert table.me["money"] == 7
    while table.kind != "pass.university":
        if table.kind == "team.upgrade":
            table.do("team.upgrade", specialist="miner")
        else:
            table.take(table.choices[0])
    assert table.me["specialists"] == [{"id": "miner", "used": False}]
    assert table.me["hand"]["paleontologists"]["count"] == 1
    assert table.view["neutral"] == 4, "one number up"
    table.do("pass.university", space=1)
    robert = table.player(0)
    assert (robert["patron"], robert["team"], robert["grant"]) == ("marsh", 1, 1)
    assert robert["loyalty"]["marsh"] == 5
    assert robert["money"] == 8


def test_x9_robert_scores() -> None:
    """X9: credibility 2 x value 3 and 4 x 5."""
    table = Table(
        p0=has(marsh=5, cope=10), papers={"marsh": {2: 1, 3: 1}, "cope": {2: 2, 3: 2, 4: 2}}
    )
    assert table.view["credibility"] == {"marsh": 2, "cope": 4}
    assert table.me["value"] == {"marsh": 3, "cope": 5}
    assert table.me["projection"] == {"marsh": 6, "cope": 20}
