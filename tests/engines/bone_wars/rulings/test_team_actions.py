"""Team actions: rulings 18 to 31, R4, R14."""

import pytest

from .table import (
    BONES,
    CARNIVORE,
    HERBIVORE,
    PAW,
    TAIL,
    TORSO,
    WING,
    Table,
    has,
)  # fmt: skip

AT_MONTANA = has(money=20, team="montana")


def test_ruling_18_free_steps_come_with_every_team_action_and_lapse() -> None:
    table = Table(p0=AT_MONTANA, p1=has(passed=True))
    table.plays("T2")
    assert table.action["steps"] == 1
    table.acts("step wyoming")
    assert (table.action["steps"], table.action["ap"]) == (0, 2)
    table.acts("end").plays("T1")
    assert table.action["steps"] == 1, "anew"
    table.acts("end").plays("T3")
    assert table.action["steps"] == 1, "what was not used is not kept"


@pytest.mark.parametrize(
    ("space", "exits"),
    [
        (1, {"wyoming", "montana", "nebraska"}),
        (2, {"wyoming", "montana", "nebraska"}),
        (3, {"kansas", "new_mexico", "colorado"}),
        (4, {"kansas", "new_mexico", "colorado"}),
    ],
)
def test_ruling_19_from_a_university_one_can_only_leave(space: int, exits: set[str]) -> None:
    """Not even a base camp may be used before."""
    table = Table(
        p0=has(team=space, grant=space, camps_at=["kansas"], movement=1, money=9),
        p1=has(team=2 if space == 1 else 1),
        neutral=4 if space == 3 else 3,
    )
    table.plays("T3")
    assert table.does() == {"step", "end"}
    assert set(table.offered("to")) == exits


def test_ruling_19_leaving_takes_a_free_step_or_an_action_point() -> None:
    table = Table(p0=has(money=9)).plays("T3").acts("step montana")
    assert (table.action["steps"], table.action["ap"]) == (0, 3)
    table.acts("step wyoming")
    assert table.action["ap"] == 2


@pytest.mark.parametrize(
    ("site", "around"),
    [
        ("montana", {"nebraska", "wyoming"}), ("nebraska", {"kansas", "montana"}),
        ("kansas", {"new_mexico", "nebraska"}), ("new_mexico", {"colorado", "kansas"}),
        ("colorado", {"wyoming", "new_mexico"}), ("wyoming", {"montana", "colorado"}),
    ],
)  # fmt: skip
def test_ruling_20_no_way_leads_back_to_a_university(site: str, around: set[str]) -> None:
    table = Table(p0=has(team=site)).plays("T1")
    assert set(table.offered("to")) == around


def test_ruling_21_free_steps_go_first() -> None:
    table = Table(p0=has(money=9, team="montana", movement=2, camps_at=["kansas", "colorado"]))
    table.plays("T3")
    assert table.action["steps"] == 3
    for steps in (2, 1, 0):
        table.acts("step nebraska" if table.me["team"] == "montana" else "step montana")
        assert (table.action["steps"], table.action["ap"]) == (steps, 3)
    table.acts("step wyoming" if table.me["team"] == "montana" else "step kansas")
    assert (table.action["steps"], table.action["ap"]) == (0, 2)
    assert table.told("team.moved", "free", ever=True) == [True, True, True, False]


def test_ruling_22_a_movement_camp_gives_a_step_at_once() -> None:
    table = Table(p0=AT_MONTANA).plays("T2").acts("step wyoming")
    assert table.action["steps"] == 0
    table.acts("camp movement")
    assert (table.action["steps"], table.action["ap"]) == (1, 1)
    assert table.me["steps"] == 2
    table.acts("step colorado")
    assert table.action["ap"] == 1


def test_ruling_22_an_archive_camp_gives_none() -> None:
    table = Table(p0=AT_MONTANA).plays("T2").acts("step wyoming", "camp archive")
    assert table.action["steps"] == 0
    assert (table.me["limit"], table.me["steps"]) == (2, 1)


def test_ruling_23_many_teams_may_stand_on_a_site() -> None:
    others = {f"p{seat}": has(team="montana") for seat in (1, 2, 3)}
    table = Table(seats=4, p0=has(money=9), **others).plays("T3")
    assert "montana" in table.offered("to")
    table.acts("step montana", "dig 1")
    assert [player["team"] for player in table.view["players"]] == ["montana"] * 4


