"""B49 to B53: when an achievement is earned, and when it is not."""

from ..table import Table, contested, fought

CENTRE = "centre gold-mine:0 rose-castle:1\n"


def feats(text: str, seat: int = 0) -> list[str]:
    return sorted(fought(CENTRE + text).army(seat).feats)


def test_b49_slain_and_lost() -> None:
    ambush = "1 1 woodkeepers Boot > rose-castle\n{helper}\n3 0 archers Bow > 1\n"
    assert feats(ambush.format(helper="")) == ["I-1"]
    assert feats(ambush.format(helper="2 1 cleric Magic > 1")) == ["I-1"], "in its place"
    assert feats(ambush.format(helper="2 1 witch Magic > 1")) == []
    assert feats("1 1 wizard Boot > rose-castle\n3 0 archers Bow > 1") == []


def test_b49_a_duel_is_won_when_the_target_is_lost() -> None:
    duel = "1 1 woodkeepers Boot > rose-castle\n{helper}\n3 0 {attacker} > 1\n"
    for attacker in ("knights Horse", "cavalry Horse", "axe-maidens Sword"):
        assert feats(duel.format(helper="", attacker=attacker)) == ["I-2"]
        absorbed = duel.format(helper="2 1 cleric Magic > 1", attacker=attacker)
        assert feats(absorbed) == [], "the target is not"
    lost = "1 1 dragon Magic > rose-castle\n3 0 cavalry Horse > 1"
    assert feats(lost, 1) == [], "to lose a duel against it wins nothing"


def test_b49_an_assassin_slays() -> None:
    table = Table(
        "centre gold-mine:0\n1 0 cleric Shield > gold-mine\n2 1 ogre Boot > gold-mine\n"
        "seat 1\nadvisors assassin",
        "combat",
        stop="end",
    )
    table.does(1, "advisor.play", advisor="assassin", unit=1)
    assert "I-1" in table.army(1).feats


def test_b50_a_banding_unit_that_is_protected() -> None:
    text = "1 0 {unit} > gold-mine\n2 0 cleric {die} > 1\n"
    assert feats(text.format(unit="goblins Boot", die="Magic")) == ["I-3"], "hidden, one die"
    assert feats(text.format(unit="goblins Magic", die="Magic")) == [], "a Bluff"
    assert feats(text.format(unit="ogre Boot", die="Magic")) == []
    assert feats(text.format(unit="goblins Boot", die="Boot")) == [], "the Cleric is a Bluff"
    after = "1 1 wizard Magic > 2\n".replace("1 1", "3 1")
    assert feats(text.format(unit="goblins Boot", die="Magic") + after) == ["I-3"], "after step V.1"


def test_b50_an_enchanted_sergeant() -> None:
    text = "1 0 sergeant {dice} > gold-mine\n2 0 {enchanter} > 1\n"
    assert feats(text.format(dice="Sword+Sword", enchanter="apothecarian Bow")) == ["IV-4"]
    assert feats(text.format(dice="Sword", enchanter="apothecarian Bow")) == []
    assert feats(text.format(dice="Boot+Boot", enchanter="apothecarian Bow")) == []
    assert feats(text.format(dice="Sword+Sword", enchanter="banner-bearer Boot")) == []


def conquests(units: str, more: str = "", ally: int = 0, seat: int = 0) -> list[str]:
    text = f"centre gold-mine:{ally}\n{units}\n{more}"
    return sorted(contested(text).army(seat).feats)


def test_b51_with_a_bluff_or_a_banding_unit() -> None:
    assert conquests("1 0 wizard Boot > gold-mine") == ["I-4"]
    assert conquests("1 0 goblins Boot > gold-mine") == ["I-5"]
    assert conquests("1 0 goblins Horse > gold-mine") == ["I-4"]
    seen = "1 0 goblins Horse > gold-mine\n2 0 ogre Boot > gold-mine\n3 1 cavalry Horse > gold-mine"
    assert conquests(seen) == [], "Lost ones are gone"


def test_b51_a_lonely_cleric() -> None:
    assert conquests("1 0 cleric Magic > gold-mine") == ["II-5"]
    assert conquests("1 0 cleric Boot > gold-mine") == ["I-4"]
    assert conquests("1 0 cleric Magic > gold-mine\n2 0 cleric Shield > gold-mine") == []
    wall = "seat 0\nbuilt stone-wall>"
    assert conquests("1 0 cleric Magic > gold-mine", wall) == [], "a Wall is company"
    contested_too = "1 0 cleric Magic > gold-mine\n2 1 archers Bow > gold-mine"
    assert conquests(contested_too) == ["II-5"]


def test_b51_lonely_walls() -> None:
    assert conquests("", "seat 0\nbuilt stone-wall>") == ["III-3"]
    assert conquests("", "seat 0\nbuilt stone-wall>*2") == ["III-3"]
    assert conquests("1 0 ogre Boot > gold-mine", "seat 0\nbuilt stone-wall>") == []


def test_b51_a_lonely_wurm() -> None:
    assert conquests("1 0 wurm Magic > gold-mine", ally=1) == ["III-4"]
    assert conquests("1 0 wurm Bow > gold-mine", ally=1) == ["I-4", "III-4"], "B21"
    assert conquests("1 0 wurm Magic > gold-mine\n2 0 ogre Boot > gold-mine", ally=1) == []


