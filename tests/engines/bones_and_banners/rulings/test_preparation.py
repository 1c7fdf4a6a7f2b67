"""B9 to B11: Rally, lands, recruits, rerolls."""

import pytest

from ..table import Table

RALLY = """
    seat 0
      hand archers*2 knights
      deck cavalry*4 /
    seat 1
      hand cleric
      deck wizard*4 /
"""


def test_b9_both_rally_at_once() -> None:
    table = Table(RALLY, "rally", stop="activate")
    assert table.asked == {0: "rally", 1: "rally"}
    offered = [action.get("card", "done") for action in table.choices(0)]
    assert sorted(offered) == ["archers", "done", "knights"]
    table.does(0, "rally.retreat", card="archers")
    table.does(0, "rally.done")
    assert table.asked == {1: "rally"}
    assert "cavalry" not in table.army(0).hand, "both draw when both are done"
    table.does(1, "rally.done")
    assert table.army(0).hand == ["archers", "cavalry", "cavalry", "cavalry", "knights"]
    assert table.army(0).below == ["archers"]
    assert table.army(1).hand == ["cleric", "wizard", "wizard", "wizard"]


def test_b9_the_opponent_learns_how_many_went() -> None:
    table = Table(RALLY, "rally", stop="activate")
    table.does(0, "rally.retreat", card="archers")
    table.does(0, "rally.retreat", card="knights")
    table.does(0, "rally.done")
    table.does(1, "rally.done")
    (sent,) = (event for event in table.told if event.type == "units.sent")
    assert (sent.audience, dict(sent.values)) == (None, {"seat": 0, "count": 2})
    named = [event for event in table.told if event.type == "units.named"]
    assert {event.audience for event in named} == {0}


def test_b9_a_seat_without_units_is_not_asked() -> None:
    table = Table(RALLY.replace("hand cleric", "advisors spy"), "rally", stop="activate")
    assert table.asked == {0: "rally"}


def test_b9_draws_stop_at_six_and_nobody_is_forced_down_to_them() -> None:
    table = Table(RALLY.replace("archers*2", "archers*4"), "rally", stop="activate")
    table.does(1, "rally.done")
    table.does(0, "rally.done")
    assert len(table.army(0).hand) == 6
    many = Table(RALLY.replace("archers*2", "archers*7"), "rally", stop="activate")
    many.does(1, "rally.done")
    many.does(0, "rally.done")
    assert many.army(0).hand == ["archers"] * 7 + ["knights"]


def test_b9_a_tavern_draws_one_more() -> None:
    text = RALLY.replace("hand cleric", "built tavern").replace("hand archers*2 knights", "")
    table = Table(text, "rally", stop="activate")
    assert (len(table.army(0).hand), len(table.army(1).hand)) == (3, 4)


LANDS = """
    seat 0
      lands {mine}
      lost {lost}
      deck cavalry*4 /
    seat 1
      lands {theirs}
      deck wizard*4 /
    recruit giant dragon
    reserve dame giant wurm
    advisor spy
    building forge
"""


def lands(mine: str, theirs: str = "owl-forest", lost: str = "", **changed: str) -> Table:
    text = LANDS.format(mine=mine, theirs=theirs, lost=lost)
    for line, cards in changed.items():
        old = next(each for each in text.splitlines() if each.strip().startswith(line))
        text = text.replace(old, f"{line} {cards}")
    return Table(text, "activate")


def test_b9_lands_are_chosen_at_once_and_sealed() -> None:
    table = lands("owl-forest", "moss-forest")
    assert table.asked == {0: "land.activate", 1: "land.activate"}
    before = {**table.public, "asked": [1]}, table.private(1)
    table.does(0, "land.activate", land="owl-forest")
    assert (table.public, table.private(1)) == before, "only that it has chosen"
    assert table.private(0)["chosen"] == "owl-forest"
    table.does(1, "land.activate", land="homeland")
    assert (table.army(0).active, table.army(1).active) == ("owl-forest", "homeland")


def test_b9_a_seat_with_its_homeland_alone_is_not_asked() -> None:
    table = Table("seat 0\nlands owl-forest\nseat 1\ndeck wizard*4 /", "activate")
    assert table.asked == {0: "land.activate"}
    table.does(0, "land.activate", land="owl-forest")
    assert table.army(1).hand == ["wizard"] * 3


def test_b10_effects_one_seat_after_the_other() -> None:
    table = lands("foxford")
    table.does(1, "land.activate", land="homeland")
    table.does(0, "land.activate", land="foxford")
    assert table.asked == {0: "recruit"}
    assert table.army(1).hand == [], "its turn comes when the Village's is complete"
    table.does(0, "recruit.keep")
    assert table.army(1).hand == ["wizard"] * 3


def village(**changed: str) -> Table:
    table = lands("foxford", **changed)
    table.does(1, "land.activate", land="owl-forest")
    table.does(0, "land.activate", land="foxford")
    return table


def test_b10_a_recruit_is_seen_then_kept_or_exchanged() -> None:
    table = village()
    assert table.private(0)["drawn"] == "giant"
    assert table.private(1)["drawn"] is None
    exchanges = [action["card"] for action in table.choices(0, "recruit.exchange")]
    assert sorted(exchanges) == ["dame", "giant", "wurm"], "also for one of the same kind"
    assert len(table.choices(0, "recruit.keep")) == 1
    table.does(0, "recruit.exchange", card="dame")
    assert table.army(0).hand == ["dame"]
    assert sorted(table.state.reserve) == ["giant", "giant", "wurm"]
    assert table.events("recruit.exchanged") == [{"seat": 0, "put": "giant", "took": "dame"}]