def test_ruling_24_the_bones_do_not_slide_up_before_the_reset() -> None:
    table = Table(p0=AT_MONTANA, p1=has(passed=True)).plays("T3")
    table.acts("dig 1")
    assert table.view["sites"]["montana"]["bones"] == [None, TAIL, PAW]
    assert "dig" not in table.does(), "depth 1 reaches the empty slot only"
    table.acts("end").passes().finish()
    bones = table.view["sites"]["montana"]["bones"]
    assert bones[:2] == [TAIL, PAW], "pushed up"
    assert bones[2] is not None, "and filled from below"


@pytest.mark.parametrize(
    ("card", "lying", "slots"),
    [
        ("T3", [TORSO, TAIL, PAW], [1]),
        ("T2", [TORSO, TAIL, PAW], [1, 2]),
        ("T1", [TORSO, TAIL, PAW], [1, 2, 3]),
        ("T2", [None, TAIL, PAW], [2]),
        ("T2", [TORSO, None, PAW], [1]),
        ("T1", [None, None, PAW], [3]),
        ("T2", [None, None, PAW], []),
    ],
)
def test_ruling_25_depth_counts_slots(card: str, lying: list[str | None], slots: list[int]) -> None:
    table = Table(p0=AT_MONTANA, sites={"montana": {"bones": lying}}).plays(card)
    assert sorted(table.offered("slot")) == slots


def test_ruling_25_one_takes_the_bone_of_that_slot() -> None:
    table = Table(p0=AT_MONTANA).plays("T1").acts("dig 3")
    assert table.me["crates"] == [PAW]
    assert table.told("bone.dug", "slot", "bone") == [(3, PAW)]


def test_ruling_26_what_was_taken_is_not_replaced() -> None:
    table = Table(p0=AT_MONTANA, sites={"montana": {"card": "Stegosaurus"}}).plays("T3")
    table.acts("discover")
    assert table.view["sites"]["montana"]["card"] is None
    assert table.species() == ["Stegosaurus"]
    assert table.action["ap"] == 1, "it takes two points"
    assert "discover" not in table.does()


def test_discover_takes_two_points() -> None:
    table = Table(p0=AT_MONTANA, sites={"montana": {"card": "Stegosaurus"}}).plays("T1")
    assert "discover" not in table.does()


def test_ruling_26_and_r14_new_bones_come_before_the_old_ones_go_back() -> None:
    """Rulings 26, R14: with three wings in the bag the site holds exactly those."""
    table = Table(
        p0=AT_MONTANA,
        bag={WING: 3},
        sites={"montana": {"card": "Stegosaurus", "bones": [TORSO, None, PAW]}},
        species_deck=["Eryops"],
    )
    table.plays("T2").acts("deeper")
    site = table.view["sites"]["montana"]
    assert site["bones"] == [WING] * 3
    assert table.name(site["card"]) == "Eryops"
    assert table.view["bag"] == {bone: int(bone in (TORSO, PAW)) for bone in BONES}
    assert table.view["discards"]["species"] == [table.id("Stegosaurus")]
    assert table.action["ap"] == 1
    (told,) = table.told("site.deepened")
    assert (told["bones"], sorted(told["returned"])) == ([WING] * 3, sorted([TORSO, PAW]))
    assert (told["species"], told["discarded"]) == (table.id("Eryops"), table.id("Stegosaurus"))


def test_r14_the_old_card_never_comes_back_at_once() -> None:
    """R14: the discard pile is shuffled for the new card before the old one goes there."""
    table = Table(
        p0=AT_MONTANA,
        sites={"montana": {"card": "Stegosaurus"}},
        species_deck=[],
        species_discard=["Laelaps"],
    )
    table.plays("T2").acts("deeper")
    assert table.name(table.view["sites"]["montana"]["card"]) == "Laelaps"
    table.acts("deeper") if table.kind == "team.act" else None
    assert table.view["discards"]["species"] in (
        [table.id("Stegosaurus")],
        [table.id("Laelaps")],
    )


def test_r14_with_no_card_left_the_site_stays_without() -> None:
    table = Table(
        p0=AT_MONTANA,
        sites={"montana": {"card": "Stegosaurus"}},
        species_deck=[],
        species_discard=[],
    )
    table.plays("T2").acts("deeper")
    assert table.view["sites"]["montana"]["card"] is None
    assert table.view["discards"]["species"] == [table.id("Stegosaurus")]


def test_ruling_27_an_empty_site_may_be_dug_deeper() -> None:
    table = Table(
        p0=AT_MONTANA, sites={"montana": {"card": None, "bones": [None, None, None]}}
    ).plays("T2")
    table.acts("deeper")
    site = table.view["sites"]["montana"]
    assert None not in site["bones"]
    assert site["card"] is not None


