"""B28 to B38: Phase V."""

from ..table import Table, contested, fought

CENTRE = "centre gold-mine:0 rose-castle:1\n"


def test_b28_protectors_stand_from_step_1_to_the_end_of_phase_vi() -> None:
    """A Warden counts 3 in the contest, too."""
    table = contested(
        "centre gold-mine:0\n1 0 warden Sword > gold-mine\n2 0 cleric Magic > 1\n"
        "3 1 skeletons Boot > gold-mine\n"
    )
    assert table.army(0).lands[1:] == ["gold-mine"]


def test_b28_revive_holds_in_phase_vi() -> None:
    table = Table(
        """
        centre gold-mine:0
        1 0 cleric Shield > gold-mine
        2 0 witch Magic > 1
        3 1 ogre Boot > gold-mine
        seat 1
          advisors assassin
        """,
        "combat",
        stop="end",
    )
    table.does(1, "advisor.play", advisor="assassin", unit=1)
    assert table.army(0).hand == ["cleric"]
    assert "I-1" not in table.army(1).feats


def test_b28_not_in_the_window_before_combat() -> None:
    """The Sorceress names a unit whose Witch lies face up already."""
    table = Table(
        CENTRE
        + """
        1 0 cleric Shield > gold-mine
        2 0 witch Magic > 1 up
        seat 1
          advisors sorceress
        """,
        stop="combat",
    )
    table.does(1, "advisor.play", advisor="sorceress", unit=1)
    table.does(1, "sorceress.name", card="cleric")
    assert table.army(0).lost == ["cleric"]


def test_b29_all_are_turned_up_before_the_bluffs_go() -> None:
    table = Table(
        CENTRE
        + """
        1 1 ogre Boot > rose-castle
        2 0 cleric Boot > 1
        3 0 wizard Magic > 1
        seat 0
          dice Magic
          hand dame
        """,
        "dice",
        stop="contest",
    )
    table.does(0, "die.pass")
    found = [event.type for event in table.told if event.type in ("unit.revealed", "unit.lost")]
    assert found[:3] == ["unit.revealed", "unit.revealed", "unit.lost"]


def test_b29_last_placed_first_over_both_players() -> None:
    """The last Wizard Interrupts the second, which therefore cannot save the Witch's victim."""
    table = fought(
        CENTRE
        + """
        1 0 ogre Boot > gold-mine
        2 1 witch Magic > 1
        3 0 wizard Magic > 2
        4 1 wizard Magic > 3
        """
    )
    assert table.in_play == []
    assert (table.army(0).below, table.army(1).below) == (["ogre", "wizard"], ["witch", "wizard"])


def test_b29_a_unit_that_has_left_does_nothing() -> None:
    table = fought(
        CENTRE
        + """
        1 0 ogre Boot > gold-mine
        2 1 centaurs Horse > 1
        3 0 archers Bow > 2
        """
    )
    assert table.army(1).lost == ["centaurs"]
    assert not table.unit(1).up


def test_b30_the_target_of_an_attack_is_turned_up_even_if_immune() -> None:
    table = fought(CENTRE + "1 1 trolls Shield > rose-castle\n2 0 archers Bow > 1")
    assert table.unit(1).up


def test_b30_helping_turns_nobody_up() -> None:
    table = fought(
        CENTRE
        + """
        1 0 ogre Boot > gold-mine
        2 0 cleric Magic > 1
        3 0 apothecarian Bow > 1
        4 0 witch Magic > 1
        """
    )
    assert not table.unit(1).up
    assert table.unit(1).bonus == 2


def test_b31_the_protector_placed_last_takes_it_whatever_it_is() -> None:
    table = fought(
        CENTRE
        + """
        1 1 ogre Boot > rose-castle
        2 1 cleric Magic > 1
        3 1 unicorn Magic > 1
        4 0 wizard Magic > 1
        """
    )
    assert table.army(1).below == ["unicorn"], "though nobody can Interrupt a Unicorn"
    assert table.in_play == [1, 2]


def test_b31_each_absorbs_one() -> None:
    table = fought(
        CENTRE
        + """
        1 1 ogre Boot > rose-castle
        2 1 cleric Magic > 1
        3 0 wizard Magic > 1
        4 0 wizard Magic > 1
        5 1 dwarf-guard Boot > 1
        """
    )
    assert table.army(1).below == ["cleric", "dwarf-guard"]
    assert table.in_play == [1]


def test_b31_its_own_protectors_do_not_help_but_revive_does() -> None:
    table = fought(
        CENTRE
        + """
        1 1 woodkeepers Boot > rose-castle
        2 1 cleric Magic > 1
        3 1 dwarf-guard Boot > 2
        4 1 witch Magic > 2
        5 0 archers Bow > 1
        """
    )
    assert table.army(1).hand == ["cleric"]
    assert table.army(1).lost == []
    assert 1 in table.in_play
    assert table.army(1).below == ["dwarf-guard", "witch"], "whom they helped has left"
    assert "I-1" not in table.army(0).feats, "B35"


def test_b31_an_attack_that_does_nothing_uses_up_nobody() -> None:
    for target, attacker in (("ogre Boot", "archers Bow"), ("halberdiers Boot", "cavalry Horse"),
                             ("giant Boot", "axe-maidens Sword")):  # fmt: skip
        table = fought(
            CENTRE + f"1 1 {target} > rose-castle\n2 1 cleric Magic > 1\n3 0 {attacker} > 1"
        )
        assert table.in_play == [1, 2], target


