"""Undo: ruling 107, R15."""

from typing import Any

import pytest

from .table import TAIL, TORSO, Table, has


def undoable(table: Table) -> int:
    """How many actions seat 0 may take back."""
    found: int = table.state.undoable[0]
    return found


def at(site: str, **more: Any) -> Table:
    return Table(p0=has(money=20, team=site, **more)).plays("T2")


def test_r15_open_moves_are_no_barrier() -> None:
    """Rulings 107, R15: paying, stepping, digging and camping can all be taken back."""
    table = at("montana")
    assert undoable(table) == 1
    for count, step in enumerate(["step nebraska", "dig 1"], 2):
        assert undoable(table.acts(step)) == count


def test_r15_discovering_is_no_barrier() -> None:
    """Rulings 107, R15: everybody saw the card before."""
    table = at("montana", movement=1, camps_at=["kansas"]).acts("step wyoming", "camp movement")
    assert undoable(table) == 3
    table = Table(p0=has(money=20, team="montana")).plays("T3").acts("discover")
    assert undoable(table) == 2


def test_r15_playing_a_hidden_card_is_no_barrier() -> None:
    """R15: its owner gives the information away."""
    table = Table(p0=has(species=["Stegosaurus", "Baptornis"], known=False)).plays("Stegosaurus")
    assert undoable(table) == 1
    assert undoable(table.do("turn.mode", mode="team")) == 2


def test_r15_committing_a_paper_is_no_barrier() -> None:
    """R15: until something is drawn."""
    table = Table(
        p0=has(paleontologists=["joseph_leidy"], species=["Diplodocus", "Hyracodon"],
                crates=[TORSO, TAIL, TORSO, TAIL]),
        finds=[[None, None]] * 5,
    ).plays("joseph_leidy")  # fmt: skip
    table.do("turn.mode", mode="publish").do("publish.card", card="Diplodocus")
    assert undoable(table) == 3


def test_ruling_107_digging_deeper_is_a_barrier() -> None:
    assert undoable(at("montana").acts("deeper")) == 0


def test_ruling_107_bones_of_the_bag_are_a_barrier() -> None:
    assert undoable(at("new_mexico").acts("site new_mexico")) == 0


def test_ruling_107_other_site_actions_are_none() -> None:
    assert undoable(at("kansas").acts("site kansas")) == 2
    assert undoable(at("montana").acts("site montana")) == 2


def test_ruling_107_a_look_is_a_barrier() -> None:
    table = at("nebraska", species=["Stegosaurus", "Eryops"]).acts("site nebraska")
    assert undoable(table) == 2
    table.do("species.discard", card="Eryops")
    assert undoable(table) == 0
    table.take(table.choices[0])
    assert undoable(table) == 1, "which one is kept may be chosen again"


def test_ruling_107_a_new_card_on_display_is_a_barrier() -> None:
    table = Table(p0=has(specialists=["ichnologist"])).plays("T1")
    table.do("specialist.use", specialist="ichnologist", when="before")
    assert undoable(table) == 2
    assert undoable(table.take(table.choices[0])) == 0


def test_ruling_107_a_finished_pass_is_a_barrier() -> None:
    table = Table().passes().do("pass.profession", row=5, column=3)
    assert undoable(table) == 0, "a species card was drawn"
    table.take(table.choices[0])
    assert table.turn == 1
    assert undoable(table) == 0


@pytest.mark.parametrize("seat", [0, 1])
def test_r15_another_seats_action_is_a_barrier(seat: int) -> None:
    """R15."""
    table = Table(active=seat)
    table.plays("T1").acts("end").plays("T1")
    assert table.state.undoable[seat] == 0
