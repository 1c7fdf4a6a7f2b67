"""Every command on a room. Each changes it in the caller's transaction and tells the tables."""

from .bot import set_bot
from .create import create
from .host import take_over
from .listing import list_rooms
from .move import move
from .ready import set_ready
from .rematch import rematch
from .remove import remove
from .settings import change_settings
from .sit import sit
from .stand import stand
from .start import start

__all__ = [
    "change_settings",
    "create",
    "list_rooms",
    "move",
    "rematch",
    "remove",
    "set_bot",
    "set_ready",
    "sit",
    "stand",
    "start",
    "take_over",
]
