"""A Postgres of our own: started by the app, ended with it, so that nothing has to be set up."""

from .embedded import Embedded
from .trouble import PostgresTrouble

__all__ = ["Embedded", "PostgresTrouble"]
