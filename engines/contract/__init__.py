"""The contract between an engine (the rules of one game) and everything that uses it.

A game is its seed, its options and its log of actions; everything else is derived. So an engine
is a set of pure functions over a state: the same seed, options and actions give the same state
on every machine.
"""

from .about import About
from .action import Action
from .bot import Bot
from .decision import Decision
from .engine import Engine
from .errors import IllegalAction, NotListed, NotYourSeat, StaleDecision
from .event import Beat, Event, OnBeat
from .feats import Feats
from .message import Message
from .progress import Progress, phase_started, progress, round_started
from .result import Result
from .state import State
from .view import View

__all__ = [
    "About",
    "Action",
    "Beat",
    "Bot",
    "Decision",
    "Engine",
    "Event",
    "Feats",
    "IllegalAction",
    "Message",
    "NotListed",
    "NotYourSeat",
    "OnBeat",
    "Progress",
    "Result",
    "StaleDecision",
    "State",
    "View",
    "phase_started",
    "progress",
    "round_started",
]
