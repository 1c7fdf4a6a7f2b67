"""Achievements: noticed as they happen, and told to their owner alone until the game is over."""

from .conquered import conquered
from .earned import notice
from .slain import slain
from .supported import enchanted, protected

__all__ = ["conquered", "enchanted", "notice", "protected", "slain"]
