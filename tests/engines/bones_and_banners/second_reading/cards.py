"""The cards as the rules print them."""

# dice, printed banners, lands, what it does to enemies, what it does for friends
CARDS: dict[str, tuple[str, int, str, str, str]] = {
    "halberdiers": ("Boot Shield", 2, "any", "", ""),
    "footsoldiers": ("Boot Sword", 1, "any", "", ""),
    "woodkeepers": ("Boot Bow", 1, "any", "", ""),
    "archers": ("Bow", 1, "allied", "ambush 2", ""),
    "cavalry": ("Horse", 2, "enemy", "flank 0", ""),
    "knights": ("Sword Horse", 2, "any", "charge 1", ""),
    "cleric": ("Shield Magic", 1, "allied", "", "protect"),
    "wizard": ("Magic", 1, "any", "interrupt 0", ""),
    "ogre": ("Boot Sword", 3, "any", "", ""),
    "axe-maidens": ("Sword", 3, "any", "duel 0", ""),
    "wurm": ("Magic Boot", 4, "enemy", "", ""),
    "dame": ("Sword Horse", 2, "enemy", "", ""),
    "watchdog": ("Boot Shield", 1, "allied", "", ""),
    "sergeant": ("Shield Sword", 2, "any", "", ""),
    "apothecarian": ("Bow Magic", 0, "", "", "enchant"),
    "warden": ("Shield Sword", 1, "allied", "", ""),
    "goblins": ("Boot Bow", 1, "any", "", ""),
    "skeletons": ("Boot Sword", 2, "any", "", ""),
    "trolls": ("Shield Magic", 3, "allied", "", ""),
    "elven-bowmen": ("Bow", 2, "any", "ambush 3", ""),
    "dwarf-guard": ("Shield Boot", 2, "any", "", "protect"),
    "centaurs": ("Bow Horse", 2, "any", "flank 0", ""),
    "griffin-riders": ("Horse Magic", 2, "any", "charge 1", ""),
    "witch": ("Magic Bow", 0, "", "interrupt 0", "revive"),
    "bandits": ("Boot Horse", 2, "enemy", "", ""),
    "banner-bearer": ("Boot Shield", 1, "any", "", "enchant"),
    "unicorn": ("Horse Magic", 2, "allied", "", "protect"),
    "dragon": ("Magic", 4, "any", "", ""),
    "werewolf": ("Boot Sword", 2, "any", "", ""),
    "giant": ("Boot", 4, "any", "", ""),
    "black-knight": ("Sword Horse", 3, "enemy", "charge 1", ""),
    "phoenix": ("Bow Magic", 2, "any", "", ""),
}
BANDING = {"footsoldiers": 2, "axe-maidens": 1, "goblins": 3, "sergeant": 0}
"""And the banners that two dice bring to the unit itself."""
IN_FORESTS = {"woodkeepers": 1, "werewolf": 2}
IMMUNE = {"halberdiers": ("charge", "flank"), "trolls": ("ambush",), "unicorn": ("interrupt",)}
UNDEAD = ("warden", "skeletons")
LIKED_DIE = {
    "Bow": "moss lantern owl thorn silver elder",
    "Horse": "clover lark kings",
    "Shield": "barrow goat signal",
}
"""The die that an active Forest, Meadow or Hills looks at, by the first word of the land."""


def named(land: str | None, kind: str) -> bool:
    return land is not None and land.endswith(f"-{kind}")