def test_b10_a_recruit_that_is_kept_stays_private() -> None:
    table = village()
    table.does(0, "recruit.keep")
    assert table.army(0).hand == ["giant"]
    assert not any("giant" in str(e.values) for e in table.told if e.audience != 0)


def test_b10_from_the_reserve_without_a_pile() -> None:
    table = village(recruit="")
    assert {action["type"] for action in table.choices(0)} == {"recruit.exchange"}
    table.does(0, "recruit.exchange", card="wurm")
    assert (table.army(0).hand, sorted(table.state.reserve)) == (["wurm"], ["dame", "giant"])
    table = village(recruit="", reserve="")
    assert table.army(0).hand == []
    assert "recruit" not in table.asked.values()


def test_b10_ruins_must_take_one() -> None:
    table = lands("crow-ruins", lost="ogre ogre dame")
    table.does(1, "land.activate", land="owl-forest")
    table.does(0, "land.activate", land="crow-ruins")
    assert table.choices(0) == [
        {"type": "lost.return", "card": "dame"},
        {"type": "lost.return", "card": "ogre"},
    ]
    table.does(0, "lost.return", card="ogre")
    assert (table.army(0).hand, sorted(table.army(0).lost)) == (["ogre"], ["dame", "ogre"])
    for lost, hand in (("ogre*2", ["ogre"]), ("", [])):
        table = lands("crow-ruins", lost=lost)
        table.does(1, "land.activate", land="owl-forest")
        table.does(0, "land.activate", land="crow-ruins")
        assert table.army(0).hand == hand, "not asked"


@pytest.mark.parametrize(
    ("land", "pile", "hand"),
    [("tin-mine", "building", "buildings"), ("toll-crossroads", "advisor", "advisors")],
)
def test_b10_mines_and_crossroads_draw_if_they_can(land: str, pile: str, hand: str) -> None:
    for changed, count in (({}, 1), ({pile: ""}, 0)):
        table = lands(land, **changed)
        table.does(1, "land.activate", land="owl-forest")
        table.does(0, "land.activate", land=land)
        assert len(getattr(table.army(0), hand)) == count, "and can be played at once"


DRAFT = """
    round 3 initiative 0
    centre gold-mine moss-forest
    pool Boot Shield Magic*6
    seat 0
      lands swan-lake
      active {active}
      advisors {advisors}
"""


def sets(table: Table, by: str) -> list[list[str]]:
    return [a["dice"] for a in table.choices(0, "draft.reroll") if a["by"] == by]


def test_b11_a_lake_and_a_jester_before_the_first_pick() -> None:
    table = Table(DRAFT.format(active="swan-lake", advisors="jester"), "draft")
    assert table.asked == {0: "draft.pick"}
    two = sets(table, "lake")
    assert sorted(two) == sorted(
        [
            ["Boot"], ["Shield"], ["Magic"], ["Boot", "Shield"], ["Boot", "Magic"],
            ["Shield", "Magic"], ["Magic", "Magic"],
        ]
    )  # fmt: skip
    assert max(map(len, sets(table, "jester"))) == 3
    table.does(0, "draft.reroll", by="jester", dice=["Magic", "Magic", "Magic"])
    assert len(table.state.pool) == 8
    assert table.state.gone == ["jester"]
    assert not sets(table, "jester")
    assert sets(table, "lake"), "in any order"
    table.does(0, "draft.reroll", by="lake", dice=[table.state.pool[0]])
    assert not table.choices(0, "draft.reroll")
    table.does(0, "draft.ally", land="gold-mine")
    table.does(1, "draft.ally", land="moss-forest")
    assert not table.choices(0, "draft.reroll")


@pytest.mark.parametrize(
    ("kind", "pick"), [("draft.die", {"symbol": "Magic"}), ("draft.ally", {"land": "gold-mine"})]
)
def test_b11_only_in_the_first_turn(kind: str, pick: dict[str, str]) -> None:
    table = Table(DRAFT.format(active="swan-lake", advisors="jester"), "draft")
    table.does(0, kind, **pick)
    table.does(1, "draft.die", symbol="Magic")
    assert table.asked == {0: "draft.pick"}
    assert not table.choices(0, "draft.reroll")


def test_b11_a_land_of_an_earlier_round_is_no_turn_of_this_one() -> None:
    text = DRAFT.format(active="swan-lake", advisors="jester")
    table = Table(text.replace("gold-mine moss-forest", "gold-mine:0* moss-forest"), "draft")
    assert sets(table, "lake")


def test_b11_nothing_is_rerolled_where_the_pick_has_one_option() -> None:
    text = DRAFT.format(active="swan-lake", advisors="jester")
    text = text.replace("Boot Shield Magic*6", "Magic*8")
    text = text.replace("gold-mine moss-forest", "gold-mine:0* moss-forest:1*")
    table = Table(text, "draft", stop="build")
    assert table.asked == {}
    assert (table.army(0).dice, table.army(1).dice) == (["Magic"] * 4, ["Magic"] * 4)
