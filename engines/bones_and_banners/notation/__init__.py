"""A position as text and back: for tests, recorded games and reports of faults.

>>> state = parse('''
... round 5 initiative 0
... centre moss-forest:0 gold-mine:1*
... 7 0 ogre Boot > gold-mine
... 9 1 cleric Shield > 7 up
... seat 0
...   hand knights archers*2    # in any order
...   deck archers / wizard knights
... ''')
>>> state.unit(9).aim, state.armies[0].hand
('foe', ['archers', 'archers', 'knights'])
>>> print(format(state), end="")
round 5 initiative 0
centre gold-mine:1* moss-forest:0
7 0 ogre Boot > gold-mine
9 1 cleric Shield > 7 up
seat 0
  hand archers*2 knights
  deck archers / knights wizard
seat 1
  deck /

A unit whose target has left play has the mark ``friend`` or ``foe``, for its class is fixed (B20).
"""

from .read import parse
from .write import format  # noqa: A004 - the rules name it so

__all__ = ["format", "parse"]
