"""Minor finds: rulings 61 to 66, R9, R19."""

from typing import Any

import pytest

from .table import COLUMNS, FINDS, Table, first_column, grant, has

FOULKE, PEABODY, POWELL = "william_parker_foulke", "george_peabody", "john_wesley_powell"
PLAIN = "joseph_leidy"


def finding(card: str = PLAIN, **more: Any) -> Table:
    table = more.pop("table", {})
    found = Table(p0=has(paleontologists=[card], **more), **table).plays(card)
    if found.kind == "turn.mode":
        found.do("turn.mode", mode="minor")
    return found


def test_ruling_61_archive_then_envelope_then_tile_then_column() -> None:
    table = finding(
        species=["Ornithomimus"], archive={"E": ["Brontotherium"]}, archive_camps=1,
        camps_at=["kansas"],
    ).do("minor.card", card="Ornithomimus")  # fmt: skip
    assert table.kind == "minor.tile"
    assert table.me["rp"] == 2, "two cards in E now"
    assert table.archive() == {"E": ["Brontotherium", "Ornithomimus"]}
    assert sorted(table.offered("column")) == [3, 5]
    table.do("minor.tile", column=3)
    assert table.view["finds"][2]["tiles"] == [None, "fossil"]
    assert table.told("find.made", "column", "icon", "bonus") == [(3, "hammer", "upgradeTeam")]
    assert table.kind == "team.upgrade"
    types = [event.type for event in table.all]
    assert types.index("species.archived") < types.index("rp.gained") < types.index("find.made")


def test_ruling_61_a_tile_must_match() -> None:
    finds = [[None if icon == "hammer" else icon for icon in column] for column in FINDS]
    table = Table(p0=has(paleontologists=[PLAIN], species=["Ornithomimus"]), finds=finds)
    assert PLAIN not in table.playable()


def test_ruling_61_the_limit_holds() -> None:
    table = Table(
        p0=has(paleontologists=[PLAIN], species=["Ornithomimus"], archive={"E": ["Brontotherium"]})
    )
    assert PLAIN not in table.playable()


@pytest.mark.parametrize(("column", "bonus"), list(enumerate(COLUMNS, 1)))
def test_every_column_has_its_bonus(column: int, bonus: str) -> None:
    icon = FINDS[column - 1][0]
    card = {"fossil": "Stegosaurus", "footprint": "Diplodocus", "hammer": "Ornithomimus",
            "bug": "Elasmosaurus", "plant": "Hyracodon"}[icon]  # fmt: skip
    table = finding(species=[card])
    while table.kind != "minor.tile":
        table.take(table.choices[0])
    table.do("minor.tile", column=column)
    assert table.told("find.made", "bonus") == [bonus]
    kinds = {"rare2": "rare.take", "chooseSpecies": "species.keep", "upgradeTeam": "team.upgrade",
             "removeCover": "cover.bonus", "digSiteActions3": "site.action"}  # fmt: skip
    assert table.kind == kinds[bonus]


def test_ruling_62_and_r19_peabody_uses_a_spot_that_is_empty_already() -> None:
    """Rulings 62, R19: in any column, whatever lay there; the card is archived all the same."""
    finds = [[None, "bug"], ["footprint", None], *FINDS[2:]]
    table = finding(PEABODY, species=["Ornithomimus"], table=has(finds=finds))
    table.do("minor.card", card="Ornithomimus")
    assert table.archive() == {"E": ["Ornithomimus"]}
    emptied = [choice["column"] for choice in table.choices if choice.get("emptied")]
    tiles = [choice["column"] for choice in table.choices if "icon" in choice]
    assert (sorted(emptied), sorted(tiles)) == ([1, 2], [3, 5])
    table.do("minor.tile", column=1, emptied=True)
    assert table.kind == "rare.take"
    assert [column["tiles"] for column in table.view["finds"]] == finds, "no tile is taken"
    assert table.told("find.made", "column", "icon", "bonus") == [(1, None, "rare2")]


def test_ruling_62_peabody_without_a_matching_tile() -> None:
    """An empty spot is enough; with none empty and none matching there is nothing."""
    gone = [[None if icon == "hammer" else icon for icon in column] for column in FINDS]
    table = finding(PEABODY, species=["Ornithomimus"], table=has(finds=gone))
    table.do("minor.card", card="Ornithomimus")
    assert table.kind == "minor.tile"
    assert all(choice.get("emptied") for choice in table.choices)


def test_ruling_62_covered_rows_are_no_empty_spots() -> None:
    """With two players rows 3 and 4 are under the strips: nothing was taken there."""
    table = finding(PEABODY, species=["Ornithomimus"]).do("minor.card", card="Ornithomimus")
    assert not any(choice.get("emptied") for choice in table.choices)
    assert all(len(column["tiles"]) == 2 for column in table.view["finds"])


