"""Bones & Banners: two armies, hidden cards under open dice, a race for gold.

From the bottom up, and nothing imports from above itself: ``cards`` are what is printed, ``state``
is the position and ``turn`` runs its stack of steps; ``hands`` draw, ``units`` count banners and
leave play, ``feats`` are noticed; ``combat`` and ``contests`` are Phases V and VI, ``windows`` are
where advisors are played, ``phases`` are the rest of a round, and ``rules`` is all of them;
``views`` show it, and ``bots`` play.
"""

from .engine import BonesAndBanners

engine = BonesAndBanners()
