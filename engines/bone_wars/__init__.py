"""Bone Wars: paleontologists between two patrons, for one to four.

From the bottom up, and nothing imports from above itself: ``state`` is the position, ``fits`` says
what fits where, ``turn`` runs the stack of steps; ``rewards`` are received, ``phases`` lead from
the draft to the end, ``steps`` are what players do in a turn and ``theodore`` is their opponent;
``views`` show all of it, and ``bots`` play.
"""

from .engine import BoneWars

engine = BoneWars()
