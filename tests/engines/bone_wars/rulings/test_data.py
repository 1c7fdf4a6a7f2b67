"""The components: R26, and the counts and totals that the rules give."""

from collections import Counter
from typing import Any

from .table import BONES, Table

DATA: Any = Table(seats=4).view["components"]
SPECIES = list(DATA["species"].values())


def test_r26_every_component_has_a_name_of_its_own() -> None:
    """R26: ids, words of the award conditions, neighbours both ways."""
    assert sorted(map(int, DATA["species"])) == list(range(1, 49))
    assert len({card["name"] for card in SPECIES}) == 48
    for site, found in DATA["sites"].items():
        assert DATA["sites"][found["cw"]]["ccw"] == site
    words = {"discoverer", "category", "env", "different_envelopes"}
    for rows in DATA["awards"].values():
        assert len(rows) == 3
        for need in (need for row in rows for need in row):
            assert len(words & need.keys()) == 1


def test_species_totals() -> None:
    def totals(field: str) -> dict[str, int]:
        return dict(Counter(card[field] for card in SPECIES))

    assert totals("category") == {"reptile": 19, "mammal": 15, "bird": 9, "amphibian": 5}
    assert totals("discoverer") == {"Marsh": 20, "Cope": 18, "Leidy": 10}
    assert totals("skull") == {"carnivore": 18, "herbivore": 18, "any": 12}
    assert totals("limb") == {"paw": 12, "flipper": 9, "claw": 9, "wing": 7, "any": 11}
    assert totals("icon") == {"fossil": 10, "bug": 10, "footprint": 10, "plant": 9, "hammer": 9}
    assert set(totals("prize").values()) == {8}
    assert len(totals("prize")) == 6


def test_cards_that_the_rulebook_shows() -> None:
    by_name = {card["name"]: card for card in SPECIES}
    assert by_name["Archaeotherium"]["skull"] == "any"
    assert by_name["Archaeotherium"]["limb"] == "paw"
    assert by_name["Archaeotherium"]["prize"] == "bones2"
    assert by_name["Cimolopteryx"]["limb"] == "wing"
    assert by_name["Ornithomimus"]["icon"] == "hammer"
    assert {
        "Stegosaurus", "Elasmosaurus", "Dryptosaurus", "Laelaps", "Uintatherium", "Hadrosaurus",
    } <= set(by_name)  # fmt: skip


def test_bones() -> None:
    assert [bone["type"] for bone in DATA["bones"]] == list(BONES)
    assert [bone["count"] for bone in DATA["bones"]] == [15, 15, 12, 12, 8, 7, 6, 5]


def test_camp_spaces() -> None:
    """10, 14 and 18 for two, three and four players: two more than there are camps."""
    least = [number for site in DATA["sites"].values() for number in site["camps"]]
    assert [sum(number <= seats for number in least) for seats in (2, 3, 4)] == [10, 14, 18]


def test_award_spaces() -> None:
    assert [(s["row"], s["loyalty"], s["min_players"]) for s in DATA["award_spaces"]] == [
        (1, 1, 2), (2, 2, 2), (2, 2, 4), (3, 4, 2),
    ]  # fmt: skip


def test_slots() -> None:
    slots = DATA["slots"]
    slots = list(slots.values()) if isinstance(slots, dict) else slots
    assert [(s["cost"], s["ap"], s["depth"], s["icon"]) for s in slots] == [
        (0, 1, 2, "bug"), (1, 2, 1, "footprint"), (2, 2, 2, "fossil"), (2, 2, 3, "plant"),
        (3, 3, 3, "hammer"),
    ]  # fmt: skip
    tile = DATA["upgraded_slot"]
    assert (tile["cost"], tile["ap"], tile["depth"], tile.get("icon")) == (1, 3, 3, None)


def test_publishing_and_debunking_pay_by_bones() -> None:
    assert [DATA["publish"][size]["loyalty"] for size in "234"] == [1, 1, 2]
    assert [DATA["debunk"][size]["loyalty"] for size in "234"] == [1, 2, 4]