def test_ruling_28_and_r4_full_crates_make_room_with_an_old_bone() -> None:
    """Rulings 28, 29, R4: an old one goes back to the bag, seen by all."""
    full = [TORSO, TAIL, CARNIVORE, CARNIVORE]
    table = Table(p0=has(AT_MONTANA, crates=full)).plays("T1")
    before = table.view["bag"]
    table.acts("dig 3")
    assert table.kind == "crates.return"
    assert sorted(table.offered("bone")) == sorted({TORSO, TAIL, CARNIVORE}), "not the new paw"
    table.do("crates.return", bone=CARNIVORE)
    assert sorted(table.player(0)["crates"]) == sorted([TORSO, TAIL, CARNIVORE, PAW])
    assert table.view["bag"] == before | {CARNIVORE: before[CARNIVORE] + 1}
    assert table.told("bone.returned", "bone") == [CARNIVORE]


def test_ruling_28_and_r4_an_old_bone_of_the_new_type_may_go() -> None:
    """R4: all old bones are of the new type; the dig is done nevertheless."""
    table = Table(p0=has(AT_MONTANA, crates=[TORSO] * 4)).plays("T2")
    table.acts("dig 1").do("crates.return", bone=TORSO)
    assert table.me["crates"] == [TORSO] * 4
    assert table.view["sites"]["montana"]["bones"][0] is None
    assert table.action["ap"] == 1


def test_ruling_29_what_goes_back_is_told_to_all() -> None:
    table = Table(p0=has(AT_MONTANA, crates=[TORSO] * 4)).plays("T2").acts("dig 2")
    table.do("crates.return", bone=TORSO)
    assert [event.audience for event in table.events] == [None] * len(table.events)
    assert table.told("bone.returned", "bone", ever=True) == [TORSO]


def test_ruling_30_the_owner_chooses_the_row() -> None:
    table = Table(p0=AT_MONTANA).plays("T2")
    assert sorted(table.offered("row")) == ["archive", "movement"]
    table.acts("camp archive")
    assert table.me["camps"] == {"movement": 2, "archive": 1}
    assert table.told("camp.placed", "at", "row") == [("montana", "archive")]
    assert table.view["sites"]["montana"]["camps"][0] == 0


def test_ruling_30_a_row_that_is_empty_is_not_offered() -> None:
    table = Table(p0=has(AT_MONTANA, movement=2, camps_at=["kansas", "colorado"])).plays("T2")
    assert table.offered("row") == ["archive"]


@pytest.mark.parametrize(("out", "steps", "limit"), [(0, 1, 1), (1, 2, 2), (2, 3, 3)])
def test_ruling_30_what_camps_uncover(out: int, steps: int, limit: int) -> None:
    sites = ["kansas", "colorado", "wyoming", "nebraska"][: 2 * out]
    table = Table(p0=has(movement=out, archive_camps=out, camps_at=sites))
    assert (table.me["steps"], table.me["limit"]) == (steps, limit)


def test_ruling_31_base_camps_stay() -> None:
    table = Table(p0=AT_MONTANA, p1=has(passed=True)).plays("T2").acts("camp movement", "end")
    table.passes().finish()
    assert table.view["round"] == 2
    assert table.view["sites"]["montana"]["camps"][0] == 0
    assert table.me["camps"] == {"movement": 1, "archive": 2}


def test_one_camp_per_player_and_site_and_only_on_free_spaces() -> None:
    """Montana has one space for two players: the others are closed."""
    table = Table(p0=has(AT_MONTANA, movement=1, camps_at=["montana"])).plays("T2")
    assert "camp" not in table.does()
    assert table.view["sites"]["montana"]["camps"] == [0, "x", "x"]
    table = Table(p0=AT_MONTANA, p1=has(movement=1, camps_at=["montana"])).plays("T2")
    assert "camp" not in table.does(), "taken"
    table = Table(p0=has(money=9, team="kansas"), p1=has(movement=1, camps_at=["kansas"]))
    assert "camp" in table.plays("T2").does(), "Kansas has two"
    table = Table(p0=has(money=9, team="kansas", movement=1, camps_at=["kansas"]))
    assert "camp" not in table.plays("T2").does(), "the other one is not for the same player"


@pytest.mark.parametrize("card", ["T1", "T2", "T3"])
def test_a_team_card_ends_by_itself_when_nothing_is_left(card: str) -> None:
    points = {"T1": 1, "T2": 2, "T3": 3}[card]
    table = Table(p0=has(money=20, team="kansas")).plays(card).acts("step nebraska")
    assert table.turn == 0
    for _ in range(points):
        assert table.turn == 0
        table.acts("deeper")
    assert table.turn == 1, "no points, no steps"
    assert HERBIVORE not in table.me["crates"]
