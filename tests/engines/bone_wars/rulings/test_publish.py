"""Publishing: rulings 36 to 49, R2, R6 (who helps: test_publish_helps.py)."""

import pytest

from .papers import paper, published, publishing
from .table import (
    CARNIVORE,
    CLAW,
    FLIPPER,
    HERBIVORE,
    PAW,
    TAIL,
    TORSO,
    WING,
    Table,
    bonus_tiles,
    has,
)  # fmt: skip

MARSH = "othniel_c_marsh"
FOUR = [TORSO, TAIL, HERBIVORE, PAW]
"""A whole Stegosaurus."""


@pytest.mark.parametrize(
    ("spent", "loyalty"), [(FOUR[:2], 1), (FOUR[:3], 1), (FOUR, 2), ([HERBIVORE, PAW], 1)]
)
def test_what_a_paper_brings(spent: list[str], loyalty: int) -> None:
    """2 bones: 1 loyalty; 3: and the prize; 4: 2 loyalty, the prize and the round bonus."""
    table = publishing(species=["Stegosaurus"], crates=spent, money=5)
    paper(table, "Stegosaurus", *spent)
    table.finish()
    kinds = [event.type for event in table.all]
    assert table.me["loyalty"] == {"marsh": loyalty, "cope": 0}
    assert ("prize.gained" in kinds) == (len(spent) >= 3)
    assert ("round.bonus" in kinds) == (len(spent) == 4)
    assert table.me["money"] == 5 + 2 + 3 * (len(spent) == 4), "$2 of envelope A, $3 of the round"
    assert table.view["papers"]["marsh"] == {
        str(value): int(value == len(spent)) for value in (2, 3, 4)
    }
    assert table.me["crates"] == []
    assert table.archive() == {"A": ["Stegosaurus"]}


def test_the_bones_go_back_to_the_bag() -> None:
    table = publishing(species=["Stegosaurus"], crates=[TORSO, TAIL], table=has(bag={WING: 3}))
    paper(table, "Stegosaurus", TORSO, TAIL).finish()
    bag = table.view["bag"]
    assert (bag[TORSO], bag[TAIL], bag[WING]) == (1, 1, 3)


def test_ruling_36_all_cards_and_bones_first() -> None:
    """Rulings 36, 41: the first paper brings nothing before the last one is written."""
    table = publishing(species=["Stegosaurus", "Baptornis"], archive_camps=1,
                       crates=[TORSO, TAIL, CARNIVORE, HERBIVORE, PAW], covers=2)  # fmt: skip
    paper(table, "Stegosaurus", HERBIVORE, PAW)
    assert table.kind == "publish.card"
    assert table.me["loyalty"]["marsh"] == 0
    assert table.archive() == {}
    assert {"done": True} in table.choices
    paper(table, "Baptornis", TORSO, TAIL)
    assert table.choices == [{"done": True}]
    assert published(table).kind == "reward.next"


def test_ruling_36_done_only_after_the_first_paper() -> None:
    table = publishing(species=["Stegosaurus", "Baptornis"], crates=FOUR)
    assert table.kind == "publish.card"
    assert sorted(table.offered("card")) == ["Baptornis", "Stegosaurus"]
    assert table.offered("done") == []


def test_ruling_36_and_r6_the_owner_orders_the_rewards_and_papers_come_last() -> None:
    """Rulings 36, 37, R6: loyalty, prize, round bonus and archive, in any order."""
    table = publishing(
        species=["Diplodocus"], crates=[TORSO, TAIL, HERBIVORE, PAW],
        table=bonus_tiles("bones3"),
    )  # fmt: skip
    published(paper(table, "Diplodocus", *FOUR))
    assert table.kind == "reward.next"
    card = table.id("Diplodocus")
    assert set(table.offered("reward")) == {"loyalty:2", "round", f"archive:{card}"}
    assert table.told("money.gained", "amount", "why", ever=True)[-1] == (3, "prize"), "unasked"
    assert table.view["papers"]["marsh"]["4"] == 0
    table.do("reward.next", reward=f"archive:{card}")
    assert table.archive() == {"C": ["Diplodocus"]}
    assert table.me["hand"]["species"]["count"] == 1, "the envelope's bonus is resolved with it"
    assert table.me["loyalty"]["marsh"] == 0
    table.do("reward.next", reward="round")
    assert table.me["loyalty"]["marsh"] == 2
    assert table.view["papers"]["marsh"]["4"] == 1
    types = [event.type for event in table.all]
    assert types.index("paper.placed") > max(
        types.index("loyalty.gained"), types.index("species.archived"), types.index("round.bonus")
    )