def test_b32_nobody_steps_in_for_an_attacker_in_its_own_duel() -> None:
    loses = CENTRE + "1 1 giant Boot > rose-castle\n2 0 knights Horse > 1\n3 0 cleric Magic > 2\n"
    table = fought(loses)
    assert table.army(0).lost == ["knights"]
    assert table.army(0).below == ["cleric"]
    tied = fought(loses.replace("giant Boot", "ogre Boot"))
    assert tied.army(0).below == ["cleric", "knights"]
    assert tied.army(1).below == ["ogre"]
    revived = fought(loses.replace("cleric Magic", "witch Magic"))
    assert (revived.army(0).hand, revived.army(0).lost) == (["knights"], [])


def test_b32_a_protector_does_not_help_against_advisors() -> None:
    table = Table(
        "centre gold-mine:0\n1 0 cleric Shield > gold-mine\n2 0 cleric Magic > 1\n"
        "3 1 ogre Boot > gold-mine\nseat 1\nadvisors assassin",
        "combat",
        stop="end",
    )
    table.does(1, "advisor.play", advisor="assassin", unit=1)
    assert table.army(0).lost == ["cleric"]
    assert table.army(0).below == ["cleric"]


def test_b33_undead_is_looked_at_before_protectors() -> None:
    text = CENTRE + "1 1 skeletons Boot > rose-castle\n2 1 cleric Magic > 1\n3 0 {attacker} > 1\n"
    interrupted = fought(text.format(attacker="wizard Magic"))
    assert interrupted.in_play == [1, 2]
    tied = fought(text.format(attacker="cavalry Horse"))
    assert tied.in_play == [1, 2]
    assert tied.army(0).below == ["cavalry"]


def test_b34_a_chapel_for_protectors_that_absorb_a_loss() -> None:
    text = (
        CENTRE
        + """
        1 1 woodkeepers Boot > rose-castle
        2 1 cleric Magic > 1
        3 0 archers Bow > {target}
        seat 1
          built chapel
        """
    )
    absorbed = fought(text.format(target=1))
    assert (absorbed.army(1).lost, absorbed.army(1).below) == ([], ["cleric"])
    attacked = fought(text.format(target=2))
    assert (attacked.army(1).lost, attacked.army(1).below) == (["cleric"], [])


def test_b35_phoenix_and_revived_units_go_to_the_hand() -> None:
    phoenix = fought(CENTRE + "1 1 phoenix Bow > rose-castle\n2 0 archers Bow > 1")
    assert (phoenix.army(1).hand, phoenix.army(1).lost) == (["phoenix"], [])
    assert phoenix.army(0).feats == []
    revived = fought(
        CENTRE + "1 1 ogre Boot > rose-castle\n2 1 witch Bow > 1\n3 0 black-knight Horse > 1\n"
    )
    assert (revived.army(1).hand, revived.army(0).feats) == (["ogre"], [])
    assert revived.unit(3).land == "rose-castle", "B36"


def test_b36_no_charge_goes_on_when_somebody_stepped_in() -> None:
    absorbed = fought(
        CENTRE + "1 1 woodkeepers Boot > rose-castle\n2 1 cleric Magic > 1\n3 0 knights Horse > 1\n"
    )
    assert absorbed.army(0).below == ["knights"]
    assert absorbed.army(1).lost == ["cleric"]


def test_b36_nor_against_a_bluff_or_a_unit_that_contests_nothing() -> None:
    bluff = fought(CENTRE + "1 1 wizard Boot > rose-castle\n2 0 knights Horse > 1\n")
    assert (bluff.army(1).lost, bluff.army(0).below) == (["wizard"], ["knights"])
    attacker = fought(
        CENTRE
        + """
        1 0 ogre Boot > gold-mine
        2 1 archers Bow > 1
        3 0 knights Horse > 2
        """
    )
    assert (attacker.army(1).lost, attacker.army(0).below) == (["archers"], ["knights"])


def test_b36_the_land_need_not_fit_the_card() -> None:
    table = fought(CENTRE + "1 1 woodkeepers Boot > gold-mine\n2 0 black-knight Horse > 1\n")
    assert table.unit(2).land == "gold-mine"


def test_b37_an_enchant_stays_when_the_enchanter_leaves() -> None:
    """Archers slay the Apothecarian in step 4; its Enchant was step 3."""
    table = fought(
        CENTRE
        + """
        1 1 woodkeepers Boot > rose-castle
        2 1 apothecarian Bow > 1
        3 0 archers Bow > 2
        """
    )
    assert table.army(1).lost == ["apothecarian"]
    assert table.unit(1).bonus == 2


def test_b37_an_interrupt_comes_before_it() -> None:
    table = fought(
        CENTRE
        + "1 1 woodkeepers Boot > rose-castle\n2 1 apothecarian Bow > 1\n3 0 wizard Magic > 2\n"
    )
    assert table.unit(1).bonus == 0


def test_b37_until_the_end_phase() -> None:
    table = Table("centre gold-mine:0*\n1 0 ogre - > gold-mine carried +2", "end", stop="rally")
    assert table.unit(1).bonus == 0


def test_b38_attackers_go_home_and_supporters_of_contestants_stay() -> None:
    table = fought(
        CENTRE
        + """
        1 1 woodkeepers Boot > rose-castle
        2 0 cavalry Horse > 1
        3 0 ogre Boot > gold-mine
        4 0 cleric Magic > 3
        """
    )
    assert table.army(0).below == ["cavalry"], "though it has won"
    assert table.in_play == [3, 4]


def test_b38_they_retreat_at_the_end_of_phase_vi() -> None:
    """Also from a Stalemate, in which the unit stays."""
    table = contested(
        "centre gold-mine:0\n1 0 ogre Boot > gold-mine\n2 0 cleric Magic > 1\n"
        "3 1 ogre Boot > gold-mine\n"
    )
    assert table.in_play == [1, 3]
    assert table.army(0).below == ["cleric"]
