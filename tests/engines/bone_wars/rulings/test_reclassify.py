"""Reclassifying: ruling 65, R2 and R20 as far as they are about it."""

from typing import Any

from .table import Table, grant, has


def reclassifying(archive: Any, **more: Any) -> Table:
    """Seat 0 plays Arctodus (a bug, prize: reclassify) under the bug slot, the prize at once."""
    table = more.pop("table", {})
    found = Table(p0=has(species=["Arctodus"], archive=archive, **more), **table)
    return found.plays("Arctodus").do("prize.when", when="now")


def moves(table: Table) -> set[tuple[str, str]]:
    assert table.kind == "reclassify", table.kind
    return {(table.name(c["card"]), c["to"]) for c in table.choices if "to" in c}


def test_ruling_65_to_any_other_envelope_with_room() -> None:
    """The icon is ignored; full envelopes and its own are left out."""
    table = reclassifying({"A": ["Stegosaurus"], "C": ["Hadrosaurus"]})
    assert moves(table) == {
        ("Stegosaurus", "B"), ("Stegosaurus", "D"), ("Stegosaurus", "E"),
        ("Hadrosaurus", "B"), ("Hadrosaurus", "D"), ("Hadrosaurus", "E"),
    }  # fmt: skip


def test_ruling_65_the_bonus_once() -> None:
    """Two cards are in A then: $2, not $4."""
    camps = has(archive_camps=1, camps_at=["kansas"])
    table = reclassifying({"A": ["Stegosaurus"], "C": ["Hadrosaurus"]}, money=5, **camps)
    table.do("reclassify", card="Hadrosaurus", to="A")
    assert table.me["money"] == 7
    assert table.archive() == {"A": ["Hadrosaurus", "Stegosaurus"]}
    assert table.told("species.reclassified", "from", "to") == [("C", "A")]


def test_ruling_65_with_grant_seven_as_often_as_there_are_cards() -> None:
    camps = has(archive_camps=1, camps_at=["kansas"])
    table = reclassifying({"A": ["Stegosaurus"], "C": ["Hadrosaurus"]}, money=5,
                          table=has(grants=grant("G7")), **camps)  # fmt: skip
    table.do("reclassify", card="Hadrosaurus", to="A")
    assert table.me["money"] == 9


def test_ruling_65_and_r20_it_may_be_declined() -> None:
    """Rulings 65, R20."""
    table = reclassifying({"A": ["Stegosaurus"]})
    table.do("reclassify", decline=True)
    assert table.archive() == {"A": ["Stegosaurus"]}


def test_ruling_65_the_limit_holds() -> None:
    full = {"A": ["Stegosaurus"], "B": ["Dictyocephalus"], "C": ["Hadrosaurus"],
            "D": ["Hyracodon"], "E": ["Brontotherium"]}  # fmt: skip
    table = Table(p0=has(species=["Arctodus"], archive=full)).plays("Arctodus")
    assert table.kind != "prize.when", "no card can move, so there is no prize to ask for"
    camps = has(archive_camps=1, camps_at=["kansas"])
    assert len(moves(reclassifying(full, **camps))) == 20


def test_ruling_65_other_envelopes_give_their_own_bonus() -> None:
    table = reclassifying({"A": ["Stegosaurus"]}).do("reclassify", to="E")
    assert table.me["rp"] == 1
    table = reclassifying({"A": ["Stegosaurus"]}).do("reclassify", to="D")
    assert table.kind == "paleontologist.take"
    table = reclassifying({"A": ["Stegosaurus"]}).do("reclassify", to="C")
    assert table.me["hand"]["species"]["count"] == 1
    table = reclassifying({"A": ["Stegosaurus"]}).do("reclassify", to="B")
    assert len(table.me["crates"]) == 2