def test_r6_equal_rewards_are_listed_once() -> None:
    """R6: two papers of one loyalty each."""
    table = publishing(species=["Diplodocus", "Hyracodon"], crates=FOUR)
    published(paper(paper(table, "Diplodocus", TORSO, TAIL), "Hyracodon", HERBIVORE, PAW))
    assert table.kind == "reward.next"
    assert table.offered("reward").count("loyalty:1") == 1
    assert table.action["queue"].count("loyalty:1") == 2
    table.do("reward.next", reward="loyalty:1")
    assert table.offered("reward").count("loyalty:1") == 1, "the other one"


def test_ruling_37_cards_are_archived_in_the_owners_order() -> None:
    table = publishing(species=["Diplodocus", "Hyracodon"], crates=FOUR)
    published(paper(paper(table, "Diplodocus", TORSO, TAIL), "Hyracodon", HERBIVORE, PAW))
    plant = f"archive:{table.id('Hyracodon')}"
    table.do("reward.next", reward=plant)
    table.finish()
    assert table.told("species.archived", "envelope", ever=True) == ["D", "C"]


def test_ruling_38_the_limit_holds_for_all_cards_together() -> None:
    table = publishing(species=["Baptornis", "Coelophysis", "Hyracodon"], crates=FOUR)
    paper(table, "Baptornis", TORSO, TAIL)
    assert table.kind != "publish.card" or "Coelophysis" not in table.offered("card")
    assert table.kind == "publish.card", "Hyracodon goes to another envelope"
    assert table.offered("card") == ["Hyracodon"]


def test_ruling_38_and_r2_a_committed_card_keeps_its_place() -> None:
    """Rulings 38, R2: C waits for Hadrosaurus itself, A for Stegosaurus: D and E are left."""
    table = publishing(
        species=["Hadrosaurus", "Stegosaurus"], covers=2, archive={"B": ["Dictyocephalus"]},
        crates=[HERBIVORE, HERBIVORE, PAW, TORSO, TAIL, WING],
    )  # fmt: skip
    paper(table, "Hadrosaurus", TORSO, HERBIVORE, WING)
    published(paper(table, "Stegosaurus", HERBIVORE, PAW))
    table.do("reward.next", reward="prize:reclassify")
    assert table.kind == "reclassify"
    assert sorted(table.offered("to")) == ["D", "E"]


def test_ruling_39_two_cards_in_one_envelope_pay_one_after_the_other() -> None:
    """Ruling 39, R2: n + 1 times, then n + 2 times: with one card before, $4 and $6."""
    table = publishing(
        species=["Stegosaurus", "Phenacodus"], crates=[TORSO, TAIL, HERBIVORE, PAW], money=5,
        archive={"A": ["Baptornis"]}, archive_camps=2, camps_at=["kansas", "colorado"],
    )  # fmt: skip
    paper(table, "Stegosaurus", TORSO, TAIL)
    paper(table, "Phenacodus", HERBIVORE, PAW)
    table.finish()
    assert table.told("money.gained", "amount", ever=True) == [4, 6]
    assert table.me["money"] == 15


def test_ruling_40_a_card_for_a_full_envelope_is_not_published() -> None:
    table = publishing(
        species=["Stegosaurus", "Diplodocus"], crates=FOUR, archive={"A": ["Baptornis"]}
    )
    assert table.kind == "publish.card"
    assert table.offered("card") == ["Diplodocus"]
    alone = Table(
        p0=has(
            paleontologists=[MARSH], species=["Stegosaurus"], crates=FOUR,
            archive={"A": ["Baptornis"]},
        ),
        finds=[[None, None]] * 5, awards={"A": "A1", "B": "B1", "C": "C2"},
    )  # fmt: skip
    assert MARSH not in alone.playable()


def test_ruling_41_new_bones_do_not_serve_the_same_action() -> None:
    """The prize brings tails that would make a second paper."""
    table = publishing(
        species=["Camarasaurus", "Diplodocus"], crates=[TORSO, TAIL, HERBIVORE, TORSO],
        table=has(bag={TAIL: 6}),
    )  # fmt: skip
    paper(table, "Camarasaurus", TORSO, TAIL, HERBIVORE)
    assert table.choices == [{"done": True}]
    table.finish()
    assert table.turn == 1
    assert "Diplodocus" in table.species()
    assert len(table.told("paper.committed", ever=True)) == 1


