"""What dig site actions do: rulings 32 to 35, 106, R17, R27."""

from .table import (
    BONES,
    FLIPPER,
    PAW,
    TORSO,
    WING,
    Table,
    has,
)  # fmt: skip

AT_MONTANA = has(money=20, team="montana")


def test_ruling_32_the_same_site_may_be_used_again_and_again() -> None:
    table = Table(p0=has(money=9, team="kansas")).plays("T3")
    money = table.me["money"]
    table.acts("site kansas", "site kansas", "site kansas")
    assert table.me["money"] == money + 3
    assert table.told("site.used", "at", "tile", ever=True) == [("kansas", "money1")] * 3


def test_ruling_32_camps_reach_their_sites() -> None:
    table = Table(
        p0=has(money=9, team="kansas", movement=1, camps_at=["new_mexico"]),
        p1=has(movement=1, camps_at=["montana"]),
    ).plays("T2")
    assert sorted(table.offered("at")) == ["kansas", "new_mexico"]


def test_ruling_33_and_r17_exchange_gives_one_and_takes_another_type() -> None:
    """Rulings 33, R17: a different type that lies in the display."""
    table = Table(
        p0=has(money=9, team="colorado", crates=[TORSO, PAW]), rare={TORSO: 2, WING: 1, PAW: 1}
    ).plays("T2")
    table.acts("site colorado")
    assert sorted(table.offered("bone")) == sorted([TORSO, PAW])
    table.do("exchange.give", bone=TORSO)
    assert sorted(table.offered("bone")) == sorted([WING, PAW]), "not the type that was given"
    table.do("exchange.take", bone=WING)
    assert sorted(table.me["crates"]) == sorted([PAW, WING])
    assert (table.view["rare"][TORSO], table.view["rare"][WING]) == (3, 0)
    assert table.told("bone.exchanged", "gave", "took") == [(TORSO, WING)]


def test_ruling_33_and_r17_nothing_to_give_or_to_take() -> None:
    """Rulings 33, R17: without a bone, or without another type on display, it is not offered."""
    table = Table(p0=has(money=9, team="colorado")).plays("T2")
    assert "site" not in table.does()
    table = Table(p0=has(money=9, team="colorado", crates=[TORSO]), rare={TORSO: 2}).plays("T2")
    assert "site" not in table.does()


def test_ruling_34_and_r27_cycling_discards_first_then_looks_at_three() -> None:
    """Rulings 34, 106, R27."""
    table = Table(
        p0=has(money=9, team="nebraska", species=["Stegosaurus", "Eryops"]),
        species_deck=["Laelaps", "Baptornis", "Diatryma", "Arctodus"],
    ).plays("T2")
    table.acts("site nebraska")
    assert sorted(table.offered("card")) == ["Eryops", "Stegosaurus"]
    table.do("species.discard", card="Stegosaurus")
    assert table.kind == "species.keep"
    assert sorted(table.offered("card")) == ["Baptornis", "Diatryma", "Laelaps"]
    table.do("species.keep", card="Baptornis")
    assert table.species() == ["Baptornis", "Eryops"]
    discarded = {"Stegosaurus", "Laelaps", "Diatryma"}
    assert {table.name(card) for card in table.view["discards"]["species"]} == discarded
    assert table.view["decks"]["species"] == 1


def test_ruling_34_and_r27_the_discarded_card_may_be_seen_again_after_a_shuffle() -> None:
    """R27: min(3, deck + discard) cards; with one card in the deck it is among the three."""
    table = Table(
        p0=has(money=9, team="nebraska", species=["Stegosaurus", "Eryops"]),
        species_deck=["Laelaps"],
        species_discard=["Arctodus"],
    ).plays("T2")
    table.acts("site nebraska").do("species.discard", card="Stegosaurus")
    assert sorted(table.offered("card")) == ["Arctodus", "Laelaps", "Stegosaurus"]


def test_ruling_34_fewer_than_three() -> None:
    table = Table(
        p0=has(money=9, team="nebraska", species=["Stegosaurus", "Eryops"]),
        species_deck=["Laelaps"],
        species_discard=[],
    ).plays("T2")
    table.acts("site nebraska").do("species.discard", card="Stegosaurus")
    assert sorted(table.offered("card")) == ["Laelaps", "Stegosaurus"]


def test_cycling_needs_a_card_in_hand() -> None:
    assert "site" not in Table(p0=has(money=9, team="nebraska")).plays("T2").does()


def test_ruling_35_only_a_paleontologist_on_the_board_is_taken_back() -> None:
    at_wyoming = has(money=9, team="wyoming")
    assert "site" not in Table(p0=at_wyoming).plays("T2").does()
    table = Table(p0=has(at_wyoming, paleontologist="publish")).plays("T2").acts("site wyoming")
    assert table.me["paleontologist"] is None
    assert "site" not in table.does()


def test_swapping_the_patron() -> None:
    table = Table(p0=AT_MONTANA).plays("T2").acts("site montana")
    assert table.me["patron"] == "cope"
    assert table.acts("site montana").player(0)["patron"] == "marsh"


def test_a_bone_of_the_bag() -> None:
    table = Table(p0=has(money=9, team="new_mexico"), bag={FLIPPER: 4}).plays("T2")
    table.acts("site new_mexico")
    assert table.me["crates"] == [FLIPPER]
    assert table.view["bag"] == dict.fromkeys(BONES, 0) | {FLIPPER: 3}
    assert table.told("bones.drawn", "bones") == [[FLIPPER]]