def test_ruling_63_foulke_frees_the_tile_but_not_the_envelope() -> None:
    """Rulings 63, R19: any tile; icons are asked by column."""
    table = finding(FOULKE, species=["Ornithomimus"]).do("minor.card", card="Ornithomimus")
    assert table.archive() == {"E": ["Ornithomimus"]}
    assert {(c["column"], c["icon"]) for c in table.choices} == {
        (number, icon) for number, column in enumerate(FINDS, 1) for icon in column
    }
    table.do("minor.tile", column=1, icon="bug")
    assert table.view["finds"][0]["tiles"] == ["fossil", None]
    full = Table(
        p0=has(paleontologists=[FOULKE], species=["Ornithomimus"], archive={"E": ["Brontotherium"]})
    )
    assert FOULKE not in full.playable()


def test_ruling_63_powell_frees_the_envelope_but_not_the_tile() -> None:
    table = finding(POWELL, species=["Ornithomimus"], archive={"B": ["Dictyocephalus"]}, money=5)
    assert table.kind == "minor.card"
    assert sorted(table.offered("envelope")) == ["A", "C", "D", "E"], "B is full"
    table.do("minor.card", envelope="A")
    assert table.archive()["A"] == ["Ornithomimus"]
    assert table.me["money"] == 5 + 2, "the bonus of that envelope"
    assert {choice["icon"] for choice in table.choices} == {"hammer"}


def test_ruling_64_grant_two_frees_envelope_and_tile() -> None:
    """Ruling 64: archiving and the tile, both."""
    table = finding(species=["Ornithomimus"], table=has(grants=grant("G2")))
    assert sorted(table.offered("envelope")) == ["A", "B", "C", "D", "E"]
    table.do("minor.card", envelope="E")
    assert {choice["icon"] for choice in table.choices} == {
        "fossil", "bug", "footprint", "plant", "hammer",
    }  # fmt: skip


def test_ruling_64_and_r9_grant_two_matches_every_slot_with_an_icon() -> None:
    """Rulings 64, R9: the third sense of G2; an upgraded slot shows none and never matches."""
    table = Table(p0=has(species=["Cyphornis", "Stegosaurus"]), grants=grant("G2"))
    assert table.plays("Cyphornis").kind == "prize.when", "a hammer under the bug slot"
    table = Table(p0=has(species=["Cyphornis", "Stegosaurus"], upgraded=[1]), grants=grant("G2"))
    assert table.plays("Cyphornis").kind == "turn.mode"


def test_ruling_64_grant_two_when_publishing() -> None:
    """Rulings 64, 40, R2: the envelope is chosen at commit; a full one is left out."""
    from .table import TAIL, TORSO

    table = Table(
        p0=has(paleontologists=[PLAIN], species=["Stegosaurus"], crates=[TORSO, TAIL],
                archive={"A": ["Baptornis"]}),
        grants=grant("G2"), finds=[[None, None]] * 5, awards={"A": "A1", "B": "B1", "C": "C2"},
    ).plays(PLAIN)  # fmt: skip
    table.do("turn.mode", mode="publish")
    assert sorted(table.offered("envelope")) == ["B", "C", "D", "E"]
    table.do("publish.card", envelope="E").finish()
    assert table.archive()["E"] == ["Stegosaurus"]
    assert table.player(0)["rp"] == 1


def test_ruling_66_tiles_leave_the_game_and_the_bonus_stays() -> None:
    table = finding(species=["Ornithomimus"], table=has(p1=has(passed=True)))
    table.do("minor.card", card="Ornithomimus").do("minor.tile", column=3).finish()
    assert table.view["finds"][2]["tiles"] == [None, "fossil"]
    assert table.view["finds"][2]["bonus"] == COLUMNS[2]
    table.passes().finish()
    assert table.view["finds"][2]["tiles"] == [None, "fossil"], "also in the next round"


def test_r19_tiles_of_one_icon_in_a_column_are_one_choice() -> None:
    """R19: only the column is asked."""
    finds = [["hammer", "hammer"], ["footprint", "plant"], ["fossil", "fossil"],
             ["bug", "footprint"], ["plant", "bug"]]  # fmt: skip
    table = finding(species=["Ornithomimus", "Stegosaurus"], table=has(finds=finds))
    table.do("minor.card", card="Stegosaurus")
    assert table.choices == [{"column": 3, "icon": "fossil"}], "one column, both tiles alike"
    table.do("minor.tile", column=3)
    tiles = table.view["finds"][2]["tiles"]
    assert sorted(map(str, tiles)) == ["None", "fossil"]


def test_r19_the_tile_is_chosen_after_the_envelopes_bonus() -> None:
    """R19: the paleontologist of envelope D is taken first."""
    table = finding(species=["Hyracodon"]).do("minor.card", card="Hyracodon")
    assert table.kind == "paleontologist.take"
    table.take(table.choices[0])
    assert table.kind == "minor.tile"


def test_only_one_minor_find_per_action() -> None:
    table = finding(species=["Ornithomimus", "Stegosaurus"], table=first_column("money3"))
    table.do("minor.card", card="Stegosaurus").do("minor.tile", column=1)
    assert table.turn == 1
    assert table.species() == ["Ornithomimus"]