@pytest.mark.parametrize(
    ("crates", "possible"),
    [
        ([TORSO, TAIL], True),
        ([TORSO, TORSO], False),
        ([TORSO], False),
        ([TAIL, HERBIVORE], True),
        ([TAIL, CARNIVORE], False),
        ([HERBIVORE, PAW], True),
        ([HERBIVORE, WING], False),
        ([TORSO, WING, CLAW, FLIPPER], False),
        ([HERBIVORE, CARNIVORE], False),
    ],
)
def test_ruling_42_which_bones_make_a_stegosaurus(crates: list[str], possible: bool) -> None:
    """Two to four of different parts; its skull is a herbivore's, its limb a paw."""
    table = Table(
        p0=has(paleontologists=["joseph_leidy"], species=["Stegosaurus"], crates=crates),
        finds=[[None, None]] * 5,
    )
    assert ("joseph_leidy" in table.playable()) == possible


@pytest.mark.parametrize(("limb", "fits"), [(PAW, True), (WING, True), (CLAW, True)])
def test_ruling_42_any_means_any(limb: str, fits: bool) -> None:
    table = Table(
        p0=has(
            paleontologists=["joseph_leidy"], species=["Dictyocephalus"], crates=[limb, CARNIVORE]
        ),
        finds=[[None, None]] * 5,
    )
    assert ("joseph_leidy" in table.playable()) == fits


def test_ruling_45_two_whole_skeletons_two_round_bonuses() -> None:
    table = publishing(species=["Diplodocus", "Stegosaurus"], crates=FOUR * 2, covers=1, money=5)
    paper(paper(table, "Diplodocus", *FOUR), "Stegosaurus", *FOUR)
    table.finish()
    assert table.told("round.bonus", "bonus", ever=True) == ["money3", "money3"]


def test_ruling_46_a_swap_in_the_middle_turns_loyalty_and_papers() -> None:
    """The prize swaps the patron at Montana; loyalty and the paper follow."""
    table = publishing(species=["Trachodon"], crates=[TORSO, HERBIVORE, FLIPPER])
    published(paper(table, "Trachodon", TORSO, HERBIVORE, FLIPPER))
    table.do("reward.next", reward="prize:digsite3")
    table.do("site.action", at="montana").do("site.action", stop=True)
    table.finish()
    assert table.me["loyalty"] == {"marsh": 0, "cope": 1}
    assert table.view["papers"]["cope"]["3"] == 1
    assert table.view["papers"]["marsh"]["3"] == 0


def test_ruling_46_loyalty_received_before_the_swap_stays() -> None:
    table = publishing(species=["Trachodon"], crates=[TORSO, HERBIVORE, FLIPPER])
    published(paper(table, "Trachodon", TORSO, HERBIVORE, FLIPPER))
    table.do("reward.next", reward="loyalty:1")
    if table.kind == "reward.next":
        table.do("reward.next", reward="prize:digsite3")
    table.do("site.action", at="montana").finish()
    assert table.me["loyalty"] == {"marsh": 1, "cope": 0}
    assert table.view["papers"]["cope"]["3"] == 1


def test_ruling_48_tiles_do_not_run_out() -> None:
    table = publishing(
        species=["Stegosaurus"], crates=[TORSO, TAIL], table=has(papers={"marsh": {2: 15}})
    )
    paper(table, "Stegosaurus", TORSO, TAIL).finish()
    assert table.view["papers"]["marsh"]["2"] == 16


def test_ruling_49_papers_beyond_the_shelves_count_nothing_but_lie_there() -> None:
    table = publishing(
        species=["Stegosaurus"], crates=[TORSO, TAIL],
        table=has(papers={"marsh": {3: 9}}),
    )  # fmt: skip
    assert table.view["credibility"]["marsh"] == 5
    paper(table, "Stegosaurus", TORSO, TAIL).finish()
    assert table.view["credibility"]["marsh"] == 5
    assert table.view["papers"]["marsh"] == {"2": 1, "3": 9, "4": 0}


def test_a_published_card_shows_no_more_in_hand_and_the_marker_is_on_publish() -> None:
    table = publishing(species=["Stegosaurus"], crates=[TORSO, TAIL])
    paper(table, "Stegosaurus", TORSO, TAIL).finish()
    assert table.species() == []
    assert table.me["paleontologist"] == "publish"
    assert table.told("paleontologist.moved", "to", "from", ever=True) == [("publish", None)]


def test_the_paleontologist_must_move() -> None:
    table = Table(
        p0=has(paleontologists=["joseph_leidy"], paleontologist="publish",
                species=["Stegosaurus"], crates=[TORSO, TAIL]),
        finds=[[None, None]] * 5,
    )  # fmt: skip
    assert "joseph_leidy" not in table.playable()