def test_b52_two_lands_in_a_round() -> None:
    text = "centre gold-mine:0 iron-mine:1\n1 0 ogre Boot > gold-mine\n2 0 ogre Boot > iron-mine"
    assert contested(text).army(0).feats == ["II-2"]


def test_b52_three_forests() -> None:
    text = "centre moss-forest:0\n1 0 ogre Boot > moss-forest\nseat 0\nlands owl-forest {third}"
    assert contested(text.format(third="elder-forest")).army(0).feats == ["III-1"]
    assert contested(text.format(third="foxford")).army(0).feats == []


def squire(enemy: str, kept: str = "") -> list[str]:
    table = Table(
        f"""
        centre gold-mine:0{kept}
        1 0 ogre Boot > gold-mine
        2 1 {enemy} > gold-mine
        seat 0
          advisors squire
        """,
        "combat",
        stop="end",
    )
    table.does(0, "advisor.play", advisor="squire", unit=1)
    return table.army(0).feats


def test_b52_a_squire_in_a_stalemate() -> None:
    assert "III-5" in squire("ogre Boot")
    assert "III-5" not in squire("cavalry Horse")
    assert "III-5" in squire("cavalry Horse", kept="*")


def test_b52_a_watchdog_of_five_banners() -> None:
    crowd = "".join(f"{seq} 1 wizard Magic > gold-mine\n" for seq in range(2, 6))
    assert "IV-3" in conquests("1 0 watchdog Boot > gold-mine\n" + crowd)
    four = crowd.replace("5 1 wizard Magic > gold-mine\n", "")
    assert "IV-3" not in conquests("1 0 watchdog Boot > gold-mine\n" + four)
    bluffs = crowd.replace("Magic", "Boot")
    assert "IV-3" not in conquests("1 0 watchdog Boot > gold-mine\n" + bluffs), "nobody is left"


def test_b53_an_ambush_on_an_ogre_with_a_hut() -> None:
    text = "1 1 {target} > rose-castle\n3 0 {archer} > 1\nseat 0\n{built}\n"
    hut = "built fletchers-hut"
    assert feats(text.format(target="ogre Boot", archer="archers Bow", built=hut)) == [
        "I-1",
        "IV-1",
    ]
    needless = text.format(target="axe-maidens Sword", archer="elven-bowmen Bow", built=hut)
    assert feats(needless) == ["I-1", "IV-1"]
    assert feats(needless.replace(hut, "")) == ["I-1"]
    assert feats(text.format(target="cavalry Horse", archer="archers Bow", built=hut)) == []
    stepped_in = "2 1 cleric Magic > 1\n" + text.format(
        target="ogre Boot", archer="archers Bow", built=hut
    )
    assert feats(stepped_in) == ["I-1", "IV-1"], "the Ambush was on the Ogre"


def test_b53_a_dame_also_against_one_that_is_rising() -> None:
    text = "centre gold-mine:1\n1 0 dame Sword > gold-mine\n2 1 cleric Magic > gold-mine\nseat 1\n"
    for buildings, earned in (
        ("built moat>", True),
        ("under stone-wall", True),
        ("under forge", False),
    ):
        assert ("IV-2" in contested(text + buildings).army(0).feats) is earned


REVEAL = """
    centre gold-mine:0 rose-castle:1
    1 1 {unit} > rose-castle
    seat 0
      advisors {advisor}
"""


def test_b53_a_fortune_teller_finds_a_bluff() -> None:
    for unit, earned in (("wizard Boot", ["II-1"]), ("wizard Magic", [])):
        table = Table(REVEAL.format(unit=unit, advisor="fortune-teller"), stop="combat")
        table.does(0, "advisor.play", advisor="fortune-teller", unit=1)
        assert table.army(0).feats == earned


def test_b53_a_sorceress_names_rightly_bluff_or_not() -> None:
    for unit, earned in (("wizard Boot", ["III-2"]), ("wizard Magic", ["I-1", "III-2"])):
        table = Table(REVEAL.format(unit=unit, advisor="sorceress"), stop="combat")
        table.does(0, "advisor.play", advisor="sorceress", unit=1)
        table.does(0, "sorceress.name", card="wizard")
        assert sorted(table.army(0).feats) == earned
    table = Table(REVEAL.format(unit="wizard Boot", advisor="sorceress"), stop="combat")
    table.does(0, "advisor.play", advisor="sorceress", unit=1)
    table.does(0, "sorceress.name", card="ogre")
    assert table.army(0).feats == [], "nor II-1"


def test_b53_necromancer_and_stonemason() -> None:
    table = Table(
        """
        centre gold-mine:0 rose-castle:1
        seat 0
          hand archers
          advisors necromancer*2 stonemason
          lost knights ogre
          dice Boot*2
        building forge chapel
        """,
        "dice",
    )
    table.does(0, "advisor.play", advisor="necromancer", card="ogre")
    assert table.army(0).feats == []
    table.does(0, "advisor.play", advisor="necromancer", card="knights")
    assert table.army(0).feats == ["II-3"]
    table.does(0, "advisor.play", advisor="stonemason")
    assert table.army(0).feats == ["II-3"], "when the building comes into play"
    table.does(0, "die.buy", pile="building")
    assert table.army(0).feats == ["II-3", "II-4"]
