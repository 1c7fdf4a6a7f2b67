"""The contract between an engine (the rules of one game) and everything that uses it.

A game is its seed, its options and its log of actions; everything else is derived. So an engine
is a set of pure functions over a state: the same seed, options and actions give the same state
on every machine.
"""

from .action import Action
from .bot import Bot
from .decision import Decision
from .engine import Engine, KnowsOlderRules, State
from .errors import IllegalAction, NotYourSeat, StaleDecision
from .event import Beat, Event
from .message import Message
from .result import Result
from .view import View

__all__ = [
    "Action",
    "Beat",
    "Bot",
    "Decision",
    "Engine",
    "Event",
    "IllegalAction",
    "KnowsOlderRules",
    "Message",
    "NotYourSeat",
    "Result",
    "StaleDecision",
    "State",
    "View",
]
