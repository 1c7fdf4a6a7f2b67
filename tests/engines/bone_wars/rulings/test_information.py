"""Who knows what: rulings 104 to 106 and 108, R16."""

from typing import Any

import pytest

from engines.bone_wars import engine
from engines.runtime.rng import Rng

from .table import Table, bonus_tiles, has

THREE = ["Laelaps", "Eryops", "Arctodus", "Diatryma"]


def looking(**table: Any) -> Table:
    """Seat 0 looks at the top three species cards."""
    found = Table(
        p0=has(specialists=["sketchArtist"]), species_deck=THREE, **bonus_tiles("chooseSpecies"),
        **table,
    ).plays("T1")  # fmt: skip
    return found.do("specialist.use", specialist="sketchArtist", when="before")


def test_ruling_104_what_everybody_sees() -> None:
    view = Table(
        p0=has(crates=["torso"], money=7, rp=2, archive={"A": ["Stegosaurus"]}, marsh=3)
    ).view
    player = view["players"][0]
    assert (player["crates"], player["money"], player["rp"]) == (["torso"], 7, 2)
    assert len(player["archive"]["A"]) == 1
    assert player["loyalty"]["marsh"] == 3
    assert sum(view["bag"].values()) == 80 - 18 - sum(view["rare"].values()) - 1, "derivable"
    for key in ("sites", "rare", "display", "discards", "decks", "awards", "finds", "papers"):
        assert key in view


def test_rulings_105_and_r16_cards_of_the_deck_are_hidden() -> None:
    """Rulings 105, R16: sizes are public, what was drawn is not."""
    table = Table(
        p0=has(species=["Arctodus"], archive={"A": ["Stegosaurus"]}), species_deck=["Laelaps"]
    )
    table.plays("Arctodus").do("prize.when", when="now").do("reclassify", to="C")
    assert table.species() == ["Laelaps"]
    assert table.me["hand"]["species"] == {"count": 1, "known": []}
    shown = [event for event in table.events if event.type == "species.received"]
    assert [event.audience for event in shown] == [0]
    assert table.told("species.drawn", "count") == [1]
    public = [event for event in table.events if event.audience is None]
    assert str(table.id("Laelaps")) not in str([dict(e.values).get("species") for e in public])


def test_rulings_105_and_r16_cards_taken_openly_are_known() -> None:
    """Rulings 105, R16: Discover and the display, until they are played."""
    table = Table(
        p0=has(team="montana", money=9, specialists=["ichnologist"]),
        p1=has(passed=True), sites={"montana": {"card": "Stegosaurus"}},
    ).plays("T2")  # fmt: skip
    table.do("specialist.use", specialist="ichnologist", when="before")
    person = table.offered("card")[0]
    table.do("paleontologist.take", card=person).acts("discover").finish()
    card = table.id("Stegosaurus")
    assert table.me["hand"]["species"] == {"count": 1, "known": [card]}
    assert table.me["hand"]["paleontologists"] == {"count": 1, "known": [person]}
    table.plays("Stegosaurus")
    assert table.me["hand"]["species"] == {"count": 0, "known": []}


def test_ruling_105_team_cards_and_reserve_are_public() -> None:
    player = Table().view["players"][1]
    assert sorted(player["hand"]["team"]) == ["T1", "T2", "T3"]
    assert sorted(player["reserve"]) == ["T4", "T5", "T6"]


def test_ruling_106_only_the_drawer_sees_the_three() -> None:
    table = looking()
    seen = [table.id(name) for name in THREE[:3]]
    assert sorted(engine.private(table.state, 0)["look"]) == sorted(seen)
    assert engine.private(table.state, 1)["look"] is None
    assert not set(engine.decisions(table.state)) - {0}
    shown = [event for event in table.events if event.type == "species.shown"]
    assert [event.audience for event in shown] == [0]
    assert table.told("species.looked", "count") == [3]
    table.do("species.keep", card="Eryops")
    assert table.me["hand"]["species"] == {"count": 1, "known": []}, "kept, but not shown"
    assert sorted(table.view["discards"]["species"]) == sorted([seen[0], seen[2]])


@pytest.mark.parametrize("viewer", [None, 1])
def test_rulings_105_and_106_others_cannot_tell(viewer: int | None) -> None:
    """Rulings 105, 106, R16: in a world drawn anew for them the looks differ, what is open not."""
    table = looking()
    public = engine.public(table.state)
    looks = set()
    for seed in range(20):
        world = engine.resample(table.state, viewer, bytes([seed]))
        assert engine.public(world) == public
        looks.add(tuple(engine.private(world, 0)["look"]))
        if viewer is not None:
            assert engine.private(world, 1) == engine.private(table.state, 1)
    assert len(looks) > 1
    own = engine.resample(table.state, 0, b"own")
    assert engine.private(own, 0)["look"] == engine.private(table.state, 0)["look"]


def test_rulings_105_and_r16_known_cards_stay_in_a_resampled_hand() -> None:
    """R16: of two cards one was discovered: it stays, the other is anybody's guess."""
    table = Table(
        p0=has(species=["Arctodus"], archive={"A": ["Stegosaurus"]}, team="montana", money=9),
        p1=has(passed=True), sites={"montana": {"card": "Triceratops"}},
    )  # fmt: skip
    table.plays("Arctodus").do("prize.when", when="now").do("reclassify", to="C").finish()
    table.plays("T2").acts("discover").finish()
    known = table.me["hand"]["species"]["known"]
    assert known == [table.id("Triceratops")]
    hands = set()
    for seed in range(30):
        world = engine.resample(table.state, 1, bytes([seed]))
        hand = engine.private(world, 0)["hand"]["species"]
        assert set(known) <= set(hand)
        hands.add(tuple(sorted(hand)))
    assert len(hands) > 5


def test_ruling_105_the_first_paleontologist_card_is_hidden() -> None:
    state = engine.new(engine.Options(), 3, b"")
    cards = {
        engine.private(engine.resample(state, 1, bytes([seed])), 0)["hand"]["paleontologists"][0]
        for seed in range(30)
    }
    assert len(cards) > 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_108_only_the_active_seat_is_ever_asked(seats: int) -> None:
    state, rng = engine.new(engine.Options(), seats, b"108"), Rng.seeded(b"108")
    while decisions := engine.decisions(state):
        assert len(decisions) == 1
        ((seat, decision),) = decisions.items()
        assert engine.public(state)["turn"] == seat
        engine.apply(state, seat, rng.choice(decision.actions))
    assert engine.public(state)["phase"] == "over"
