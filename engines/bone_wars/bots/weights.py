"""What things are worth to the bot, in points at the end of the game.

Roughly by the scale on which the components were balanced: $1 is a bone, a dig site action; a
loyalty is $2.50, a point $1.50 to $2.
"""

from collections.abc import Sequence

MONEY, SPARE_MONEY = 0.4, 0.1
"""For what the coming turns cost, and beyond."""
NEXT_ROUND_COSTS = 6
SAVED_MONEY, ROUND_COSTS = 0.9, 11
"""Before a round: what it may cost."""
BONE_TOO_MANY = 0.1
SPECIES, CHOSEN_SPECIES = 1.5, 2.2
ROUND_BONUS = 1.5
ENVELOPE = {"A": 1.0, "B": 1.0, "C": 0.9, "D": 1.0, "E": 1.0}
"""For each card in it."""
PRIZE = {
    "money3": 1.5,
    "bones2": 1.0,
    "cover": 1.6,
    "upgrade": 1.5,
    "reclassify": 0.9,
    "digsite3": 1.5,
}
PERSON = {
    "othniel_c_marsh": 1.1,
    "samuel_w_williston": 1.1,
    "william_e_carlin": 0.9,
    "charles_sternberg": 0.8,
    "william_h_reed": 0.9,
    "joseph_leidy": 0.9,
    "arthur_lakes": 0.8,
    "oramel_w_lucas": 0.8,
    "edward_d_cope": 0.9,
    "george_peabody": 0.8,
    "john_wesley_powell": 1.0,
    "william_parker_foulke": 0.9,
}
MORE_PEOPLE = (1.0, 0.8, 0.4, 0.2)
"""The more of them, the less each is worth: a turn plays one."""
TEAM_AP, TEAM_DEPTH, TEAM_COST = 0.9, 0.15, 0.6
"""A team card, for each round to come."""
SPECIALIST = {"miner": 0.7, "sketchArtist": 1.5, "ichnologist": 1.1}
SLOT_COST, SLOT_EXTRA = 0.4, 0.9
"""For each round to come: $1 saved, and another slot."""
COVER = (3.2, 1.8, 0.8)
"""For each cover tile that is gone, over a whole game."""
MOVEMENT_CAMP = (2.0, 1.0)
ARCHIVE_CAMP = (2.4, 1.2)
GRANT = {
    "G1": 1.4,
    "G2": 1.4,
    "G3": 0.9,
    "G4": 1.0,
    "G5": 1.6,
    "G6": 2.6,
    "G7": 0.4,
    "G8": 0.4,
    "G9": 0.8,
    "G10": 0.7,
    "G11": 1.3,
    "G12": 0.9,
    "G13": 0.3,
    "G14": 0.9,
}
"""For the round to come."""

GROWTH, OTHER_GROWTH = 1.3, 0.7
"""Loyalty that comes in a round, with the own patron and with the other."""
PAPERS = 0.35
"""Papers that come in a round to each patron, for each player."""
RIVAL = 0.45
"""A point of the strongest opponent."""

TURNS_A_ROUND = 4.5
PLAN = (0.0, 0.6, 0.75, 0.85)
"""Plans are worth less than deeds: by the turns left, from none on."""
IN_THE_WAY = 0.85
"""Where the paleontologist stands already, something else has to be done first."""
NO_CARD = 0.75
"""Nothing at hand to act with."""
NO_ROOM = 0.6
"""The envelope is full."""
MANY_TURNS = 5
"""There is time enough to find what is missing."""
BOTH_SIDES = 1.6
"""A debunked paper leaves one shelf and comes to the other."""
AWARD = (0.62, 0.34, 0.16, 0.06)
"""By the number of cards that are missing for it."""
AWARD_TURNS = (1, 3, 6, 9)
"""The turns that it takes at least."""
FIND = 0.55
CARD = (0.18, 0.27, 0.36, 0.46, 0.0)
"""A species card, beside a paper of four bones: by the number of bones that are there already."""
MORE_CARDS = (1.0, 0.8, 0.55, 0.35, 0.2)
"""One needs a few, not many."""
TURN = 0.3
"""A card that is only something to act with."""
USEFUL_BONE, OTHER_BONE = 0.5, 0.2
"""Without a card for it: the first of its part, and more."""
NEAR = 0.05
"""For each bone on the site where the team stands, with another team card at hand."""
AP_LEFT, STEP_LEFT = 0.8, 0.1
"""In the middle of a team action."""


def fewer_and_fewer(worths: Sequence[float], each: Sequence[float]) -> float:
    """The sum of things of which one needs a few only, the best first."""
    return sum(worth * each[min(n, len(each) - 1)] for n, worth in enumerate(worths))
